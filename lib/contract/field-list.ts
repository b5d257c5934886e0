import type * as fields from "./fields.ts";
import type { ZodType } from "./zod.ts";

/** The drawn samples, `public/art/contoh-….svg`. */
type Sample = "akta" | "sk" | "nib" | "ktp" | "npwp" | "rekening" | "laporan" | "wajah" | "penghasilan";

/** How a field is filled in. `wide`: over both columns. */
export type FieldControl =
  | { kind: "text"; longest?: number; inputMode?: "numeric"; autoComplete?: string; wide?: true }
  | { kind: "area"; longest: number; autoComplete?: string }
  /** An area that may be the same as another field, by a box of the form. */
  | { kind: "mailing"; longest: number }
  | { kind: "select" | "tiles"; options: readonly string[] }
  /** An identity number in four groups. */
  | { kind: "identity" }
  | { kind: "date" }
  /** A level of the region; all four and the postcode are one control, which the province stands for. */
  | { kind: "region" | "postcode" }
  /** The bank from the list of the service, and the account with it. */
  | { kind: "bank" | "account" }
  /**
   * Files. `scan`: what a phone photographs; `about`: what it is, who issues it, and what to do without it; `group`: the
   * heading that it stands under, with its neighbours.
   */
  | { kind: "document"; scan: "card" | "face" | "pages"; sample: Sample; about: string; group?: string; optional?: true; limit?: number };

/** A field of a form, defined once: everything else about it is derived. */
export type FormField = {
  /** On the wire. */
  name: string;
  /** The accessible name of its control; also at the desk. */
  label: string;
  hint?: string;
  /** The section of the form that it is in. */
  section: string;
  control: FieldControl;
  /** The schema on the wire, from `fields.ts`, which forms load late. */
  schema: (of: typeof fields) => ZodType;
  /** What the empty form has; else an empty text, or no files. */
  empty?: string;
  /** A made-up value, for documents and tests; documents get theirs from `examplesOf`. */
  example?: string;
};

type Form = readonly FormField[];
type Named<List extends Form, Value> = { [Field in List[number] as Field["name"]]: Value };
export type DocumentField = FormField & { control: Extract<FieldControl, { kind: "document" }> };

/** The schemas of a form by field. */
export function schemasOf<const List extends Form>(form: List, of: typeof fields) {
  return Object.fromEntries(form.map(({ name, schema }) => [name, schema(of)])) as {
    [Field in List[number] as Field["name"]]: ReturnType<Field["schema"]>;
  };
}

const isDocument = (field: FormField): field is DocumentField => field.control.kind === "document";

/** The documents of a form, in its order. */
export const documentsOf = (form: Form): DocumentField[] => form.filter(isDocument);

type ValueOf<Field extends FormField> = Field["control"] extends { kind: "document" } ? string[] : string;

/** The values of the empty form. */
export function emptyOf<const List extends Form>(form: List) {
  return Object.fromEntries(form.map((field) => [field.name, isDocument(field) ? [] : (field.empty ?? "")])) as unknown as {
    [Field in List[number] as Field["name"]]: ValueOf<Field>;
  };
}

/** Made-up values of a whole form, with `url` for every document. */
export function examplesOf<const List extends Form>(form: List, url: string) {
  return Object.fromEntries(form.map((field) => [field.name, isDocument(field) ? [url] : (field.example ?? "")])) as unknown as {
    [Field in List[number] as Field["name"]]: ValueOf<Field>;
  };
}

/** The label of a field; the name for one that the form does not have. */
export const labelOf = (form: Form, name: string): string => form.find((field) => field.name === name)?.label ?? name;

/** The labels of a form by field. */
export const labelsOf = <const List extends Form>(form: List) =>
  Object.fromEntries(form.map(({ name, label }) => [name, label])) as Named<List, string>;

/** Fields that depend on each other and are corrected together, by account type: 0 a person, 1 a company. */
const addressFields = ["province", "city", "district", "village", "postcode", "address"];
const bankFields = ["bankName", "bankAccount"];
const correctedTogether: Record<0 | 1, readonly (readonly string[])[]> = {
  // A tax number of 16 digits is the identity number.
  0: [["idNumber", "npwp"], addressFields, bankFields],
  // The mailing address may be the same as the address.
  1: [[...addressFields, "mailingAddress"], bankFields],
};

/** The editable fields of a correction that asks for these. */
export function openedFields(type: 0 | 1, asked: readonly string[]): string[] {
  return [...new Set(asked.flatMap((field) => correctedTogether[type].find((group) => group.includes(field)) ?? [field]))];
}
