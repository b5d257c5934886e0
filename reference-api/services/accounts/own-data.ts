import { eq } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { accounts, sessions, submissions } from "../../db/schema/accounts.ts";
import { deletionReceipts } from "../../db/schema/app-users.ts";
import { files } from "../../db/schema/files.ts";
import { rightsRequests } from "../../db/schema/rights-requests.ts";
import { DeskError } from "../../errors.ts";
import { audit, checkMark, confirms, type Desk, markOf, need } from "../audit.ts";
import { storedColleagues } from "../colleagues/owner.ts";
import { keepUntilOf, signReceipt } from "../deletion/receipt.ts";
import { removeFromStorage } from "../files/files.ts";
import { fileName } from "../files/sealed-file.ts";
import { messagesOf } from "../messages/queue.ts";
import { newReferenceNumber, normalReferenceNumber } from "../reference-number.ts";
import { deleteAccounts } from "../retention.ts";
import { openFor } from "../sealing/sealed-columns.ts";
import { reasonsOf } from "../submission-history.ts";
import { checkJoined, contentOf, smsNumber } from "../tickets.ts";
import { type Account, resolveAccount } from "./find-account.ts";
import { contactsOf } from "./notices.ts";
import { reviewOf } from "./registration.ts";

type Tx = Pick<Database, "select" | "update">;

/**
 * Whether a ticket came from a contact of the account, to which its answer goes. A proved one, when there is one: an
 * unproved one may be a stranger's. A number without its country code means its likeliest country only.
 */
const isSameContact = (typed: string, account: Account) =>
  contactsOf(account).some(({ channel, to }) =>
    channel === "email" ? typed.trim().toLowerCase() === to.toLowerCase() : !typed.includes("@") && smsNumber(typed) === to,
  );

/** The kinds of tickets that allow an export or a deletion. */
const usedKinds = ["access", "deletion"] as const;
type UsedKind = (typeof usedKinds)[number];

/** A ticket that is still to be used; `lock`: until the transaction ends. Throws when there is none of these kinds, and when it was joined or used. */
async function unusedTicket(tx: Tx, typed: string, kinds: readonly UsedKind[], { lock = false } = {}) {
  const ticket = normalReferenceNumber(typed);
  const found = tx.select().from(rightsRequests).where(eq(rightsRequests.ticket, ticket));
  const [row] = await (lock ? found.for("update") : found);
  if (!row || !kinds.some((one) => one === row.kind))
    throw new DeskError(`${ticket} is no ticket of the kind ${kinds.join(" or ")}.`, { code: "ticketOfAnotherKind" });
  checkJoined(row);
  if (row.usedAt) throw new DeskError(`${ticket} has been used.`, { code: "ticketUsed" });
  return row;
}

/** Changes with a proposal: a confirmation deletes, where the first act only proposes. */
const markOfDeletion = (
  account: string,
  { deletionBy, deletionAccount }: Pick<typeof rightsRequests.$inferSelect, "deletionBy" | "deletionAccount">,
) => markOf([account, deletionAccount === account && deletionBy]);

/**
 * What staff compare before an export or deletion: the contact of the ticket beside those of the account, and what is
 * stored. It opens personal data, so it is audited; the ticket stays unused.
 */
export async function compareContacts(desk: Desk, typed: string, ticketTyped: string) {
  need(desk, "personal-data");
  const { db, vault, now, actor, requestId } = desk;
  const row = await unusedTicket(db, ticketTyped, usedKinds);
  const { ticket } = row;
  const account = await resolveAccount(desk, typed);
  const { contact } = contentOf({ vault }, row);
  const same = isSameContact(contact, account);
  const [submission] = await db.select({ number: submissions.number }).from(submissions).where(eq(submissions.accountId, account.id));
  const documents = await db.$count(files, eq(files.accountId, account.id));
  await audit(db, now(), { actor, action: "account-compared", subject: account.id, requestId, after: { ticket, same } });
  const contacts = [account.email, account.mobile].filter((one) => one !== null);
  const proposedBy = row.deletionAccount === account.id ? row.deletionBy : null;
  return {
    kind: row.kind as UsedKind,
    contact,
    account: account.id,
    name: account.username,
    contacts,
    same,
    number: submission?.number,
    documents,
    proposedBy,
    mark: markOfDeletion(account.id, row),
  };
}

/**
 * Throws when a ticket came from another contact than the account's: both are named, so that staff can ask the person.
 */
function checkSender({ vault }: Desk, row: typeof rightsRequests.$inferSelect, account: Account): void {
  const { contact } = contentOf({ vault }, row);
  if (!isSameContact(contact, account)) {
    const known = [account.email, account.mobile].filter((one) => one !== null);
    throw new DeskError(
      `${row.ticket} came from ${contact}, but the account has ${known.join(" and ")}: ask for a ticket from a contact of the account.`,
      {
        code: "ticketOfAnother",
        contact,
        known,
      },
    );
  }
}

const markUsed = (tx: Tx, { now }: Desk, ticket: string, receipt?: string) =>
  tx.update(rightsRequests).set({ usedAt: now(), receipt }).where(eq(rightsRequests.ticket, ticket));

