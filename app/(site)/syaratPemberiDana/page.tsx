import { LegalDocument } from "@/components/legal/legal-document";
import { JsonLd } from "@/components/ui/json-ld";
import { MAIN_ID } from "@/lib/browser/names";
import { funderTerms, funderTermsVersions } from "@/lib/content/legal/funder-terms";
import { legalPage } from "@/lib/content/legal/page";
import { webEnv } from "@/lib/env";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { breadcrumbs } from "@/lib/seo/structured-data";

export const metadata = pageMetadata({
  title: legalPage.funderTerms,
  description: legalPage.funderTermsDescription,
  path: routes.funderTerms,
  picture: "ketentuan",
});

/** /syaratPemberiDana. */
export default function FunderTermsPage() {
  return (
    <main id={MAIN_ID} data-hydrate="none">
      <LegalDocument kind="funderTerms" sections={funderTerms} versions={funderTermsVersions} url={webEnv().SITE_URL + routes.funderTerms} />
      <JsonLd data={breadcrumbs(webEnv().SITE_URL, [{ name: legalPage.funderTerms, path: routes.funderTerms }])} />
    </main>
  );
}
