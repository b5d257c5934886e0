import { appendFile, mkdir, rename, stat } from "node:fs/promises";
import path from "node:path";
import type { MessageSender } from "./sender.ts";

/** The file is rotated at this size, bytes. Only one rotated file remains, so codes in clear text do not pile up. */
const OUTBOX_MAX_BYTES = 5_242_880;

/** Appends messages to `outbox.jsonl` in the data folder, one line each: for a checkout without SMS and mail. */
export function outboxSender(dataDir: string, now: () => Date, maxBytes = OUTBOX_MAX_BYTES): MessageSender {
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
