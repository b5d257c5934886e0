import { ArticleCover } from "@/components/blog/article-cover";
import { ArticleMeta } from "@/components/blog/article-meta";
import { Link } from "@/components/ui/link";
import type { ArticleSummary } from "@/lib/contract/website";
import { articleHref } from "@/lib/routes";

type ArticleCardProps = { article: ArticleSummary; look?: "card" | "big" | "row" | "patch"; eager?: boolean };

const frames = {
  card: "flex flex-col gap-3.5",
  big: "flex flex-col gap-3.5",
  row: "grid grid-cols-[minmax(0,7.5rem)_minmax(8.6rem,1fr)] items-start gap-4 md:grid-cols-[minmax(0,7rem)_minmax(7rem,1fr)] xl:grid-cols-[minmax(0,9.5rem)_minmax(8.6rem,1fr)] xl:gap-6",
  // A row; a column between phone and desktop, where three cards share the width.
  patch:
    "grid grid-cols-[minmax(0,7.5rem)_minmax(8.6rem,1fr)] gap-4 md:flex md:flex-col xl:grid xl:grid-cols-[minmax(0,9.5rem)_minmax(8.6rem,1fr)] xl:gap-6",
} as const;

const smallTitle = "display-small text-[1.125rem] leading-[1.2] xl:text-[1.25rem]";
const titles = {
  card: "display-small text-[1.3125rem] leading-[1.2]",
  big: "text-figure leading-[1.05] tracking-display",
  row: smallTitle,
  patch: smallTitle,
} as const;

/** An article in a list: the whole card is its link. */
export function ArticleCard({ article, look = "card", eager = false }: ArticleCardProps) {
  const small = look === "row" || look === "patch";
  return (
    <article className={`group/card relative ${frames[look]}`}>
      <div className={`overflow-hidden rounded-[0.375rem] bg-bg-quiet ${small ? "aspect-square w-full self-start" : "aspect-[16/10]"}`}>
        <ArticleCover
          article={article}
          shape={small ? "square" : "usual"}
          eager={eager}
          className="transition-[scale] duration-slow ease-calm motion-safe:group-hover/card:scale-103"
        />
      </div>
      <div>
        <ArticleMeta category={article.category} postTime={article.postTime} />
        <h3 className={`mt-1 ${titles[look]}`}>
          <Link
            href={articleHref(article.id)}
            className="text-fg no-underline decoration-2 underline-offset-[0.14em] after:absolute after:inset-0 group-hover/card:underline"
          >
            {article.title}
          </Link>
        </h3>
        {small ? null : (
          <p data-card="description" className={`mt-1.5 text-fg-soft ${look === "big" ? "max-w-152 text-body" : "text-[0.9375rem] leading-6"}`}>
            {article.description}
          </p>
        )}
      </div>
    </article>
  );
}
