import { eq } from "drizzle-orm";
import type { RegistResponse } from "../../../lib/contract/investor.ts";
import { REGISTRATION_HANDLE_MS } from "../../../lib/limits.ts";
import { accounts, submissions } from "../../db/schema/accounts.ts";
import { files } from "../../db/schema/files.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refusal.ts";
import { removeStored } from "../files/remove-stored.ts";
import { randomToken } from "../secrets.ts";
import type { Account } from "./find-account.ts";
import { contactsOf, notify } from "./notify-owner.ts";
import { mayTakeBack } from "./registration-facts.ts";

/**
 * Takes back details that somebody sent before the owner of the account had proved a contact: the submission and its documents go, and the
 * details are wanted anew under a new handle. The owner is told. Refuses 1016 when there is nothing of the kind.
 */
export async function takeBackDetails(deps: Deps, { id }: Account): Promise<RegistResponse> {
  const current = deps.now();
  const handle = randomToken();
  const { account, removed } = await deps.db.transaction(async (tx) => {
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, id)).for("update");
    const [submission] = await tx.select({ acceptedAt: submissions.acceptedAt }).from(submissions).where(eq(submissions.accountId, id));
    if (!account || !submission || !mayTakeBack(account, submission.acceptedAt, current)) throw refuse.nothingToTakeBack();
    await tx.delete(submissions).where(eq(submissions.accountId, id));
    const removed = await tx.delete(files).where(eq(files.accountId, id)).returning({ id: files.id });
    const handleExpiresAt = new Date(current.getTime() + REGISTRATION_HANDLE_MS);
    await tx.update(accounts).set({ detailsPending: true, handle, handleExpiresAt }).where(eq(accounts.id, id));
    return { account, removed };
  });
  await removeStored(deps, removed);
  void notify(deps, id, contactsOf(account), { kind: "details-taken-back" });
  return { id: handle, type: account.type === 1 ? 1 : 0, validate: true };
}
