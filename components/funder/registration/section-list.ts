import { levelAbove } from "@/components/funder/region/region-cascade";
import type { DocumentCopy } from "@/lib/content/funder";

/** A field and its label. `after`: the field that has to be filled first. */
type SectionField = { name: string; label: string; after?: string | undefined };

/** A part of a detail form: its heading and its fields in the order of the page. */
export type FormSection = {
  id: string;
  title: string;
  sub: string;
  fields: readonly SectionField[];
  documents?: readonly DocumentCopy[];
};

/** A section of documents; each document is a field whose value is the list of its URLs. */
export function documentSection(copy: { title: string; sub: string }, documents: readonly DocumentCopy[]): FormSection {
  return { id: "dokumen", ...copy, documents, fields: documents.map(({ field, title }) => ({ name: field, label: title })) };
}

/** Fields in the order of their labels. */
export function sectionFields(labels: Record<string, string>): SectionField[] {
  return Object.entries(labels).map(([name, label]) => ({ name, label, after: levelAbove(name) }));
}

/** A section of ordinary fields; `labels` in the order of the page. */
export function fieldSection(id: string, copy: { title: string; sub: string }, labels: Record<string, string>): FormSection {
  return { id, ...copy, fields: sectionFields(labels) };
}

/** The state of a section: the errors of the last validation, or else how much of it is filled in. */
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
  return {
    toFix: fields.filter(({ name, after }) => faulty(name) && !(after && faulty(after))).length,
    done: required.filter(filled).length,
    total: required.length,
  };
}
