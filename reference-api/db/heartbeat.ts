import { randomUUID } from "node:crypto";
import { readFileSync, readlinkSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { cannotWrite } from "./data-folder.ts";

/** How often the owner of a data folder writes that it lives, milliseconds. */
const BEAT_MS = 1_000;
/** An owner whose beat has not changed for this long is dead, milliseconds. A busy machine may hold a timer up for a few seconds. */
const DEAD_AFTER_MS = 6_000;
const LOOK_MS = 250;

type Beat = { owner: string; beat: number; pid: number; place: string; since: string };

const read = (file: string): Beat | undefined => {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Beat;
  } catch {
    return undefined;
  }
};

/** Where the lock by socket counts: the network of this machine or container, until its next start. */
function placeOf(): string {
  try {
    return `${readlinkSync("/proc/self/ns/net")} ${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()}`;
  } catch {
    return process.platform;
  }
}

/** A beat that is read while it is written would be half of one. */
function write(file: string, beat: Beat): void {
  const half = `${file}.${beat.owner}`;
  writeFileSync(half, JSON.stringify(beat), { mode: 0o600 });
  renameSync(half, file);
}

/** Whether the owner that a file names still writes to it: by change, for clocks of two machines may differ. */
async function lives(file: string, found: Beat): Promise<boolean> {
  for (let waited = 0; waited < DEAD_AFTER_MS; waited += LOOK_MS) {
    await pause(LOOK_MS);
    const now = read(file);
    if (now && (now.owner !== found.owner || now.beat !== found.beat)) return true;
  }
  return false;
}

export const ownerFile = (directory: string): string => path.join(directory, "owner.json");

/** What a second process is told; names the first by its number where it is on this machine. */
export function inUse(directory: string, cause?: unknown): Error {
  const found = read(ownerFile(directory));
  const who = !found ? "" : found.place === placeOf() ? ` (process ${found.pid})` : " (on another machine or in another container)";
  return new Error(`The data folder ${directory} is already in use by another process${who}.`, { cause });
}

/**
 * Writes into the data folder that this process has it, and goes on doing so: the lock by socket does not reach into another
 * container. Waits some seconds where an owner of another place was not heard to end. Throws a one-line Error while one lives.
 * `lost` is called should another process take the folder all the same, as after this one was frozen. Returns the function that
 * gives the folder back.
 */
export async function startHeartbeat(directory: string, lost: () => void): Promise<() => void> {
  const file = ownerFile(directory);
  const place = placeOf();
  const found = read(file);
  // An owner of this very place would have the socket: it is dead. Earlier versions wrote no place.
  if (found?.place && found.place !== place && (await lives(file, found))) throw inUse(directory);
  const mine: Beat = { owner: randomUUID(), beat: 0, pid: process.pid, place, since: new Date().toISOString() };
  try {
    write(file, mine);
  } catch (cause) {
    throw cannotWrite(directory, cause);
  }
  // Two that start at the same moment: the later one has overwritten the earlier.
  if (found?.place !== place) await pause(LOOK_MS);
  if (read(file)?.owner !== mine.owner) throw inUse(directory);
  const timer = setInterval(() => {
    const current = read(file);
    if (current && current.owner !== mine.owner) {
      clearInterval(timer);
      lost();
      return;
    }
    mine.beat += 1;
    try {
      write(file, mine);
    } catch {
      // A full or read-only disk: the beat stands still, and the socket still guards the folder on this machine.
    }
  }, BEAT_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    if (read(file)?.owner === mine.owner) rmSync(file, { force: true });
  };
}
