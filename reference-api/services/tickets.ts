import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, inArray, isNull, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { referenceResponse, rightsRequest } from "../../lib/contract/data-rights.ts";
import { mobile } from "../../lib/contract/fields.ts";
import { addWorkingDays } from "../../lib/format/working-days.ts";
import { checkChannels, worstVerdict } from "../../lib/official-channels/check-channel.ts";
import { readPhone } from "../../lib/read/contact.ts";
import type { Database } from "../db/open.ts";
import { accounts, submissions } from "../db/schema/accounts.ts";
import { deletionReceipts } from "../db/schema/app-users.ts";
import { rightsRequests, ticketNotes } from "../db/schema/rights-requests.ts";
import { errorFields } from "../error-fields.ts";
import { DeskError, type DeskRefusal, errors } from "../errors.ts";
import { DAY_MS } from "../jakarta-time.ts";
import type { Message } from "../senders/sender.ts";
import { type Account, mobileCandidates } from "./accounts/find-account.ts";
import { audit, checkMark, type Desk, markOf, need, personOf } from "./audit.ts";
import type { Deps } from "./deps.ts";
import { deliver, inBackground, queueLimited, queueMessage } from "./messages/queue.ts";
import { answerText, reopenedText, ticketText } from "./messages/texts.ts";
import { newReferenceNumber, normalReferenceNumber } from "./reference-number.ts";
import { openFor, sealFor } from "./sealing/sealed-columns.ts";

/** How tickets that are no request about data begin. */
const PREFIXES: Partial<Record<z.output<typeof rightsRequest>["kind"], "ADU" | "PJU">> = { service: "ADU", "business-loan": "PJU" };

/**
 * Sends the ticket to a contact that is an e-mail address. Never throws, and is not waited for: the page has shown it
 * already.
 */
async function mailTicket(deps: Deps, contact: string, ticket: string): Promise<void> {
  if (!contact.includes("@")) return;
  const { siteUrl, log } = deps;
  const text = ticketText(ticket, siteUrl);
  try {
    const id = await queueLimited(deps, { channel: "email", to: contact, subject: `Nomor tiket ${ticket}`, text }, { kind: "ticket" });
    if (id !== undefined) await deliver(deps, id);
  } catch (error) {
    log.error(errorFields(error as Error), "ticket not sent");
  }
}

/**
 * Stores a request about personal data, a complaint or a request for a business loan, and returns its ticket. Repeating the request with the same
 * request id returns the same ticket, because the response may have been lost. `account`: the funder who is signed in.
 */
export async function fileRequest(
  deps: Deps,
  request: z.output<typeof rightsRequest>,
  requestId: string,
  account?: Pick<Account, "id">,
): Promise<string> {
  const { db, now, vault } = deps;
  const { kind, name, contact, message } = request;
  const requestDigest = vault.hmac(JSON.stringify([requestId.toLowerCase(), kind, name, contact, message]));
  const ticket = newReferenceNumber(PREFIXES[kind] ?? "HAK");
  const sealed = sealFor(vault, "ticket", ticket, JSON.stringify({ name, contact, message }));
  const [stored] = await db
    .insert(rightsRequests)
    .values({ ticket, kind, sealed, accountId: account?.id, signedIn: account !== undefined, receivedAt: now(), digest: requestDigest })
    .onConflictDoNothing({ target: rightsRequests.digest })
    .returning({ ticket: rightsRequests.ticket });
  if (stored) {
    inBackground(mailTicket(deps, contact, stored.ticket));
    return stored.ticket;
  }
  const [before] = await db.select({ ticket: rightsRequests.ticket }).from(rightsRequests).where(eq(rightsRequests.digest, requestDigest));
  if (!before) throw new Error("request neither inserted nor found by its digest");
  return before.ticket;
}

type Reference = z.infer<typeof referenceResponse>;

