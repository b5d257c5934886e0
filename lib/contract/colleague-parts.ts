import { companyForm } from "./company-form.ts";
import type { FormField } from "./field-list.ts";

/** The parts of the company form that a colleague may fill in, in the order of the form. Consents are in none of them. */
export const colleagueParts = ["company", "director", "address", "finance", "statements", "papers"] as const;
export type ColleaguePart = (typeof colleagueParts)[number];

/** What the parts are called, on the pages and in messages. */
export const colleaguePartTitles: Record<ColleaguePart, string> = {
  company: "Data perusahaan",
  director: "Penanggung jawab dan KTP pengurus",
  address: "Alamat perusahaan",
  finance: "Keuangan dan rekening",
  statements: "Rekening koran dan laporan keuangan",
  papers: "Akta, SK, dan izin usaha",
};

const partOfSection: Record<(typeof companyForm)[number]["section"], ColleaguePart> = {
  company: "company",
  pic: "director",
  address: "address",
  finance: "finance",
  documents: "papers",
};

/** Documents that go with other answers than the papers of the company. */
const partOfDocument: Partial<Record<string, ColleaguePart>> = {
  ktpPicUrl: "director",
  companyBylawsPicUrl: "statements",
  internalFinancialReportUrl: "statements",
  auditedInternalFinancialReportUrl: "statements",
};

/** The fields of a part, as the company form has them. */
export function fieldsOfPart(part: ColleaguePart): FormField[] {
  return companyForm.filter(({ name, section }) => (partOfDocument[name] ?? partOfSection[section]) === part);
}
