import { eq, type InferSelectModel, inArray } from "drizzle-orm";
import { z } from "zod";
import { cleanAscii } from "../../../lib/read/clean-text.ts";
import { readContact, readPhone } from "../../../lib/read/contact.ts";
import type { Database } from "../../db/open.ts";
import { accounts, submissions } from "../../db/schema/accounts.ts";
import { DeskError } from "../../errors.ts";
import type { Vault } from "../../keys/data-keys.ts";
import type { Deps } from "../deps.ts";
import { normalReferenceNumber } from "../reference-number.ts";

export type Account = InferSelectModel<typeof accounts>;

/**
 * The mobile numbers that a typed phone number may mean, likeliest first: with country code, with a leading 0, or
 * without either. Empty when the text is no phone number.
 */
export function mobileCandidates(typed: string): string[] {
  const digits = readPhone(typed)?.replace("+", "");
  if (!digits) return [];
  const bare = digits.replace(/^0/, "");
  const withCode = [`62${bare}`, `44${bare}`];
  return digits.startsWith("0") ? withCode : [...(/^(62|44)/.test(digits) ? [digits] : []), ...withCode];
}

/** The account of a typed e-mail address or phone number. */
export async function findAccount(db: Database, identifier: string): Promise<Account | undefined> {
  const typed = readContact(identifier);
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
 * What a typed identifier counts as: the address in lower case, or the number without its country code. All numbers that
 * a typed one may mean count together: otherwise tries with `07…` would show which of them has an account.
 */
function countedAs(identifier: string): string {
  const typed = readContact(identifier).toLowerCase();
  if (typed.includes("@")) return typed;
  return mobileCandidates(typed)[0]?.slice(2) ?? typed;
}

/** The subjects of what was typed, by key, the first key's first; each kind of account has a space of its own. */
export const typedSubjects = (vault: Vault, identifier: string, space = "typed"): string[] =>
  vault.hmacs(countedAs(identifier)).map((hash) => `${space}:${hash}`);

/** The subjects by which wrong passwords are counted: what was typed, whether or not it has an account, and the account. */
export function subjectsOf(vault: Vault, account: Pick<Account, "id"> | undefined, identifier: string): string[] {
  return [...typedSubjects(vault, identifier).slice(0, 1), ...(account ? [account.id] : [])];
}

/** Every subject by which wrong passwords of an account are counted, with any of the keys. */
export function allSubjectsOf(vault: Vault, { id, email, mobile }: Pick<Account, "id" | "email" | "mobile">): string[] {
  return [id, ...[email, mobile].flatMap((contact) => (contact ? typedSubjects(vault, contact) : []))];
}

/**
 * The subject by which codes are counted: the e-mail address or phone number, whether or not it has an account.
 * Counting per account would reveal which address and number belong together.
 */
export function contactSubject(vault: Vault, identifier: string): string {
  return `contact:${vault.hmac(countedAs(identifier))}`;
}

/** The subjects of a contact with any of the keys: codes from before a rotation have an older one. */
export function contactSubjects(vault: Vault, identifier: string): string[] {
  return vault.hmacs(countedAs(identifier)).map((hash) => `contact:${hash}`);
}

/** The account with the submission of this number. */
async function accountOfSubmission({ db }: Pick<Deps, "db">, typed: string): Promise<Account | undefined> {
  const [found] = await db
    .select({ account: accounts })
    .from(submissions)
    .innerJoin(accounts, eq(accounts.id, submissions.accountId))
    .where(eq(submissions.number, normalReferenceNumber(typed)));
  return found?.account;
}

/** The account of an id, an e-mail address, a phone number or the number of a submission. */
export async function accountOf({ db }: Pick<Deps, "db">, given: string): Promise<Account | undefined> {
  const typed = cleanAscii(given);
  if (z.uuid().safeParse(typed).success) return (await db.select().from(accounts).where(eq(accounts.id, typed)))[0];
  return (await findAccount(db, typed)) ?? (await accountOfSubmission({ db }, typed));
}

/** The same. Throws when there is none. */
export async function resolveAccount(deps: Pick<Deps, "db">, typed: string): Promise<Account> {
  const account = await accountOf(deps, typed);
  if (!account)
    throw new DeskError("There is no account with this id, e-mail address, phone number or submission number.", { code: "unknownAccount" });
  return account;
}