/** The record of a receipt number, a ticket or the number of a submission, without personal data. Throws 1404 for an unknown number. */
export async function findReference({ db }: Deps, typed: string): Promise<Reference> {
  const number = normalReferenceNumber(typed);
  const [receipt] = await db.select().from(deletionReceipts).where(eq(deletionReceipts.number, number));
  if (receipt) return { kind: "deletion", number, at: receipt.deletedAt.toISOString(), keepUntil: receipt.keepUntil.toISOString() };
  const [request] = await db.select().from(rightsRequests).where(eq(rightsRequests.ticket, number));
  if (!request) {
    const [submission] = await db.select({ at: submissions.acceptedAt }).from(submissions).where(eq(submissions.number, number));
    if (!submission) throw errors.referenceUnknown();
    return { kind: "submission", number, at: submission.at.toISOString() };
  }
  const kind = `request-${request.kind}` as Reference["kind"];
  return { kind, number, at: request.receivedAt.toISOString(), answered: request.answeredAt !== null };
}

/** The promise of the privacy text (3 × 24 hours). */
const RIGHTS_MS = 3 * DAY_MS;
/** The promises of the complaints page and of the loans page, by kind. */
const WORKING_DAYS: Record<string, number> = { service: 10, complaint: 10, "business-loan": 5 };
const ANSWER_MAX_CHARS = 4_000;
const NOTE_MAX_CHARS = 4_000;
const REOPEN_REASON_MAX_CHARS = 1_000;

type Row = typeof rightsRequests.$inferSelect;

/**
 * When a request must be answered, from when it was received or opened again. Weekends and national holidays are no
 * working days.
 */
export function dueAt({ kind, receivedAt, reopenedAt }: Pick<Row, "kind" | "receivedAt"> & Partial<Pick<Row, "reopenedAt">>): Date {
  const promised = WORKING_DAYS[kind];
  const from = (reopenedAt ?? receivedAt).getTime();
  return new Date(promised ? addWorkingDays(from, promised) : from + RIGHTS_MS);
}

type Content = { name: string; contact: string; message: string };

/** What a person wrote in a ticket. */
export function contentOf({ vault }: Pick<Desk, "vault">, row: Row): Content {
  if (row.sealed) return JSON.parse(openFor(vault, "ticket", row.ticket, row.sealed)) as Content;
  return { name: row.name ?? "", contact: row.contact ?? "", message: row.message ?? "" };
}

/** Tickets by the time when they are due; without `all` only those that wait. */
export async function listTickets(desk: Desk, { all, limit }: { all: boolean; limit: number }) {
  need(desk, "tickets");
  const { db, now } = desk;
  const { ticket, kind, receivedAt, reopenedAt, answeredAt, assignedTo, joinedTo, usedAt, deletionBy } = rightsRequests;
  // Those with the same promise are due in the order in which they came.
  const oldest = (promised: SQL) =>
    db
      .select({ ticket, kind, receivedAt, reopenedAt, answeredAt, assignedTo, joinedTo, usedAt, deletionBy })
      .from(rightsRequests)
      .where(and(promised, all ? undefined : and(isNull(answeredAt), isNull(joinedTo))))
      .orderBy(asc(sql`coalesce(${reopenedAt}, ${receivedAt})`))
      .limit(limit);
  const inWorkingDays = Object.keys(WORKING_DAYS);
  const rows = await Promise.all([...inWorkingDays.map((each) => oldest(eq(kind, each))), oldest(notInArray(kind, inWorkingDays))]);
  return rows
    .flat()
    .map((row) => ({
      ticket: row.ticket,
      kind: row.kind,
      received: row.receivedAt,
      due: dueAt(row),
      answered: row.answeredAt,
      assignedTo: row.assignedTo,
      joinedTo: row.joinedTo,
      /** Who proposed the deletion that somebody else has to confirm. */
      proposedBy: row.usedAt ? null : row.deletionBy,
    }))
    .map((row) => ({ ...row, state: row.answered ? "answered" : row.joinedTo ? "joined" : row.due < now() ? "OVERDUE" : "waiting" }))
    .sort((left, right) => left.due.getTime() - right.due.getTime())
    .slice(0, limit);
}

/**
 * The requests that a funder sent while signed in, newest first. Requests for a correction are about the submission, so
 * those who review it read their text; the others are named only.
 */
