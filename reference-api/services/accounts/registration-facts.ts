import { eq } from "drizzle-orm";
import type { RegistrationFacts } from "../../../lib/contract/account.ts";
import { TAKE_BACK_MS } from "../../../lib/limits.ts";
import { submissions } from "../../db/schema/accounts.ts";
import type { Deps } from "../../deps.ts";
import type { Account } from "./find-account.ts";

const HIDDEN = "•••";

/** Masks a contact: the first letter and domain of an address, the country code and last three digits of a number. */
export function maskContact(contact: string): string {
  const at = contact.lastIndexOf("@");
  return at > 0 ? `${contact[0]}${HIDDEN}${contact.slice(at)}` : `+${contact.slice(0, 2)} ${HIDDEN} ${contact.slice(-3)}`;
}

/** When the first contact of an account was proved, epoch milliseconds; infinite when none is. */
function firstProof({ emailProvedAt, mobileProvedAt }: Account): number {
  return Math.min(...[emailProvedAt, mobileProvedAt].map((at) => at?.getTime() ?? Number.POSITIVE_INFINITY));
}

/**
 * Whether the owner of a contact may take back the details: they were submitted before any contact was proved, so
 * perhaps by somebody else, and the first proof is recent.
 */
export function mayTakeBack(account: Account, acceptedAt: Date, now: Date): boolean {
  const proved = firstProof(account);
  return acceptedAt.getTime() < proved && proved <= now.getTime() && now.getTime() < proved + TAKE_BACK_MS;
}

/** What the holder of a handle may know about the registration: type, state and masked contacts. */
export async function registrationFacts({ db, now }: Deps, account: Account): Promise<RegistrationFacts> {
  const [submission] = await db.select({ acceptedAt: submissions.acceptedAt }).from(submissions).where(eq(submissions.accountId, account.id));
  const { email, emailProvedAt, mobile, mobileProvedAt } = account;
  return {
    type: account.type === 1 ? 1 : 0,
    validate: account.detailsPending,
    contacts: [
      ...(email ? [{ channel: "email" as const, masked: maskContact(email), proved: emailProvedAt !== null }] : []),
      ...(mobile ? [{ channel: "sms" as const, masked: maskContact(mobile), proved: mobileProvedAt !== null }] : []),
    ],
    takeBack: submission !== undefined && mayTakeBack(account, submission.acceptedAt, now()),
  };
}
