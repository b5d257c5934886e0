import { eq } from "drizzle-orm";
import type { RegistrationFacts } from "../../../lib/contract/account.ts";
import { TAKE_BACK_MS } from "../../../lib/limits.ts";
import { submissions } from "../../db/schema/accounts.ts";
import type { Deps } from "../../deps.ts";
import type { Account } from "./find-account.ts";

const HIDDEN = "•••";

/** An address with the first letter of its name, a number with its country and last three digits. */
export function masked(contact: string): string {
  const at = contact.lastIndexOf("@");
  return at > 0 ? `${contact[0]}${HIDDEN}${contact.slice(at)}` : `+${contact.slice(0, 2)} ${HIDDEN} ${contact.slice(-3)}`;
}

/** When the first contact of an account was proved, milliseconds since the epoch; infinite when none is. */
function firstProof({ emailProvedAt, mobileProvedAt }: Account): number {
  return Math.min(...[emailProvedAt, mobileProvedAt].map((at) => at?.getTime() ?? Number.POSITIVE_INFINITY));
}

/**
 * Whether the owner of a contact may take back the details: somebody sent them before any contact was proved, so it may have been
 * anybody, and the proof is not old yet.
 */
export function mayTakeBack(account: Account, acceptedAt: Date, now: Date): boolean {
  const proved = firstProof(account);
  return acceptedAt.getTime() < proved && proved <= now.getTime() && now.getTime() < proved + TAKE_BACK_MS;
}

/** Whose registration or account it is, as far as who holds its handle may know. */
export async function registrationFacts({ db, now }: Deps, account: Account): Promise<RegistrationFacts> {
  const [submission] = await db.select({ acceptedAt: submissions.acceptedAt }).from(submissions).where(eq(submissions.accountId, account.id));
  const { email, emailProvedAt, mobile, mobileProvedAt } = account;
  return {
    type: account.type === 1 ? 1 : 0,
    validate: account.detailsPending,
    contacts: [
      ...(email ? [{ channel: "email" as const, masked: masked(email), proved: emailProvedAt !== null }] : []),
      ...(mobile ? [{ channel: "sms" as const, masked: masked(mobile), proved: mobileProvedAt !== null }] : []),
    ],
    takeBack: submission !== undefined && mayTakeBack(account, submission.acceptedAt, now()),
  };
}
