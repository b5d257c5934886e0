import { randomUUID } from "node:crypto";
import { and, desc, eq, gte, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { SentMessage } from "../../../lib/contract/account.ts";
import { MESSAGE_WAIT_MS, MESSAGES_PER_RECIPIENT_DAY_MAX, TICKET_MAILS_PER_RECIPIENT_DAY_MAX } from "../../../lib/limits.ts";
import type { Database } from "../../db/open.ts";
import { type messageKinds, type messageStates, messages } from "../../db/schema/desk.ts";
import { errorFields } from "../../error-fields.ts";
import { errors } from "../../errors.ts";
import { startOfJakartaDay } from "../../jakarta-time.ts";
import type { Message } from "../../senders/sender.ts";
import { maskContact } from "../accounts/registration.ts";
import type { Desk } from "../audit.ts";
import { CLOCK_SKEW_MS, withdrawCode } from "../codes.ts";
import type { Deps } from "../deps.ts";
import { openFor, sealFor } from "../sealing/sealed-columns.ts";

const running = new Set<Promise<unknown>>();

/** Registers work that a response does not wait for, but the shutdown does. The work handles its own errors. */
export function inBackground(work: Promise<unknown>): void {
  running.add(work);
  void work.catch(() => undefined).finally(() => running.delete(work));
}

/** Resolves when all background work has ended. */
export async function backgroundEnded(): Promise<void> {
  while (running.size > 0) await Promise.allSettled(running);
}

/** Messages that no request waits for are tried for a day. */
const LIFE_MS = 86_400_000;
/** An attempt is given up after this, with all its retries, milliseconds. */
const ATTEMPT_MS = 105_000;
/** Later, also by a clock that is ahead, another process takes it over, milliseconds: nobody sends the message twice. */
const LEASE_MS = ATTEMPT_MS + CLOCK_SKEW_MS + 15_000;

/** `account`: the id of the funder's account that the message is about. */
type Queued = { kind: (typeof messageKinds)[number]; codeId?: number; expiresAt?: Date; account?: string | undefined };
type Recipient = Pick<Message, "to">;

const recipientText = (to: string) => `recipient:${to.trim().toLowerCase()}`;

/**
 * Adds a message to the queue and returns its id. Pass the transaction of the event that it reports. The caller sends
 * it with `deliver` at once; without that, a worker does after LEASE_MS, or at once with `soon`. With `erased` nothing
 * about the recipient remains once it is sent. Messages that anybody can cause go through `queueLimited`.
 */
export async function queueMessage(
  { vault, now }: Pick<Deps, "vault" | "now">,
  tx: Pick<Database, "insert">,
  { channel, to, subject, text }: Omit<Message, "id">,
  { kind, codeId, expiresAt, account, soon, erased }: Queued & { soon?: boolean; erased?: boolean },
): Promise<string> {
  const id = randomUUID();
  const createdAt = now();
  await tx.insert(messages).values({
    id,
    kind,
    channel,
    masked: erased ? "" : maskContact(to),
    recipient: erased ? null : vault.hmac(recipientText(to)),
    accountId: account,
    sealed: sealFor(vault, "message", id, JSON.stringify({ to, subject, text })),
    createdAt,
    nextAt: soon ? createdAt : new Date(createdAt.getTime() + LEASE_MS),
    expiresAt: expiresAt ?? new Date(createdAt.getTime() + LIFE_MS),
    codeId,
  });
  return id;
}

/**
 * Like `queueMessage`, for messages that anybody can cause: undefined when the recipient has had those of a day, of all
 * kinds, no matter who asked for them. Parallel calls wait for each other.
 */
export async function queueLimited(
  deps: Pick<Deps, "vault" | "now" | "db">,
  message: Omit<Message, "id">,
  queued: Queued,
): Promise<string | undefined> {
  const hashes = deps.vault.hmacs(recipientText(message.to));
  return deps.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`recipient:${hashes[0]}`}, 0))`);
    const today = await tx
      .select({ kind: messages.kind })
      .from(messages)
      .where(and(inArray(messages.recipient, hashes), gte(messages.createdAt, startOfJakartaDay(deps.now()))));
    const ofTickets = today.filter(({ kind }) => kind === "ticket").length;
    if (today.length >= MESSAGES_PER_RECIPIENT_DAY_MAX || (queued.kind === "ticket" && ofTickets >= TICKET_MAILS_PER_RECIPIENT_DAY_MAX))
      return undefined;
    return queueMessage(deps, tx, message, queued);
  });
}

/** Removes what the queue has about people whose data are erased: waiting messages, masked contacts and their hashes. */
export async function forgetRecipients(tx: Pick<Database, "delete" | "update">, vault: Deps["vault"], recipients: Recipient[]): Promise<void> {
  for (const { to } of recipients) {
    const theirs = or(
      inArray(messages.recipient, vault.hmacs(recipientText(to))),
      // Rows from before recipients were hashed.
      and(isNull(messages.recipient), eq(messages.masked, maskContact(to))),
    );
    await tx.delete(messages).where(and(theirs, eq(messages.status, "waiting")));
    await tx.update(messages).set({ masked: "", recipient: null }).where(theirs);
  }
}

type Sending = Pick<Deps, "db" | "vault" | "now" | "log"> & { messages: Deps["messages"] };

/** Delays before further attempts, milliseconds; the last one repeats until the message expires. */
const AGAIN_AFTER_MS = [10_000, 60_000, 300_000, 1_800_000];

/** The provider's answer as the desk shows it: a code or status, never a text, which may contain an address. */
function answerOf(error: unknown): string {
  const { systemCode } = errorFields(error as Error);
  return systemCode ?? ((error as { final?: boolean }).final ? "rejected" : "no-answer");
}

/** Marks a message as done and removes its text. Withdraws a code that could not be sent: it counts towards no limit. */
async function finish({ db, now }: Sending, row: { id: string; codeId: number | null }, status: "sent" | "failed", answer: string): Promise<void> {
  await db
    .update(messages)
    .set({ status, answer, sealed: null, doneAt: now() })
    .where(and(eq(messages.id, row.id), eq(messages.status, "waiting")));
  if (status === "failed" && row.codeId !== null) await withdrawCode({ db }, row.codeId);
}

/**
 * Sends one queued message, once, with the quick retries of its provider. Codes fail at once, because the person asks
 * for another one; other messages are tried again until they expire. Returns whether the provider accepted it.
 */
export async function deliver(deps: Sending, id: string): Promise<boolean> {
  const { db, now, vault, log } = deps;
  const [row] = await db.select().from(messages).where(eq(messages.id, id));
  if (!row?.sealed || row.status !== "waiting") return row?.status === "sent";
  if (row.expiresAt <= now()) {
    await finish(deps, row, "failed", row.answer ?? "expired");
    return false;
  }
  const { to, subject, text } = JSON.parse(openFor(vault, "message", id, row.sealed)) as Pick<Message, "to" | "subject" | "text">;
  const attempts = row.attempts + 1;
  await db.update(messages).set({ attempts }).where(eq(messages.id, id));
  try {
    const answer = await deps.messages.send({ id, channel: row.channel, to, subject, text }, AbortSignal.timeout(ATTEMPT_MS));
    await finish(deps, row, "sent", typeof answer === "string" ? answer : "accepted");
    return true;
  } catch (error) {
    const answer = answerOf(error);
    log.error({ ...errorFields(error as Error), channel: row.channel, kind: row.kind }, "message not sent");
    if (row.kind === "code" || (error as { final?: boolean }).final) await finish(deps, row, "failed", answer);
    else {
      const waitMs = AGAIN_AFTER_MS[Math.min(attempts, AGAIN_AFTER_MS.length) - 1] as number;
      await db
        .update(messages)
        .set({ answer, nextAt: new Date(now().getTime() + waitMs) })
        .where(eq(messages.id, id));
    }
    return false;
  }
}

/**
 * Waits at most `milliseconds` for the delivery of a message. Returns false when the provider has refused it by then; a
 * message that is still being sent counts as sent.
 */
async function deliverWithin(deps: Sending, id: string, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const waited = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(true), milliseconds);
  });
  const delivery = deliver(deps, id);
  delivery.catch((error: Error) => deps.log.error(errorFields(error), "message not handled"));
  return Promise.race([delivery, waited]).finally(() => clearTimeout(timer));
}

/**
 * Sends a code that a person waits for; resolves within MESSAGE_WAIT_MS. Throws 1012 when the provider has refused it by
 * then, and 1007 when the recipient has had the messages of a day (never for a `known` device): the code is withdrawn
 * and does not count.
 */
export async function sendCode(
  deps: Deps,
  message: Pick<Message, "channel" | "to" | "text">,
  { codeId, expiresAt, known, account }: { codeId: number; expiresAt: Date; known: boolean; account?: string },
): Promise<void> {
  const whole = { ...message, subject: "Kode verifikasi Simpul" };
  const queued = { kind: "code" as const, codeId, expiresAt, account };
  const id = known ? await queueMessage(deps, deps.db, whole, queued) : await queueLimited(deps, whole, queued);
  if (id === undefined) {
    await withdrawCode(deps, codeId);
    throw errors.codesUsedUp();
  }
  if (!(await deliverWithin(deps, id, MESSAGE_WAIT_MS))) throw errors.messageNotSent();
}

/** Messages that one worker takes at a time. */
const BATCH = 10;
/** How often the worker looks for due messages, milliseconds. */
const INTERVAL_MS = 1_000;

/** Sends the messages that are due. Concurrent processes take different ones. Returns the number of messages. */
export async function sendDue(deps: Deps): Promise<number> {
  const { db, now } = deps;
  const due = db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.status, "waiting"), lte(messages.nextAt, now())))
    .orderBy(messages.nextAt)
    .limit(BATCH)
    .for("update", { skipLocked: true });
  const taken = await db
    .update(messages)
    .set({ nextAt: sql`${new Date(now().getTime() + LEASE_MS)}` })
    .where(inArray(messages.id, due))
    .returning({ id: messages.id });
  await Promise.all(taken.map(({ id }) => deliver(deps, id)));
  return taken.length;
}

/** Sends due messages until the returned function is called, which waits for the running ones. */
export function startMessageWorker(deps: Deps): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    running = sendDue(deps)
      .catch((error: Error) => deps.log.error(errorFields(error), "messages not looked through"))
      .finally(() => {
        busy = false;
      });
  }, INTERVAL_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

const SENT_LISTED_MAX = 50;

/** The messages about an account and to its contacts, oldest first: their texts are removed once they are sent. */
export async function messagesOf({ db, vault }: Pick<Deps, "db" | "vault">, account: string, contacts: readonly Recipient[]) {
  const hashes = contacts.flatMap(({ to }) => vault.hmacs(recipientText(to)));
  return db
    .select({ at: messages.createdAt, kind: messages.kind, channel: messages.channel, to: messages.masked, status: messages.status })
    .from(messages)
    .where(or(eq(messages.accountId, account), inArray(messages.recipient, hashes)))
    .orderBy(messages.createdAt);
}

/** The messages about an account, newest first, without their texts. */
export async function messagesAbout({ db }: Pick<Deps, "db">, account: string): Promise<SentMessage[]> {
  const rows = await db.select().from(messages).where(eq(messages.accountId, account)).orderBy(desc(messages.createdAt)).limit(SENT_LISTED_MAX);
  return rows.map(({ createdAt, kind, channel, masked, status }) => ({ at: createdAt.toISOString(), kind, channel, masked, status }));
}

/** Messages in a state, newest first, without recipients and texts. */
export async function listMessages({ db }: Desk, status: (typeof messageStates)[number] | undefined, limit: number) {
  return db
    .select({
      id: messages.id,
      kind: messages.kind,
      channel: messages.channel,
      to: messages.masked,
      status: messages.status,
      attempts: messages.attempts,
      answer: messages.answer,
      created: messages.createdAt,
      done: messages.doneAt,
    })
    .from(messages)
    .where(status ? eq(messages.status, status) : undefined)
    .orderBy(desc(messages.createdAt))
    .limit(limit);
}
