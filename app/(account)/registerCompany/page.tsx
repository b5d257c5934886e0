import type { Metadata } from "next";
import { CompanyRegistration } from "@/components/funder/company/company-registration";
import { SiteFrame } from "@/components/shell/site-frame";
import { readSite } from "@/lib/api/site";
import { funderCopy } from "@/lib/content/funder";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";

export const metadata: Metadata = {
  ...pageMetadata({
    title: funderCopy.company.title,
    description: funderCopy.company.description,
    path: routes.registerCompany,
    picture: "pendanaan",
  }),
  referrer: "no-referrer",
};

export default async function RegisterCompanyPage() {
  return (
    <SiteFrame index={await readSite()}>
      <CompanyRegistration />
    </SiteFrame>
  );
}
