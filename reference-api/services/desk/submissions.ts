import { and, asc, eq } from "drizzle-orm";
import { companyFields, personFields } from "../../../lib/contract/investor.ts";
import type { Review, ReviewItem } from "../../../lib/contract/review.ts";
import type { Database } from "../../db/open.ts";
import { accounts, type submissionStates, submissions } from "../../db/schema/accounts.ts";
import { files } from "../../db/schema/files.ts";
import { DeskError } from "../../errors.ts";
import { reviewText } from "../../messages/review-text.ts";
import { contactsOf } from "../accounts/notify-owner.ts";
import { audit } from "../audit.ts";
import { fileName } from "../files/sealed-file.ts";
import { queueMessage } from "../messages/queue-message.ts";
import { openFor, sealFor } from "../sealing/sealed-columns.ts";
import type { Desk } from "./desk.ts";
import { resolveAccount } from "./resolve-account.ts";

type SubmissionState = (typeof submissionStates)[number];

/** The submissions in a state, or all, oldest first. */
export async function listSubmissions({ db }: Desk, status: SubmissionState | undefined, limit: number) {
  return db
    .select({
      account: accounts.id,
      type: accounts.type,
      name: accounts.username,
      status: submissions.status,
      received: submissions.acceptedAt,
      changed: submissions.statusAt,
    })
    .from(submissions)
    .innerJoin(accounts, eq(accounts.id, submissions.accountId))
    .where(status ? eq(submissions.status, status) : undefined)
    .orderBy(asc(submissions.acceptedAt))
    .limit(limit);
}

async function lockSubmission(tx: Pick<Database, "select">, accountId: string) {
  const [row] = await tx.select().from(submissions).where(eq(submissions.accountId, accountId)).for("update");
  if (!row) throw new DeskError("This account has sent no details.");
  return row;
}

/**
 * A submission with its details and documents. Reading it is audited, and tells the funder that it is being reviewed
 * when it was only received.
 */
export async function showSubmission(desk: Desk, typed: string) {
  const { db, vault, now, actor, requestId } = desk;
  const account = await resolveAccount(desk, typed);
  return db.transaction(async (tx) => {
    const row = await lockSubmission(tx, account.id);
    const status: SubmissionState = row.status === "received" ? "reviewing" : row.status;
    if (status !== row.status) await tx.update(submissions).set({ status, statusAt: now() }).where(eq(submissions.accountId, account.id));
    await audit(tx, now(), {
      actor,
      action: "submission-read",
      subject: account.id,
      requestId,
      before: { status: row.status },
      after: { status },
    });
    const documents = await tx.select().from(files).where(eq(files.accountId, account.id)).orderBy(files.uploadedAt);
    return {
      account: account.id,
      type: account.type === 1 ? "company" : "person",
      name: account.username,
      email: account.email,
      mobile: account.mobile,
      status,
      received: row.acceptedAt,
      review: row.review ? (JSON.parse(openFor(vault, "review", account.id, row.review)) as Review) : undefined,
      details: row.sealed ? (JSON.parse(openFor(vault, "submission", account.id, row.sealed)) as Record<string, unknown>) : row.details,
      documents: documents.map((file) => ({ id: file.id, name: fileName(vault, file), type: file.mediaType, size: file.size })),
    };
  });
}

/** Which states a decision may follow. A decision can be corrected, but an account without submission has none. */
const mayFollow: Record<"approved" | "refused" | "correction", readonly SubmissionState[]> = {
  approved: ["received", "reviewing", "correction", "refused"],
  refused: ["received", "reviewing", "correction", "approved"],
  correction: ["received", "reviewing", "correction", "refused"],
};

/** What an operator decides: a refusal has a reason, a request for correction at least one field with a reason. */
export type Decision = { status: "approved" } | { status: "refused"; reason: string } | { status: "correction"; items: ReviewItem[] };

const REASON_MAX_CHARS = 300;
const checkReason = (reason: string) => {
  const text = reason.trim();
  if (text.length < 5 || text.length > REASON_MAX_CHARS || /[<>]/.test(text))
    throw new DeskError(`A reason has 5 to ${REASON_MAX_CHARS} characters, without < and >: the funder reads it.`);
  return text;
};

/**
 * Decides on a submission: state, audit log and the message to the funder in one transaction. Asking for more fields
 * adds to those that the funder has not corrected yet. Throws for an unknown field and a state that cannot be left.
 */
export async function decideSubmission(desk: Desk, typed: string, decision: Decision): Promise<{ account: string; status: SubmissionState }> {
  const { db, vault, now, actor, requestId, siteUrl } = desk;
  const account = await resolveAccount(desk, typed);
  const known: Record<string, unknown> = account.type === 1 ? companyFields : personFields;
  await db.transaction(async (tx) => {
    const row = await lockSubmission(tx, account.id);
    if (!mayFollow[decision.status].includes(row.status))
      throw new DeskError(`The submission is ${row.status}, so it cannot become ${decision.status}.`);
    const before = row.review ? (JSON.parse(openFor(vault, "review", account.id, row.review)) as Review) : undefined;
    let review: Review = { status: decision.status };
    if (decision.status === "refused") review = { status: "refused", reason: checkReason(decision.reason) };
    if (decision.status === "correction") {
      const asked = decision.items.map(({ field, reason }) => ({ field, reason: checkReason(reason) }));
      for (const { field } of asked)
        if (!Object.hasOwn(known, field)) throw new DeskError(`${field} is no field of this form. Fields: ${Object.keys(known).join(", ")}.`);
      const open = before?.status === "correction" ? (before.items ?? []).filter((item) => !asked.some(({ field }) => field === item.field)) : [];
      review = { status: "correction", items: [...open, ...asked] };
    }
    await tx
      .update(submissions)
      .set({ status: decision.status, statusAt: now(), review: sealFor(vault, "review", account.id, JSON.stringify(review)) })
      .where(and(eq(submissions.accountId, account.id)));
    await audit(tx, now(), {
      actor,
      action: `submission-${decision.status}`,
      subject: account.id,
      requestId,
      before: { status: row.status },
      after: { status: decision.status, ...(review.items ? { fields: review.items.map(({ field }) => field) } : {}) },
    });
    const [contact] = contactsOf(account);
    if (contact) await queueMessage(desk, tx, { ...contact, ...reviewText(decision.status, siteUrl) }, { kind: "review", soon: true });
  });
  return { account: account.id, status: decision.status };
}
