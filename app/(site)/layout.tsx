import type { ReactNode } from "react";
import { DeletionLinks } from "@/components/account-deletion/deletion-links";
import { TopWarn } from "@/components/ads/top-warn";
import { SiteFrame } from "@/components/shell/site-frame";
import { readFirstAds } from "@/lib/api/ads";
import { readSite } from "@/lib/api/site";
import { webEnv } from "@/lib/env";
import { routes } from "@/lib/routes";

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const [index, topWarn] = await Promise.all([readSite(), readFirstAds("HomeTopWarn")]);
  return (
    <>
      <TopWarn initial={topWarn} />
      <SiteFrame index={index} downloadUrl={webEnv().SITE_URL + routes.recipient}>
        {children}
        <DeletionLinks />
      </SiteFrame>
    </>
  );
}
