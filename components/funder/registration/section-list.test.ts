import { sectionOf, sectionStatus, sectionsOf } from "@/components/funder/registration/section-list";
import { funderCopy } from "@/lib/content/funder";
import { companyForm } from "@/lib/contract/company-form";
import type { FieldControl, FormField } from "@/lib/contract/field-list";
import { personForm } from "@/lib/contract/person-form";

const copy = { id: "perusahaan", title: "Perusahaan", sub: "" };

const field = (name: string, control: FieldControl = { kind: "text" }): FormField => ({
  name,
  label: name,
  section: "a",
  control,
  schema: (of) => of.text(),
});
const document = (name: string, optional?: true): FormField =>
  field(name, { kind: "document", scan: "pages", sample: "nib", about: "", ...(optional ? { optional } : {}) });

test("counts filled fields and those with an error", () => {
  const section = sectionOf(copy, [field("name"), field("npwp")]);
  expect(section.fields.map(({ name }) => name)).toEqual(["name", "npwp"]);
  expect(sectionStatus(section, { name: " ", npwp: "1" }, (name) => name === "name")).toEqual({ toFix: 1, done: 1, total: 2 });
});

test("every empty level of a region is an error of its own", () => {
  const section = sectionOf(
    copy,
    ["province", "city", "district", "address"].map((name) => field(name)),
  );
  expect(sectionStatus(section, {}, () => true)).toMatchObject({ toFix: 4, total: 4 });
});

test("optional documents do not count as missing", () => {
  const section = sectionOf(copy, [document("nib"), document("ktp"), document("tdp", true)]);
  expect(sectionStatus(section, { nib: ["/f/1"], ktp: [], tdp: ["/f/2"] }, () => false)).toEqual({ toFix: 0, done: 1, total: 2 });
});

test.each([
  [companyForm, funderCopy.company.sections],
  [personForm, funderCopy.personal.sections],
])("every field of a form is in one of its sections", (form, copies) => {
  const placed = sectionsOf(form, copies).flatMap(({ fields }) => fields.map(({ name }) => name));
  expect(placed.sort()).toEqual(form.map(({ name }) => name).sort());
});
