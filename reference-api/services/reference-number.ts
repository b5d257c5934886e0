import { randomInt } from "node:crypto";

/** Crockford's alphabet: no I, L, O, U, so that a number can be read out over the phone. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * A reference number such as HPS-7K3M-Q9XR-02VT, 60 random bits. HPS is a deletion, HAK a request about data, ADU a
 * complaint.
 */
export function newReferenceNumber(prefix: "HPS" | "HAK" | "ADU"): string {
  const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return `${prefix}-${group()}-${group()}-${group()}`;
}

/** The canonical form of a typed number: capitals, usual letters and digits for full-width ones, groups of four, look-alikes resolved. */
export function normalReferenceNumber(typed: string): string {
  const compact = typed
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "");
  const code = compact.slice(3).replace(/[IL]/g, "1").replace(/O/g, "0");
  return [compact.slice(0, 3), ...(code.match(/.{1,4}/g) ?? [])].join("-");
}
