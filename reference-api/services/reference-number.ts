import { randomInt } from "node:crypto";
import { hasDisguisedNumber } from "../../lib/official-channels/own-messages.ts";
import { type ReferenceKind, referenceOf } from "../../lib/read/reference.ts";

/** Crockford's alphabet: no I, L, O, U, so that a number can be read out over the phone. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * A reference number such as HPS-7K3M-Q9XR-02VT, 60 random bits. The rare one that consists of digits is drawn again: it
 * would look like a telephone number in disguise.
 */
export function newReferenceNumber(prefix: ReferenceKind): string {
  const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  const number = `${prefix}-${group()}-${group()}-${group()}`;
  return hasDisguisedNumber(number) ? newReferenceNumber(prefix) : number;
}

/** The canonical form of a typed number, also within a message; a text without one comes back without its label. */
export const normalReferenceNumber = (typed: string): string => referenceOf(typed).toUpperCase();
