import type { ReactNode } from "react";
import { DeletionLinks } from "@/components/account-deletion/deletion-links";
import { SiteFrame } from "@/components/shell/site-frame";
import { readSite } from "@/lib/api/site";
import { webEnv } from "@/lib/env";
import { routes } from "@/lib/routes";

export default async function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame index={await readSite()} downloadUrl={webEnv().SITE_URL + routes.recipient}>
      {children}
      <DeletionLinks />
    </SiteFrame>
  );
}
