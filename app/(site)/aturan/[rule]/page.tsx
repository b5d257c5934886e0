import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { RuleArticle } from "@/components/rules/rule-article";
import { ArrowLink } from "@/components/ui/arrow-link";
import { JsonLd } from "@/components/ui/json-ld";
import { readEveryArticle } from "@/lib/api/blog";
import { MAIN_ID } from "@/lib/browser/names";
import { rulesPage as copy } from "@/lib/content/rules";
import { webEnv } from "@/lib/env";
import { isRuleId, newestRule, type RuleId, ruleIds, versionsOf } from "@/lib/loans/rules";
import { routes, ruleHref } from "@/lib/routes";
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

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const id = await ruleOf(params);
  const current = versionsOf(id).find((rule) => stateOf(rule) === "current") ?? newestRule(id);
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
  return (
    <main id={MAIN_ID} data-hydrate="none" className="wrap pt-10 pb-section">
      <div className="max-w-prose">
        <h1 className="text-h2">{nameOf(id)}</h1>
        <RuleArticle id={id} single articles={await readEveryArticle()} />
        <div className="mt-8 flex flex-wrap gap-x-8 print:hidden">
          <ArrowLink href={routes.rules}>{copy.toAll}</ArrowLink>
          <ArrowLink href={routes.billCheck}>{copy.check}</ArrowLink>
        </div>
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
