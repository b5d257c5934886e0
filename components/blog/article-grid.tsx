import type { ReactNode, Ref } from "react";
import { ArticleCard } from "@/components/blog/article-card";
import type { ArticleSummary } from "@/lib/contract/website";

type Props = {
  articles: readonly ArticleSummary[];
  busy?: boolean;
  /** Never more than three: tablets show them side by side instead of two and one. */
  three?: boolean;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

/** Cards in one, two or three columns. */
export function ArticleGrid({ articles, busy = false, three = false, children, ref }: Props) {
  return (
    <div
      ref={ref}
      aria-busy={busy}
      className={`grid gap-x-8 gap-y-10 aria-busy:opacity-60 xl:gap-x-10 xl:gap-y-14 ${three ? "md:grid-cols-3" : "md:grid-cols-2 xl:grid-cols-3"}`}
    >
      {articles.map((article) => (
        <ArticleCard key={article.id} article={article} />
      ))}
      {children}
    </div>
  );
}
