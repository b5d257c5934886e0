"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { Doubt } from "@/components/form/doubt";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import { BankFields } from "@/components/funder/bank/bank-fields";
import type { CompanyValues } from "@/components/funder/company/company-schema";
import { companySections as sections } from "@/components/funder/company/company-sections";
import { MailingAddress } from "@/components/funder/company/mailing-address";
import { isPersonsNpwp } from "@/components/funder/personal/id-number-facts";
import { RegionFields } from "@/components/funder/region/region-fields";
import { FieldGrid, FormPart, Wide } from "@/components/funder/registration/form-part";
import { funderCopy, fundingSources, companyLabels as labels, legalEntityTypes, licenceTypes, monthlyIncomes, workAreas } from "@/lib/content/funder";
import {
  ADDRESS_MAX_CHARS,
  COMPANY_ID_NUMBER_MAX_CHARS,
  COMPANY_SHORT_NAME_MAX_CHARS,
  LEGAL_PERSON_NAME_MAX_CHARS,
  TEXT_MAX_CHARS,
} from "@/lib/limits";

const { hints } = funderCopy;
const choices = (list: readonly string[]) => list.map((value) => ({ value, label: value }));
const options = {
  legalEntityTypes: choices(legalEntityTypes),
  workAreas: choices(workAreas),
  licenceTypes: choices(licenceTypes),
  fundingSources: choices(fundingSources),
  monthlyIncomes: choices(monthlyIncomes),
};

/** The parts of the company form above its documents. */
export function CompanyParts() {
  const { control } = useFormContext<CompanyValues>();
  const npwp = useWatch({ control, name: "npwp" });
  const field = <Name extends keyof typeof labels>(name: Name) => ({ control, name, label: labels[name] }) as const;
  return (
    <>
      <FormPart section={sections.company}>
        <FieldGrid>
          <Wide>
            <TextField {...field("name")} autoComplete="organization" longest={TEXT_MAX_CHARS} />
          </Wide>
          <TextField {...field("companyShortName")} longest={COMPANY_SHORT_NAME_MAX_CHARS} hint={hints.shortName} />
          <SelectField {...field("legalEntityType")} options={options.legalEntityTypes} />
          <SelectField {...field("workArea")} options={options.workAreas} />
          <TextField {...field("contractId")} longest={TEXT_MAX_CHARS} />
          <SelectField {...field("businessLicenseNo")} options={options.licenceTypes} />
          <TextField {...field("legalEntityId")} longest={TEXT_MAX_CHARS} />
          <Wide>
            <TextField {...field("npwp")} inputMode="numeric" hint={hints.companyNpwp} />
            <Doubt>{isPersonsNpwp(npwp) ? hints.companyNpwpIsPersons : ""}</Doubt>
          </Wide>
        </FieldGrid>
      </FormPart>
      <FormPart section={sections.pic}>
        <FieldGrid>
          <TextField {...field("legalPersonName")} autoComplete="name" longest={LEGAL_PERSON_NAME_MAX_CHARS} />
          <TextField {...field("idNumber")} longest={COMPANY_ID_NUMBER_MAX_CHARS} hint={hints.companyIdNumber} />
        </FieldGrid>
      </FormPart>
      <FormPart section={sections.address}>
        <FieldGrid>
          <RegionFields labels={labels} clearsPostcode={false} />
          <Wide>
            <TextareaField {...field("address")} rows={2} autoComplete="street-address" longest={ADDRESS_MAX_CHARS} />
          </Wide>
          <Wide>
            <MailingAddress label={labels.mailingAddress} />
          </Wide>
        </FieldGrid>
      </FormPart>
      <FormPart section={sections.finance}>
        <FieldGrid>
          <SelectField {...field("fundingSource")} options={options.fundingSources} />
          <SelectField {...field("monthlyIncome")} options={options.monthlyIncomes} />
          <BankFields labels={labels} />
        </FieldGrid>
      </FormPart>
    </>
  );
}
