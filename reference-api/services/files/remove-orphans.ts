import { and, inArray, isNull, lt } from "drizzle-orm";
import { ORPHAN_UPLOAD_MS, UNCLAIMED_UPLOAD_MS } from "../../../lib/limits.ts";
import { takeTurn } from "../../db/marks.ts";
import { files } from "../../db/schema/files.ts";
import type { Deps } from "../../deps.ts";
import { forgetDays } from "./account-day.ts";
import { sweepIncoming } from "./sweep-incoming.ts";

/** How often the storage is searched for bytes that no row names, milliseconds; they are a week old at least. */
const LOOK_THROUGH_MS = 86_400_000;

/**
 * Removes uploads that no submission claimed within a day, bytes in the storage that no row has named for seven, broken-off
 * uploads, and the counts of days gone by.
 * A database without any row of a file is one that was not restored yet, or another's: it removes nothing from the storage.
 * Returns how many files went.
 */
export async function removeOrphans({ db, dataDir, storage, now }: Deps): Promise<number> {
  const current = now().getTime();
  const ours = (await db.select({ id: files.id }).from(files).limit(1)).length > 0;
  const orphans = await db
    .delete(files)
    .where(and(isNull(files.claimedAt), lt(files.uploadedAt, new Date(current - UNCLAIMED_UPLOAD_MS))))
    .returning({ id: files.id });
  for (const { id } of orphans) await storage.remove(id);
  let removed = orphans.length;

  // The whole storage is looked through once a day, by one instance of all.
  const looks = ours && (await takeTurn(db, "files-looked-through", LOOK_THROUGH_MS, now()));
  for await (const page of looks ? storage.list() : []) {
    if (page.length === 0) continue;
    const ids = page.map(({ id }) => id);
    const known = new Set((await db.select({ id: files.id }).from(files).where(inArray(files.id, ids))).map(({ id }) => id));
    for (const { id, keptAt } of page) {
      if (known.has(id) || keptAt >= current - ORPHAN_UPLOAD_MS) continue;
      await storage.remove(id);
      removed += 1;
    }
  }
  await forgetDays(db, new Date(current));
  return removed + (await sweepIncoming(dataDir, Date.now()));
}
