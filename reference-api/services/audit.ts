import { and, desc, eq, gt, gte, inArray, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { canonicalJson } from "../../lib/contract/signed-json.ts";
import { cleanAscii } from "../../lib/read/clean-text.ts";
import type { Database } from "../db/open.ts";
import { submissions } from "../db/schema/accounts.ts";
import { type AuditFacts, auditLog } from "../db/schema/desk.ts";
import { files } from "../db/schema/files.ts";
import { DeskError, DeskForbidden } from "../errors.ts";
import { digest } from "../keys/secrets.ts";
import { accountOf } from "./accounts/find-account.ts";
import type { Deps } from "./deps.ts";
import { normalReferenceNumber } from "./reference-number.ts";

type ContentAction = "published" | "scheduled" | "withdrawn" | "follows-file";

/** What can be done. The page of the log has words for each. */
export type Action =
  | "account-compared"
  | "account-deletion"
  | "account-deletion-proposed"
  | "account-exported"
  | "account-unlocked"
  | `advertisement-${ContentAction}`
  | `article-${ContentAction}`
  | "backup"
  | "colleague-asked"
  | "colleague-filled"
  | "colleague-revoked"
  | "colleague-taken"
  | "contact-changed"
  | "details-corrected"
  | "details-submitted"
  | "details-taken-back"
  | "document-read"
  | "document-removal"
  | "keys-rotated"
  | "moved"
  | "operator-added"
  | "operator-removed"
  | "password-changed"
  | "password-reset"
  | "picture-added"
  | "picture-removed"
  | "replayed"
  | "restored"
  | "retention"
  | "sign-in"
  | "staff-invited"
  | "staff-joined"
  | "staff-mail"
  | "staff-removed"
  | "staff-sign-in"
  | "submission-approval-proposed"
  | "submission-approved"
  | "submission-correction"
  | "submission-read"
  | "submission-refused"
  | "submission-returned"
  | "submission-taken"
  | "ticket-answered"
  | "ticket-joined"
  | "ticket-noted"
  | "ticket-read"
  | "ticket-reopened"
  | "ticket-returned"
  | "ticket-taken";

/** One act. `before` and `after` name states, fields and counts, never what people typed. */
export type Act = {
  actor: `operator:${string}` | `staff:${string}` | `funder:${string}` | `colleague:${string}` | "app-user" | "service";
  action: Action;
  subject: string;
  requestId: string;
  before?: AuditFacts;
  after?: AuditFacts;
};

/** The advisory lock under which the log grows: every row carries a hash over the one before. */
const CHAIN_LOCK = 7_310_427;

type Entry = Pick<typeof auditLog.$inferSelect, "at" | "actor" | "action" | "subject" | "requestId" | "before" | "after">;

/** SHA-256 over the hash of the row before and this row. */
const chainHash = (previous: string, { at, actor, action, subject, requestId, before, after }: Entry): string =>
  digest(canonicalJson([previous, at.toISOString(), actor, action, subject, requestId, before, after]));

/**
 * Adds an act to the audit log. Pass the transaction of the act itself, so that neither exists without the other, and
 * call it last: from here on other acts wait until the transaction ends. The harness of the tests fails an act that goes on.
 */
export async function audit(tx: Pick<Database, "insert" | "select" | "transaction">, at: Date, act: Act): Promise<void> {
  await tx.transaction(async (inner) => {
    await inner.execute(sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`);
    const [last] = await inner.select({ hash: auditLog.hash }).from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    const entry = { ...act, at, before: act.before ?? null, after: act.after ?? null };
    await inner.insert(auditLog).values({ ...entry, hash: chainHash(last?.hash ?? "", entry) });
  });
}

const VERIFIED_AT_ONCE = 1_000;

/**
 * Checks the chain of the audit log. Returns the number of rows and the hash of the last one, to be noted outside of
 * the database; `known` is such a note, which must still be in the log. The oldest row stands for those that retention
 * removed. Throws a DeskError that names the first row that does not follow from the one before.
 */
export async function verifyAudit({ db }: Pick<Desk, "db">, known?: string): Promise<{ rows: number; from: Date | undefined; last: string }> {
  let [id, rows, previous, from, seen] = [0, 0, "", undefined as Date | undefined, known === undefined];
  for (;;) {
    const page = await db.select().from(auditLog).where(gt(auditLog.id, id)).orderBy(auditLog.id).limit(VERIFIED_AT_ONCE);
    for (const row of page) {
      if (rows > 0 && (row.hash === null ? previous !== "" : row.hash !== chainHash(previous, row)))
        throw new DeskError(`The audit log was changed: row ${row.id} of ${row.at.toISOString()} does not follow from the row before.`);
      previous = row.hash ?? "";
      seen ||= previous === known;
      from ??= row.at;
      rows += 1;
      id = row.id;
    }
    if (page.length < VERIFIED_AT_ONCE) break;
  }
  if (!seen) throw new DeskError("The audit log was changed: the noted hash is not in it.");
  return { rows, from, last: previous };
}

/** What members of staff may do, by role. Operators at the terminal may do everything. */
export type Permission = "submissions" | "tickets" | "personal-data" | "audit" | "staff" | "content" | "counts";

/**
 * What an act at the desk depends on: the service, who acts, the id of the act for the audit log, and what the actor may
 * do; without permissions it is an operator.
 */
export type Desk = Pick<
  Deps,
  "db" | "storage" | "vault" | "now" | "log" | "siteUrl" | "dataDir" | "fourEyes" | "articlesDir" | "contentDir" | "revalidation"
> & {
  actor: Act["actor"];
  requestId: string;
  permissions?: readonly Permission[] | undefined;
};

/** A short text that stands for what was shown: an act names it, so that nobody decides on what they have not seen. */
export const markOf = (shown: readonly unknown[]): string => digest(JSON.stringify(shown)).slice(0, 32);

/** Throws unless an act is about what is there now; `again`: how to see that. */
export function checkMark(given: string, current: string, again: string): void {
  if (given !== current) throw new DeskError(`This has changed since it was shown: ${again}, then act with the new mark.`, { code: "staleStatus" });
}

/** The name of the person who acts. */
export const personOf = (actor: string): string => actor.replace(/^\w+:/, "");

/**
 * Whether a proposal is confirmed by this act: somebody else made it. Undefined when there is none yet. Throws for one's
 * own, also when it was made at the terminal and is confirmed on a page.
 */
export function confirms({ actor }: Pick<Desk, "actor">, proposedBy: string | null): true | undefined {
  if (!proposedBy) return undefined;
  if (personOf(proposedBy).toLowerCase() === personOf(actor).toLowerCase())
    throw new DeskError("You proposed this: somebody else confirms it.", { code: "ownProposal" });
  return true;
}

/** Throws DeskForbidden unless the actor may do this. Every act at the desk begins with it. */
export function need({ permissions }: Pick<Desk, "permissions">, permission: Permission): void {
  if (permissions && !permissions.includes(permission)) throw new DeskForbidden(`This needs the permission ${permission}.`);
}

type AuditFilter = {
  actor?: string | undefined;
  subject?: string | undefined;
  action?: string | undefined;
  since?: Date | undefined;
  limit: number;
  offset?: number;
};

/**
 * Rows about a subject: as it is in the log, or as people know it. An account is found by its contacts and the number of its submission,
 * with its documents and what its owner did.
 */
async function isAbout({ db }: Desk, typed: string): Promise<SQL | undefined> {
  const account = await accountOf({ db }, typed);
  const documents = account ? await db.select({ id: files.id }).from(files).where(eq(files.accountId, account.id)) : [];
  const subjects = [typed, normalReferenceNumber(typed), ...(account ? [account.id] : []), ...documents.map(({ id }) => id)];
  return or(inArray(auditLog.subject, subjects), account && eq(auditLog.actor, `funder:${account.id}`));
}

/** Entries of the audit log, newest first; `subject` is what was typed. */
export async function readAudit(desk: Desk, { actor, subject, action, since, limit, offset = 0 }: AuditFilter) {
  need(desk, "audit");
  const { db } = desk;
  const typed = cleanAscii(subject ?? "");
  const rows = await db
    .select()
    .from(auditLog)
    .where(
      and(
        actor ? eq(auditLog.actor, actor) : undefined,
        typed ? await isAbout(desk, typed) : undefined,
        action ? eq(auditLog.action, action) : undefined,
        since ? gte(auditLog.at, since) : undefined,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ at, actor, action, subject, requestId, before, after }) => ({ at, actor, action, subject, requestId, before, after }));
}

/** The numbers of the submissions whose accounts and documents the rows name, by their ids. */
export async function numbersOf({ db }: Pick<Desk, "db">, rows: readonly Pick<Entry, "actor" | "subject">[]) {
  const ids = [...new Set(rows.flatMap(({ actor, subject }) => [subject, personOf(actor)]))];
  const accountIds = ids.filter((id) => z.uuid().safeParse(id).success);
  const ofAccounts = await db
    .select({ id: submissions.accountId, number: submissions.number })
    .from(submissions)
    .where(inArray(submissions.accountId, accountIds));
  const ofDocuments = await db
    .select({ id: files.id, number: submissions.number })
    .from(files)
    .innerJoin(submissions, eq(submissions.accountId, files.accountId))
    .where(inArray(files.id, ids));
  const byId = (found: typeof ofAccounts) => new Map(found.map(({ id, number }) => [id, number] as const));
  return { accounts: byId(ofAccounts), documents: byId(ofDocuments) };
}
