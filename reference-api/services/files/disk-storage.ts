import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { FileStorage } from "./file-storage.ts";
import { lazyStream } from "./lazy-stream.ts";

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
      const names = await readdir(folder).catch(() => [] as string[]);
      for (let start = 0; start < names.length; start += PAGE) {
        const page = await Promise.all(names.slice(start, start + PAGE).map(async (id) => ({ id, storedAt: (await statOf(id))?.mtimeMs })));
        yield page.filter((file): file is { id: string; storedAt: number } => file.storedAt !== undefined);
      }
    },
  };
}
