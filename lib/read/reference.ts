import { cleanAscii, cleanNumber } from "./clean-text.ts";

/** What our numbers begin with: a deletion, a request about data, a complaint, a business loan, the details of a funder. */
export const REFERENCE_KINDS = ["HPS", "HAK", "ADU", "PJU", "DAF"] as const;
export type ReferenceKind = (typeof REFERENCE_KINDS)[number];

/** A number of ours, in capitals: three groups with at most four signs between. */
const OWN = new RegExp(`(?:^|[^0-9A-Z])(${REFERENCE_KINDS.join("|")})${"[^0-9A-Z]{0,4}([0-9A-Z]{4})".repeat(3)}(?![0-9A-Z])`, "g");
/** Look-alikes: the numbers have no I, L, O and U. */
const unmistaken = (group: string) => group.replace(/[IL]/g, "1").replace(/O/g, "0").replace(/U/g, "V");

/** The numbers such as HPS-7K3M-Q9XR-02VT in a text, each once. */
export function referencesIn(text: string): string[] {
  const plain = cleanNumber(text)
    .replace(/%(?:2d|20)/gi, "-")
    .replace(/\s+/g, " ")
    .toUpperCase();
  const found = new Set([...plain.matchAll(OWN)].map(([, kind, ...groups]) => [kind, ...groups.map((group) => unmistaken(group ?? ""))].join("-")));
  return [...found];
}

/** The number in a text, also a whole message. Undefined where there is none, or several. */
export function readReference(text: string): string | undefined {
  const found = referencesIn(text);
  return found.length === 1 ? found[0] : undefined;
}

const LABELS = /^(?:(?:no|nomor|number|tiket|ticket|bukti|pengaduan|permintaan|laporan|penghapusan|referensi|ref)\b[ .:#-]*|[#:"“(]+ ?)+/i;

/** A number of this or another platform: ours, or the text without its label and the punctuation around it. */
export function referenceOf(text: string): string {
  const own = readReference(text);
  if (own) return own;
  const bare = cleanAscii(text).replace(/\s+/g, " ").replace(LABELS, "");
  let end = bare.length;
  while (end > 0 && '.,;:!?)"”'.includes(bare[end - 1] as string)) end -= 1;
  return bare.slice(0, end);
}

/** A number with groups in capitals in a message of any platform. */
export function numberInMessage(message: string): string | undefined {
  return readReference(message) ?? /\b[A-Z]{2,5}(?:-[0-9A-Z]{3,8}){2,4}\b/.exec(message)?.[0];
}
