import { and, asc, eq, inArray, isNull, notInArray, type SQL } from "drizzle-orm";
import { mobile } from "../../../lib/contract/fields.ts";
import { rightsRequests } from "../../db/schema/rights-requests.ts";
import { DeskError } from "../../errors.ts";
import { DAY_MS, inJakarta } from "../../jakarta-time.ts";
import { mobileCandidates } from "../accounts/find-account.ts";
import { audit } from "../audit.ts";
import { queueMessage } from "../messages/queue-message.ts";
import { normalReferenceNumber } from "../reference-number.ts";
import { openFor, sealFor } from "../sealing/sealed-columns.ts";
import type { Desk } from "./desk.ts";

/** The promises of the privacy text (3 × 24 hours) and of the complaints page (10 working days). */
const RIGHTS_MS = 3 * DAY_MS;
const COMPLAINT_WORKING_DAYS = 10;
const COMPLAINTS = ["service", "complaint"];
const ANSWER_MAX_CHARS = 4_000;

type Row = typeof rightsRequests.$inferSelect;

/** When a request must be answered. Ignores public holidays, so a complaint is rather due too early. */
export function dueAt({ kind, receivedAt }: Pick<Row, "kind" | "receivedAt">): Date {
  if (!COMPLAINTS.includes(kind)) return new Date(receivedAt.getTime() + RIGHTS_MS);
  let due = receivedAt.getTime();
  for (let days = 0; days < COMPLAINT_WORKING_DAYS; ) {
    due += DAY_MS;
    const weekday = inJakarta(new Date(due)).getUTCDay();
    if (weekday !== 0 && weekday !== 6) days += 1;
  }
  return new Date(due);
}

type Content = { name: string; contact: string; message: string };

function contentOf({ vault }: Pick<Desk, "vault">, row: Row): Content {
  if (row.sealed) return JSON.parse(openFor(vault, "ticket", row.ticket, row.sealed)) as Content;
  return { name: row.name ?? "", contact: row.contact ?? "", message: row.message ?? "" };
}

/** Tickets by the time when they are due; without `all` only those that wait. */
export async function listTickets({ db, now }: Desk, { all, limit }: { all: boolean; limit: number }) {
  const { ticket, kind, receivedAt, answeredAt } = rightsRequests;
  // Those with the same promise are due in the order in which they came.
  const oldest = (promised: SQL) =>
    db
      .select({ ticket, kind, receivedAt, answeredAt })
      .from(rightsRequests)
      .where(and(promised, all ? undefined : isNull(answeredAt)))
      .orderBy(asc(receivedAt))
      .limit(limit);
  const rows = await Promise.all([oldest(inArray(kind, COMPLAINTS)), oldest(notInArray(kind, COMPLAINTS))]);
  return rows
    .flat()
    .map((row) => ({ ticket: row.ticket, kind: row.kind, received: row.receivedAt, due: dueAt(row), answered: row.answeredAt }))
    .map((row) => ({ ...row, state: row.answered ? "answered" : row.due < now() ? "OVERDUE" : "waiting" }))
    .sort((left, right) => left.due.getTime() - right.due.getTime())
    .slice(0, limit);
}

/** The number for an SMS to a contact as it was typed: with the country code, which most people leave out. */
export function smsNumber(contact: string): string {
  const digits = contact.replace(/\D/g, "").replace(/^00/, "");
  if (/^(?:\+|00)(?!62|44)/.test(contact)) return digits;
  const candidates = mobileCandidates(contact);
  return candidates.find((candidate) => mobile().safeParse(candidate).success) ?? candidates[0] ?? digits;
}

async function ticketRow({ db }: Pick<Desk, "db">, typed: string): Promise<Row> {
  const [row] = await db
    .select()
    .from(rightsRequests)
    .where(eq(rightsRequests.ticket, normalReferenceNumber(typed)));
  if (!row) throw new DeskError("There is no such ticket.");
  return row;
}

/** A ticket with its texts. Reading it is audited. */
export async function showTicket(desk: Desk, typed: string) {
  const row = await ticketRow(desk, typed);
  await audit(desk.db, desk.now(), { actor: desk.actor, action: "ticket-read", subject: row.ticket, requestId: desk.requestId });
  const answer = row.answer ? openFor(desk.vault, "answer", row.ticket, row.answer) : undefined;
  return { ticket: row.ticket, kind: row.kind, received: row.receivedAt, due: dueAt(row), answered: row.answeredAt, ...contentOf(desk, row), answer };
}

/**
 * Answers a ticket: the answer goes to the person by e-mail, else by SMS. Throws for an answered ticket and for an
 * answer without or with too much text.
 */
export async function answerTicket(desk: Desk, typed: string, text: string): Promise<{ ticket: string; late: boolean; channel: "email" | "sms" }> {
  const { db, now, vault, actor, requestId } = desk;
  const answer = text.trim();
  if (answer.length < 10 || answer.length > ANSWER_MAX_CHARS) throw new DeskError(`An answer has 10 to ${ANSWER_MAX_CHARS} characters.`);
  const { ticket } = await ticketRow(desk, typed);
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(rightsRequests).where(eq(rightsRequests.ticket, ticket)).for("update");
    if (!row || row.answeredAt) throw new DeskError("This ticket has been answered.");
    const late = dueAt(row) < now();
    const { contact } = contentOf(desk, row);
    const channel = contact.includes("@") ? ("email" as const) : ("sms" as const);
    await tx
      .update(rightsRequests)
      .set({ answeredAt: now(), answer: sealFor(vault, "answer", ticket, answer) })
      .where(eq(rightsRequests.ticket, ticket));
    await audit(tx, now(), {
      actor,
      action: "ticket-answered",
      subject: ticket,
      requestId,
      before: { state: "waiting" },
      after: { state: "answered", late },
    });
    const to = channel === "email" ? contact : smsNumber(contact);
    const message = { channel, to, subject: `Jawaban tiket ${ticket}`, text: `Simpul, tiket ${ticket}: ${answer}` };
    await queueMessage(desk, tx, message, { kind: "ticket", soon: true });
    return { ticket, late, channel };
  });
}
