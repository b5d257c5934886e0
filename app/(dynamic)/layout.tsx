import type { ReactNode } from "react";
import { DeletionLinks } from "@/components/account-deletion/deletion-links";
import { SiteFrame } from "@/components/shell/site-frame";
import { readSiteIfPossible } from "@/lib/api/site";
import { webEnv } from "@/lib/env";
import { earlyScriptAddress } from "@/lib/page/early-script-address";
import { routes } from "@/lib/routes";

/** Public pages that are rendered for each request: with no earlier page to fall back on, they stand without the figures. */
export default async function LiveLayout({ children }: { children: ReactNode }) {
  const index = await readSiteIfPossible();
  const early = earlyScriptAddress();
  return (
    <>
      {/* biome-ignore lint/performance/noSyncScripts: runs before what follows is shown, as on pages that are stored (lib/page/finish.ts) */}
      {early ? <script src={early} /> : null}
      <SiteFrame index={index} downloadUrl={webEnv().SITE_URL + routes.recipient}>
        {children}
        <DeletionLinks />
      </SiteFrame>
    </>
  );
}
