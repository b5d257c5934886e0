import { desc, eq } from "drizzle-orm";
import { type messageStates, messages } from "../../db/schema/desk.ts";
import type { Desk } from "./desk.ts";

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
