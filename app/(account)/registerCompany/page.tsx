import type { Metadata } from "next";
import { CompanyRegistration } from "@/components/funder/company/company-registration";
import { SiteFrame } from "@/components/shell/site-frame";
import { readSite } from "@/lib/api/site";
import { funderCopy } from "@/lib/content/funder";

export const metadata: Metadata = { title: funderCopy.company.title, referrer: "no-referrer" };

export default async function RegisterCompanyPage() {
  return (
    <SiteFrame index={await readSite()}>
      <CompanyRegistration />
    </SiteFrame>
  );
}
