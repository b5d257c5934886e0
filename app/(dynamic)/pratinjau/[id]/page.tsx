import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ArticleView } from "@/components/blog/article-view";
import { ArticleTool } from "@/components/tools/article-tool";
import { readPreview } from "@/lib/api/blog";
import { MAIN_ID } from "@/lib/browser/names";
import { articleCopy } from "@/lib/content/blog";
import { articleTools } from "@/lib/content/tools";
import { blogPreviewQuery } from "@/lib/contract/website";
import { longDate } from "@/lib/format/date";

/** Not cached: only the one who has the link may read it, and only until it ends. */
export const dynamic = "force-dynamic";

/** The same for every draft, also for one that does not exist: no search engine, no address in other sites' logs. */
export const metadata: Metadata = {
  title: articleCopy.preview,
  robots: { index: false, follow: false, noarchive: true },
  referrer: "no-referrer",
};

type Props = PageProps<"/pratinjau/[id]">;

/** /pratinjau/…: an article file as it is now, for the holder of a link that `npm run content -- preview` printed. */
export default async function PreviewPage({ params, searchParams }: Props) {
  const asked = blogPreviewQuery.safeParse({ id: (await params).id, key: (await searchParams).kunci });
  if (!asked.success) notFound();
  const { id, key } = asked.data;
  const article = (await readPreview(id, key)) ?? notFound();
  const tool = articleTools[id];
  return (
    <main id={MAIN_ID}>
      <aside aria-label={articleCopy.preview} className="wrap mt-4">
        <p className="rounded-sm bg-warning-bg px-5 py-4 text-warning">
          <strong>{articleCopy.preview}. </strong>
          {articleCopy.previewNotice(longDate(new Date(Number.parseInt(key, 10) * 1_000).toISOString()))}
        </p>
      </aside>
      <ArticleView article={article}>{tool ? <ArticleTool tool={tool} /> : null}</ArticleView>
    </main>
  );
}
