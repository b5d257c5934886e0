import type { Metadata } from "next";
import { MissingPage } from "@/components/shell/missing-page";
import { SiteFrame } from "@/components/shell/site-frame";
import { readSiteIfPossible } from "@/lib/api/site";
import { frameWords } from "@/lib/content/shell";
import { webEnv } from "@/lib/env";
import { routes } from "@/lib/routes";

export const metadata: Metadata = { title: frameWords.notFoundTitle.replace(/\.$/, ""), robots: { index: false } };

export default async function NotFound() {
  return (
    <SiteFrame index={await readSiteIfPossible()} downloadUrl={webEnv().SITE_URL + routes.recipient}>
      <MissingPage />
    </SiteFrame>
  );
}
