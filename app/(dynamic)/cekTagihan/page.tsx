import type { Metadata } from "next";
import { BillCheck } from "@/components/bill/bill-check";
import { ArrowLink } from "@/components/ui/arrow-link";
import { JsonLd } from "@/components/ui/json-ld";
import { OpensNewTab } from "@/components/ui/opens-new-tab";
import { MAIN_ID } from "@/lib/browser/names";
import { billPage as copy } from "@/lib/content/bill";
import { webEnv } from "@/lib/env";
import { jakartaDay } from "@/lib/format/date";
import { readState } from "@/lib/plain-forms/page";
import { articleHref, routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { breadcrumbs } from "@/lib/seo/structured-data";

/** Rendered for each request and not cached: without scripts, the page answers what the form sent. */
export const dynamic = "force-dynamic";

export const metadata: Metadata = pageMetadata({ title: copy.title, description: copy.description, path: routes.billCheck, picture: "tagihan" });

/** /cekTagihan: whether a lender's bill keeps to the authority's caps. */
export default async function BillCheckPage({ searchParams }: PageProps<"/cekTagihan">) {
  const { values, refusal, at } = await readState(routes.billCheck, searchParams);
  return (
    <main id={MAIN_ID} className="wrap pt-10 pb-section">
      <h1 className="text-h1 tracking-hero in-[main:has(#hasil>*)]:print:hidden">{copy.heading}</h1>
      <p className="mt-4 max-w-176 text-fg-soft text-lead in-[main:has(#hasil>*)]:print:hidden">{copy.lead}</p>
      <BillCheck sent={at > 0 ? values : undefined} refusal={refusal} today={jakartaDay()} />
      <div className="mt-8 flex flex-wrap gap-x-8 print:hidden">
        <ArrowLink href={routes.channelCheck} target="_blank" rel="noopener">
          {copy.more.authenticity}
          <OpensNewTab />
        </ArrowLink>
        <ArrowLink href={articleHref("batas-bunga-pindar")} target="_blank" rel="noopener">
          {copy.more.article}
          <OpensNewTab />
        </ArrowLink>
      </div>
      <JsonLd data={breadcrumbs(webEnv().SITE_URL, [{ name: copy.title, path: routes.billCheck }])} />
    </main>
  );
}
