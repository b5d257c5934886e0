import { and, asc, eq, exists, ilike, inArray, or, type SQL } from "drizzle-orm";
import { consents } from "../../lib/contract/agreements.ts";
import type { Review, ReviewItem } from "../../lib/contract/investor.ts";
import { companyFields, personFields } from "../../lib/contract/investor.ts";
import { cleanAscii, cleanText } from "../../lib/read/clean-text.ts";
import type { Database } from "../db/open.ts";
import { accounts, type submissionStates, submissions } from "../db/schema/accounts.ts";
import { files } from "../db/schema/files.ts";
import { DeskError } from "../errors.ts";
import { resolveAccount } from "./accounts/find-account.ts";
import { contactsOf } from "./accounts/notices.ts";
import { audit, checkMark, confirms, type Desk, markOf, need, personOf } from "./audit.ts";
import { checkReason } from "./check-reason.ts";
import { takenColleagues } from "./colleagues/owner.ts";
import { fileName } from "./files/sealed-file.ts";
import { queueMessage } from "./messages/queue.ts";
import { reviewText } from "./messages/texts.ts";
import { openFor, sealFor } from "./sealing/sealed-columns.ts";
import { addReasons, historyOf, type Reasons } from "./submission-history.ts";
import { requestsOf } from "./tickets.ts";

type SubmissionState = (typeof submissionStates)[number];

/** What a reviewer still has to decide on. */
export const waitingStates: readonly SubmissionState[] = ["received", "reviewing"];

type Listing = { status?: SubmissionState | readonly SubmissionState[] | undefined; typed?: string | undefined; limit: number; offset?: number };

/** Up to this many matches, their ids are listed in the query. */
const FEW = 3_000;

/** Submissions with a text in their name, e-mail address or number. */
async function submissionsLike(db: Database, typed: string): Promise<SQL> {
  const partly = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  const plain = partly(cleanAscii(typed));
  // Names keep their dashes and wide letters.
  const inAccount = or(ilike(accounts.username, partly(cleanText(typed))), ilike(accounts.username, plain), ilike(accounts.email, plain));
  const inNumber = ilike(submissions.number, plain);
  // A union, because no index serves a condition on two tables.
  const found = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(inAccount)
    .unionAll(db.select({ id: submissions.accountId }).from(submissions).where(inNumber))
    .limit(FEW + 1);
  if (found.length <= FEW)
    return inArray(
      submissions.accountId,
      found.map(({ id }) => id),
    );
  // When there are many matches, checking each submission in order soon fills a page.
  const each = db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, submissions.accountId), or(inAccount, inNumber)));
  return exists(each);
}

/**
 * The submissions in a state or several, or all, oldest first; `typed` finds a name, an e-mail address or a number, in part.
 */
export async function listSubmissions(desk: Desk, { status, typed, limit, offset = 0 }: Listing) {
  need(desk, "submissions");
  const { db } = desk;
  const found = typed && cleanText(typed) ? await submissionsLike(db, typed) : undefined;
  // Only the rows of the page are joined.
  const page = db
    .select({ id: submissions.accountId })
    .from(submissions)
    .where(and(status ? inArray(submissions.status, [status].flat()) : undefined, found))
    .orderBy(asc(submissions.acceptedAt), asc(submissions.accountId))
    .limit(limit)
    .offset(offset)
    .as("page");
  return db
    .select({
      number: submissions.number,
      account: accounts.id,
      type: accounts.type,
      name: accounts.username,
      status: submissions.status,
      received: submissions.acceptedAt,
      changed: submissions.statusAt,
      takenBy: submissions.takenBy,
      approvalBy: submissions.approvalBy,
    })
    .from(page)
    .innerJoin(submissions, eq(submissions.accountId, page.id))
    .innerJoin(accounts, eq(accounts.id, page.id))
    .orderBy(asc(submissions.acceptedAt), asc(submissions.accountId));
}

const typeName = (type: number) => (type === 1 ? "company" : "person");

async function lockSubmission(tx: Pick<Database, "select">, accountId: string) {
  const [row] = await tx.select().from(submissions).where(eq(submissions.accountId, accountId)).for("update");
  if (!row) throw new DeskError("This account has sent no details.", { code: "nothingSent" });
  return row;
}

