import type { Metadata } from "next";
import { AccountPage } from "@/components/funder/account/account-page";
import { SiteFrame } from "@/components/shell/site-frame";
import { readSite } from "@/lib/api/site";
import { accountCopy } from "@/lib/content/account";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";

export const metadata: Metadata = {
  ...pageMetadata({ title: accountCopy.title, description: accountCopy.description, path: routes.account, picture: "pendanaan" }),
  referrer: "no-referrer",
};

export default async function AccountRoutePage() {
  return (
    <SiteFrame index={await readSite()}>
      <AccountPage />
    </SiteFrame>
  );
}
