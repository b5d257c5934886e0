import { createHash } from "node:crypto";
import { and, asc, eq, gte, inArray, isNull, max } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../db/open.ts";
import { accounts, codes, knownDevices, loginFailures, sessions, submissions } from "../../db/schema/accounts.ts";
import { deletionReceipts, runningDeletions } from "../../db/schema/app-users.ts";
import { colleagueLinks } from "../../db/schema/colleagues.ts";
import { auditLog, messages, operators } from "../../db/schema/desk.ts";
import { files } from "../../db/schema/files.ts";
import { rightsRequests } from "../../db/schema/rights-requests.ts";
import { scans } from "../../db/schema/scans.ts";
import { staff, staffSessions } from "../../db/schema/staff.ts";
import { DeskError } from "../../errors.ts";
import { hashSecret, randomToken } from "../../keys/secrets.ts";
import { type Desk, need } from "../audit.ts";
import { revokeLinks } from "../colleagues/links.ts";
import { appUsersByHash, eraseAppUser } from "../deletion/deletion.ts";
import { keepUntilOf } from "../deletion/receipt.ts";
import type { Deps } from "../deps.ts";
import { removeFromStorage } from "../files/files.ts";
import type { StoredFile } from "../files/sealed-file.ts";
import { deleteAccounts } from "../retention.ts";

/** The acts whose effect a restored backup must not undo: erasures, withdrawn rights, replaced secrets, used tickets. */
const REPLAYED = [
  "account-deletion",
  "account-exported",
  "colleague-revoked",
  "contact-changed",
  "details-taken-back",
  "operator-removed",
  "password-changed",
  "password-reset",
  "staff-invited",
  "staff-removed",
] as const;

const entry = z.object({
  at: z.iso.datetime(),
  action: z.enum(REPLAYED),
  subject: z.string().max(100),
  /** The ticket that an act used, the receipt of a funder's erasure, the keyed hash of an erased app user. */
  ticket: z.string().max(40).optional(),
  receipt: z.string().max(40).optional(),
  account: z.string().max(64).optional(),
});
const list = z.object({ erasures: z.array(entry), proof: z.string() });
type Entry = z.infer<typeof entry>;

const proofText = (entries: readonly Entry[]) => `erasures ${createHash("sha256").update(JSON.stringify(entries)).digest("hex")}`;

/**
 * What was erased, withdrawn or replaced since a day, or ever, to be kept apart from the backups: without names and
 * contacts, in order, proved by the service's keys.
 */
export async function listErasures(desk: Desk, since?: Date): Promise<z.infer<typeof list>> {
  need(desk, "audit");
  const rows = await desk.db
    .select()
    .from(auditLog)
    .where(and(inArray(auditLog.action, [...REPLAYED]), since && gte(auditLog.at, since)))
    .orderBy(asc(auditLog.id));
  const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);
  const erasures = z.array(entry).parse(
    rows.map(({ at, action, subject, after }) => ({
      at: at.toISOString(),
      action,
      subject,
      ticket: textOf(after?.ticket),
      receipt: textOf(after?.receipt),
      account: textOf(after?.account),
    })),
  );
  // As the reader of the file has it: without what is undefined.
  const plain = JSON.parse(JSON.stringify(erasures)) as Entry[];
  return { erasures: plain, proof: desk.vault.hmac(proofText(plain)) };
}

/** The list in a file of `listErasures`. Throws a DeskError for one that was changed, or is of other keys. */
export function readErasures(vault: Deps["vault"], text: string): Entry[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new DeskError("The list of erasures is no JSON.");
  }
  const read = list.safeParse(json);
  if (!read.success || !vault.isHmacOf(proofText(read.data.erasures), read.data.proof))
    throw new DeskError("The list of erasures was changed, or written with other DATA_KEYS.");
  return read.data.erasures;
}

type Tx = Parameters<Parameters<Database["transaction"]>[0]>[0];

/**
 * Ends everything in a restored database that may have been used, replaced or ended since: codes, sessions, known
 * devices, running deletions, scan codes, handles, invitations, links of colleagues that are not filled in. Messages that
 * waited are not sent again. Returns the documents to remove.
 */