type Row = typeof submissions.$inferSelect;

/** The details as they were stored. */
const detailsOf = ({ vault }: Pick<Desk, "vault">, { accountId, sealed, details }: Row): unknown =>
  sealed ? JSON.parse(openFor(vault, "submission", accountId, sealed)) : details;

/** Changes with every correction, decision and proposal. */
const markOfSubmission = ({ number, status, statusAt, approvalBy }: Row, details: unknown): string =>
  markOf([number, status, statusAt, approvalBy, details]);

/**
 * A submission with its details and documents, and the mark that a decision about them names. Reading it is audited, and tells the funder that it is being reviewed
 * when it was only received.
 */
export async function showSubmission(desk: Desk, typed: string) {
  need(desk, "submissions");
  const { db, vault, now, actor, requestId } = desk;
  const account = await resolveAccount(desk, typed);
  return db.transaction(async (tx) => {
    const row = await lockSubmission(tx, account.id);
    const status: SubmissionState = row.status === "received" ? "reviewing" : row.status;
    // `statusAt` stays: the promised time of the check runs from the submission or its correction.
    if (status !== row.status) await tx.update(submissions).set({ status }).where(eq(submissions.accountId, account.id));
    const details = detailsOf(desk, row);
    const documents = await tx.select().from(files).where(eq(files.accountId, account.id)).orderBy(files.uploadedAt);
    const shown = {
      number: row.number,
      account: account.id,
      type: typeName(account.type),
      name: account.username,
      email: account.email,
      mobile: account.mobile,
      status,
      takenBy: row.takenBy,
      approvalBy: row.approvalBy,
      received: row.acceptedAt,
      consents: consents.map(({ document }) => document).filter((document) => account.agreed?.some((text) => text.document === document)),
      review: row.review ? (JSON.parse(openFor(vault, "review", account.id, row.review)) as Review) : undefined,
      details,
      colleagues: await takenColleagues({ db: tx, vault }, account.id),
      requests: await requestsOf(desk, tx, account.id),
      history: await historyOf(desk, tx, row),
      documents: documents.map((file) => ({ id: file.id, name: fileName(vault, file), type: file.mediaType, size: file.size })),
      mark: markOfSubmission({ ...row, status }, details),
    };
    await audit(tx, now(), {
      actor,
      action: "submission-read",
      subject: account.id,
      requestId,
      before: { status: row.status },
      after: { status },
    });
    return shown;
  });
}

/** Throws when another member of staff reviews a submission. */
function checkTaken({ actor }: Desk, takenBy: string | null): void {
  if (!takenBy || takenBy === actor) return;
  const to = personOf(takenBy);
  throw new DeskError(`The submission is being reviewed by ${to}.`, { code: "submissionTaken", to });
}

type Taking = "take" | "take over" | "return";

/** Takes a submission for review, or gives it back. Throws when somebody else has taken it, unless it is taken over. */
export async function takeSubmission(desk: Desk, typed: string, taking: Taking): Promise<void> {
  need(desk, "submissions");
  const { db, now, actor, requestId } = desk;
  const account = await resolveAccount(desk, typed);
  await db.transaction(async (tx) => {
    const { takenBy } = await lockSubmission(tx, account.id);
    if (taking !== "take over") checkTaken(desk, takenBy);
    await tx
      .update(submissions)
      .set({ takenBy: taking === "return" ? null : actor })
      .where(eq(submissions.accountId, account.id));
    const action = taking === "return" ? "submission-returned" : "submission-taken";
    await audit(tx, now(), { actor, action, subject: account.id, requestId, before: { taken: takenBy ?? "" } });
  });
}

/** Which states a decision may follow. A decision can be corrected, but an account without submission has none. */
const mayFollow: Record<"approved" | "refused" | "correction", readonly SubmissionState[]> = {
  approved: ["received", "reviewing", "correction", "refused"],
  refused: ["received", "reviewing", "correction", "approved"],
  correction: ["received", "reviewing", "correction", "refused"],
};

