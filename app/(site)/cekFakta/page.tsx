import { FactCheckList } from "@/components/fact-check/fact-check-list";
import { ArrowLink } from "@/components/ui/arrow-link";
import { JsonLd } from "@/components/ui/json-ld";
import { readArticlesNamed } from "@/lib/api/blog";
import { revalidateSoon } from "@/lib/api/server-fetch";
import { claimOf, FACT_CHECK_PREFIX } from "@/lib/article/claim";
import { MAIN_ID } from "@/lib/browser/names";
import { factCheckPage as copy } from "@/lib/content/fact-check";
import { mayLackData, webEnv } from "@/lib/env";
import { articleHref, namedHref, routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { breadcrumbs, claimReview } from "@/lib/seo/structured-data";

export const revalidate = 60;
export const metadata = pageMetadata({ title: copy.title, description: copy.description, path: routes.factChecks, picture: "fakta" });

/** The category of the fact checks; the contract's list of categories has none of their own. */
const CATEGORY = "Kepatuhan OJK";

/** The fact checks with a readable claim. Without the upstream, an empty list where pages may lack data. */
async function readFactChecks() {
  try {
    const articles = await readArticlesNamed(FACT_CHECK_PREFIX, CATEGORY);
    return articles.flatMap(({ id, description, postTime, content }) => {
      const claim = claimOf(content);
      return claim ? [{ ...claim, id, description, postTime }] : [];
    });
  } catch (cause) {
    if (!mayLackData()) throw cause;
    await revalidateSoon();
    return [];
  }
}

/** /cekFakta: claims that circulate, each with its verdict. */
export default async function FactCheckPage() {
  const checks = await readFactChecks();
  const origin = webEnv().SITE_URL;
  return (
    <main id={MAIN_ID} data-hydrate="none" className="wrap pt-10 pb-section">
      <h1 className="text-h1 tracking-hero">{copy.heading}</h1>
      <p className="mt-4 max-w-176 text-fg-soft text-lead">{copy.lead}</p>
      {checks.length > 0 ? <FactCheckList checks={checks} /> : <p className="mt-10 font-bold">{copy.none}</p>}
      <div className="mt-10">
        <p className="font-bold">{copy.suggest}</p>
        <ArrowLink href={namedHref("help#pengaduan")}>{copy.suggestLink}</ArrowLink>
      </div>
      {checks.map((check) => (
        <JsonLd key={check.id} data={claimReview(origin, { ...check, path: articleHref(check.id) })} />
      ))}
      <JsonLd data={breadcrumbs(origin, [{ name: copy.name, path: routes.factChecks }])} />
    </main>
  );
}
