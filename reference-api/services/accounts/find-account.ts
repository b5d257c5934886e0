import { eq, type InferSelectModel, inArray } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { accounts } from "../../db/schema/accounts.ts";
import type { Vault } from "../data-keys.ts";

export type Account = InferSelectModel<typeof accounts>;

/**
 * The mobile numbers that a typed phone number may mean, likeliest first: with country code, with a leading 0, or bare.
 * It takes all that the registration form takes: 0062 and +62 0 too, other dashes, and the marks that a copied number brings.
 * Empty when the text is no phone number.
 */
export function mobileCandidates(typed: string): string[] {
  const digits = typed
    .replace(/[\s\p{Pd}\p{Cf}().]/gu, "")
    .replace(/^(?:\+|00)/, "")
    .replace(/^(62|44)0/, "$1");
  if (!/^\d{8,17}$/.test(digits)) return [];
  const bare = digits.replace(/^0/, "");
  const withCode = [`62${bare}`, `44${bare}`];
  return digits.startsWith("0") ? withCode : [...(/^(62|44)/.test(digits) ? [digits] : []), ...withCode];
}

/** The account of an e-mail address or phone number as a person types it. */
export async function findAccount(db: Database, identifier: string): Promise<Account | undefined> {
  const typed = identifier.trim();
  if (typed.includes("@")) {
    const [account] = await db.select().from(accounts).where(eq(accounts.emailKey, typed.toLowerCase()));
    return account;
  }
  const candidates = mobileCandidates(typed);
  if (candidates.length === 0) return undefined;
  const found = await db.select().from(accounts).where(inArray(accounts.mobile, candidates));
  return candidates.flatMap((mobile) => found.filter((account) => account.mobile === mobile))[0];
}

/** An identifier in its one spelling: an address in lower case, or the number of the account, else the likeliest one. */
function spelled(account: Account | undefined, identifier: string): string {
  const typed = identifier.trim().toLowerCase();
  return typed.includes("@") ? typed : (account?.mobile ?? mobileCandidates(typed)[0] ?? typed);
}

/** What wrong passwords are counted by: the account, or a keyed hash for an identifier that belongs to none, so that both look alike. */
export function subjectOf(vault: Vault, account: Account | undefined, identifier: string): string {
  return account?.id ?? `unknown:${vault.keyed(spelled(undefined, identifier))}`;
}

/**
 * What codes are counted by: the e-mail address or phone number itself, whether or not an account has it. Counted by account,
 * a code for the address would answer for the phone as well, and tell that the two belong together.
 */
export function contactSubject(vault: Vault, account: Account | undefined, identifier: string): string {
  return `contact:${vault.keyed(spelled(account, identifier))}`;
}
