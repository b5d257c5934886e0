import type { ReactNode } from "react";
import { EarlyScripts } from "@/app/early-scripts";
import { DeletionLinks } from "@/components/account-deletion/deletion-links";
import { SiteFrame } from "@/components/shell/site-frame";
import { readSiteIfPossible } from "@/lib/api/site";

/**
 * Public pages rendered for each request, most of them tools, so that the footer goes without its invitation. They have
 * no cached page to fall back on, so they may render without figures.
 */
export default async function DynamicLayout({ children }: { children: ReactNode }) {
  const index = await readSiteIfPossible();
  return (
    <>
      <EarlyScripts mode="production" />
      <SiteFrame index={index}>
        {children}
        <DeletionLinks />
      </SiteFrame>
    </>
  );
}
