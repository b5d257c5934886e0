import type { ReactNode } from "react";
import { ArticleCard } from "@/components/blog/article-card";
import type { ArticleSummary } from "@/lib/contract/website";

/** Cards in one, two or three columns. */
export function ArticleGrid({ articles, busy = false, children }: { articles: readonly ArticleSummary[]; busy?: boolean; children?: ReactNode }) {
  return (
    <div aria-busy={busy} className="grid gap-x-8 gap-y-10 aria-busy:opacity-60 md:grid-cols-2 xl:grid-cols-3 xl:gap-x-10 xl:gap-y-14">
      {articles.map((article) => (
        <ArticleCard key={article.id} article={article} />
      ))}
      {children}
    </div>
  );
}
