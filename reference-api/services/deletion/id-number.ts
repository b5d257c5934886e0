import { and, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { appUsers } from "../../db/schema/app-users.ts";
import type { Vault } from "../data-keys.ts";
import { verifySecret } from "../secrets.ts";

/**
 * Whether an identity number is the one stored. Its hash is sealed as well: region and birthday leave a few thousand numbers to try, so a
 * hash alone would give it away to whoever has a copy of the database.
 */
export async function matchesIdNumber(vault: Vault, stored: string, typed: string): Promise<boolean> {
  return verifySecret(stored.startsWith("sealed:") ? vault.open(stored) : stored, typed);
}

/** Rows that are sealed in one step. */
const BATCH = 500;

/**
 * Seals the hashes that are not sealed with the first key: those from before there was one, and those of a key that is being replaced.
 * Throws when a hash is sealed with a key that DATA_KEYS does not name.
 */
export async function sealIdNumbers(db: Database, vault: Vault): Promise<void> {
  const isOpen = and(ne(appUsers.idNumberHash, ""), sql`not starts_with(${appUsers.idNumberHash}, ${vault.prefix})`);
  for (;;) {
    const open = await db.select({ id: appUsers.id, stored: appUsers.idNumberHash }).from(appUsers).where(isOpen).limit(BATCH);
    for (const { id, stored } of open) {
      const sealed = vault.seal(stored.startsWith("sealed:") ? vault.open(stored) : stored);
      await db.update(appUsers).set({ idNumberHash: sealed }).where(eq(appUsers.id, id));
    }
    if (open.length < BATCH) return;
  }
}
