import { JsonLd } from "@/components/ui/json-ld";
import { Link } from "@/components/ui/link";
import { LivingText } from "@/components/ui/living-text";
import { MAIN_ID } from "@/lib/browser/names";
import { glossary, glossaryPage } from "@/lib/content/glossary";
import { webEnv } from "@/lib/env";
import { articleHref, routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { pagePictureSrc } from "@/lib/seo/page-pictures";
import { breadcrumbs, definedTerms } from "@/lib/seo/structured-data";

export const metadata = pageMetadata({
  title: glossaryPage.title,
  description: glossaryPage.description,
  path: routes.glossary,
  picture: pagePictureSrc("halaman", "istilah"),
});

/** /istilah: the glossary. */
export default function GlossaryPage() {
  const origin = webEnv().SITE_URL;
  return (
    <main id={MAIN_ID} data-hydrate="none" className="wrap pt-10 pb-section">
      <h1 className="text-h1 tracking-hero">{glossaryPage.heading}</h1>
      <p className="mt-4 max-w-176 text-fg-soft text-lead">{glossaryPage.lead}</p>
      <dl className="mt-10 border-fg border-t-2">
        {glossary.map(({ id, term, text, article }) => (
          <div key={id} id={id} className="grid scroll-mt-24 gap-x-14 gap-y-1 border-line border-b py-5 xl:grid-cols-[3fr_9fr]">
            <dt className="font-bold text-[1.0625rem]">{term}</dt>
            <dd className="max-w-prose">
              <LivingText unbroken>{text}</LivingText>{" "}
              {article ? (
                <Link href={articleHref(article)} aria-label={`${glossaryPage.more}: ${term}`}>
                  {glossaryPage.more}
                </Link>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
      <JsonLd data={definedTerms(origin, routes.glossary, glossaryPage.title, glossary)} />
      <JsonLd data={breadcrumbs(origin, [{ name: glossaryPage.title, path: routes.glossary }])} />
    </main>
  );
}
