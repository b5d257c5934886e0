import { and, desc, eq, gte, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { ColleagueAnswers, ColleagueAsked, ColleagueRow } from "../../../lib/contract/colleague.ts";
import type { ColleaguePart } from "../../../lib/contract/colleague-parts.ts";
import { COLLEAGUE_LINK_MS, COLLEAGUE_LINKS_PER_DAY_MAX, COLLEAGUE_MAILS_PER_DAY_MAX } from "../../../lib/limits.ts";
import type { Database } from "../../db/open.ts";
import { accounts } from "../../db/schema/accounts.ts";
import { colleagueFiles, colleagueLinks } from "../../db/schema/colleagues.ts";
import { messages } from "../../db/schema/desk.ts";
import { files } from "../../db/schema/files.ts";
import { errors } from "../../errors.ts";
import { startOfJakartaDay } from "../../jakarta-time.ts";
import { digest, randomToken } from "../../keys/secrets.ts";
import type { Account } from "../accounts/find-account.ts";
import { maskContact } from "../accounts/registration.ts";
import { audit } from "../audit.ts";
import type { Deps } from "../deps.ts";
import { fileUrl, removeFromStorage } from "../files/files.ts";
import { fileName } from "../files/sealed-file.ts";
import { deliver, inBackground, queueLimited } from "../messages/queue.ts";
import { colleagueText } from "../messages/texts.ts";
import { contentOfLink, type Link, registrationOf, revokeLinks, sealLink } from "./links.ts";

/**
 * Opens a link for one part of a company's form, and revokes the part's link that was not used. Throws 1016 for anything
 * but a company whose details are pending, and 1007 after the links of a day.
 */
export async function askColleague(deps: Deps, owner: Account, part: ColleaguePart, requestId: string): Promise<ColleagueAsked> {
  if (owner.type !== 1 || !owner.detailsPending) throw errors.colleagueNotOffered();
  const [id, link, current] = [randomToken(), randomToken(), deps.now()];
  const expiresAt = new Date(current.getTime() + COLLEAGUE_LINK_MS);
  const removed = await deps.db.transaction(async (tx) => {
    // Serialises concurrent calls, so that a part has one open link.
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, owner.id)).for("update");
    if (!account?.detailsPending) throw errors.colleagueNotOffered();
    const ofOwner = eq(colleagueLinks.accountId, owner.id);
    const today = await tx.$count(colleagueLinks, and(ofOwner, gte(colleagueLinks.askedAt, startOfJakartaDay(current))));
    if (today >= COLLEAGUE_LINKS_PER_DAY_MAX) throw errors.colleagueLinksUsedUp();
    const gone = await revokeLinks(tx, and(ofOwner, eq(colleagueLinks.part, part), isNull(colleagueLinks.filledAt)), current);
    await tx.insert(colleagueLinks).values({
      id,
      linkHash: digest(link),
      accountId: owner.id,
      part,
      registration: registrationOf(account),
      askedAt: current,
      expiresAt,
    });
    await audit(tx, current, { actor: `funder:${owner.id}`, action: "colleague-asked", subject: id, requestId, after: { part } });
    return gone;
  });
  await removeFromStorage(deps, removed);
  return { id, link, expiresAt: expiresAt.toISOString() };
}

/** Whether a link can be used. */
export const isOpen = (link: Link, owner: Account, now: Date): boolean =>
  link.filledAt === null && link.revokedAt === null && link.expiresAt > now && owner.detailsPending && link.registration === registrationOf(owner);

/** Sends a link of this registration by e-mail. Throws 1004 when it cannot be used, and 1007 after the mails of a day. */
export async function sendColleague(deps: Deps, owner: Account, { link, to }: { link: string; to: string }): Promise<void> {
  const { db, now, vault, siteUrl } = deps;
  const [row] = await db
    .select()
    .from(colleagueLinks)
    .where(and(eq(colleagueLinks.linkHash, digest(link)), eq(colleagueLinks.accountId, owner.id)));
  if (!row || !isOpen(row, owner, now())) throw errors.colleagueLinkEnded();
  const mine = and(eq(messages.accountId, owner.id), eq(messages.kind, "colleague"), gte(messages.createdAt, startOfJakartaDay(now())));
  const text = colleagueText(`${siteUrl}/isiBagian#${link}`);
  const queued = { kind: "colleague" as const, account: owner.id, expiresAt: row.expiresAt };
  const id = await db.transaction(async (tx) => {
    // Serialises concurrent calls, so that the limit holds.
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, owner.id)).for("update");
    if ((await tx.$count(messages, mine)) >= COLLEAGUE_MAILS_PER_DAY_MAX) throw errors.colleagueMailsUsedUp();
    const message = await queueLimited({ vault, now, db: tx }, { channel: "email", to, ...text }, queued);
    if (message === undefined) throw errors.colleagueMailsUsedUp();
    await tx
      .update(colleagueLinks)
      .set({ sealed: sealLink(vault, row.id, { to: maskContact(to) }) })
      .where(and(eq(colleagueLinks.id, row.id), isNull(colleagueLinks.filledAt), isNull(colleagueLinks.revokedAt)));
    return message;
  });
  inBackground(deliver(deps, id));
}

function stateOf(link: Link, owner: Account, now: Date) {
  if (link.takenAt) return "taken";
  if (link.revokedAt) return "revoked";
  if (link.filledAt) return link.expiresAt > now ? "filled" : "expired";
  return isOpen(link, owner, now) ? "waiting" : "expired";
}

