import { ArticleCard } from "@/components/blog/article-card";
import { SectionBar } from "@/components/blog/section-bar";
import { articleCopy } from "@/lib/content/blog";
import type { ArticleSummary } from "@/lib/contract/website";

/** Other articles of the same category. */
export function RelatedArticles({ category, articles }: { category: string; articles: readonly ArticleSummary[] }) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="terkait" className="wrap pt-section print:hidden">
      <SectionBar id="terkait" title={articleCopy.related(category)} />
      <ul className="grid gap-6 md:grid-cols-3 md:gap-8 xl:gap-10">
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} look="patch" />
          </li>
        ))}
      </ul>
    </section>
  );
}
