import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as indonesian } from "@zxcvbn-ts/language-id";

const meter = new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary: { ...common, ...indonesian } });

/**
 * How hard a password is to guess, 0 to 4; words of the person's own (name, e-mail) count as known. Heavy: load it
 * lazily.
 */
export function passwordStrength(password: string, ownWords: readonly string[]): number {
  return meter.check(password, [...ownWords]).score;
}
