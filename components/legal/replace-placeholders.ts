import { contact, site } from "@/lib/content/site";
import { longDate } from "@/lib/format/date";
import { rupiahShort } from "@/lib/format/money";
import { capText, costCap, type Rule, rules, type Segment } from "@/lib/loans/rules";

const {
  borrowerIncome,
  instalmentShare,
  platforms,
  collectionFrom,
  collectionUntil,
  professionalIncome,
  professionalShare,
  ordinaryShare,
  funderTax,
} = rules;
const since = ({ from }: Pick<Rule, "from">) => `(berlaku sejak ${longDate(from)})`;
const hour = (figure: number) => `${String(figure).padStart(2, "0")}.00`;
const segments: readonly Segment[] = ["konsumtif-pendek", "konsumtif-panjang", "mikro-pendek", "mikro-panjang", "usaha"];

const values: Record<string, string> = {
  company: site.company,
  site: site.name,
  email: contact.email,
  phone: contact.phone,
  website: contact.website,
  hours: `${contact.days}, ${contact.hours}`,
  dpo: contact.privacyEmail,
  ...Object.fromEntries(segments.map((segment) => [`batas-${segment}`, capText(costCap(segment))])),
  penghasilan: `${rupiahShort(borrowerIncome.figure)} ${since(borrowerIncome)}`,
  "rasio-cicilan": `${instalmentShare.figure}% ${since(instalmentShare)}`,
  penyelenggara: `${platforms.figure} penyelenggara ${since(platforms)}`,
  "jam-penagihan": `Senin sampai Sabtu di luar hari libur nasional, pukul ${hour(collectionFrom.figure)}–${hour(collectionUntil.figure)} waktu setempat ${since(collectionFrom)}`,
  "penghasilan-profesional": `${rupiahShort(professionalIncome.figure)} setahun ${since(professionalIncome)}`,
  "batas-profesional": `${professionalShare.figure}% ${since(professionalShare)}`,
  "batas-nonprofesional": `${ordinaryShare.figure}% ${since(ordinaryShare)}`,
  "pajak-imbal-hasil": `${funderTax.figure}% ${since(funderTax)}`,
};

/** Puts the company's data and the figures of the rules in force into a text. */
export function replacePlaceholders(text: string): string {
  return text.replace(/\{([\w-]+)\}/g, (whole, name: string) => values[name] ?? whole);
}
