import { and, eq, isNull } from "drizzle-orm";
import { files } from "../../db/schema/files.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refusal.ts";
import type { Account } from "../accounts/find-account.ts";
import { fileIdOf } from "./file-url.ts";

/**
 * Removes a document that its owner has taken out of the form. Refuses 1404 for one that is gone, or another's, and 1011 for
 * one that a submission has claimed. Bytes that the storage fails to remove go with the sweep.
 */
export async function removeFile({ db, storage, log }: Pick<Deps, "db" | "storage" | "log">, owner: Account, url: string): Promise<void> {
  const id = fileIdOf(url);
  if (!id) throw refuse.notFound();
  const mine = and(eq(files.id, id), eq(files.accountId, owner.id));
  const removed = await db
    .delete(files)
    .where(and(mine, isNull(files.claimedAt)))
    .returning({ id: files.id });
  if (removed.length === 0) {
    const [claimed] = await db.select({ id: files.id }).from(files).where(mine);
    throw claimed ? refuse.fileClaimed() : refuse.notFound();
  }
  await storage.remove(id).catch((error: Error) => log.warn({ error: error.name }, "a removed document stays for the sweep"));
}
