import { render, screen } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { FormFields } from "@/components/funder/form/form-control";
import { sectionStatus, sectionsOf } from "@/components/funder/registration/section-list";
import { funderCopy } from "@/lib/content/funder";
import { companyForm } from "@/lib/contract/company-form";
import { emptyOf, examplesOf, type FormField, labelOf, openedFields, schemasOf } from "@/lib/contract/field-list";
import * as fields from "@/lib/contract/fields";
import { personForm } from "@/lib/contract/person-form";
import * as z from "@/lib/contract/zod";

/** One entry, as a developer would add it. */
const taxOffice = {
  name: "taxOffice",
  label: "Kantor Pajak",
  hint: "Seperti tertulis di kartu.",
  section: "company",
  control: { kind: "text", longest: 40 },
  schema: (of) => of.text("Silakan tulis kantor pajak", 40),
  example: "KPP Pratama Tebet",
} as const satisfies FormField;
const form = [...companyForm, taxOffice] as const;

function Added() {
  const { control } = useForm({ defaultValues: emptyOf(form) as Record<string, unknown> });
  return <FormFields form={form} fields={[taxOffice]} control={control} aids={{}} />;
}

test("one entry gives a field its control, value, schema, section, label at the desk, example and correction", () => {
  const { unmount } = render(<Added />);
  expect(screen.getByLabelText("Kantor Pajak")).toHaveAccessibleDescription("Seperti tertulis di kartu.");
  unmount();
  expect(emptyOf(form).taxOffice).toBe("");
  const schema = z.object(schemasOf(form, fields));
  expect(schema.safeParse(emptyOf(form)).error?.issues.find(({ path }) => path[0] === "taxOffice")?.message).toBe("Silakan tulis kantor pajak");
  expect(schema.safeParse(examplesOf(form, "/f/1")).success).toBe(true);
  const [section] = sectionsOf(form, funderCopy.company.sections);
  expect(section?.fields.at(-1)).toMatchObject({ name: "taxOffice", label: "Kantor Pajak" });
  expect(section && sectionStatus(section, { taxOffice: "KPP" }, () => false).done).toBe(1);
  expect(labelOf(form, "taxOffice")).toBe("Kantor Pajak");
  expect(openedFields(1, ["taxOffice"])).toEqual(["taxOffice"]);
});

test.each([
  ["person", personForm],
  ["company", companyForm],
] as const)("the examples of the form of a %s fit its schemas", (_, list) => {
  expect(z.object(schemasOf(list, fields)).safeParse(examplesOf(list, "/f/1")).error).toBeUndefined();
});

test("draws every field of both forms with its label", () => {
  function Whole({ list }: { list: readonly FormField[] }) {
    const context = useForm<Record<string, unknown>>({ defaultValues: { ...emptyOf(list), mailingSame: false } });
    return (
      <FormProvider {...context}>
        <FormFields
          form={list}
          fields={list.filter(({ control: { kind } }) => !["region", "postcode", "bank", "account"].includes(kind))}
          control={context.control}
          aids={{}}
        />
      </FormProvider>
    );
  }
  for (const list of [personForm, companyForm]) {
    const { unmount } = render(<Whole list={list} />);
    for (const { label, control } of list)
      if (!["region", "postcode", "bank", "account", "document"].includes(control.kind)) expect(screen.getByText(label)).toBeInTheDocument();
    unmount();
  }
});
