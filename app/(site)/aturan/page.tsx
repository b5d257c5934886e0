import { RuleList } from "@/components/rules/rule-list";
import { ArrowLink } from "@/components/ui/arrow-link";
import { JsonLd } from "@/components/ui/json-ld";
import { MAIN_ID } from "@/lib/browser/names";
import { rulesPage as copy } from "@/lib/content/rules";
import { webEnv } from "@/lib/env";
import { routes, ruleFiles } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { breadcrumbs, ruleDataset } from "@/lib/seo/structured-data";

/** What is in force changes with the day. */
export const revalidate = 3600;

export const metadata = pageMetadata({ title: copy.title, description: copy.description, path: routes.rules, picture: "aturan" });

/** /aturan: every rule that the site uses, by date. */
export default function RulesPage() {
  const origin = webEnv().SITE_URL;
  return (
    <main id={MAIN_ID} data-hydrate="none" className="wrap pt-10 pb-section">
      <h1 className="text-h1 tracking-hero">{copy.heading}</h1>
      <p className="mt-4 max-w-176 text-fg-soft text-lead">{copy.lead}</p>
      <ArrowLink href={routes.billCheck} className="mt-2 print:hidden">
        {copy.check}
      </ArrowLink>
      <RuleList />
      <aside aria-label={copy.files.heading} className="mt-10 border-fg border-t-2 pt-4 print:hidden">
        <h2 className="text-h3">{copy.files.heading}</h2>
        <p className="mt-2 flex flex-wrap gap-x-6">
          <a href={ruleFiles.csv} download className="inline-flex min-h-11 items-center font-semibold">
            {copy.files.csv}
          </a>
          <a href={ruleFiles.json} className="inline-flex min-h-11 items-center font-semibold">
            {copy.files.json}
          </a>
          <a href={ruleFiles.rss} className="inline-flex min-h-11 items-center font-semibold">
            {copy.files.rss}
          </a>
        </p>
      </aside>
      <JsonLd data={ruleDataset(origin, copy)} />
      <JsonLd data={breadcrumbs(origin, [{ name: copy.title, path: routes.rules }])} />
    </main>
  );
}