async function endAccess(tx: Tx, now: Date): Promise<StoredFile[]> {
  for (const table of [sessions, staffSessions, codes, knownDevices, loginFailures, runningDeletions, scans]) await tx.delete(table);
  await tx.update(staff).set({ inviteHash: null, inviteExpiresAt: null });
  await tx.update(messages).set({ status: "failed", answer: "restored", sealed: null, doneAt: now }).where(eq(messages.status, "waiting"));
  for (const { id } of await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.detailsPending, true)))
    await tx.update(accounts).set({ handle: randomToken() }).where(eq(accounts.id, id));
  return revokeLinks(tx, isNull(colleagueLinks.filledAt), now);
}

/** What one act did, done again. Returns the documents to remove from the storage. */
async function replayOne(
  tx: Tx,
  vault: Deps["vault"],
  appUsers: ReadonlyMap<string, string>,
  { at, action, subject, ticket, receipt, account }: Entry,
): Promise<StoredFile[]> {
  const moment = new Date(at);
  if (ticket) await tx.update(rightsRequests).set({ usedAt: moment, receipt }).where(eq(rightsRequests.ticket, ticket));
  switch (action) {
    case "account-deletion": {
      // Of an app user the receipt is the subject.
      const number = receipt ?? subject;
      const erased = receipt ? await deleteAccounts(tx, vault, [subject]) : undefined;
      const appUser = appUsers.get(account ?? "");
      if (appUser) await eraseAppUser(tx, vault, appUser);
      await tx
        .insert(deletionReceipts)
        .values({ number, deletedAt: moment, keepUntil: keepUntilOf(moment), reasons: [], comment: "" })
        .onConflictDoNothing();
      return erased?.documents ?? [];
    }
    case "details-taken-back":
      // What a stranger sent is erased. What the owner has sent since is lost with the backup, and is asked for again.
      await tx.delete(submissions).where(eq(submissions.accountId, subject));
      await tx.update(accounts).set({ detailsPending: true, handle: randomToken() }).where(eq(accounts.id, subject));
      return tx.delete(files).where(eq(files.accountId, subject)).returning({ id: files.id, sealed: files.sealed });
    case "password-changed":
    case "password-reset":
    case "contact-changed":
      // The earlier password, which somebody else may know, opens nothing: the owner sets a new one with a code.
      await tx
        .update(accounts)
        .set({ passwordHash: await hashSecret(randomToken()) })
        .where(eq(accounts.id, subject));
      return [];
    case "operator-removed":
      await tx
        .update(operators)
        .set({ removedAt: moment })
        .where(and(eq(operators.name, subject), isNull(operators.removedAt)));
      return [];
    case "staff-invited":
      await tx.update(staff).set({ passwordHash: null, totp: null, totpPeriod: null }).where(eq(staff.name, subject));
      return [];
    case "staff-removed":
      await tx
        .update(staff)
        .set({ removedAt: moment, passwordHash: null, totp: null, inviteHash: null })
        .where(and(eq(staff.name, subject), isNull(staff.removedAt)));
      return [];
    case "colleague-revoked":
      return revokeLinks(tx, eq(colleagueLinks.id, subject), moment);
    case "account-exported":
      return [];
  }
}

/**
 * Ends what a backup must not bring back, and does the listed acts again that the restored audit log does not have, in one
 * transaction. To be called before the service uses the database. Returns the number of acts that were done again.
 */
export async function replay(deps: Pick<Deps, "db" | "vault" | "storage" | "log" | "now">, entries: readonly Entry[]): Promise<number> {
  const { db, vault, now } = deps;
  const { documents, count } = await db.transaction(async (tx) => {
    const [newest] = await tx.select({ at: max(auditLog.at) }).from(auditLog);
    const missed = entries.filter(({ at }) => !newest?.at || new Date(at) >= newest.at);
    const appUsers = await appUsersByHash({ db: tx, vault });
    const documents = await endAccess(tx, now());
    for (const one of missed) documents.push(...(await replayOne(tx, vault, appUsers, one)));
    return { documents, count: missed.length };
  });
  await removeFromStorage(deps, documents);
  return count;
}
