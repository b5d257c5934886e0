import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";

/** The folder of incoming uploads. */
export const incomingFolder = (dataDir: string): string => path.join(dataDir, "incoming");

/**
 * A file unchanged for this long belongs to a dead process, milliseconds: a silent upload is aborted after half a
 * minute.
 */
const ABANDONED_MS = 300_000;
/** Uploads trigger a sweep at most this often, milliseconds. */
const INTERVAL_MS = 60_000;

const lastSweeps = new Map<string, number>();

/** Removes temporary files of processes that died. `now` in epoch milliseconds. Returns the number of removed files. */
export async function sweepIncoming(dataDir: string, now: number): Promise<number> {
  lastSweeps.set(dataDir, performance.now());
  const folder = incomingFolder(dataDir);
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [] as string[])) {
    const location = path.join(folder, name);
    const found = await stat(location).catch(() => undefined);
    if (!found || found.mtimeMs >= now - ABANDONED_MS) continue;
    await rm(location, { force: true });
    removed += 1;
  }
  return removed;
}

/** Sweeps unless the last sweep was less than INTERVAL_MS ago. */
export async function sweepIncomingIfDue(dataDir: string, now: number): Promise<void> {
  const last = lastSweeps.get(dataDir);
  if (last === undefined || performance.now() - last >= INTERVAL_MS) await sweepIncoming(dataDir, now);
}
