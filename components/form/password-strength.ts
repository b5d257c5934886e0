import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import words from "@/components/form/password-words.json";

const meter = new ZxcvbnFactory(words);

/**
 * How hard a password is to guess, 0 to 4; words of the person's own (name, e-mail) count as known. Heavy: load it
 * lazily.
 */
export function passwordStrength(password: string, ownWords: readonly string[]): number {
  return meter.check(password, [...ownWords]).score;
}
