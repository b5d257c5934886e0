/** What copied text carries and nobody sees: direction marks, zero-width characters, soft hyphens. The override that turns text round is not among it. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202d\u2060-\u2064\u2066-\u2069\ufeff\ufffc]/g;
/** Tabs, no-break spaces and the other wide ones. */
const SPACES = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
/** Every dash and the minus sign. */
const DASHES = /[\p{Pd}\u2212\u00af\u02d7]/gu;
/** What stands in front of a copied number: "NIK 3174…", "NPWP: 01.234…", "No. KTP : 3174…". */
const LABEL = /^(?:(?:no|nomor|number)\b[.:]?\s*)?(?:(?:nik|npwp|ktp|e-?ktp|rekening|rek)\b\s*)?(?:no|nomor)?\s*[.:=#-]*\s*(?=\d)/i;

/** Text as a person means it: without invisible characters, with plain spaces, without spaces around it, in its composed form (NFC). Never for passwords and codes. */
export function cleanText(text: string): string {
  return text.replace(INVISIBLE, "").replace(SPACES, " ").trim().normalize("NFC");
}

/** As `cleanText`, with every dash as a hyphen. */
export function cleanAscii(text: string): string {
  return cleanText(text).replace(DASHES, "-");
}

/** A number as copied, without the words in front of it. What follows stays. */
export function withoutLabel(text: string): string {
  return cleanAscii(text).replace(LABEL, "");
}

/** A number as copied: without the words in front of it, and without the dots, dashes, slashes and spaces between its digits. */
export function bareNumber(text: string): string {
  return withoutLabel(text).replace(/[\s./-]/g, "");
}
