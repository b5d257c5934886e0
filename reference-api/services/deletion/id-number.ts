import type { Vault } from "../data-keys.ts";
import { verifySecret } from "../secrets.ts";

/**
 * Whether an identity number matches the stored hash. The hash is sealed as well: with region and birthday known, only
 * a few thousand numbers remain, so a hash in a leaked database would reveal the number.
 */
export async function matchesIdNumber(vault: Vault, stored: string, typed: string): Promise<boolean> {
  return verifySecret(stored.startsWith("sealed:") ? vault.open(stored) : stored, typed);
}
