import type { ReceivedFile } from "./receive-file.ts";

/** Where the bytes of documents stay; their names, sizes and owners are rows of the database. */
export type FileStorage = {
  /** Keeps a received file under an id; durable when this resolves. What is left at `received.path` is the caller's to remove. */
  keep: (received: ReceivedFile, id: string) => Promise<void>;
  /** The bytes of a file, or undefined where there is none. Throws when the storage does not answer. */
  read: (id: string) => Promise<ReadableStream | undefined>;
  /** Removes a file; one that is gone already is no error. */
  remove: (id: string) => Promise<void>;
  /** Every kept file in pages, with the moment it was kept (epoch milliseconds). */
  list: () => AsyncIterable<{ id: string; storedAt: number }[]>;
};
