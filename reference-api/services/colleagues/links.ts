import { and, eq, exists, inArray, isNotNull, isNull, lt, notExists, type SQL, sql } from "drizzle-orm";
import { COLLEAGUE_KEPT_MS } from "../../../lib/limits.ts";
import type { Database } from "../../db/open.ts";
import { colleagueFiles, colleagueLinks } from "../../db/schema/colleagues.ts";
import { files } from "../../db/schema/files.ts";
import { digest } from "../../keys/secrets.ts";
import type { Account } from "../accounts/find-account.ts";
import type { Deps } from "../deps.ts";
import type { StoredFile } from "../files/sealed-file.ts";
import { openFor, sealFor } from "../sealing/sealed-columns.ts";

export type Link = typeof colleagueLinks.$inferSelect;
type Tx = Pick<Database, "select" | "update" | "delete">;

/** What is sealed of a link. `to`: the masked address of the mail; `fields`: the answers until they are taken. */
export type LinkContent = { to?: string; name?: string; fields?: Record<string, unknown> };

/** What is sealed of a link. */
export const contentOfLink = (vault: Deps["vault"], { id, sealed }: Pick<Link, "id" | "sealed">): LinkContent =>
  sealed ? (JSON.parse(openFor(vault, "colleague", id, sealed)) as LinkContent) : {};

/** The content as the row has it. */
export const sealLink = (vault: Deps["vault"], id: string, content: LinkContent): string => sealFor(vault, "colleague", id, JSON.stringify(content));

/** The state of a registration that a link belongs to. Changes with the password and when the details are submitted. */
export const registrationOf = ({ id, detailsPending, passwordHash }: Pick<Account, "id" | "detailsPending" | "passwordHash">): string =>
  digest(`${id} ${detailsPending} ${passwordHash}`);

/** The condition of a file that no link holds for its owner. */
export const notHeld = (db: Pick<Database, "select">): SQL =>
  notExists(db.select({ held: sql`1` }).from(colleagueFiles).where(eq(colleagueFiles.fileId, files.id)));

/** Removes the unclaimed files of links. Returns them: the caller removes their bytes after the transaction. */
async function removeFilesOf(tx: Tx, links: string[]): Promise<StoredFile[]> {
  if (links.length === 0) return [];
  const held = tx.select({ id: colleagueFiles.fileId }).from(colleagueFiles).where(inArray(colleagueFiles.linkId, links));
  return tx
    .delete(files)
    .where(and(inArray(files.id, held), isNull(files.claimedAt)))
    .returning({ id: files.id, sealed: files.sealed });
}

/** Revokes links that match a condition and are neither taken nor revoked, with their answers and files. Returns the files. */
export async function revokeLinks(tx: Tx, condition: SQL | undefined, now: Date): Promise<StoredFile[]> {
  const ended = await tx
    .update(colleagueLinks)
    .set({ revokedAt: now, sealed: null })
    .where(and(condition, isNull(colleagueLinks.takenAt), isNull(colleagueLinks.revokedAt)))
    .returning({ id: colleagueLinks.id });
  return removeFilesOf(
    tx,
    ended.map(({ id }) => id),
  );
}

/** Revokes what an account has not taken: its registration ends or changes hands. Returns the files. */
export const revokeAllLinks = (tx: Tx, accountId: string, now: Date): Promise<StoredFile[]> =>
  revokeLinks(tx, eq(colleagueLinks.accountId, accountId), now);

/**
 * Removes what expired links hold, and later the links. Who filled in a part that was taken stays with the registration.
 * Returns the files.
 */
export async function removeOldLinks({ db, now }: Pick<Deps, "db" | "now">): Promise<StoredFile[]> {
  const current = now();
  const expired = and(isNull(colleagueLinks.takenAt), lt(colleagueLinks.expiresAt, current));
  return db.transaction(async (tx) => {
    const its = tx.select({ file: colleagueFiles.fileId }).from(colleagueFiles).where(eq(colleagueFiles.linkId, colleagueLinks.id));
    // Locked: the owner may be taking the answers in their last moment.
    const held = await tx
      .select({ id: colleagueLinks.id })
      .from(colleagueLinks)
      .where(and(expired, exists(its)))
      .for("update", { skipLocked: true });
    const removed = await removeFilesOf(
      tx,
      held.map(({ id }) => id),
    );
    await tx
      .update(colleagueLinks)
      .set({ sealed: null })
      .where(and(expired, isNotNull(colleagueLinks.sealed)));
    await tx
      .delete(colleagueLinks)
      .where(and(isNull(colleagueLinks.takenAt), lt(colleagueLinks.expiresAt, new Date(current.getTime() - COLLEAGUE_KEPT_MS))));
    return removed;
  });
}
