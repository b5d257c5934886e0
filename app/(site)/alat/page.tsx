import { startValues } from "@/components/tools/start-values";
import { ToolResult } from "@/components/tools/tool-result";
import { ArrowLink } from "@/components/ui/arrow-link";
import { JsonLd } from "@/components/ui/json-ld";
import { MAIN_ID } from "@/lib/browser/names";
import { toolNames, tools, toolsPage } from "@/lib/content/tools";
import { webEnv } from "@/lib/env";
import { jakartaDay } from "@/lib/format/date";
import { livingText } from "@/lib/loans/living-figures";
import { namedHref, routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { pagePictureSrc } from "@/lib/seo/page-pictures";
import { breadcrumbs } from "@/lib/seo/structured-data";

export const metadata = pageMetadata({
  title: toolsPage.title,
  description: toolsPage.description,
  path: routes.tools,
  picture: pagePictureSrc("halaman", "alat"),
});

const entries = [
  ...toolsPage.others.map(({ title, description, to, open }) => ({ title, description, href: namedHref(to), open })),
  ...toolNames.map((name) => ({
    title: tools[name].title,
    description: livingText(tools[name].description, jakartaDay()),
    href: `${routes.tools}/${name}`,
    open: toolsPage.open,
  })),
];

/** /alat: the tools, the pages that compute something, and what an answer looks like. */
export default function ToolsPage() {
  return (
    <main id={MAIN_ID} data-hydrate="none" className="wrap pt-10 pb-section">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div>
          <h1 className="text-h1 tracking-hero">{toolsPage.heading}</h1>
          <p className="mt-4 max-w-176 text-fg-soft text-lead">{toolsPage.lead}</p>
          <ul className="mt-10 grid border-fg border-t-2 md:grid-cols-2 md:gap-x-10">
            {entries.map(({ title, description, href, open }) => (
              <li key={href} className="grid content-between border-line border-b py-6">
                <div>
                  <h2 className="text-h3">{title}</h2>
                  <p className="mt-2 text-fg-soft">{description}</p>
                </div>
                <ArrowLink href={href} aria-label={`${open}: ${title}`} className="mt-2 justify-self-start">
                  {open}
                </ArrowLink>
              </li>
            ))}
          </ul>
        </div>
        <div className="xl:sticky xl:top-24">
          <p className="mb-4 text-fg-soft">{toolsPage.example}</p>
          <ToolResult tool="bunga-efektif" values={startValues("bunga-efektif", jakartaDay())} day={jakartaDay()} />
        </div>
      </div>
      <JsonLd data={breadcrumbs(webEnv().SITE_URL, [{ name: toolsPage.title, path: routes.tools }])} />
    </main>
  );
}
