import { and, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../../db/open.ts";
import { appUsers } from "../../db/schema/app-users.ts";
import type { Vault } from "../data-keys.ts";
import { verifySecret } from "../secrets.ts";

/**
 * Whether an identity number matches the stored hash. The hash is sealed as well: with region and birthday known, only
 * a few thousand numbers remain, so a hash in a leaked database would reveal the number.
 */
export async function matchesIdNumber(vault: Vault, stored: string, typed: string): Promise<boolean> {
  return verifySecret(stored.startsWith("sealed:") ? vault.open(stored) : stored, typed);
}

/** Rows per step. */
const BATCH = 500;

/**
 * Seals all hashes with the first key: unsealed ones of earlier versions, and those of a key that is being rotated out.
 * Throws when a hash is sealed with a key that is not in DATA_KEYS.
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
