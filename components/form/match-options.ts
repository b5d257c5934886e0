import type { Option } from "@/components/form/select-field";
import { commonWords, nameBeginnings, nameEndings, neverOptions, otherSpellings, shortNames } from "@/lib/content/short-names";
import { cleanAscii } from "@/lib/read/clean-text";

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
  /** Earlier names and names that the list does not know, which the names of the list itself go before. */
  calledOnce: Set<string>;
  /** The name without an ending such as "Indonesia": "Bank Danamon". */
  shortened: Set<string>;
};

/** "D.I. Yogya-karta" → ["di", "yogya", "karta"]: small letters, dotted short forms in one piece, no punctuation. */
const wordsOf = (text: string): string[] => {
  const plain = cleanAscii(text)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[\p{L}\d.]+/gu, (word) => (/^(?:\p{L}\.)+\p{L}\.?$/u.test(word) ? word.replaceAll(".", "") : word))
    .replace(/['’‘ʼ`´"”“]/g, "")
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .join(" ");
  const spelled = otherSpellings.reduce((name, [other, usual]) => ` ${name} `.replace(` ${other} `, ` ${usual} `).trim(), plain);
  return spelled.split(" ").filter(Boolean);
};

const writeOut = (words: readonly string[]): string[] => words.flatMap((word) => (shortNames[word] ?? word).split(" "));
const joined = (words: readonly string[]): string => words.join("");

function withoutBeginning(words: readonly string[]): string | undefined {
  const text = words.join(" ");
  const beginning = nameBeginnings.find((start) => text.startsWith(`${start} `));
  return beginning && text.slice(beginning.length + 1).replace(/ /g, "");
}

/** A name and what people call it without its ending, without "bank" and with "bank" at either end. */
function shortenedOf(words: readonly string[]): string[] {
  const plain = words.filter((word) => !nameEndings.has(word));
  const core = joined(plain.filter((word) => word !== "bank"));
  if (!core) return [];
  return plain.length < words.length || words.includes("bank") ? [joined(plain), core, `bank${core}`, `${core}bank`] : [];
}

function readName({ label, alsoCalled = [] }: Option): Name {
  const written = wordsOf(label);
  const words = writeOut(written);
  const inBrackets = [...label.matchAll(/\(([^()]+)\)/g)].map((match) => writeOut(wordsOf(match[1] ?? "")));
  const outside = writeOut(wordsOf(label.replace(/\([^()]*\)/g, " ")));
  const also = alsoCalled.map((other) => writeOut(wordsOf(other)));
  const given = (list: (string | undefined)[]) => new Set(list.filter((name): name is string => Boolean(name)));
  const usual = outside.filter((word) => word !== "administrasi");
  return {
    words,
    // "Permata Syariah" is Bank Permata, which is no answer to "syariah" alone.
    anyWords: [...words, ...written, ...also.flat().filter((word) => word !== "syariah")],
    whole: joined(words),
    written: joined(written),
    calledAlso: given([...inBrackets.map(joined), joined(outside), joined(usual), withoutBeginning(outside), withoutBeginning(words)]),
    calledOnce: given([...also.map(joined), ...also.map(withoutBeginning)]),
    shortened: given([outside, ...also, ...inBrackets.map((name) => ["bank", ...name])].flatMap(shortenedOf)),
  };
}

const names = new WeakMap<Option, Name>();

function nameOf(option: Option): Name {
  const known = names.get(option);
  if (known) return known;
  const name = readName(option);
  names.set(option, name);
  return name;
}

const RANKS = { same: 0, calledAlso: 1, calledOnce: 2, shortened: 3, wholeWords: 4, start: 5, wordStarts: 6, part: 7 } as const;

/** How well an option is what was typed: the lower the better, undefined when it is not. */
function rankOf(name: Name, typed: readonly string[]): number | undefined {
  const written = writeOut(typed);
  const whole = joined(written);
  const asTyped = joined(typed);
  if (name.whole === whole || name.written === asTyped) return RANKS.same;
  for (const level of ["calledAlso", "calledOnce", "shortened"] as const) if (name[level].has(whole) || name[level].has(asTyped)) return RANKS[level];
  /** Every typed word, or the word that it abbreviates, matches. */
  const every = (fits: (word: string) => boolean) => typed.every((word) => fits(word) || (word in shortNames && writeOut([word]).every(fits)));
  if (every((word) => name.words.includes(word))) return RANKS.wholeWords;
  if ([whole, asTyped].some((text) => name.whole.startsWith(text) || name.written.startsWith(text))) return RANKS.start;
  if (every((word) => name.anyWords.some((one) => one.startsWith(word)))) return RANKS.wordStarts;
  // Of a few letters nearly every name has some.
  if ([whole, asTyped].some((text) => text.length > 3 && (name.whole.includes(text) || name.written.includes(text)))) return RANKS.part;
  return every((word) => name.anyWords.some((one) => (word.length > 2 ? one.includes(word) : one.startsWith(word)))) ? RANKS.part : undefined;
}

/** What was typed, and the same without words that lists omit; short forms may be written apart: "Sul-Sel". */
function readingsOf(words: readonly string[]): readonly (readonly string[])[] {
  const telling = words.filter((word) => !commonWords.has(word));
  const apart = words.length > 1 && joined(words) in shortNames ? [[joined(words)]] : [];
  return [words, ...(telling.length > 0 && telling.length < words.length ? [telling] : []), ...apart];
}

function rank(options: readonly Option[], typed: string): { option: Option; rank: number }[] {
  const words = wordsOf(typed);
  if (words.length === 0) return typed.trim() === "" ? options.map((option) => ({ option, rank: RANKS.part })) : [];
  const readings = readingsOf(words);
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

/**
 * Whether the best match is what the text names or begins: Enter takes it. A name that merely has the words somewhere is
 * offered, never taken: "Bank Jakarta" is not "Bank of America Jakarta".
 */
export function namesFirst(options: readonly Option[], typed: string): boolean {
  const [best] = matchOptions(options, typed);
  const words = wordsOf(typed);
  if (!best || neverOptions.has(joined(words))) return false;
  if (exactOption(options, typed) === best) return true;
  // "Bank" begins the names of most, and a part of a code those of several banks.
  if (words.every((word) => commonWords.has(word) || /^\d+$/.test(word))) return false;
  const { whole, written, calledAlso, calledOnce } = nameOf(best);
  return [whole, written, ...calledAlso, ...calledOnce].some((name) =>
    [joined(words), joined(writeOut(words))].some((text) => name.startsWith(text)),
  );
}

/** The options that share the typed name, such as a city and the regency around it; empty if fewer than two do. */
export function namesakes(options: readonly Option[], typed: string): Option[] {
  const ranked = rank(options, typed);
  for (const level of [RANKS.calledAlso, RANKS.calledOnce]) {
    const found = ranked.filter((each) => each.rank === level);
    if (found.length > 0) return found.length > 1 ? found.map(({ option }) => option) : [];
  }
  return [];
}

/** The only option that the typed text names, in full or by a unique short form; undefined if none or several match. */
export function exactOption(options: readonly Option[], typed: string): Option | undefined {
  const label = typed.trim().toLowerCase();
  const literal = options.find((option) => option.label.toLowerCase() === label);
  if (literal) return literal;
  const found = typed.trim() === "" ? [] : rank(options, typed);
  for (const level of [RANKS.same, RANKS.calledAlso, RANKS.calledOnce]) {
    const [one, ...others] = found.filter((each) => each.rank === level);
    if (one) return others.length === 0 ? one.option : undefined;
  }
  // "Bank Danamon" is one bank; "Bank Syariah" may be several.
  const [one, ...others] = found.filter((each) => each.rank <= RANKS.wholeWords);
  return one?.rank === RANKS.shortened && others.length === 0 ? one.option : undefined;
}
