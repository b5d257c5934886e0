"use client";

import { useFormContext } from "react-hook-form";
import { TextareaField } from "@/components/form/textarea-field";
import { BankFields } from "@/components/funder/bank/bank-fields";
import { IdentityFields } from "@/components/funder/personal/identity-fields";
import type { PersonalValues } from "@/components/funder/personal/personal-schema";
import { personalSections as sections } from "@/components/funder/personal/personal-sections";
import { RegionFields } from "@/components/funder/region/region-fields";
import { FieldGrid, FormPart, Wide } from "@/components/funder/registration/form-part";
import { personalLabels as labels } from "@/lib/content/funder";
import { ADDRESS_MAX_CHARS } from "@/lib/limits";

/** The parts of the personal form above its documents. */
export function PersonalParts() {
  const { control } = useFormContext<PersonalValues>();
  return (
    <>
      <FormPart section={sections.person}>
        <FieldGrid>
          <IdentityFields />
        </FieldGrid>
      </FormPart>
      <FormPart section={sections.address}>
        <FieldGrid>
          <RegionFields labels={labels} clearsPostcode />
          <Wide>
            <TextareaField
              control={control}
              name="address"
              label={labels.address}
              rows={2}
              autoComplete="street-address"
              longest={ADDRESS_MAX_CHARS}
            />
          </Wide>
        </FieldGrid>
      </FormPart>
      <FormPart section={sections.bank}>
        <FieldGrid>
          <BankFields labels={labels} />
        </FieldGrid>
      </FormPart>
    </>
  );
}
