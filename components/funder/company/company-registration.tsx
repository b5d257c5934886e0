"use client";

import { CompanyParts } from "@/components/funder/company/company-parts";
import { companyRequest } from "@/components/funder/company/company-request";
import { companySections } from "@/components/funder/company/company-sections";
import { emptyCompany } from "@/components/funder/company/empty-company";
import { RegistrationPage } from "@/components/funder/registration/registration-page";
import { funderCopy } from "@/lib/content/funder";
import { routes } from "@/lib/routes";

const plan = {
  title: funderCopy.company.title,
  lead: funderCopy.company.lead,
  page: routes.registerCompany,
  loadSchema: () => import("@/components/funder/company/company-schema").then((module) => module.companyFormSchema),
  empty: emptyCompany,
  sections: Object.values(companySections),
  toRequest: companyRequest,
  parts: <CompanyParts />,
};

/** The detail form of a company that funds. */
export function CompanyRegistration() {
  return <RegistrationPage type={1} plan={plan} />;
}
