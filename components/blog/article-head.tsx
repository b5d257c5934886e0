import { ChevronRight } from "lucide-react";
import { ArticleMeta } from "@/components/blog/article-meta";
import { ArticleTitle } from "@/components/blog/article-title";
import { Link } from "@/components/ui/link";
import { articleCopy, blogCopy } from "@/lib/content/blog";
import type { ArticleSummary } from "@/lib/contract/website";
import { shortDate } from "@/lib/format/date";
import { blogHref, routes } from "@/lib/routes";

const crumb = "inline-flex min-h-11 items-center text-fg-mute";

/** A link back to the list, the title, category, days and reading time. */
export function ArticleHead({ article, minutes }: { article: ArticleSummary; minutes: number }) {
  const category = blogHref({ category: article.category });
  return (
    <>
      <nav aria-label={articleCopy.crumbs} className="pt-4 text-fg-mute text-small wrap-anywhere">
        <ol className="flex flex-wrap items-center gap-x-2">
          <li>
            <Link href={routes.blog} className={crumb}>
              {blogCopy.title}
            </Link>
          </li>
          {article.category ? (
            <li className="flex items-center gap-x-2">
              <ChevronRight aria-hidden="true" className="size-4" />
              <Link href={category} className={crumb}>
                {article.category}
              </Link>
            </li>
          ) : null}
        </ol>
      </nav>
      <header className="grid gap-5 pt-3 pb-8">
        <ArticleTitle id={article.id} title={article.title} />
        <ArticleMeta
          category={
            article.category ? (
              <Link href={category} className="inline-flex min-h-11 items-center text-accent no-underline hover:underline">
                {article.category}
              </Link>
            ) : null
          }
          postTime={article.postTime}
        >
          <span>{articleCopy.byline}</span>
          {article.updateTime ? (
            <span>
              {articleCopy.updated} <time dateTime={article.updateTime}>{shortDate(article.updateTime)}</time>
            </span>
          ) : null}
          <span>{articleCopy.reading(minutes)}</span>
        </ArticleMeta>
      </header>
    </>
  );
}
