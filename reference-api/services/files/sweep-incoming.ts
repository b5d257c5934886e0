import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";

/** The folder of uploads on their way. */
export const incomingFolder = (dataDir: string): string => path.join(dataDir, "incoming");

/**
 * A process that died left a temporary file behind; nothing that still runs is silent for so long: an upload that brings nothing
 * for half a minute is cut off, and the work on a whole one takes less.
 */
const ABANDONED_MS = 300_000;
/** Each upload sweeps before it begins, not more often than this, milliseconds. */
const REST_MS = 60_000;

const lastSweeps = new Map<string, number>();

/** Removes what broken-off uploads of a process that died have left. `now` in epoch milliseconds; returns how many files went. */
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

/** The same, unless it was done a moment ago. */
export async function sweepIncomingAtTimes(dataDir: string, now: number): Promise<void> {
  const last = lastSweeps.get(dataDir);
  if (last === undefined || performance.now() - last >= REST_MS) await sweepIncoming(dataDir, now);
}
