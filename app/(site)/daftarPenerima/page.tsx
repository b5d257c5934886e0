import { DownloadPanel } from "@/components/recipient/download-panel";
import { RecipientDetails } from "@/components/recipient/recipient-details";
import { JsonLd } from "@/components/ui/json-ld";
import { MAIN_ID } from "@/lib/browser/names";
import { recipientPage } from "@/lib/content/recipient";
import { webEnv } from "@/lib/env";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { breadcrumbs } from "@/lib/seo/structured-data";

export const metadata = pageMetadata({
  title: recipientPage.title,
  description: recipientPage.description,
  path: routes.recipient,
  picture: "unduh",
});

export default function RecipientPage() {
  const origin = webEnv().SITE_URL;
  return (
    <main id={MAIN_ID} data-hydrate="none">
      <DownloadPanel downloadUrl={origin + routes.recipient} />
      <RecipientDetails />
      <JsonLd data={breadcrumbs(origin, [{ name: recipientPage.title, path: routes.recipient }])} />
    </main>
  );
}