/**
 * What is stored about a funder who requested it with a ticket, which counts once, with the requests that were sent
 * while signed in and the messages of the person. Lists documents without their bytes; notes of staff about a ticket are not in it.
 */
export async function exportAccount(desk: Desk, typed: string, ticketTyped: string) {
  need(desk, "personal-data");
  const { db, vault, now, actor, requestId } = desk;
  // First of all: of a used ticket, there may be no account any more.
  await unusedTicket(db, ticketTyped, ["access"]);
  const account = await resolveAccount(desk, typed);
  const [submission] = await db.select().from(submissions).where(eq(submissions.accountId, account.id));
  const documents = await db.select().from(files).where(eq(files.accountId, account.id));
  const signedIn = await db
    .select({ since: sessions.createdAt, until: sessions.expiresAt, device: sessions.device })
    .from(sessions)
    .where(eq(sessions.accountId, account.id));
  await db.transaction(async (tx) => {
    const row = await unusedTicket(tx, ticketTyped, ["access"], { lock: true });
    checkSender(desk, row, account);
    const { ticket } = row;
    await markUsed(tx, desk, ticket);
    await audit(tx, now(), { actor, action: "account-exported", subject: account.id, requestId, after: { ticket } });
  });
  const requests = await db.select().from(rightsRequests).where(eq(rightsRequests.accountId, account.id)).orderBy(rightsRequests.receivedAt);
  const { passwordHash: _p, handle: _h, handleExpiresAt: _e, emailKey: _k, ...facts } = account;
  return {
    account: facts,
    review: await reviewOf(desk, account.id),
    reasons: submission && reasonsOf(desk, submission),
    received: submission?.acceptedAt,
    details: submission?.sealed ? (JSON.parse(openFor(vault, "submission", account.id, submission.sealed)) as unknown) : undefined,
    documents: documents.map((file) => ({
      id: file.id,
      name: fileName(vault, file),
      type: file.mediaType,
      size: file.size,
      uploaded: file.uploadedAt,
    })),
    requests: requests.map((row) => ({
      ticket: row.ticket,
      kind: row.kind,
      received: row.receivedAt,
      ...contentOf(desk, row),
      answered: row.answeredAt,
      answer: row.answer ? openFor(vault, "answer", row.ticket, row.answer) : undefined,
    })),
    colleagues: await storedColleagues(desk, account.id),
    messages: await messagesOf(desk, account.id, contactsOf(account)),
    sessions: signedIn,
  };
}

type Deleted = { receipt: string; documents: number };

/**
 * Deletes a funder who requested it with a ticket, which counts once: details, documents, sessions, limits and contacts
 * of messages. Returns the number of the receipt, which anybody can look up. With `FOUR_EYES=1` the first call proposes the
 * deletion, which somebody else confirms. `mark`: of the comparison, where one was shown; throws when somebody has proposed the deletion since.
 */
export async function deleteAccount(desk: Desk, typed: string, ticketTyped: string, mark?: string): Promise<Deleted | { proposedBy: string }> {
  need(desk, "personal-data");
  const { db, vault, now, actor, requestId, fourEyes } = desk;
  await unusedTicket(db, ticketTyped, ["deletion"]);
  const account = await resolveAccount(desk, typed);
  const receipt = newReferenceNumber("HPS");
  const deletedAt = now();
  const removed = await db.transaction(async (tx) => {
    // Its contacts as they are now: the ticket must come from one of them.
    const [present] = await tx.select().from(accounts).where(eq(accounts.id, account.id)).for("update");
    const row = await unusedTicket(tx, ticketTyped, ["deletion"], { lock: true });
    if (!present) throw new DeskError("The account has been deleted meanwhile.", { code: "accountDeleted" });
    checkSender(desk, row, present);
    const { ticket, deletionBy, deletionAccount } = row;
    if (mark !== undefined) checkMark(mark, markOfDeletion(account.id, { deletionBy, deletionAccount }), "compare the accounts again");
    if (fourEyes && !confirms(desk, deletionAccount === account.id ? deletionBy : null)) {
      await tx.update(rightsRequests).set({ deletionBy: actor, deletionAccount: account.id }).where(eq(rightsRequests.ticket, ticket));
      await audit(tx, now(), { actor, action: "account-deletion-proposed", subject: account.id, requestId, after: { ticket } });
      return undefined;
    }
    await markUsed(tx, desk, ticket, receipt);
    const result = await deleteAccounts(tx, vault, [account.id]);
    const proof = { number: receipt, deletedAt, keepUntil: keepUntilOf(deletedAt) };
    const signed = await signReceipt(desk, tx, proof, "funder");
    await tx.insert(deletionReceipts).values({ ...proof, reasons: [], comment: "", signed });
    await audit(tx, now(), {
      actor,
      action: "account-deletion",
      subject: account.id,
      requestId,
      after: { ticket, receipt, documents: result.documents.length },
    });
    return result;
  });
  if (!removed) return { proposedBy: actor };
  await removeFromStorage(desk, removed.documents);
  return { receipt, documents: removed.documents.length };
}
