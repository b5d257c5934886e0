import { randomUUID } from "node:crypto";
import { readFileSync, readlinkSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { notWritableError } from "./data-folder.ts";

/** How often the owner of a data folder writes its heartbeat, milliseconds. */
const BEAT_MS = 1_000;
/** An owner without a new heartbeat for this long is dead, milliseconds. A busy machine may delay timers by seconds. */
const DEAD_AFTER_MS = 6_000;
/** How often another owner's heartbeat is read, milliseconds. */
const POLL_MS = 250;

type Beat = { owner: string; beat: number; pid: number; place: string; since: string };

const read = (file: string): Beat | undefined => {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Beat;
  } catch {
    return undefined;
  }
};

/** Scope of the socket lock: the network namespace of this machine or container, until its next boot. */
function placeOf(): string {
  try {
    return `${readlinkSync("/proc/self/ns/net")} ${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()}`;
  } catch {
    return process.platform;
  }
}

/** Writes the file atomically. */
function write(file: string, beat: Beat): void {
  const half = `${file}.${beat.owner}`;
  writeFileSync(half, JSON.stringify(beat), { mode: 0o600 });
  renameSync(half, file);
}

/** Whether the owner still updates the file. Compares contents: the clocks of two machines may differ. */
async function isAlive(file: string, found: Beat): Promise<boolean> {
  for (let waited = 0; waited < DEAD_AFTER_MS; waited += POLL_MS) {
    await pause(POLL_MS);
    const now = read(file);
    if (now && (now.owner !== found.owner || now.beat !== found.beat)) return true;
  }
  return false;
}

const ownerFile = (directory: string): string => path.join(directory, "owner.json");

/** The Error for a second process; contains the first one's process id when it is on this machine. */
export function inUseError(directory: string, cause?: unknown): Error {
  const found = read(ownerFile(directory));
  const who = !found ? "" : found.place === placeOf() ? ` (process ${found.pid})` : " (on another machine or in another container)";
  return new Error(`The data folder ${directory} is already in use by another process${who}.`, { cause });
}

/**
 * Claims the data folder with a heartbeat file, because the socket lock does not reach other containers. Waits some
 * seconds to find out whether an owner elsewhere is alive, and throws a one-line Error if so. `onLost` is called when
 * another process takes the folder over, for instance after this one was frozen. Returns the function that releases the
 * folder.
 */
export async function startHeartbeat(directory: string, onLost: () => void): Promise<() => void> {
  const file = ownerFile(directory);
  const place = placeOf();
  const found = read(file);
  // An owner in the same place is dead, or it would have the socket. Earlier versions wrote no place.
  if (found?.place && found.place !== place && (await isAlive(file, found))) throw inUseError(directory);
  const mine: Beat = { owner: randomUUID(), beat: 0, pid: process.pid, place, since: new Date().toISOString() };
  try {
    write(file, mine);
  } catch (cause) {
    throw notWritableError(directory, cause);
  }
  // When two processes start at once, the later one has overwritten the file.
  if (found?.place !== place) await pause(POLL_MS);
  if (read(file)?.owner !== mine.owner) throw inUseError(directory);
  const timer = setInterval(() => {
    const current = read(file);
    if (current && current.owner !== mine.owner) {
      clearInterval(timer);
      onLost();
      return;
    }
    mine.beat += 1;
    try {
      write(file, mine);
    } catch {
      // On a full or read-only disk the heartbeat stops; on this machine the socket still protects the folder.
    }
  }, BEAT_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    if (read(file)?.owner === mine.owner) rmSync(file, { force: true });
  };
}
