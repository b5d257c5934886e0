import type { ReceivedFile } from "./receive-file.ts";

/** Storage for the bytes of documents. Names, sizes and owners are in the database. */
export type FileStorage = {
  /** Saves a received file under an id, durably. The caller removes what remains at `received.path`. */
  save: (received: ReceivedFile, id: string) => Promise<void>;
  /** The bytes of a file, or undefined when it does not exist. Throws when the storage does not respond. */
  read: (id: string) => Promise<ReadableStream | undefined>;
  /** Removes a file; a missing one is no error. */
  remove: (id: string) => Promise<void>;
  /** All stored files in pages, with the time they were stored (epoch milliseconds). */
  list: () => AsyncIterable<{ id: string; storedAt: number }[]>;
};
