/**
 * Makes components/form/password-words.json: what a guesser tries first. The whole dictionaries of zxcvbn weigh 327 kB
 * with brotli; the most frequent entries judge almost every password alike. Run after an update of the packages:
 * `npm run passwords:build`.
 */
import { writeFileSync } from "node:fs";
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as indonesian } from "@zxcvbn-ts/language-id";

/** How many of the most frequent entries are taken, and how long a word is at least: shorter ones add no guesses. */
const TAKEN = { passwords: 10_000, words: 3_000, subjects: 4_000 };
const MIN_LETTERS = 4;

/** Frequent in passwords here, and further down in the lists. */
const LOCAL =
  "alhamdulillah assalamualaikum astagfirullah subhanallah insyaallah masyaallah persib persija arema persebaya persipura merahputih pancasila nusantara bhinneka".split(
    " ",
  );

const first = (list: readonly (string | number)[], count: number) =>
  list
    .map(String)
    .filter((word) => word.length >= MIN_LETTERS)
    .slice(0, count);

const small = Object.entries(indonesian).filter(([, list]) => list.length < 2_000);
const dictionary = {
  local: LOCAL,
  passwords: first(common["passwords-common"], TAKEN.passwords),
  words: first(indonesian["commonWords-id"], TAKEN.words),
  // Places and things that articles are about.
  subjects: first(indonesian["wikipedia-id"], TAKEN.subjects),
  ...Object.fromEntries(small.map(([name, list]) => [name.replace("-id", ""), list.map(String)])),
};
writeFileSync(
  "components/form/password-words.json",
  `${JSON.stringify({ dictionary, graphs: { qwerty: adjacencyGraphs.qwerty, keypad: adjacencyGraphs.keypad } })}\n`,
);
