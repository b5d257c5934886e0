import { Announcement } from "@/components/recipient/announcement";
import { JsonLd } from "@/components/ui/json-ld";
import { MAIN_ID } from "@/lib/browser/names";
import { announcementPage } from "@/lib/content/recipient";
import { webEnv } from "@/lib/env";
import { routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { breadcrumbs } from "@/lib/seo/structured-data";

export const metadata = pageMetadata({
  title: announcementPage.title,
  description: announcementPage.description,
  path: routes.announcement,
  picture: "unduh",
});

export default function AnnouncementPage() {
  return (
    <main id={MAIN_ID} data-hydrate="none">
      <Announcement />
      <JsonLd data={breadcrumbs(webEnv().SITE_URL, [{ name: announcementPage.title, path: routes.announcement }])} />
    </main>
  );
}
