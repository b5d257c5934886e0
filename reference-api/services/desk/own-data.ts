import { eq } from "drizzle-orm";
import { DELETION_RECEIPT_YEARS } from "../../../lib/limits.ts";
import { accounts, codes, knownDevices, loginFailures, notices, sessions, submissions } from "../../db/schema/accounts.ts";
import { deletionReceipts } from "../../db/schema/app-users.ts";
import { files } from "../../db/schema/files.ts";
import { rightsRequests } from "../../db/schema/rights-requests.ts";
import { DeskError } from "../../errors.ts";
import { contactSubject } from "../accounts/find-account.ts";
import { reviewOf } from "../accounts/review-of.ts";
import { audit } from "../audit.ts";
import { removeFromStorage } from "../files/remove-from-storage.ts";
import { fileName } from "../files/sealed-file.ts";
import { newReferenceNumber, normalReferenceNumber } from "../reference-number.ts";
import { deleteAccounts } from "../retention/apply-retention.ts";
import { openFor } from "../sealing/sealed-columns.ts";
import type { Desk } from "./desk.ts";
import { resolveAccount } from "./resolve-account.ts";

/** The canonical number of a ticket. Throws when there is none of this kind. */
async function checkTicket({ db }: Pick<Desk, "db">, typed: string, kind: "access" | "deletion"): Promise<string> {
  const ticket = normalReferenceNumber(typed);
  const [row] = await db.select({ kind: rightsRequests.kind }).from(rightsRequests).where(eq(rightsRequests.ticket, ticket));
  if (row?.kind !== kind) throw new DeskError(`${ticket} is no ticket of the kind ${kind}.`);
  return ticket;
}

/** Everything that is stored about a funder who requested it with a ticket. Lists documents without their bytes. */
export async function exportAccount(desk: Desk, typed: string, ticketTyped: string) {
  const { db, vault, now, actor, requestId } = desk;
  const ticket = await checkTicket(desk, ticketTyped, "access");
  const account = await resolveAccount(desk, typed);
  const [submission] = await db.select().from(submissions).where(eq(submissions.accountId, account.id));
  const documents = await db.select().from(files).where(eq(files.accountId, account.id));
  const signedIn = await db.select({ since: sessions.createdAt, until: sessions.expiresAt }).from(sessions).where(eq(sessions.accountId, account.id));
  await audit(db, now(), { actor, action: "account-exported", subject: account.id, requestId, after: { ticket } });
  const { passwordHash: _p, handle: _h, handleExpiresAt: _e, emailKey: _k, ...facts } = account;
  return {
    account: facts,
    review: await reviewOf(desk, account.id),
    received: submission?.acceptedAt,
    details: submission?.sealed ? (JSON.parse(openFor(vault, "submission", account.id, submission.sealed)) as unknown) : undefined,
    documents: documents.map((file) => ({
      id: file.id,
      name: fileName(vault, file),
      type: file.mediaType,
      size: file.size,
      uploaded: file.uploadedAt,
    })),
    sessions: signedIn,
  };
}

/**
 * Deletes a funder who requested it with a ticket: details, documents, sessions and limits. Returns the number of the
 * receipt, which anybody can look up.
 */
export async function deleteAccount(desk: Desk, typed: string, ticketTyped: string): Promise<{ receipt: string; documents: number }> {
  const { db, vault, now, actor, requestId } = desk;
  const ticket = await checkTicket(desk, ticketTyped, "deletion");
  const account = await resolveAccount(desk, typed);
  const receipt = newReferenceNumber("HPS");
  const keepUntil = new Date(now());
  keepUntil.setUTCFullYear(keepUntil.getUTCFullYear() + DELETION_RECEIPT_YEARS);
  const removed = await db.transaction(async (tx) => {
    const [present] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, account.id)).for("update");
    if (!present) throw new DeskError("The account has been deleted meanwhile.");
    const result = await deleteAccounts(tx, [account.id]);
    await tx.delete(loginFailures).where(eq(loginFailures.subject, account.id));
    await tx.delete(knownDevices).where(eq(knownDevices.subject, account.id));
    await tx.delete(notices).where(eq(notices.subject, account.id));
    for (const contact of [account.email, account.mobile])
      if (contact) await tx.delete(codes).where(eq(codes.subject, contactSubject(vault, undefined, contact)));
    await tx.insert(deletionReceipts).values({ number: receipt, deletedAt: now(), keepUntil, reasons: [], comment: "" });
    await audit(tx, now(), {
      actor,
      action: "account-deletion",
      subject: account.id,
      requestId,
      after: { ticket, receipt, documents: result.documents.length },
    });
    return result;
  });
  await removeFromStorage(desk, removed.documents);
  return { receipt, documents: removed.documents.length };
}