/** What an operator decides: a refusal has a reason, a request for correction at least one field with a reason. */
type Decision = { status: "approved" } | { status: "refused"; reason: string } | { status: "correction"; items: ReviewItem[] };

/** Whether the approval of this account's submission needs two members of staff. */
export const needsTwo = ({ fourEyes }: Pick<Desk, "fourEyes">, type: string): boolean => fourEyes && type === "company";

type Decided = { account: string; number: string; status: SubmissionState; proposedBy?: string };

/**
 * Decides on a submission: state, audit log and the messages to the funder's contacts in one transaction. Asking for more fields
 * adds to those that the funder has not corrected yet. With `FOUR_EYES=1`, the first approval of a company is a proposal, which somebody else
 * confirms. Throws for an unknown field, a state that cannot be left, the confirmation of one's own proposal, and when the submission is not
 * the one that `mark` was shown with.
 */
export async function decideSubmission(desk: Desk, typed: string, decision: Decision, mark: string): Promise<Decided> {
  need(desk, "submissions");
  const { db, vault, now, actor, requestId } = desk;
  const account = await resolveAccount(desk, typed);
  const known: Record<string, unknown> = account.type === 1 ? companyFields : personFields;
  return db.transaction(async (tx) => {
    const row = await lockSubmission(tx, account.id);
    checkTaken(desk, row.takenBy);
    checkMark(mark, markOfSubmission(row, detailsOf(desk, row)), "open the submission again");
    if (!mayFollow[decision.status].includes(row.status))
      throw new DeskError(`The submission is ${row.status}, so it cannot become ${decision.status}.`, { code: "staleStatus" });
    if (decision.status === "approved" && needsTwo(desk, typeName(account.type)) && !confirms(desk, row.approvalBy)) {
      await tx.update(submissions).set({ approvalBy: actor, takenBy: null }).where(eq(submissions.accountId, account.id));
      await audit(tx, now(), { actor, action: "submission-approval-proposed", subject: account.id, requestId, before: { status: row.status } });
      return { account: account.id, number: row.number, status: row.status, proposedBy: actor };
    }
    const before = row.review ? (JSON.parse(openFor(vault, "review", account.id, row.review)) as Review) : undefined;
    const at = now();
    let review: Review = { status: decision.status };
    let reasons: Reasons | undefined;
    if (decision.status === "refused") {
      reasons = { reason: checkReason(decision.reason, "reason") };
      review = { status: "refused", ...reasons };
    }
    if (decision.status === "correction") {
      const asked = decision.items.map(({ field, reason }) => ({ field, reason: checkReason(reason, "reason") }));
      for (const { field } of asked)
        if (!Object.hasOwn(known, field))
          throw new DeskError(`${field} is no field of this form. Fields: ${Object.keys(known).join(", ")}.`, { code: "unknownField" });
      const open = before?.status === "correction" ? (before.items ?? []).filter((item) => !asked.some(({ field }) => field === item.field)) : [];
      reasons = { items: asked };
      review = { status: "correction", items: [...open, ...asked] };
    }
    await tx
      .update(submissions)
      .set({
        status: decision.status,
        statusAt: at,
        takenBy: null,
        approvalBy: null,
        review: sealFor(vault, "review", account.id, JSON.stringify(review)),
        ...(reasons ? { reasons: addReasons(desk, row, at, reasons) } : {}),
      })
      .where(and(eq(submissions.accountId, account.id)));
    // One contact is enough while none is proved: each may be a stranger's.
    const recipients = contactsOf(account).filter(({ unproved }, at) => at === 0 || !unproved);
    const message = reviewText(decision.status, row.number);
    for (const { channel, to } of recipients)
      await queueMessage(desk, tx, { channel, to, ...message }, { kind: "review", account: account.id, soon: true });
    await audit(tx, at, {
      actor,
      action: `submission-${decision.status}`,
      subject: account.id,
      requestId,
      before: { status: row.status },
      after: { status: decision.status, ...(review.items ? { fields: review.items.map(({ field }) => field) } : {}) },
    });
    return { account: account.id, number: row.number, status: decision.status };
  });
}
