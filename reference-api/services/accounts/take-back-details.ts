import { eq } from "drizzle-orm";
import type { RegistResponse } from "../../../lib/contract/investor.ts";
import { REGISTRATION_HANDLE_MS } from "../../../lib/limits.ts";
import { accounts, submissions } from "../../db/schema/accounts.ts";
import { files } from "../../db/schema/files.ts";
import type { Deps } from "../../deps.ts";
import { errors } from "../../errors.ts";
import { audit } from "../audit.ts";
import { removeFromStorage } from "../files/remove-from-storage.ts";
import { randomToken } from "../secrets.ts";
import type { Account } from "./find-account.ts";
import { contactsOf, notifyLater } from "./notify-owner.ts";
import { mayTakeBack } from "./registration-facts.ts";

/**
 * Removes a submission that was sent before the owner proved a contact, with its documents. The account needs details
 * again, under a new handle. Notifies the owner. Throws 1016 when there is no such submission.
 */
export async function takeBackDetails(deps: Deps, { id }: Account, requestId: string): Promise<RegistResponse> {
  const current = deps.now();
  const handle = randomToken();
  const { account, removed } = await deps.db.transaction(async (tx) => {
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, id)).for("update");
    const [submission] = await tx.select({ acceptedAt: submissions.acceptedAt }).from(submissions).where(eq(submissions.accountId, id));
    if (!account || !submission || !mayTakeBack(account, submission.acceptedAt, current)) throw errors.nothingToTakeBack();
    await tx.delete(submissions).where(eq(submissions.accountId, id));
    const removed = await tx.delete(files).where(eq(files.accountId, id)).returning({ id: files.id, sealed: files.sealed });
    const handleExpiresAt = new Date(current.getTime() + REGISTRATION_HANDLE_MS);
    // The registration begins again, and with it the time after which an unfinished one is deleted.
    await tx.update(accounts).set({ detailsPending: true, handle, handleExpiresAt, createdAt: current }).where(eq(accounts.id, id));
    const after = { documents: removed.length };
    await audit(tx, current, { actor: `funder:${id}`, action: "details-taken-back", subject: id, requestId, after });
    return { account, removed };
  });
  await removeFromStorage(deps, removed);
  notifyLater(deps, id, contactsOf(account), { kind: "details-taken-back" });
  return { id: handle, type: account.type === 1 ? 1 : 0, validate: true };
}
