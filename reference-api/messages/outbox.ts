import { appendFile, mkdir, rename, stat } from "node:fs/promises";
import path from "node:path";
import type { MessagePort } from "./port.ts";

/** The file is put aside at this size, bytes, and the one put aside before it goes: codes in clear pile up nowhere. */
const OUTBOX_MAX_BYTES = 5_242_880;

/** Writes messages to `outbox.jsonl` of the data folder, a line each: the port of a checkout without SMS and mail. */
export function outboxPort(dataDir: string, now: () => Date, maxBytes = OUTBOX_MAX_BYTES): MessagePort {
  const file = path.join(dataDir, "outbox.jsonl");
  return {
    async send({ channel, to, text }) {
      await mkdir(dataDir, { recursive: true });
      const { size } = await stat(file).catch(() => ({ size: 0 }));
      if (size >= maxBytes) await rename(file, path.join(dataDir, "outbox.1.jsonl")).catch(() => undefined);
      const line = JSON.stringify({ at: now().toISOString(), channel, to, text });
      await appendFile(file, `${line}\n`, { mode: 0o600 });
    },
  };
}
