"use client";

import { type Control, type FieldValues, useFormContext } from "react-hook-form";
import { DateField } from "@/components/form/date-field";
import { DigitGroupsField } from "@/components/form/digit-groups-field";
import { RadioTiles } from "@/components/form/radio-tiles";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import { BankFields } from "@/components/funder/bank/bank-fields";
import { RegionFields } from "@/components/funder/region/region-fields";
import { Wide } from "@/components/funder/registration/form-part";
import { companyLabels, fundingSources, legalEntityTypes, licenceTypes, monthlyIncomes, personalLabels, workAreas } from "@/lib/content/funder";
import { genders } from "@/lib/contract/genders";
import type { AccountType } from "@/lib/contract/investor";
import {
  ADDRESS_MAX_CHARS,
  COMPANY_ID_NUMBER_MAX_CHARS,
  COMPANY_SHORT_NAME_MAX_CHARS,
  LEGAL_PERSON_NAME_MAX_CHARS,
  TEXT_MAX_CHARS,
} from "@/lib/limits";

const lists: Record<string, readonly string[]> = {
  legalEntityType: legalEntityTypes,
  workArea: workAreas,
  businessLicenseNo: licenceTypes,
  fundingSource: fundingSources,
  monthlyIncome: monthlyIncomes,
};
const lengths: Record<string, number> = {
  companyShortName: COMPANY_SHORT_NAME_MAX_CHARS,
  legalPersonName: LEGAL_PERSON_NAME_MAX_CHARS,
  idNumber: COMPANY_ID_NUMBER_MAX_CHARS,
};
const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

type FieldProps = { control: Control<FieldValues>; name: string; label: string; type: AccountType };

function OpenField({ control, name, label, type }: FieldProps) {
  const field = { control, name, label };
  if (name === "gender") return <RadioTiles {...field} tiles={choices(genders)} />;
  if (name === "idNumber" && type === 0) return <DigitGroupsField {...field} />;
  if (name === "birthday") return <DateField {...field} />;
  if (/address$/i.test(name)) return <TextareaField {...field} rows={2} longest={ADDRESS_MAX_CHARS} />;
  if (lists[name]) return <SelectField {...field} options={choices(lists[name])} />;
  return <TextField {...field} {...(name === "npwp" ? { inputMode: "numeric" as const } : { longest: lengths[name] ?? TEXT_MAX_CHARS })} />;
}

/** The open fields of the detail form, in its order. Region and bank account are one choice each. */
export function OpenFields({ type, fields }: { type: AccountType; fields: readonly string[] }) {
  const { control } = useFormContext<FieldValues>();
  const labels = type === 1 ? companyLabels : personalLabels;
  const isOpen = (name: string) => fields.includes(name);
  return Object.entries(labels).map(([name, label]) => {
    if (name === "province" && isOpen(name)) return <RegionFields key={name} labels={labels} clearsPostcode={type === 0} />;
    if (name === "bankName" && isOpen(name)) return <BankFields key={name} labels={labels} />;
    if (!isOpen(name) || ["city", "district", "village", "postcode", "bankAccount"].includes(name)) return null;
    return (
      <Wide key={name}>
        <OpenField control={control} name={name} label={label} type={type} />
      </Wide>
    );
  });
}
