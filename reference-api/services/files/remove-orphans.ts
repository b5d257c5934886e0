import { and, inArray, isNull, lt } from "drizzle-orm";
import { ORPHAN_UPLOAD_MS, UNCLAIMED_UPLOAD_MS } from "../../../lib/limits.ts";
import { takeTurn } from "../../db/marks.ts";
import { files } from "../../db/schema/files.ts";
import type { Deps } from "../../deps.ts";
import { removeOldQuotas } from "./daily-quota.ts";
import { storedAs } from "./sealed-file.ts";
import { sweepIncoming } from "./sweep-incoming.ts";

/** How often the whole storage is scanned for bytes without a row, milliseconds. */
const SCAN_INTERVAL_MS = 86_400_000;

/**
 * Removes uploads that no submission claimed within a day, stored bytes without a row that are older than seven days,
 * aborted uploads, and old daily quotas. A database without any file row may not be restored yet: then the storage is
 * left alone. Returns the number of removed files.
 */
export async function removeOrphans({ db, dataDir, storage, now }: Deps): Promise<number> {
  const current = now().getTime();
  const hasFiles = (await db.select({ id: files.id }).from(files).limit(1)).length > 0;
  const orphans = await db
    .delete(files)
    .where(and(isNull(files.claimedAt), lt(files.uploadedAt, new Date(current - UNCLAIMED_UPLOAD_MS))))
    .returning({ id: files.id, sealed: files.sealed });
  for (const file of orphans) await storage.remove(storedAs(file));
  let removed = orphans.length;

  // One of all instances scans the storage, once a day.
  const scans = hasFiles && (await takeTurn(db, "files-looked-through", SCAN_INTERVAL_MS, now()));
  for await (const page of scans ? storage.list() : []) {
    if (page.length === 0) continue;
    const ids = page.map(({ id }) => id.replace(/\.sealed$/, ""));
    const known = new Set((await db.select({ id: files.id, sealed: files.sealed }).from(files).where(inArray(files.id, ids))).map(storedAs));
    for (const { id, storedAt } of page) {
      if (known.has(id) || storedAt >= current - ORPHAN_UPLOAD_MS) continue;
      await storage.remove(id);
      removed += 1;
    }
  }
  await removeOldQuotas(db, new Date(current));
  return removed + (await sweepIncoming(dataDir, Date.now()));
}
