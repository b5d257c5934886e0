import { and, eq } from "drizzle-orm";
import { messages } from "../../db/schema/desk.ts";
import type { Deps } from "../../deps.ts";
import { errorFields } from "../../error-fields.ts";
import type { Message } from "../../messages/sender.ts";
import { withdrawCode } from "../codes/withdraw-code.ts";
import { openFor } from "../sealing/sealed-columns.ts";

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
    const answer = await deps.messages.send({ id, channel: row.channel, to, subject, text });
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
export async function deliverWithin(deps: Sending, id: string, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const waited = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(true), milliseconds);
  });
  const delivery = deliver(deps, id);
  delivery.catch((error: Error) => deps.log.error(errorFields(error), "message not handled"));
  return Promise.race([delivery, waited]).finally(() => clearTimeout(timer));
}
