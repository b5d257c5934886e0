"use client";

import { useFormContext, useWatch } from "react-hook-form";
import type { Aids } from "@/components/funder/form/form-control";
import { isPersonsNpwp } from "@/components/funder/personal/id-number-facts";
import { funderCopy } from "@/lib/content/funder";
import { companyForm } from "@/lib/contract/company-form";
import type { FormField } from "@/lib/contract/field-list";

const npwpHint = companyForm.find(({ name }) => name === "npwp") as FormField;

/** What the fields of a company say about each other. */
export function useCompanyAids(): Aids {
  const { control } = useFormContext<{ npwp?: string }>();
  const npwp = useWatch({ control, name: "npwp" });
  return { npwp: { hint: npwpHint.hint, doubt: npwp && isPersonsNpwp(npwp) ? funderCopy.hints.companyNpwpIsPersons : "" } };
}
