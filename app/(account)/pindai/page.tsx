import type { Metadata } from "next";
import { AuthFrame, HelpLink } from "@/components/auth/auth-frame";
import { PhoneScanner } from "@/components/funder/scan/phone-scanner";
import { AccountBar, Copyright } from "@/components/shell/account-bar";
import { scanPage as copy } from "@/lib/content/scan";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";

export const metadata: Metadata = {
  ...pageMetadata({ title: copy.title, description: copy.description, path: routes.scan, picture: "pendanaan" }),
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

/** /pindai: opened on a phone by the code of a laptop's form. No link of the site leads here: the page has a policy of its own. */
export default function ScanPage() {
  return (
    <AuthFrame
      bar={
        <AccountBar>
          <HelpLink />
        </AccountBar>
      }
      artwork="/art/kain-masuk.svg"
      foot={<Copyright className="mt-8" />}
    >
      <PhoneScanner />
    </AuthFrame>
  );
}
