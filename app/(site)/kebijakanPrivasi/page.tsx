import { LegalDocument } from "@/components/legal/legal-document";
import { JsonLd } from "@/components/ui/json-ld";
import { MAIN_ID } from "@/lib/browser/names";
import { legalPage } from "@/lib/content/legal/page";
import { terms, termsVersions } from "@/lib/content/legal/terms";
import { webEnv } from "@/lib/env";
import { routes, termsHref } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { breadcrumbs } from "@/lib/seo/structured-data";

export const metadata = pageMetadata({
  title: legalPage.terms,
  description: legalPage.termsDescription,
  path: routes.legal,
  picture: "ketentuan",
});

export default function TermsPage() {
  return (
    <main id={MAIN_ID} data-hydrate="none">
      <LegalDocument kind="terms" sections={terms} versions={termsVersions} url={webEnv().SITE_URL + termsHref} />
      <JsonLd data={breadcrumbs(webEnv().SITE_URL, [{ name: legalPage.terms, path: routes.legal }])} />
    </main>
  );
}
