import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { startValues } from "@/components/tools/start-values";
import { ToolForm } from "@/components/tools/tool-form";
import { ArrowLink } from "@/components/ui/arrow-link";
import { JsonLd } from "@/components/ui/json-ld";
import { noBreak } from "@/components/ui/no-break";
import { MAIN_ID } from "@/lib/browser/names";
import { type ToolName, toolNames, tools, toolsPage } from "@/lib/content/tools";
import { webEnv } from "@/lib/env";
import { jakartaDay } from "@/lib/format/date";
import { articleHref, routes } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { pagePictureSrc } from "@/lib/seo/page-pictures";
import { breadcrumbs } from "@/lib/seo/structured-data";

/** Rendered for each request and not cached, because the query contains the input. */
export const dynamic = "force-dynamic";

type Props = PageProps<"/alat/[tool]">;

async function toolOf(params: Props["params"]): Promise<ToolName> {
  const { tool } = await params;
  return toolNames.find((name) => name === tool) ?? notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const tool = await toolOf(params);
  const { title, description } = tools[tool];
  return pageMetadata({ title, description, path: `${routes.tools}/${tool}`, picture: pagePictureSrc("alat", tool) });
}

/** /alat/…: one tool, with the input of the query. */
export default async function ToolPage({ params, searchParams }: Props) {
  const tool = await toolOf(params);
  const { title, lead, article } = tools[tool];
  const day = jakartaDay();
  // Of the letter, only the letter is printed.
  const head = tool === "surat-pengaduan" ? "print:hidden" : "";
  return (
    <main id={MAIN_ID} className="wrap pt-10 pb-section">
      <h1 className={`text-h1 tracking-hero ${head}`}>{title}</h1>
      <p className={`mt-4 mb-8 max-w-176 text-fg-soft text-lead ${head}`}>{noBreak(lead)}</p>
      <ToolForm tool={tool} initial={startValues(tool, day, await searchParams)} day={day} />
      <div className="mt-8 flex flex-wrap gap-x-8 print:hidden">
        <ArrowLink href={articleHref(article.id)}>{article.label}</ArrowLink>
        <ArrowLink href={routes.tools}>{toolsPage.more}</ArrowLink>
      </div>
      <JsonLd
        data={breadcrumbs(webEnv().SITE_URL, [
          { name: toolsPage.title, path: routes.tools },
          { name: title, path: `${routes.tools}/${tool}` },
        ])}
      />
    </main>
  );
}
