import type { Metadata } from "next";
import { PersonalRegistration } from "@/components/funder/personal/personal-registration";
import { SiteFrame } from "@/components/shell/site-frame";
import { readSite } from "@/lib/api/site";
import { funderCopy } from "@/lib/content/funder";

export const metadata: Metadata = { title: funderCopy.personal.title, referrer: "no-referrer" };

export default async function RegisterPersonalPage() {
  return (
    <SiteFrame index={await readSite()}>
      <PersonalRegistration />
    </SiteFrame>
  );
}
