import { and, eq, inArray, lte, sql } from "drizzle-orm";
import { messages } from "../../db/schema/desk.ts";
import type { Deps } from "../../deps.ts";
import { errorFields } from "../../error-fields.ts";
import { deliver } from "./deliver.ts";
import { LEASE_MS } from "./queue-message.ts";

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
