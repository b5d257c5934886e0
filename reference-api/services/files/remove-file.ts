import { and, eq, isNull } from "drizzle-orm";
import { files } from "../../db/schema/files.ts";
import type { Deps } from "../../deps.ts";
import { errors } from "../../errors.ts";
import type { Account } from "../accounts/find-account.ts";
import { audit } from "../audit.ts";
import { fileIdOf } from "./file-url.ts";
import { removeFromStorage } from "./remove-from-storage.ts";

/**
 * Removes a document that its owner removed from the form. Throws 1404 for an unknown document or another account's,
 * and 1011 for one that a submission has claimed. The orphan sweep removes bytes that the storage fails to remove.
 */
export async function removeFile(
  { db, storage, log, now }: Pick<Deps, "db" | "storage" | "log" | "now">,
  owner: Account,
  url: string,
  requestId: string,
): Promise<void> {
  const id = fileIdOf(url);
  if (!id) throw errors.notFound();
  const mine = and(eq(files.id, id), eq(files.accountId, owner.id));
  const removed = await db.transaction(async (tx) => {
    const rows = await tx
      .delete(files)
      .where(and(mine, isNull(files.claimedAt)))
      .returning({ id: files.id, sealed: files.sealed });
    if (rows.length > 0) await audit(tx, now(), { actor: `funder:${owner.id}`, action: "document-removal", subject: id, requestId });
    return rows;
  });
  if (removed.length === 0) {
    const [claimed] = await db.select({ id: files.id }).from(files).where(mine);
    throw claimed ? errors.fileClaimed() : errors.notFound();
  }
  await removeFromStorage({ storage, log }, removed);
}