export async function requestsOf(desk: Desk, tx: Pick<Database, "select">, account: string) {
  need(desk, "submissions");
  const rows = await tx.select().from(rightsRequests).where(eq(rightsRequests.accountId, account)).orderBy(desc(rightsRequests.receivedAt));
  return rows.map((row) => ({
    ticket: row.ticket,
    kind: row.kind,
    received: row.receivedAt,
    due: dueAt(row),
    answered: row.answeredAt,
    message: row.kind === "correction" ? contentOf(desk, row).message : undefined,
  }));
}

/** The number for an SMS to a contact as it was typed: with the country code, which most people leave out. */
export function smsNumber(contact: string): string {
  const number = readPhone(contact) ?? contact;
  const digits = number.replace(/\D/g, "");
  if (/^\+(?!62|44)/.test(number)) return digits;
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

/** What staff wrote about a ticket, in the order of time. */
async function notesOf({ db, vault }: Desk, ticket: string) {
  const rows = await db.select().from(ticketNotes).where(eq(ticketNotes.ticket, ticket)).orderBy(ticketNotes.at, ticketNotes.kind);
  return rows.map(({ id, kind, author, at, sealed }) => ({ kind, author, at, text: openFor(vault, "ticketNote", id, sealed) }));
}

/** The tickets that are answered with this one. */
const duplicatesOf = (tx: Pick<Database, "select">, ticket: string): Promise<Row[]> =>
  tx.select().from(rightsRequests).where(eq(rightsRequests.joinedTo, ticket)).orderBy(rightsRequests.receivedAt, rightsRequests.ticket);

/** Throws for a ticket that was joined to another one; act on that one. */
export function checkJoined({ joinedTo }: Pick<Row, "joinedTo">): void {
  if (joinedTo) throw new DeskError(`The ticket was joined to ${joinedTo}.`, { code: "ticketJoined", to: joinedTo });
}

/** Changes with what an answer is about: the duplicates that get it too, and a reopening. */
const markOfTicket = ({ ticket, reopenedAt }: Row, duplicates: readonly Row[]): string =>
  markOf([ticket, reopenedAt, duplicates.map((duplicate) => duplicate.ticket)]);

/** A ticket with its texts, and the mark that an answer to them names. Reading it is audited. */
export async function showTicket(desk: Desk, typed: string) {
  need(desk, "tickets");
  const row = await ticketRow(desk, typed);
  const duplicates = await duplicatesOf(desk.db, row.ticket);
  const after = duplicates.length > 0 ? { after: { doubles: duplicates.map((duplicate) => duplicate.ticket) } } : {};
  await audit(desk.db, desk.now(), { actor: desk.actor, action: "ticket-read", subject: row.ticket, requestId: desk.requestId, ...after });
  const answer = row.answer ? openFor(desk.vault, "answer", row.ticket, row.answer) : undefined;
  const [sender] = row.accountId ? await desk.db.select().from(accounts).where(eq(accounts.id, row.accountId)) : [];
  return {
    ticket: row.ticket,
    /** The account that was signed in; without one, name and contact are what anybody may have typed. */
    signedIn: sender && { name: sender.username, contacts: [sender.email, sender.mobile].filter((contact) => contact !== null) },
    /** Somebody was signed in whose account is deleted. */
    senderDeleted: row.signedIn === true && !sender,
    kind: row.kind,
    received: row.receivedAt,
    due: dueAt(row),
    answered: row.answeredAt,
    used: row.usedAt,
    receipt: row.receipt,
    deletionBy: row.deletionBy,
    joinedTo: row.joinedTo,
    /** What the person wrote in the duplicates that are answered with it. */
    duplicates: duplicates.map((duplicate) => ({
      ticket: duplicate.ticket,
      received: duplicate.receivedAt,
      message: contentOf(desk, duplicate).message,
    })),
    assignedTo: row.assignedTo,
    ...contentOf(desk, row),
    answer,
    notes: await notesOf(desk, row.ticket),
    mark: markOfTicket(row, duplicates),
  };
}

type Tx = Pick<Database, "select" | "insert" | "update">;

async function lockTicket(tx: Tx, ticket: string): Promise<Row> {
  const [row] = await tx.select().from(rightsRequests).where(eq(rightsRequests.ticket, ticket)).for("update");
  if (!row) throw new DeskError("There is no such ticket.");
  return row;
}

function checkWaiting(row: Row): void {
  checkJoined(row);
  if (row.answeredAt) throw new DeskError("This ticket has been answered.", { code: "ticketAnswered" });
}

async function lockWaitingTicket(tx: Tx, ticket: string): Promise<Row> {
  const row = await lockTicket(tx, ticket);
  checkWaiting(row);
  return row;
}

type NewNote = Pick<typeof ticketNotes.$inferInsert, "ticket" | "kind" | "author" | "at"> & { text: string };

async function addNote(tx: Tx, vault: Desk["vault"], { text, ...note }: NewNote): Promise<void> {
  const id = randomUUID();
  await tx.insert(ticketNotes).values({ id, ...note, sealed: sealFor(vault, "ticketNote", id, text) });
}

/** Adds a note that only staff read. The same one again, from a second press of the button, is stored once. */
export async function noteTicket(desk: Desk, typed: string, text: string): Promise<void> {
  need(desk, "tickets");
  const { db, now, vault, actor, requestId } = desk;
  const note = text.trim();
  if (note.length < 2 || note.length > NOTE_MAX_CHARS) throw new DeskError(`A note has 2 to ${NOTE_MAX_CHARS} characters.`, { code: "note" });
  const { ticket } = await ticketRow(desk, typed);
  await db.transaction(async (tx) => {
    await lockTicket(tx, ticket);
    const [last] = await tx.select().from(ticketNotes).where(eq(ticketNotes.ticket, ticket)).orderBy(desc(ticketNotes.at)).limit(1);
    if (last?.kind === "note" && last.author === actor && openFor(vault, "ticketNote", last.id, last.sealed) === note) return;
    await addNote(tx, vault, { ticket, kind: "note", author: actor, at: now(), text: note });
    await audit(tx, now(), { actor, action: "ticket-noted", subject: ticket, requestId });
  });
}

/** Assigns a waiting ticket to the actor, also when a colleague has it, or gives it back. */
export async function assignTicket(desk: Desk, typed: string, take: boolean): Promise<void> {
  need(desk, "tickets");
  const { db, now, actor, requestId } = desk;
  const { ticket } = await ticketRow(desk, typed);
  await db.transaction(async (tx) => {
    const row = await lockWaitingTicket(tx, ticket);
    if (!take) checkAssigned(desk, row);
    await tx
      .update(rightsRequests)
      .set({ assignedTo: take ? actor : null })
      .where(eq(rightsRequests.ticket, ticket));
    await audit(tx, now(), {
      actor,
      action: take ? "ticket-taken" : "ticket-returned",
      subject: ticket,
      requestId,
      before: { assigned: row.assignedTo ?? "" },
    });
  });
}

/** Throws when the ticket is a colleague's. Operators work on every ticket. */
function checkAssigned({ actor, permissions }: Desk, { assignedTo }: Row): void {
  if (!permissions || !assignedTo || assignedTo === actor) return;
  const to = personOf(assignedTo);
  throw new DeskError(`The ticket is assigned to ${to}.`, { code: "ticketAssigned", to });
}

/** Queues a message to the person: by e-mail, else by SMS. */
async function tellPerson(desk: Desk, tx: Tx, row: Row, { subject, text }: Pick<Message, "subject" | "text">): Promise<Message["channel"]> {
  const { contact } = contentOf(desk, row);
  const channel = contact.includes("@") ? "email" : "sms";
  const to = channel === "email" ? contact : smsNumber(contact);
  await queueMessage(desk, tx, { channel, to, subject, text }, { kind: "ticket", soon: true });
  return channel;
}

/**
 * Opens an answered ticket again for a reason, and tells the person; its answer stays among the notes, and the deadline
 * counts from now.
 */
export async function reopenTicket(desk: Desk, typed: string, reason: string): Promise<void> {
  need(desk, "tickets");
  const { db, now, vault, actor, requestId } = desk;
  const text = reason.trim();
  if (text.length < 5 || text.length > REOPEN_REASON_MAX_CHARS)
    throw new DeskError(`A reason for opening a ticket again has 5 to ${REOPEN_REASON_MAX_CHARS} characters.`, { code: "openingReason" });
  const { ticket } = await ticketRow(desk, typed);
  await db.transaction(async (tx) => {
    const row = await lockTicket(tx, ticket);
    checkJoined(row);
    if (!row.answeredAt) throw new DeskError("This ticket waits for its answer.", { code: "ticketWaits" });
    if (row.answer)
      await addNote(tx, vault, { ticket, kind: "answer", author: null, at: row.answeredAt, text: openFor(vault, "answer", ticket, row.answer) });
    await addNote(tx, vault, { ticket, kind: "reopened", author: actor, at: now(), text });
    const duplicates = (await duplicatesOf(tx, ticket)).map((duplicate) => duplicate.ticket);
    await tx
      .update(rightsRequests)
      .set({ answeredAt: null, answer: null, reopenedAt: now() })
      .where(inArray(rightsRequests.ticket, [ticket, ...duplicates]));
    await tellPerson(desk, tx, row, {
      subject: `Tiket ${ticket} kami periksa lagi`,
      text: reopenedText(ticket, dueAt({ ...row, reopenedAt: now() }), duplicates),
    });
    await audit(tx, now(), {
      actor,
      action: "ticket-reopened",
      subject: ticket,
      requestId,
      before: { state: "answered" },
      after: { state: "waiting" },
    });
  });
}

const isSameContact = (one: string, other: string) =>
  one.includes("@") || other.includes("@") ? one.trim().toLowerCase() === other.trim().toLowerCase() : smsNumber(one) === smsNumber(other);

type NotJoined = Extract<DeskRefusal, { code: "ticketNotJoined" }>["because"];

/** Why two tickets cannot be joined. */
function whyNotJoined(desk: Desk, one: Row, other: Row): NotJoined | undefined {
  const either = (field: "answeredAt" | "joinedTo" | "usedAt") => one[field] !== null || other[field] !== null;
  if (either("joinedTo")) return "joined";
  if (either("answeredAt")) return "answered";
  if (either("usedAt")) return "used";
  if (one.kind !== other.kind) return "kind";
  return isSameContact(contentOf(desk, one).contact, contentOf(desk, other).contact) ? undefined : "contact";
}

/**
 * Joins two waiting tickets of one kind and contact, with the duplicates that they have: the one that is due first stays,
 * and the other is answered with it. Returns both numbers. Throws for any other tickets, and for one of a colleague.
 */
export async function joinTickets(desk: Desk, typed: string, otherTyped: string): Promise<{ ticket: string; joined: string }> {
  need(desk, "tickets");
  const { db, now, vault, actor, requestId } = desk;
  const refuse = (because: NotJoined) => new DeskError(`These tickets cannot be joined: ${because}.`, { code: "ticketNotJoined", because });
  const { ticket: opened } = await ticketRow(desk, typed);
  const other = normalReferenceNumber(otherTyped);
  if (opened === other) throw refuse("same");
  return db.transaction(async (tx) => {
    const both = inArray(rightsRequests.ticket, [opened, other]);
    const rows = await tx.select().from(rightsRequests).where(both).orderBy(rightsRequests.ticket).for("update");
    const [kept, duplicate] = rows.sort(
      (one, two) => dueAt(one).getTime() - dueAt(two).getTime() || one.receivedAt.getTime() - two.receivedAt.getTime(),
    );
    if (!kept || !duplicate) throw refuse("unknown");
    const because = whyNotJoined(desk, kept, duplicate);
    if (because) throw refuse(because);
    checkAssigned(desk, kept);
    checkAssigned(desk, duplicate);
    await tx
      .update(rightsRequests)
      .set({ joinedTo: kept.ticket, assignedTo: null })
      .where(or(eq(rightsRequests.ticket, duplicate.ticket), eq(rightsRequests.joinedTo, duplicate.ticket)));
    const note = { kind: "joined" as const, author: actor, at: now() };
    await addNote(tx, vault, { ...note, ticket: kept.ticket, text: `Tiket ${duplicate.ticket} digabungkan ke tiket ini.` });
    await addNote(tx, vault, { ...note, ticket: duplicate.ticket, text: `Digabungkan ke tiket ${kept.ticket}.` });
    await audit(tx, now(), { actor, action: "ticket-joined", subject: duplicate.ticket, requestId, after: { to: kept.ticket } });
    return { ticket: kept.ticket, joined: duplicate.ticket };
  });
}

/** Throws for an answer that /cekKeaslian would not call official: people are told to check what they get there. */
function checkAnswer({ siteUrl }: Desk, text: string): void {
  const answers = checkChannels(text, siteUrl);
  if (worstVerdict(answers) === "official") return;
  const because = answers.flatMap(({ verdict, seen, part }) => (verdict === "official" ? [] : seen ? [seen] : part ? [`“${part}”`] : []));
  throw new DeskError(
    `The page /cekKeaslian would not call this answer official${because.length > 0 ? `, because of ${because.join(", ")}` : ""}. Name only our own channels, do not ask for codes or money, and write addresses and numbers in their usual form.`,
    { code: "answerNotOfficial", because },
  );
}

/** A typed answer without spaces around it. Throws for one without or with too much text. */
function readAnswer(text: string): string {
  const answer = text.trim();
  if (answer.length < 10 || answer.length > ANSWER_MAX_CHARS)
    throw new DeskError(`An answer has 10 to ${ANSWER_MAX_CHARS} characters.`, { code: "answer" });
  return answer;
}

/**
 * The message that answers a ticket with its duplicates. Throws for a ticket of a colleague, for one that is not the one that
 * `mark` was shown with, and for an answer that /cekKeaslian would not call official.
 */
async function messageOf(desk: Desk, tx: Tx, row: Row, answer: string, mark?: string) {
  checkAssigned(desk, row);
  const joined = await duplicatesOf(tx, row.ticket);
  if (mark !== undefined) checkMark(mark, markOfTicket(row, joined), "open the ticket again");
  const duplicates = joined.map((duplicate) => duplicate.ticket);
  const message = answerText(row.ticket, answer, duplicates);
  checkAnswer(desk, message);
  return { duplicates, message };
}

/** The message of an answer before it goes out. Throws what `answerTicket` would throw now. */
export async function previewAnswer(desk: Desk, typed: string, text: string): Promise<string> {
  need(desk, "tickets");
  const answer = readAnswer(text);
  const row = await ticketRow(desk, typed);
  checkWaiting(row);
  return (await messageOf(desk, desk.db, row, answer)).message;
}

/**
 * Answers a ticket: the answer goes to the person by e-mail, else by SMS. Throws for an answered ticket, for one of a
 * colleague, for an answer without or with too much text, or that /cekKeaslian would not call official, and when the ticket is not
 * the one that `mark` was shown with.
 */
export async function answerTicket(
  desk: Desk,
  typed: string,
  text: string,
  mark: string,
): Promise<{ ticket: string; late: boolean; channel: "email" | "sms" }> {
  need(desk, "tickets");
  const { db, now, vault, actor, requestId } = desk;
  const answer = readAnswer(text);
  const { ticket } = await ticketRow(desk, typed);
  return db.transaction(async (tx) => {
    const row = await lockWaitingTicket(tx, ticket);
    const { duplicates, message } = await messageOf(desk, tx, row, answer, mark);
    const late = dueAt(row) < now();
    for (const each of [ticket, ...duplicates])
      await tx
        .update(rightsRequests)
        .set({ answeredAt: now(), answer: sealFor(vault, "answer", each, answer) })
        .where(eq(rightsRequests.ticket, each));
    const channel = await tellPerson(desk, tx, row, { subject: `Jawaban tiket ${ticket}`, text: message });
    await audit(tx, now(), {
      actor,
      action: "ticket-answered",
      subject: ticket,
      requestId,
      before: { state: "waiting" },
      after: { state: "answered", late },
    });
    return { ticket, late, channel };
  });
}
