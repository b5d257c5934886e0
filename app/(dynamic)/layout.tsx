import type { ReactNode } from "react";
import { EarlyScripts } from "@/app/early-scripts";
import { DeletionLinks } from "@/components/account-deletion/deletion-links";
import { SiteFrame } from "@/components/shell/site-frame";
import { readSiteIfPossible } from "@/lib/api/site";
import { webEnv } from "@/lib/env";
import { routes } from "@/lib/routes";

/** Public pages rendered for each request. They have no cached page to fall back on, so they may render without figures. */
export default async function DynamicLayout({ children }: { children: ReactNode }) {
  const index = await readSiteIfPossible();
  return (
    <>
      <EarlyScripts mode="production" />
      <SiteFrame index={index} downloadUrl={webEnv().SITE_URL + routes.recipient}>
        {children}
        <DeletionLinks />
      </SiteFrame>
    </>
  );
}
