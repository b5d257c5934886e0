import type { Metadata } from "next";
import { PersonalRegistration } from "@/components/funder/personal/personal-registration";
import { SiteFrame } from "@/components/shell/site-frame";
import { readSite } from "@/lib/api/site";
import { funderCopy } from "@/lib/content/funder";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";

export const metadata: Metadata = {
  ...pageMetadata({
    title: funderCopy.personal.title,
    description: funderCopy.personal.description,
    path: routes.registerPersonal,
    picture: "pendanaan",
  }),
  referrer: "no-referrer",
};

export default async function RegisterPersonalPage() {
  return (
    <SiteFrame index={await readSite()}>
      <PersonalRegistration />
    </SiteFrame>
  );
}
