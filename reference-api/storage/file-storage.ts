import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";

/** A file that has arrived in the folder of incoming uploads; `size` in bytes, `sha256` in hexadecimal. */
export type ReceivedFile = { path: string; name: string; size: number; sha256: string };

/** Whether a name is one that this service gives to stored bytes: other names never reach a path or a key. */
export const isStoredName = (name: string): boolean => /^[\w-]{16,64}(?:\.sealed)?$/.test(name);

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

/**
 * A stream that calls `start` at the first read: the response to a HEAD or to a closed connection is never read nor
 * cancelled. `abandon` is called instead when it is cancelled before that.
 */
export function lazyStream(start: () => AsyncIterable<Uint8Array>, abandon: () => Promise<void> = async () => undefined): ReadableStream {
  let chunks: AsyncIterator<Uint8Array> | undefined;
  return new ReadableStream(
    {
      async pull(controller) {
        chunks ??= start()[Symbol.asyncIterator]();
        for (;;) {
          const chunk = await chunks.next();
          if (chunk.done) return controller.close();
          if (chunk.value.length > 0) return controller.enqueue(chunk.value);
        }
      },
      cancel: async () => void (await (chunks ? chunks.return?.() : abandon())),
    },
    { highWaterMark: 0 },
  );
}

const PAGE = 500;

/** Documents in the `files` folder of the data folder, on the same file system as incoming uploads. */
export function diskStorage(dataDir: string): FileStorage {
  const folder = path.join(dataDir, "files");
  const locate = (id: string) => path.join(folder, id);
  const statOf = (id: string) => stat(locate(id)).catch(() => undefined);
  return {
    async save(received, id) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await rename(received.path, locate(id));
      const directory = await open(folder, "r");
      try {
        await directory.sync();
      } finally {
        await directory.close();
      }
    },
    async read(id) {
      return (await statOf(id)) ? lazyStream(() => createReadStream(locate(id))) : undefined;
    },
    remove: (id) => rm(locate(id), { force: true }),
    async *list() {
      const names = (await readdir(folder).catch(() => [] as string[])).filter(isStoredName);
      for (let start = 0; start < names.length; start += PAGE) {
        const page = await Promise.all(names.slice(start, start + PAGE).map(async (id) => ({ id, storedAt: (await statOf(id))?.mtimeMs })));
        yield page.filter((file): file is { id: string; storedAt: number } => file.storedAt !== undefined);
      }
    },
  };
}
