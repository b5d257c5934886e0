import { RightsSection } from "@/components/data-rights/rights-section";
import { LegalDocument } from "@/components/legal/legal-document";
import { JsonLd } from "@/components/ui/json-ld";
import { MAIN_ID } from "@/lib/browser/names";
import { legalPage } from "@/lib/content/legal/page";
import { privacy, privacyVersions } from "@/lib/content/legal/privacy";
import { webEnv } from "@/lib/env";
import { privacyHref } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { breadcrumbs } from "@/lib/seo/structured-data";

export const metadata = pageMetadata({
  title: legalPage.privacy,
  description: legalPage.privacyDescription,
  path: privacyHref,
  picture: "ketentuan",
});

/** /kebijakanPrivasi?name=Kebijakan. */
export default function PrivacyPage() {
  return (
    <main id={MAIN_ID}>
      <LegalDocument kind="privacy" sections={privacy} versions={privacyVersions} url={webEnv().SITE_URL + privacyHref} />
      <RightsSection />
      <JsonLd data={breadcrumbs(webEnv().SITE_URL, [{ name: legalPage.privacy, path: privacyHref }])} />
    </main>
  );
}
