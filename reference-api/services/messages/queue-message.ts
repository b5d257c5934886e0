import { randomUUID } from "node:crypto";
import type { Database } from "../../db/open.ts";
import { type messageKinds, messages } from "../../db/schema/desk.ts";
import type { Deps } from "../../deps.ts";
import type { Message } from "../../messages/sender.ts";
import { maskContact } from "../accounts/registration-facts.ts";
import { sealFor } from "../sealing/sealed-columns.ts";

/** Messages that no request waits for are tried for a day. */
const LIFE_MS = 86_400_000;
/** After this another process takes over an attempt, milliseconds: longer than the retries of a provider. */
export const LEASE_MS = 60_000;

type Queued = { kind: (typeof messageKinds)[number]; codeId?: number; expiresAt?: Date };

/**
 * Adds a message to the queue and returns its id. Pass the transaction of the event that it reports. The caller sends
 * it with `deliver` at once; without that, a worker does after LEASE_MS, or at once with `soon`.
 */
export async function queueMessage(
  { vault, now }: Pick<Deps, "vault" | "now">,
  tx: Pick<Database, "insert">,
  { channel, to, subject, text }: Omit<Message, "id">,
  { kind, codeId, expiresAt, soon }: Queued & { soon?: boolean },
): Promise<string> {
  const id = randomUUID();
  const createdAt = now();
  await tx.insert(messages).values({
    id,
    kind,
    channel,
    masked: maskContact(to),
    sealed: sealFor(vault, "message", id, JSON.stringify({ to, subject, text })),
    createdAt,
    nextAt: soon ? createdAt : new Date(createdAt.getTime() + LEASE_MS),
    expiresAt: expiresAt ?? new Date(createdAt.getTime() + LIFE_MS),
    codeId,
  });
  return id;
}
