import { ArrowLink } from "@/components/ui/arrow-link";
import { JsonLd } from "@/components/ui/json-ld";
import { MAIN_ID } from "@/lib/browser/names";
import { toolNames, tools, toolsPage } from "@/lib/content/tools";
import { webEnv } from "@/lib/env";
import { livingText } from "@/lib/loans/living-figures";
import { namedHref, routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { breadcrumbs } from "@/lib/seo/structured-data";

export const metadata = pageMetadata({ title: toolsPage.title, description: toolsPage.description, path: routes.tools });

/** /alat: the tools, and the pages that reckon for people. */
export default function ToolsPage() {
  return (
    <main id={MAIN_ID} data-hydrate="none" className="wrap pt-10 pb-section">
      <h1 className="text-h1 tracking-hero">{toolsPage.heading}</h1>
      <p className="mt-4 max-w-176 text-fg-soft text-lead">{toolsPage.lead}</p>
      <ul className="mt-10 grid border-fg border-t-2 md:grid-cols-2 md:gap-x-14">
        {toolsPage.others.map(({ title, description, to, open }) => (
          <li key={to} className="border-line border-b py-8">
            <h2 className="text-h3">{title}</h2>
            <p className="mt-2 text-fg-soft">{description}</p>
            <ArrowLink href={namedHref(to)} aria-label={`${open}: ${title}`} className="mt-2">
              {open}
            </ArrowLink>
          </li>
        ))}
        {toolNames.map((name) => (
          <li key={name} className="border-line border-b py-8">
            <h2 className="text-h3">{tools[name].title}</h2>
            <p className="mt-2 text-fg-soft">{livingText(tools[name].description)}</p>
            <ArrowLink href={`${routes.tools}/${name}`} aria-label={`${toolsPage.open}: ${tools[name].title}`} className="mt-2">
              {toolsPage.open}
            </ArrowLink>
          </li>
        ))}
      </ul>
      <JsonLd data={breadcrumbs(webEnv().SITE_URL, [{ name: toolsPage.title, path: routes.tools }])} />
    </main>
  );
}
