import type { Option } from "@/components/form/select-field";
import { idleWords, nameBeginnings, shortNames } from "@/lib/content/short-names";

type Name = {
  /** Its words, without short forms. */
  words: string[];
  /** The same and its short forms as written: what a word that is being typed may be part of. */
  anyWords: string[];
  /** Without spaces, short forms written out. */
  whole: string;
  /** Without spaces, as written. */
  written: string;
  /** Other names: the one in brackets, the name without brackets, and the name without a prefix such as "Kota". */
  calledAlso: Set<string>;
};

/** "D.I. Yogya-karta" → ["di", "yogya", "karta"]: small letters, dotted short forms in one piece, no punctuation. */
const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    // Without looking behind, which older browsers cannot even read.
    .replace(/(^|[^\p{L}\d])((?:\p{L}\.)+\p{L}\b\.?)/gu, (_, before, dotted) => before + dotted.replace(/\./g, ""))
    .replace(/['’‘ʼ`´"”“]/g, "")
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);

const writeOut = (words: readonly string[]): string[] => words.flatMap((word) => (shortNames[word] ?? word).split(" "));
const joined = (words: readonly string[]): string => words.join("");

function withoutBeginning(words: readonly string[]): string | undefined {
  const text = words.join(" ");
  const beginning = nameBeginnings.find((start) => text.startsWith(`${start} `));
  return beginning && text.slice(beginning.length + 1).replace(/ /g, "");
}

function readName(label: string): Name {
  const written = wordsOf(label);
  const words = writeOut(written);
  const inBrackets = [...label.matchAll(/\(([^)]+)\)/g)].map((match) => writeOut(wordsOf(match[1] ?? "")));
  const outside = writeOut(wordsOf(label.replace(/\([^)]*\)/g, " ")));
  const others = [...inBrackets.map(joined), joined(outside), withoutBeginning(outside), withoutBeginning(words)];
  return {
    words,
    anyWords: [...words, ...written],
    whole: joined(words),
    written: joined(written),
    calledAlso: new Set(others.filter((name): name is string => Boolean(name))),
  };
}

const names = new WeakMap<Option, Name>();

function nameOf(option: Option): Name {
  const known = names.get(option);
  if (known) return known;
  const name = readName(option.label);
  names.set(option, name);
  return name;
}

const RANKS = { same: 0, called: 1, wholeWords: 2, start: 3, wordStarts: 4, part: 5 } as const;

/** How well an option is what was typed: the lower the better, undefined when it is not. */
function rankOf(name: Name, typed: readonly string[]): number | undefined {
  const written = writeOut(typed);
  const whole = joined(written);
  const asTyped = joined(typed);
  if (name.whole === whole || name.written === asTyped) return RANKS.same;
  if (name.calledAlso.has(whole) || name.calledAlso.has(asTyped)) return RANKS.called;
  /** Every typed word, or the word that it abbreviates, matches. */
  const every = (fits: (word: string) => boolean) => typed.every((word) => fits(word) || (word in shortNames && writeOut([word]).every(fits)));
  if (every((word) => name.words.includes(word))) return RANKS.wholeWords;
  if ([whole, asTyped].some((text) => name.whole.startsWith(text) || name.written.startsWith(text))) return RANKS.start;
  if (every((word) => name.anyWords.some((one) => one.startsWith(word)))) return RANKS.wordStarts;
  // Of a few letters nearly every name has some.
  if ([whole, asTyped].some((text) => text.length > 3 && (name.whole.includes(text) || name.written.includes(text)))) return RANKS.part;
  return every((word) => name.anyWords.some((one) => (word.length > 2 ? one.includes(word) : one.startsWith(word)))) ? RANKS.part : undefined;
}

function rank(options: readonly Option[], typed: string): { option: Option; rank: number }[] {
  const words = wordsOf(typed);
  if (words.length === 0) return typed.trim() === "" ? options.map((option) => ({ option, rank: RANKS.part })) : [];
  const telling = words.filter((word) => !idleWords.has(word));
  const readings = telling.length > 0 && telling.length < words.length ? [words, telling] : [words];
  return options.flatMap((option) => {
    const found = readings.map((reading) => rankOf(nameOf(option), reading)).filter((each) => each !== undefined);
    return found.length === 0 ? [] : [{ option, rank: Math.min(...found) }];
  });
}

/**
 * The options that match the typed text, best first. Case, punctuation, spaces and word order are ignored;
 * abbreviations match the full word.
 */
export function matchOptions(options: readonly Option[], typed: string): Option[] {
  return rank(options, typed)
    .sort((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
}

/** The options that share the typed name, such as a city and the regency around it; empty if fewer than two do. */
export function namesakes(options: readonly Option[], typed: string): Option[] {
  const found = rank(options, typed).filter((each) => each.rank === RANKS.called);
  return found.length > 1 ? found.map(({ option }) => option) : [];
}

/** The only option that the typed text names, in full or by a unique short form; undefined if none or several match. */
export function exactOption(options: readonly Option[], typed: string): Option | undefined {
  const label = typed.trim().toLowerCase();
  const literal = options.find((option) => option.label.toLowerCase() === label);
  if (literal) return literal;
  const found = typed.trim() === "" ? [] : rank(options, typed);
  for (const level of [RANKS.same, RANKS.called]) {
    const [one, ...others] = found.filter((each) => each.rank === level);
    if (one) return others.length === 0 ? one.option : undefined;
  }
  return undefined;
}
