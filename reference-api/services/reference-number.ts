import { createHash, randomBytes } from "node:crypto";
import { disguisedNumber } from "../../lib/official-channels/own-messages.ts";
import { type ReferenceKind, referenceOf } from "../../lib/read/reference.ts";

/** Crockford's alphabet: no I, L, O, U, so that a number can be read out over the phone. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * A reference number such as HPS-7K3M-Q9XR-02VT, 60 random bits; of the same 32 bytes always the same one. The rare one
 * that consists of digits is drawn again: it would look like a telephone number in disguise.
 */
export function newReferenceNumber(prefix: ReferenceKind, bytes: Buffer = randomBytes(32)): string {
  const letters = [...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join("");
  const number = `${prefix}-${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8, 12)}`;
  return disguisedNumber(number) ? newReferenceNumber(prefix, createHash("sha256").update(bytes).digest()) : number;
}

/** The canonical form of a typed number, also within a message; a text without one comes back without its label. */
export const normalReferenceNumber = (typed: string): string => referenceOf(typed).toUpperCase();
