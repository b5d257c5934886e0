"use client";

import { ColleagueOffer } from "@/components/funder/colleague/colleague-offer";
import { useCompanyAids } from "@/components/funder/company/company-aids";
import type { CompanyDetails, CompanyValues } from "@/components/funder/company/company-schema";
import { RegistrationPage } from "@/components/funder/registration/registration-page";
import { sectionsOf } from "@/components/funder/registration/section-list";
import { funderCopy } from "@/lib/content/funder";
import { companyForm } from "@/lib/contract/company-form";
import { emptyOf } from "@/lib/contract/field-list";
import type { InfoUploadRequest } from "@/lib/contract/investor";
import { routes } from "@/lib/routes";

/**
 * The company's details as the wire wants them: `city` joined from all four levels, documents as lists of URLs.
 * The password is never part of it: the server has had it since the registration.
 */
export function companyRequest(id: string, { mailingSame, ...details }: CompanyDetails): InfoUploadRequest {
  const { province, city, district, village } = details;
  return {
    type: 1,
    id,
    company: {
      ...details,
      id,
      city: [province, city, district, village].join("/"),
      mailingAddress: mailingSame ? details.address : details.mailingAddress,
    },
  };
}

const { title, lead, sections } = funderCopy.company;
const empty: CompanyValues = { ...emptyOf(companyForm), mailingSame: false };
const plan = {
  title,
  lead,
  page: routes.registerCompany,
  loadSchema: () => import("@/components/funder/company/company-schema").then((module) => module.companyFormSchema),
  form: companyForm,
  empty,
  sections: sectionsOf(companyForm, sections),
  toRequest: companyRequest,
  useAids: useCompanyAids,
  Above: ColleagueOffer,
};

/** The detail form of a company that funds. */
export function CompanyRegistration() {
  return <RegistrationPage type={1} plan={plan} />;
}
