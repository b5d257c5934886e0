import { and, eq, inArray, isNull, like, lt, or, sql } from "drizzle-orm";
import { type RetentionKey, retentionDays } from "../../lib/contract/retention.ts";
import { jakartaDay } from "../../lib/format/date.ts";
import { KNOWN_DEVICE_MS, LOCKOUT_WINDOW_MS, SCAN_KEPT_MS } from "../../lib/limits.ts";
import { takeTurn } from "../db/marks.ts";
import type { Database } from "../db/open.ts";
import { accounts, codes, knownDevices, loginFailures, notices, sessions, submissions } from "../db/schema/accounts.ts";
import { deletionReceipts, runningDeletions } from "../db/schema/app-users.ts";
import { counts } from "../db/schema/counts.ts";
import { auditLog, messages } from "../db/schema/desk.ts";
import { files } from "../db/schema/files.ts";
import { rightsRequests } from "../db/schema/rights-requests.ts";
import { scans } from "../db/schema/scans.ts";
import { errorFields } from "../error-fields.ts";
import { DeskError } from "../errors.ts";
import { DAY_MS } from "../jakarta-time.ts";
import { allSubjectsOf, contactSubjects } from "./accounts/find-account.ts";
import { removeOldNotices } from "./accounts/notices.ts";
import { audit } from "./audit.ts";
import { removeOldLinks } from "./colleagues/links.ts";
import type { Deps } from "./deps.ts";
import { removeFromStorage } from "./files/files.ts";
import type { StoredFile } from "./files/sealed-file.ts";
import { forgetRecipients } from "./messages/queue.ts";
import { removeOldStaffSessions } from "./staff.ts";

/**
 * Runs the job of each kind of data, one after the other. One that fails is logged by its kind, and keeps no other from running.
 * Returns the kinds that failed.
 */
async function runApart<Kind extends string>(log: Deps["log"], kinds: readonly Kind[], run: (kind: Kind) => PromiseLike<unknown>): Promise<Kind[]> {
  const failed: Kind[] = [];
  for (const kind of kinds)
    try {
      await run(kind);
    } catch (error) {
      log.error({ ...errorFields(error as Error), kind }, "old data not removed");
      failed.push(kind);
    }
  return failed;
}

/** Removes expired rows: sessions, codes, failed sign-ins, devices, notices, running deletions, scan codes, links of colleagues. */
export async function removeExpired({ db, now, storage, log }: Pick<Deps, "db" | "now" | "storage" | "log">): Promise<void> {
  const current = now();
  const before = (ms: number) => new Date(current.getTime() - ms);
  const expired = {
    sessions: () => db.delete(sessions).where(lt(sessions.expiresAt, current)),
    // Codes count towards a daily limit.
    codes: () => db.delete(codes).where(lt(codes.createdAt, before(DAY_MS))),
    "failed sign-ins": () => db.delete(loginFailures).where(lt(loginFailures.at, before(LOCKOUT_WINDOW_MS))),
    devices: () => db.delete(knownDevices).where(lt(knownDevices.seenAt, before(KNOWN_DEVICE_MS))),
    notices: () => removeOldNotices({ db, now }),
    "running deletions": () => db.delete(runningDeletions).where(lt(runningDeletions.expiresAt, current)),
    "scan codes": () => db.delete(scans).where(lt(scans.expiresAt, before(SCAN_KEPT_MS))),
    "staff sessions": () => removeOldStaffSessions({ db, now }),
    "colleague links": async () => removeFromStorage({ storage, log }, await removeOldLinks({ db, now })),
  };
  await runApart(log, Object.keys(expired) as (keyof typeof expired)[], (kind) => expired[kind]());
}

type Tx = Pick<Database, "select" | "delete" | "insert" | "update" | "execute" | "transaction">;
type Removed = { rows: number; documents: StoredFile[] };

const filesOf = (tx: Tx, ids: string[]) => tx.select({ id: files.id, sealed: files.sealed }).from(files).where(inArray(files.accountId, ids));

/**
 * Deletes accounts, which the transaction has locked, with everything about their owners: what refers to them, and what other tables
 * have by contact or device. The audit log keeps the ids, tickets and receipts of deletions their own time.
 */
export async function deleteAccounts(tx: Tx, vault: Deps["vault"], ids: string[]): Promise<Removed> {
  if (ids.length === 0) return { rows: 0, documents: [] };
  const documents = await filesOf(tx, ids);
  const owners = await tx.select().from(accounts).where(inArray(accounts.id, ids));
  for (const owner of owners) {
    const contacts = [owner.email, owner.mobile].filter((contact) => contact !== null);
    await tx.delete(loginFailures).where(inArray(loginFailures.subject, allSubjectsOf(vault, owner)));
    await tx.delete(knownDevices).where(eq(knownDevices.subject, owner.id));
    await tx.delete(notices).where(eq(notices.subject, owner.id));
    const byContact = contacts.flatMap((contact) => contactSubjects(vault, contact));
    await tx.delete(codes).where(or(inArray(codes.subject, byContact), like(codes.subject, `${owner.id}:%`)));
    await forgetRecipients(
      tx,
      vault,
      contacts.map((to) => ({ to })),
    );
  }
  // Former contacts, too.
  const about = inArray(messages.accountId, ids);
  await tx.delete(messages).where(and(about, eq(messages.status, "waiting")));
  await tx.update(messages).set({ masked: "", recipient: null }).where(about);
  await tx.delete(accounts).where(inArray(accounts.id, ids));
  return { rows: ids.length, documents };
}

