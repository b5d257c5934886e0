"use client";

import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { CheckboxField } from "@/components/form/checkbox-field";
import { TextareaField } from "@/components/form/textarea-field";
import type { CompanyValues } from "@/components/funder/company/company-schema";
import { funderCopy } from "@/lib/content/funder";

/** The mailing address, which follows the address while the box is ticked. */
export function MailingAddress({ label, longest }: { label: string; longest: number }) {
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