/** The links of a registration, newest first. */
export async function listColleagues({ db, vault, now }: Deps, owner: Account): Promise<ColleagueRow[]> {
  const rows = await db.select().from(colleagueLinks).where(eq(colleagueLinks.accountId, owner.id)).orderBy(desc(colleagueLinks.askedAt));
  return rows.map((row) => {
    const { to, name } = contentOfLink(vault, row);
    return {
      id: row.id,
      part: row.part as ColleaguePart,
      state: stateOf(row, owner, now()),
      askedAt: row.askedAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      ...(to ? { to } : {}),
      ...(name ? { name } : {}),
      ...(row.filledAt ? { filledAt: row.filledAt.toISOString() } : {}),
      ...(row.takenAt ? { takenAt: row.takenAt.toISOString() } : {}),
    };
  });
}

/** The answers of a link, with the names of their files. Throws 1404 when they are not there, or no longer. */
export async function colleagueAnswers({ db, vault, now }: Deps, owner: Account, id: string): Promise<ColleagueAnswers> {
  const [row] = await db
    .select()
    .from(colleagueLinks)
    .where(and(eq(colleagueLinks.id, id), eq(colleagueLinks.accountId, owner.id)));
  if (!row?.filledAt || stateOf(row, owner, now()) !== "filled") throw errors.notFound();
  const { name = "", fields = {} } = contentOfLink(vault, row);
  const held = await db
    .select({ field: colleagueFiles.field, id: files.id, name: files.name, sealed: files.sealed, size: files.size })
    .from(colleagueFiles)
    .innerJoin(files, eq(files.id, colleagueFiles.fileId))
    .where(eq(colleagueFiles.linkId, id))
    .orderBy(files.uploadedAt);
  return {
    name,
    filledAt: row.filledAt.toISOString(),
    fields: Object.entries(fields).flatMap(([field, value]) => (typeof value === "string" ? [{ name: field, value }] : [])),
    documents: held.map((file) => ({ field: file.field, url: fileUrl(file.id), name: fileName(vault, file), size: file.size })),
  };
}

/** Marks answers as taken: only the colleague's name stays. Their files count from now on like the owner's uploads. */
async function markTaken(tx: Pick<Database, "select" | "update" | "delete">, { vault }: Pick<Deps, "vault">, row: Link, now: Date): Promise<void> {
  const { to, name } = contentOfLink(vault, row);
  await tx
    .update(colleagueLinks)
    .set({ takenAt: now, sealed: sealLink(vault, row.id, { ...(to ? { to } : {}), ...(name ? { name } : {}) }) })
    .where(eq(colleagueLinks.id, row.id));
  const held = tx.select({ id: colleagueFiles.fileId }).from(colleagueFiles).where(eq(colleagueFiles.linkId, row.id));
  await tx
    .update(files)
    .set({ uploadedAt: now })
    .where(and(inArray(files.id, held), isNull(files.claimedAt)));
  await tx.delete(colleagueFiles).where(eq(colleagueFiles.linkId, row.id));
}

/** Ends a link: its answers were taken, or it is revoked. Repeating it has no effect. Throws 1404 for any other link. */
export async function endColleague(deps: Deps, owner: Account, { id, taken }: { id: string; taken: boolean }, requestId: string): Promise<void> {
  const removed = await deps.db.transaction(async (tx) => {
    const current = deps.now();
    const [row] = await tx
      .select()
      .from(colleagueLinks)
      .where(and(eq(colleagueLinks.id, id), eq(colleagueLinks.accountId, owner.id)))
      .for("update");
    if (!row) throw errors.notFound();
    if (taken ? row.takenAt : row.revokedAt) return [];
    if (taken && stateOf(row, owner, current) !== "filled") throw errors.notFound();
    if (!taken && row.takenAt) throw errors.notFound();
    if (taken) await markTaken(tx, deps, row, current);
    const gone = taken ? [] : await revokeLinks(tx, eq(colleagueLinks.id, id), current);
    await audit(tx, current, {
      actor: `funder:${owner.id}`,
      action: taken ? "colleague-taken" : "colleague-revoked",
      subject: id,
      requestId,
      after: { part: row.part },
    });
    return gone;
  });
  await removeFromStorage(deps, removed);
}

/** Who filled in which part of an account's form, and when it was taken. */
export async function takenColleagues({ db, vault }: Pick<Deps, "db" | "vault">, accountId: string) {
  const rows = await db
    .select()
    .from(colleagueLinks)
    .where(and(eq(colleagueLinks.accountId, accountId), isNotNull(colleagueLinks.takenAt)))
    .orderBy(colleagueLinks.takenAt, sql`${colleagueLinks.id}`);
  return rows.map((row) => ({
    part: row.part as ColleaguePart,
    name: contentOfLink(vault, row).name ?? "",
    filled: row.filledAt,
    taken: row.takenAt,
  }));
}

/** Everything that is stored about the colleagues of an account. */
export async function storedColleagues({ db, vault }: Pick<Deps, "db" | "vault">, accountId: string) {
  const rows = await db.select().from(colleagueLinks).where(eq(colleagueLinks.accountId, accountId)).orderBy(colleagueLinks.askedAt);
  return rows.map((row) => ({
    part: row.part,
    asked: row.askedAt,
    expires: row.expiresAt,
    filled: row.filledAt,
    taken: row.takenAt,
    revoked: row.revokedAt,
    ...contentOfLink(vault, row),
  }));
}
