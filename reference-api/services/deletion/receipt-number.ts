import { randomInt } from "node:crypto";

/** Crockford's alphabet: no I, L, O, U, so that a number can be read out over the phone. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A receipt number such as HPS-7K3M-Q9XR-02VT: 60 random bits. */
export function newReceiptNumber(): string {
  const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return `HPS-${group()}-${group()}-${group()}`;
}
