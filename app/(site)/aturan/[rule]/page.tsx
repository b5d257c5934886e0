import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { RuleArticle } from "@/components/rules/rule-article";
import { ArrowLink } from "@/components/ui/arrow-link";
import { JsonLd } from "@/components/ui/json-ld";
import { MAIN_ID } from "@/lib/browser/names";
import { rulesPage as copy } from "@/lib/content/rules";
import { webEnv } from "@/lib/env";
import { jakartaDay, longDate } from "@/lib/format/date";
import { figureText, isRuleId, newestRule, type Rule, type RuleId, ruleIds, versionsOf } from "@/lib/loans/rules";
import { routes, ruleHref } from "@/lib/routes";
import { readNamingArticles } from "@/lib/rules/read-rule-uses";
import { ruleDescription, ruleTitle, stateOf } from "@/lib/rules/rule-calendar";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { breadcrumbs } from "@/lib/seo/structured-data";

export const revalidate = 3600;
export const dynamicParams = false;
export const generateStaticParams = () => ruleIds.map((rule) => ({ rule }));

type Props = PageProps<"/aturan/[rule]">;

async function ruleOf(params: Props["params"]): Promise<RuleId> {
  const { rule } = await params;
  return isRuleId(rule) ? rule : notFound();
}

const nameOf = (id: RuleId) => {
  const { rule } = newestRule(id);
  return rule.charAt(0).toUpperCase() + rule.slice(1);
};

/** The version in force, or the one to come. */
const shownVersion = (id: RuleId) => versionsOf(id).find((rule) => stateOf(rule, jakartaDay()) === "current") ?? newestRule(id);

function datesOf(rule: Rule): string {
  const from = longDate(rule.from);
  if (stateOf(rule, jakartaDay()) === "coming") return copy.willApply(from);
  return rule.until ? copy.span(from, longDate(rule.until)) : copy.applies(from);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const id = await ruleOf(params);
  const current = shownVersion(id);
  return pageMetadata({
    title: ruleTitle(current),
    description: ruleDescription(current),
    path: ruleHref(id),
    picture: "aturan",
  });
}

/** /aturan/…: one rule, with an address for each of its dates. */
export default async function RulePage({ params }: Props) {
  const id = await ruleOf(params);
  const shown = shownVersion(id);
  return (
    <main id={MAIN_ID} data-hydrate="none" className="wrap pt-10 pb-section">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <h1 className="text-h2">{nameOf(id)}</h1>
          <p className="mt-6 border-fg border-t-2 pt-5 font-bold font-display text-h1 text-link leading-none tracking-figure">{figureText(shown)}</p>
          <p className="mt-3 text-lead">{datesOf(shown)}</p>
        </div>
        <RuleArticle id={id} single articles={await readNamingArticles()} />
      </div>
      <div className="mt-8 flex flex-wrap gap-x-8 print:hidden">
        <ArrowLink href={routes.rules}>{copy.toAll}</ArrowLink>
        <ArrowLink href={routes.billCheck}>{copy.check}</ArrowLink>
      </div>
      <JsonLd
        data={breadcrumbs(webEnv().SITE_URL, [
          { name: copy.heading, path: routes.rules },
          { name: nameOf(id), path: ruleHref(id) },
        ])}
      />
    </main>
  );
}
