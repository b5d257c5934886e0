import { randomInt } from "node:crypto";
import { SCAN_ALPHABET } from "../../../lib/contract/scan.ts";
import { SCAN_CODE_CHARS } from "../../../lib/limits.ts";
import type { Account } from "../accounts/find-account.ts";
import type { Vault } from "../data-keys.ts";
import { digest } from "../secrets.ts";

/** A new code: 40 random bits, enough for 15 minutes behind the rate limits. */
export function newScanCode(): string {
  return Array.from({ length: SCAN_CODE_CHARS }, () => SCAN_ALPHABET[randomInt(SCAN_ALPHABET.length)]).join("");
}

/** How a code is stored: short codes could be guessed from a plain hash. */
export const scanCodeHash = (vault: Vault, code: string): string => vault.hmac(`scan:${code}`);

/** The registration that a code belongs to. Changes with a new handle and when the details are submitted. */
export const registrationMark = ({ handle, detailsPending }: Pick<Account, "handle" | "detailsPending">): string =>
  digest(`${handle} ${detailsPending}`);
