/** Units of a text that is far too long for every field, but fits a request. */
const LENGTH = 12_000;

const repeat = (part: string, length: number, end = "") => part.repeat(Math.ceil(length / part.length)).slice(0, length - end.length) + end;

/** What slow patterns and slow normalisation are slow on, by name: a piece to repeat, and an end that does not fit it. */
const pieces: Record<string, readonly [piece: string, end: string]> = {
  spaces: [" ", "x"],
  "a label and spaces": ["no      ", "x"],
  "labels without a number": ["NPWP : ", "x"],
  "no-break spaces": ["\u00a0", "x"],
  "line breaks": ["\n \r\n", "x"],
  "combining marks": ["\u0315\u0300\u05ae\u0323", "a"],
  "letters with marks": ["a\u0323\u0302", ""],
  "wide compatibility letters": ["\ufdfa", ""],
  dots: [".", "x"],
  digits: ["1", "x"],
  "digits and separators": ["1 .-/", "x"],
  "groups of digits": ["123.", "x"],
  parentheses: ["(0) ", "x"],
  "at signs": ["@", " "],
  addresses: ["a@b.", "@"],
  "letters and dots": ["a.", "!"],
  "one long word": ["a", "!"],
  hyphens: ["a-", "!"],
  links: ["https://", " "],
  "zero-width letters": ["\u200b\u200d", "x"],
  "direction marks and digits": ["\u202a1\u202c\u2011", "x"],
  "soft hyphens": ["1\u00ad", "x"],
  "full-width digits": ["１", "ｘ"],
  "equals signs": ["= #", "x"],
  "angle brackets": ["<a ", ">"],
  "digits as words": ["nol satu ", "x"],
  "letters one by one": ["a ", "!"],
  "lone surrogates": ["\ud83d", "x"],
  "encoded ampersands": ["&amp;", ";"],
  "encoded percent signs": ["%2525", "%"],
  "nested brackets": ["[(", ")]x"],
  markdown: ["[a](b) **_~`", "]"],
  "mixed scripts": ["aа1١一", "x"],
  "digits and every separator": ["1-/.,;: ", "x"],
  "commas and amounts": ["Rp1.000,00,", "x"],
  "reference numbers": ["HPS-7K3M-", "x"],
  "full stops of other scripts": ["a。", "！"],
  "addresses of other scripts": ["xn--a.", "!"],
  "schemes without a name": ["a+", ":"],
  "mail links": ["mailto:a@b.id?cc=", "@"],
  quotes: ["'\"“”", "x"],
  "marks of the right-to-left direction": ["\u05d0\u0591\u202e", "x"],
  "dates and months": ["1 jan 1-1-", "x"],
  "units of addresses": ["RT 1 RW ", "x"],
  "company forms": ["PT. ", "x"],
  pictographs: ["👩‍👩‍👧 ", ""],
};

/** Hostile texts of about 12 kB, or of `length` units, by name. */
export function hostileTexts(length = LENGTH): [name: string, text: string][] {
  return Object.entries(pieces).map(([name, [piece, end]]) => [name, repeat(piece, length, end).toWellFormed()]);
}
