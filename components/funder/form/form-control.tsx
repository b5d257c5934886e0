"use client";

import { memo, type ReactNode, useEffect } from "react";
import { type Control, type FieldValues, useFormContext, useWatch } from "react-hook-form";
import { CheckboxField } from "@/components/form/checkbox-field";
import { DateField } from "@/components/form/date-field";
import { DigitGroupsField } from "@/components/form/digit-groups-field";
import { Doubt } from "@/components/form/field";
import { RadioTiles } from "@/components/form/radio-tiles";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import { BankFields } from "@/components/funder/bank/bank-fields";
import type { CompanyValues } from "@/components/funder/company/company-schema";
import { RegionFields } from "@/components/funder/region/region-fields";
import { FieldGrid, FormPart, FullWidth } from "@/components/funder/registration/form-part";
import type { FormSection } from "@/components/funder/registration/section-list";
import { funderCopy } from "@/lib/content/funder";
import { type FormField, labelsOf } from "@/lib/contract/field-list";

/** The mailing address, which follows the address while the box is ticked. */
function MailingAddress({ label, longest }: { label: string; longest: number }) {
  const { control, setValue, clearErrors } = useFormContext<CompanyValues>();
  const [same, address] = useWatch({ control, name: ["mailingSame", "address"] });
  useEffect(() => {
    if (!same) return;
    setValue("mailingAddress", address);
    clearErrors("mailingAddress");
  }, [same, address, setValue, clearErrors]);
  return (
    <div className="grid gap-1">
      <TextareaField control={control} name="mailingAddress" label={label} rows={2} longest={longest} disabled={same} />
      <CheckboxField control={control} name="mailingSame" optional>
        {funderCopy.hints.mailingSame}
      </CheckboxField>
    </div>
  );
}

/** What the other fields say about a field: a hint in place of its own, and a doubt. */
type Aid = { hint?: ReactNode; doubt?: string };
export type Aids = Record<string, Aid | undefined>;

const choices = (list: readonly string[]) => list.map((value) => ({ value, label: value }));

type ControlProps = { form: readonly FormField[]; field: FormField; control: Control<FieldValues>; aid: Aid | undefined };

/**
 * The control of a field. Region and bank account are one control each, at the first of their fields. Memoised: what is
 * typed in one field draws only the fields that it says something about.
 */
const FieldControl = memo(function FieldControl({ form, field, control, aid }: ControlProps) {
  const { name, label, control: how } = field;
  const hint = aid && "hint" in aid ? aid.hint : field.hint;
  const shared = { control, name, label, hint };
  switch (how.kind) {
    case "text": {
      const { kind: _k, wide: _w, ...input } = how;
      return <TextField {...shared} {...input} />;
    }
    case "area":
      return <TextareaField {...shared} rows={2} longest={how.longest} {...(how.autoComplete ? { autoComplete: how.autoComplete } : {})} />;
    case "mailing":
      return <MailingAddress label={label} longest={how.longest} />;
    case "select":
      return <SelectField {...shared} options={choices(how.options)} />;
    case "tiles":
      return <RadioTiles {...shared} tiles={choices(how.options)} />;
    case "identity":
      return <DigitGroupsField {...shared} />;
    case "date":
      return <DateField {...shared} />;
    case "region":
      // A person's postcode goes with the region; a company's stays, and the new one is offered (Accounts §4).
      return name === "province" ? <RegionFields form={form} clearsPostcode={!form.some(({ control: { kind } }) => kind === "mailing")} /> : null;
    case "bank":
      return (
        <BankFields
          labels={labelsOf(form) as { bankName: string; bankAccount: string }}
          hints={{ bankName: field.hint, bankAccount: form.find(({ control: { kind } }) => kind === "account")?.hint }}
        />
      );
    default:
      return null;
  }
});

const isWide = ({ control }: FormField) =>
  control.kind === "area" || control.kind === "mailing" || (control.kind === "text" && control.wide === true);

const Column = ({ children }: { children: ReactNode }) => <div>{children}</div>;

type FieldsProps = { form: readonly FormField[]; fields: readonly FormField[]; control: Control<FieldValues>; aids: Aids };

/** Fields in two columns, each with what the others say about it. */
export function FormFields({ form, fields, control, aids }: FieldsProps) {
  return (
    <FieldGrid>
      {fields.map((field) => {
        const { name } = field;
        const aid = aids[name];
        const drawn = <FieldControl key={name} form={form} field={field} control={control} aid={aid} />;
        if (!isWide(field) && aid?.doubt === undefined) return drawn;
        const Box = isWide(field) ? FullWidth : Column;
        return (
          <Box key={name}>
            {drawn}
            {aid?.doubt === undefined ? null : <Doubt>{aid.doubt}</Doubt>}
          </Box>
        );
      })}
    </FieldGrid>
  );
}

type PartsProps = { form: readonly FormField[]; sections: readonly FormSection[]; control: Control<FieldValues>; aids: Aids };

/** The sections of a form above its documents. */
export function FormParts({ form, sections, control, aids }: PartsProps) {
  return sections
    .filter(({ documents }) => !documents)
    .map((section) => (
      <FormPart key={section.id} section={section}>
        <FormFields form={form} fields={form.filter(({ name }) => section.fields.some((one) => one.name === name))} control={control} aids={aids} />
      </FormPart>
    ));
}
