import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { FileStorage } from "./file-storage.ts";

const PAGE = 500;

/**
 * A stream that opens the file at the first read: the response to a HEAD or to a closed connection is never read nor
 * cancelled.
 */
function lazyStream(file: string): ReadableStream {
  let pieces: AsyncIterator<Uint8Array> | undefined;
  return new ReadableStream(
    {
      async pull(controller) {
        pieces ??= createReadStream(file)[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
        const piece = await pieces.next();
        if (piece.done) controller.close();
        else controller.enqueue(piece.value);
      },
      cancel: async () => void (await pieces?.return?.()),
    },
    { highWaterMark: 0 },
  );
}

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
      return (await statOf(id)) ? lazyStream(locate(id)) : undefined;
    },
    remove: (id) => rm(locate(id), { force: true }),
    async *list() {
      const names = await readdir(folder).catch(() => [] as string[]);
      for (let start = 0; start < names.length; start += PAGE) {
        const page = await Promise.all(names.slice(start, start + PAGE).map(async (id) => ({ id, storedAt: (await statOf(id))?.mtimeMs })));
        yield page.filter((file): file is { id: string; storedAt: number } => file.storedAt !== undefined);
      }
    },
  };
}
