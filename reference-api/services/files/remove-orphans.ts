import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { and, inArray, isNull, lt } from "drizzle-orm";
import { ORPHAN_UPLOAD_MS } from "../../../lib/limits.ts";
import { files } from "../../db/schema/files.ts";
import type { Deps } from "../../deps.ts";
import { filesFolder, incomingFolder } from "./store-file.ts";

/** Uploads that broke off leave a temporary file behind when the process died; after this they are nobody's. */
const INCOMING_MS = 3_600_000;

const namesIn = (folder: string) => readdir(folder).catch(() => [] as string[]);

async function olderThan(location: string, moment: number): Promise<boolean> {
  const found = await stat(location).catch(() => undefined);
  return found !== undefined && found.mtimeMs < moment;
}

/**
 * Removes uploads that no submission claimed within seven days, stored bytes without a row, and broken-off uploads.
 * Returns how many files went.
 */
export async function removeOrphans({ db, dataDir, now }: Deps): Promise<number> {
  const current = now().getTime();
  const orphans = await db
    .delete(files)
    .where(and(isNull(files.claimedAt), lt(files.uploadedAt, new Date(current - ORPHAN_UPLOAD_MS))))
    .returning({ id: files.id });
  for (const { id } of orphans) await rm(path.join(filesFolder(dataDir), id), { force: true });
  let removed = orphans.length;

  const stored = await namesIn(filesFolder(dataDir));
  for (let start = 0; start < stored.length; start += 500) {
    const names = stored.slice(start, start + 500);
    const known = new Set((await db.select({ id: files.id }).from(files).where(inArray(files.id, names))).map(({ id }) => id));
    for (const name of names) {
      const location = path.join(filesFolder(dataDir), name);
      if (known.has(name) || !(await olderThan(location, current - INCOMING_MS))) continue;
      await rm(location, { force: true });
      removed += 1;
    }
  }
  for (const name of await namesIn(incomingFolder(dataDir))) {
    const location = path.join(incomingFolder(dataDir), name);
    if (!(await olderThan(location, current - INCOMING_MS))) continue;
    await rm(location, { force: true });
    removed += 1;
  }
  return removed;
}
