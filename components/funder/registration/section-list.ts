import { type DocumentField, documentsOf, type FormField } from "@/lib/contract/field-list";

/** A field and its label. */
type SectionField = { name: string; label: string };

/** A part of a detail form: its heading and its fields in the order of the page. */
export type FormSection = {
  id: string;
  title: string;
  sub: string;
  fields: readonly SectionField[];
  documents?: readonly DocumentField[];
};

type Copy = { id: string; title: string; sub: string };

/** A section with the fields of a list. A document is a field whose value is the list of its URLs. */
export function sectionOf(copy: Copy, fields: readonly FormField[]): FormSection {
  const documents = documentsOf(fields);
  return {
    ...copy,
    ...(documents.length > 0 ? { documents } : {}),
    fields: fields.map(({ name, label }) => ({ name, label })),
  };
}

/** The sections of a form, in the order of their texts. */
export function sectionsOf(form: readonly FormField[], copies: Record<string, Copy>): FormSection[] {
  return Object.entries(copies).map(([key, copy]) =>
    sectionOf(
      copy,
      form.filter(({ section }) => section === key),
    ),
  );
}

/** The state of a section: its fields that show an error, or else how much of it is filled in. */
export function sectionStatus(
  { fields, documents }: FormSection,
  values: Record<string, unknown>,
  faulty: (name: string) => boolean,
): { toFix: number; done: number; total: number } {
  const optional = new Set(documents?.filter(({ control }) => control.optional).map(({ name }) => name));
  const required = fields.filter(({ name }) => !optional.has(name));
  const filled = ({ name }: { name: string }) => {
    const value = values[name];
    return Array.isArray(value) ? value.length > 0 : typeof value === "string" && value.trim() !== "";
  };
  return {
    toFix: fields.filter(({ name }) => faulty(name)).length,
    done: required.filter(filled).length,
    total: required.length,
  };
}
