import { type InferSelectModel, inArray } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { appUsers } from "../../db/schema/app-users.ts";
import { mobileCandidates } from "../accounts/find-account.ts";
import type { Vault } from "../data-keys.ts";

export type AppUser = InferSelectModel<typeof appUsers>;

/** The app user of a phone number as a person types it: with country code, with a leading 0, or bare. */
export async function findAppUser(db: Database, phone: string): Promise<AppUser | undefined> {
  const candidates = mobileCandidates(phone);
  if (candidates.length === 0) return undefined;
  const found = await db.select().from(appUsers).where(inArray(appUsers.mobile, candidates));
  return candidates.flatMap((mobile) => found.filter((user) => user.mobile === mobile))[0];
}

/** What the lockout counts: the app user, or a keyed hash for a number that belongs to none, so that both look alike. */
export function appUserSubject(vault: Vault, user: AppUser | undefined, phone: string): string {
  return `app:${user?.id ?? vault.keyed(mobileCandidates(phone)[0] ?? phone)}`;
}

/** What the lockout counts of identity numbers: they name the person, and a password that was stolen must not be enough to find them out. */
export const idNumberSubject = (user: Pick<AppUser, "id">): string => `id-number:${user.id}`;
