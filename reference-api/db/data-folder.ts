import { mkdirSync, rmSync, statfsSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A new database takes 40 MB, and grows in its first minutes. */
const NEW_DATABASE_BYTES = 64 * 1_048_576;
/** With less free space the embedded database cannot start. */
const FULL_BYTES = 1_048_576;

/** A one-line Error for a data folder that cannot be written. */
export function notWritableError(directory: string, cause: unknown): Error {
  return new Error(`DATA_DIR: the folder ${directory} cannot be written (${(cause as NodeJS.ErrnoException).code}).`, { cause });
}

/**
 * Creates a missing folder with its parents. Node's `recursive` loops forever below /proc, where mkdir fails with
 * ENOENT.
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

/** Creates a missing data folder and checks that it is writable. Throws a one-line Error. */
export function prepareDataFolder(directory: string): void {
  const probe = path.join(directory, `.probe-${process.pid}`);
  try {
    createFolder(directory);
    writeFileSync(probe, "\n", { mode: 0o600 });
  } catch (cause) {
    throw notWritableError(directory, cause);
  } finally {
    try {
      rmSync(probe, { force: true });
    } catch {
      // The failed write above is already reported.
    }
  }
}

/** Free bytes on the disk of the data folder; infinite when the file system does not report its size. */
function freeBytes(directory: string): number {
  const { bavail, bsize, blocks } = statfsSync(directory);
  return blocks > 0 ? bavail * bsize : Number.POSITIVE_INFINITY;
}

/**
 * Throws a one-line Error when the disk has too little space for a new database: a half-created one cannot be opened.
 */
export function checkFreeSpace(directory: string): void {
  if (statSync(path.join(directory, "postgresql"), { throwIfNoEntry: false }) || freeBytes(directory) >= NEW_DATABASE_BYTES) return;
  throw new Error(
    `DATA_DIR: the disk of ${directory} has too little free space for a new database, which takes ${NEW_DATABASE_BYTES / 1_048_576} MB.`,
  );
}

/** Whether the disk of the data folder is full. The embedded database does not report it when it fails. */
export function isFull(directory: string): boolean {
  return freeBytes(directory) < FULL_BYTES;
}
