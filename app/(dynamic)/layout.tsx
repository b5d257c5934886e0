import type { ReactNode } from "react";
import { DeletionLinks } from "@/components/account-deletion/deletion-links";
import { SiteFrame } from "@/components/shell/site-frame";
import { readSiteIfPossible } from "@/lib/api/site";
import { webEnv } from "@/lib/env";
import { routes } from "@/lib/routes";

/** Public pages that are rendered for each request: with no earlier page to fall back on, they stand without the figures. */
export default async function LiveLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame index={await readSiteIfPossible()} downloadUrl={webEnv().SITE_URL + routes.recipient}>
      {children}
      <DeletionLinks />
    </SiteFrame>
  );
}
