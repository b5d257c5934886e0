import type { ReactNode } from "react";
import { DeletionLinks } from "@/components/account-deletion/deletion-links";
import { SiteFrame } from "@/components/shell/site-frame";
import { readSiteIfPossible } from "@/lib/api/site";
import { webEnv } from "@/lib/env";
import { earlyScriptAddress } from "@/lib/page/early-script";
import { routes } from "@/lib/routes";

/** Public pages rendered for each request. They have no cached page to fall back on, so they may render without figures. */
export default async function DynamicLayout({ children }: { children: ReactNode }) {
  const index = await readSiteIfPossible();
  const early = earlyScriptAddress();
  return (
    <>
      {/* biome-ignore lint/performance/noSyncScripts: must run before first paint, as on cached pages (lib/page/finish.ts) */}
      {early ? <script src={early} /> : null}
      <SiteFrame index={index} downloadUrl={webEnv().SITE_URL + routes.recipient}>
        {children}
        <DeletionLinks />
      </SiteFrame>
    </>
  );
}
