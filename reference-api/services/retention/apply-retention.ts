import { and, eq, inArray, isNull, lt, or } from "drizzle-orm";
import { type RetentionKey, retentionDays } from "../../../lib/contract/retention.ts";
import { takeTurn } from "../../db/marks.ts";
import type { Database } from "../../db/open.ts";
import { accounts, codes, submissions } from "../../db/schema/accounts.ts";
import { deletionReceipts } from "../../db/schema/app-users.ts";
import { messages } from "../../db/schema/desk.ts";
import { files } from "../../db/schema/files.ts";
import { rightsRequests } from "../../db/schema/rights-requests.ts";
import type { Deps } from "../../deps.ts";
import { DAY_MS } from "../../jakarta-time.ts";
import { audit } from "../audit.ts";
import { removeFromStorage } from "../files/remove-from-storage.ts";
import type { StoredFile } from "../files/sealed-file.ts";

type Tx = Pick<Database, "select" | "delete" | "insert" | "update">;
type Removed = { rows: number; documents: StoredFile[] };

const filesOf = (tx: Tx, ids: string[]) => tx.select({ id: files.id, sealed: files.sealed }).from(files).where(inArray(files.accountId, ids));

/** Deletes accounts with everything that belongs to them. */
export async function deleteAccounts(tx: Tx, ids: string[]): Promise<Removed> {
  if (ids.length === 0) return { rows: 0, documents: [] };
  const documents = await filesOf(tx, ids);
  await tx.delete(accounts).where(inArray(accounts.id, ids));
  return { rows: ids.length, documents };
}

/** What is deleted of each kind of data, before a moment. */
const jobs: Record<RetentionKey, (tx: Tx, before: Date, now: Date) => Promise<Removed>> = {
  async receipts(tx, _before, now) {
    const rows = await tx.delete(deletionReceipts).where(lt(deletionReceipts.keepUntil, now)).returning({ id: deletionReceipts.number });
    return { rows: rows.length, documents: [] };
  },
  async refused(tx, before) {
    const rows = await tx
      .select({ id: submissions.accountId })
      .from(submissions)
      .where(and(eq(submissions.status, "refused"), lt(submissions.statusAt, before)));
    return deleteAccounts(
      tx,
      rows.map(({ id }) => id),
    );
  },
  async abandoned(tx, before) {
    const rows = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .leftJoin(submissions, eq(submissions.accountId, accounts.id))
      .where(and(eq(accounts.detailsPending, true), isNull(submissions.accountId), lt(accounts.createdAt, before)));
    return deleteAccounts(
      tx,
      rows.map(({ id }) => id),
    );
  },
  async tickets(tx, before) {
    const rows = await tx.delete(rightsRequests).where(lt(rightsRequests.answeredAt, before)).returning({ id: rightsRequests.ticket });
    return { rows: rows.length, documents: [] };
  },
  async codes(tx, before) {
    const rows = await tx.delete(codes).where(lt(codes.createdAt, before)).returning({ id: codes.id });
    return { rows: rows.length, documents: [] };
  },
  async messages(tx, before) {
    const rows = await tx
      .delete(messages)
      .where(and(lt(messages.createdAt, before), or(eq(messages.status, "sent"), eq(messages.status, "failed"))))
      .returning({ id: messages.id });
    return { rows: rows.length, documents: [] };
  },
};

/**
 * Deletes what the retention table says, one kind after the other, each with its audit entry in one transaction.
 * Returns the number of deleted rows by kind.
 */
export async function applyRetention(deps: Pick<Deps, "db" | "now" | "storage" | "log">, requestId: string): Promise<Record<RetentionKey, number>> {
  const now = deps.now();
  const counts = {} as Record<RetentionKey, number>;
  for (const [key, job] of Object.entries(jobs) as [RetentionKey, (typeof jobs)[RetentionKey]][]) {
    const removed = await deps.db.transaction(async (tx) => {
      const result = await job(tx, new Date(now.getTime() - retentionDays(key) * DAY_MS), now);
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
  }
  return counts;
}

/** Applies the retention table once a day, in one of all instances. */
export async function applyRetentionDaily(deps: Pick<Deps, "db" | "now" | "storage" | "log">, requestId: string): Promise<void> {
  if (await takeTurn(deps.db, "retention", DAY_MS, deps.now())) await applyRetention(deps, requestId);
}
