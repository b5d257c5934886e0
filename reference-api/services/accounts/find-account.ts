import { eq, type InferSelectModel, inArray } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { accounts } from "../../db/schema/accounts.ts";
import type { Vault } from "../data-keys.ts";

export type Account = InferSelectModel<typeof accounts>;

/**
 * The mobile numbers that a typed phone number may mean, likeliest first: with country code, with a leading 0, or
 * without either. Accepts what the registration form accepts, including 0062, +62 0, other dashes and invisible
 * characters of copied numbers. Empty when the text is no phone number.
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

/** The account of a typed e-mail address or phone number. */
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

/**
 * The canonical form of an identifier: the address in lower case, or the account's number, else the likeliest number.
 */
function canonicalIdentifier(account: Account | undefined, identifier: string): string {
  const typed = identifier.trim().toLowerCase();
  return typed.includes("@") ? typed : (account?.mobile ?? mobileCandidates(typed)[0] ?? typed);
}

/** The subject by which wrong passwords are counted: the account id, or a keyed hash for an unknown identifier. */
export function subjectOf(vault: Vault, account: Account | undefined, identifier: string): string {
  return account?.id ?? `unknown:${vault.hmac(canonicalIdentifier(undefined, identifier))}`;
}

/**
 * The subject by which codes are counted: the e-mail address or phone number, whether or not it has an account.
 * Counting per account would reveal which address and number belong together.
 */
export function contactSubject(vault: Vault, account: Account | undefined, identifier: string): string {
  return `contact:${vault.hmac(canonicalIdentifier(account, identifier))}`;
}
