import type { DocumentCopy } from "@/lib/content/funder";

/** A part of a detail form: its heading and its fields in the order of the page. */
export type FormSection = {
  id: string;
  title: string;
  sub: string;
  fields: readonly { name: string; label: string }[];
  documents?: readonly DocumentCopy[];
};

/** A section of documents; each document is a field whose value is the list of its URLs. */
export function documentSection(copy: { title: string; sub: string }, documents: readonly DocumentCopy[]): FormSection {
  return { id: "dokumen", ...copy, documents, fields: documents.map(({ field, title }) => ({ name: field, label: title })) };
}

/** A section of ordinary fields; `labels` in the order of the page. */
export function fieldSection(id: string, copy: { title: string; sub: string }, labels: Record<string, string>): FormSection {
  return { id, ...copy, fields: Object.entries(labels).map(([name, label]) => ({ name, label })) };
}

/** How a section stands: faults found by the last check, or else how much of it is filled in. */
export function sectionStatus(
  { fields, documents }: FormSection,
  values: Record<string, unknown>,
  faulty: (name: string) => boolean,
): { toFix: number; done: number; total: number } {
  const optional = new Set(documents?.filter((document) => document.optional).map((document) => document.field));
  const required = fields.filter(({ name }) => !optional.has(name));
  const filled = ({ name }: { name: string }) => {
    const value = values[name];
    return Array.isArray(value) ? value.length > 0 : typeof value === "string" && value.trim() !== "";
  };
  return { toFix: fields.filter(({ name }) => faulty(name)).length, done: required.filter(filled).length, total: required.length };
}
