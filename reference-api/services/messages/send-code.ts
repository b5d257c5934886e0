import { MESSAGE_WAIT_MS } from "../../../lib/limits.ts";
import type { Deps } from "../../deps.ts";
import { errors } from "../../errors.ts";
import type { Message } from "../../messages/sender.ts";
import { deliverWithin } from "./deliver.ts";
import { queueMessage } from "./queue-message.ts";

/**
 * Sends a code that a person waits for; resolves within MESSAGE_WAIT_MS. Throws 1012 when the provider has refused it by
 * then: the code is withdrawn and does not count.
 */
export async function sendCode(
  deps: Deps,
  message: Pick<Message, "channel" | "to" | "text">,
  { codeId, expiresAt }: { codeId: number; expiresAt: Date },
): Promise<void> {
  const id = await queueMessage(deps, deps.db, { ...message, subject: "Kode verifikasi Simpul" }, { kind: "code", codeId, expiresAt });
  if (!(await deliverWithin(deps, id, MESSAGE_WAIT_MS))) throw errors.messageNotSent();
}
