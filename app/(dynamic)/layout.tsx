import type { ReactNode } from "react";
import { DeletionLinks } from "@/components/account-deletion/deletion-links";
import { SiteFrame } from "@/components/shell/site-frame";
import { readSiteIfPossible } from "@/lib/api/site";
import { webEnv } from "@/lib/env";
import { earlyScripts } from "@/lib/page/early-script";
import { routes } from "@/lib/routes";

/** Public pages rendered for each request. They have no cached page to fall back on, so they may render without figures. */
export default async function DynamicLayout({ children }: { children: ReactNode }) {
  const index = await readSiteIfPossible();
  const early = earlyScripts();
  return (
    <>
      {early ? (
        <>
          {early.inline.map(([name, code]) => (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, which the policy names by its hash (proxy.ts)
            <script key={name} dangerouslySetInnerHTML={{ __html: code }} />
          ))}
          <script src={early.page} defer />
        </>
      ) : null}
      <SiteFrame index={index} downloadUrl={webEnv().SITE_URL + routes.recipient}>
        {children}
        <DeletionLinks />
      </SiteFrame>
    </>
  );
}