/** Who is at work on an account at this moment keeps it; the next run finds it as it is then. */
const unlessInUse = { skipLocked: true } as const;

/** What is deleted of each kind of data, before a moment. */
const jobs: Record<RetentionKey, (tx: Tx, before: Date, now: Date, vault: Deps["vault"]) => Promise<Removed>> = {
  async receipts(tx, _before, now) {
    const rows = await tx.delete(deletionReceipts).where(lt(deletionReceipts.keepUntil, now)).returning({ id: deletionReceipts.number });
    return { rows: rows.length, documents: [] };
  },
  async refused(tx, before, _now, vault) {
    const rows = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .innerJoin(submissions, eq(submissions.accountId, accounts.id))
      .where(and(eq(submissions.status, "refused"), lt(submissions.statusAt, before)))
      .for("update", unlessInUse);
    return deleteAccounts(
      tx,
      vault,
      rows.map(({ id }) => id),
    );
  },
  async abandoned(tx, before, _now, vault) {
    const rows = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .leftJoin(submissions, eq(submissions.accountId, accounts.id))
      .where(and(eq(accounts.detailsPending, true), isNull(submissions.accountId), lt(accounts.createdAt, before)))
      .for("update", { of: accounts, ...unlessInUse });
    return deleteAccounts(
      tx,
      vault,
      rows.map(({ id }) => id),
    );
  },
  async tickets(tx, before) {
    const rows = await tx.delete(rightsRequests).where(lt(rightsRequests.answeredAt, before)).returning({ id: rightsRequests.ticket });
    return { rows: rows.length, documents: [] };
  },
  async messages(tx, before) {
    const rows = await tx
      .delete(messages)
      .where(and(lt(messages.createdAt, before), or(eq(messages.status, "sent"), eq(messages.status, "failed"))))
      .returning({ id: messages.id });
    return { rows: rows.length, documents: [] };
  },
  async counts(tx, before) {
    const rows = await tx
      .delete(counts)
      .where(lt(counts.day, jakartaDay(before)))
      .returning({ day: counts.day });
    return { rows: rows.length, documents: [] };
  },
  async audit(tx, before) {
    // The trigger of the log refuses every deletion of rows that are not older than this setting of the transaction.
    await tx.execute(sql`select set_config('simpul.audit_kept_from', ${before.toISOString()}, true)`);
    const rows = await tx.delete(auditLog).where(lt(auditLog.at, before)).returning({ id: auditLog.id });
    return { rows: rows.length, documents: [] };
  },
};

/**
 * Deletes what the retention table says, each kind with its audit entry in one transaction; `isDue` may leave kinds out.
 * Returns the number of deleted rows by kind. Throws when a kind failed, after the others were deleted.
 */
export async function applyRetention(
  deps: Pick<Deps, "db" | "now" | "storage" | "log" | "vault">,
  requestId: string,
  isDue: (tx: Tx, key: RetentionKey) => Promise<boolean> = async () => true,
): Promise<Record<RetentionKey, number>> {
  const now = deps.now();
  const counts = {} as Record<RetentionKey, number>;
  const failed = await runApart(deps.log, Object.keys(jobs) as RetentionKey[], async (key) => {
    const removed = await deps.db.transaction(async (tx) => {
      if (!(await isDue(tx, key))) return { rows: 0, documents: [] };
      const result = await jobs[key](tx, new Date(now.getTime() - retentionDays(key) * DAY_MS), now, deps.vault);
      if (result.rows > 0)
        await audit(tx, now, {
          actor: "service",
          action: "retention",
          subject: key,
          requestId,
          after: { rows: result.rows, documents: result.documents.length },
        });
      return result;
    });
    counts[key] = removed.rows;
    await removeFromStorage(deps, removed.documents);
  });
  if (failed.length > 0) throw new DeskError(`Not deleted: ${failed.join(", ")}. The log says why; the API tries again within the hour.`);
  return counts;
}

/**
 * Applies the retention table once a day, in one of all instances. Each kind's turn is part of its transaction, so that a kind that
 * failed is due again at the next call.
 */
export async function applyRetentionDaily(deps: Pick<Deps, "db" | "now" | "storage" | "log" | "vault">, requestId: string): Promise<void> {
  await applyRetention(deps, requestId, (tx, key) => takeTurn(tx, `retention:${key}`, DAY_MS, deps.now()));
}
