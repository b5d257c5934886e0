import { type InferSelectModel, inArray } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { appUsers } from "../../db/schema/app-users.ts";
import { mobileCandidates } from "../accounts/find-account.ts";
import type { Vault } from "../data-keys.ts";

export type AppUser = InferSelectModel<typeof appUsers>;

/** The app user of a typed phone number. */
export async function findAppUser(db: Database, phone: string): Promise<AppUser | undefined> {
  const candidates = mobileCandidates(phone);
  if (candidates.length === 0) return undefined;
  const found = await db.select().from(appUsers).where(inArray(appUsers.mobile, candidates));
  return candidates.flatMap((mobile) => found.filter((user) => user.mobile === mobile))[0];
}

/** The subject by which wrong passwords are counted: the app user, or a keyed hash for an unknown number. */
export function appUserSubject(vault: Vault, user: AppUser | undefined, phone: string): string {
  return `app:${user?.id ?? vault.hmac(mobileCandidates(phone)[0] ?? phone)}`;
}

/**
 * The subject by which wrong identity numbers are counted: a stolen password must not be enough to guess the number.
 */
export const idNumberSubject = (user: Pick<AppUser, "id">): string => `id-number:${user.id}`;
