import type { Metadata } from "next";
import { HelpLink } from "@/components/auth/auth-frame";
import { ColleaguePage } from "@/components/funder/colleague/colleague-page";
import { AccountBar, Copyright } from "@/components/shell/account-bar";
import { colleaguePage as copy } from "@/lib/content/colleague";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";

export const metadata: Metadata = {
  ...pageMetadata({ title: copy.title, description: copy.description, path: routes.colleague, picture: "pendanaan" }),
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

/** /isiBagian: opened by a colleague's link, whose key is behind `#`. The page is the same for everybody. */
export default function ColleagueRoutePage() {
  return (
    <>
      <AccountBar sides="wrap">
        <HelpLink />
      </AccountBar>
      <ColleaguePage />
      <footer className="print:hidden">
        <Copyright className="wrap" />
      </footer>
    </>
  );
}
