import { ArticleCard } from "@/components/blog/article-card";
import { blogCopy } from "@/lib/content/blog";
import type { ArticleSummary } from "@/lib/contract/website";

/** The top article, large, with three newer ones next to it. */
export function LatestBlock({ lead, beside }: { lead: ArticleSummary | undefined; beside: readonly ArticleSummary[] }) {
  if (!lead) return null;
  return (
    <section aria-labelledby="terbaru" className="wrap py-18">
      <h2 id="terbaru" className="mb-8">
        {blogCopy.latest}
      </h2>
      <div className="grid gap-8 md:grid-cols-[7fr_5fr] xl:gap-16">
        <ArticleCard article={lead} look="big" eager />
        <ul className="grid content-start gap-6">
          {beside.map((article) => (
            <li key={article.id} className="border-line border-t pt-6 first:border-fg first:border-t-2">
              <ArticleCard article={article} look="row" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
