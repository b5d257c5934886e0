import { mkdirSync, rmSync, statfsSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A new database takes 40 MB, and its first minutes some more. */
const NEW_DATABASE_BYTES = 64 * 1_048_576;
/** With less room than this, the embedded database can hardly write down that it has been opened. */
const FULL_BYTES = 1_048_576;

/** Names the variable of a data folder that does not take a file or folder. */
export function cannotWrite(directory: string, cause: unknown): Error {
  return new Error(`DATA_DIR: the folder ${directory} cannot be written (${(cause as NodeJS.ErrnoException).code}).`, { cause });
}

/**
 * Creates a folder, and those above it, where it is missing. Not by Node's own `recursive`, which tries for ever in a folder that
 * refuses with "no such entry", as those of /proc do.
 */
export function createFolder(directory: string): void {
  if (statSync(directory, { throwIfNoEntry: false })) return;
  createFolder(path.dirname(directory));
  try {
    mkdirSync(directory, { mode: 0o700 });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "EEXIST") throw cause;
  }
}

/** Creates the data folder where it is missing and tries to write there. Throws a one-line Error when it cannot be written. */
export function prepareDataFolder(directory: string): void {
  const probe = path.join(directory, `.probe-${process.pid}`);
  try {
    createFolder(directory);
    writeFileSync(probe, "\n", { mode: 0o600 });
  } catch (cause) {
    throw cannotWrite(directory, cause);
  } finally {
    try {
      rmSync(probe, { force: true });
    } catch {
      // The write that failed has said it already.
    }
  }
}

/** What of the data folder's disk is free, in bytes; without end where the file system does not say. */
function freeBytes(directory: string): number {
  const { bavail, bsize, blocks } = statfsSync(directory);
  return blocks > 0 ? bavail * bsize : Number.POSITIVE_INFINITY;
}

/**
 * Refuses to begin a database that the disk has no room for: what a half-made one leaves can be neither opened nor gone on with.
 * Throws a one-line Error.
 */
export function checkRoom(directory: string): void {
  if (statSync(path.join(directory, "postgresql"), { throwIfNoEntry: false }) || freeBytes(directory) >= NEW_DATABASE_BYTES) return;
  throw new Error(`DATA_DIR: the disk of ${directory} has too little room for a new database, which takes ${NEW_DATABASE_BYTES / 1_048_576} MB.`);
}

/** Whether the disk of the data folder is full, which the embedded database does not say when it fails over it. */
export function isFull(directory: string): boolean {
  return freeBytes(directory) < FULL_BYTES;
}
