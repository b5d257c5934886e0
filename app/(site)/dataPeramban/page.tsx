import { ArrowLink } from "@/components/ui/arrow-link";
import { JsonLd } from "@/components/ui/json-ld";
import { MAIN_ID } from "@/lib/browser/names";
import { browserDataPage } from "@/lib/content/browser-data";
import { webEnv } from "@/lib/env";
import { privacyHref, routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { breadcrumbs } from "@/lib/seo/structured-data";
import { CountState, StoredView } from "./stored-view";

const { counts } = browserDataPage;

export const metadata = pageMetadata({
  title: browserDataPage.title,
  description: browserDataPage.description,
  path: routes.browserData,
  picture: "ketentuan",
});

export default function BrowserDataPage() {
  return (
    <main id={MAIN_ID} className="wrap pt-10 pb-section">
      <h1 className="text-h1 tracking-hero">{browserDataPage.heading}</h1>
      <p className="mt-4 max-w-176 text-fg-soft text-lead">{browserDataPage.lead}</p>
      <p className="mt-3 max-w-176 text-fg-mute text-small noscript:hidden">{browserDataPage.checked}</p>
      <p className="mt-3 hidden max-w-176 font-semibold noscript:block">{browserDataPage.noScript}</p>
      <StoredView />
      <section aria-labelledby="dihitung" className="mt-section max-w-176">
        <h2 id="dihitung" className="text-h2">
          {counts.title}
        </h2>
        <p className="mt-4">{counts.lead}</p>
        <ul className="mt-3 list-disc space-y-1 pl-5">
          {counts.sent.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
        <p className="mt-3">{counts.kept}</p>
        <p className="mt-3">{counts.refuse}</p>
        <CountState />
        <p className="mt-3 hidden font-semibold noscript:block">{counts.noScript}</p>
      </section>
      <ArrowLink href={`${privacyHref}#kuki`} className="mt-8">
        {browserDataPage.privacy}
      </ArrowLink>
      <JsonLd data={breadcrumbs(webEnv().SITE_URL, [{ name: browserDataPage.title, path: routes.browserData }])} />
    </main>
  );
}
