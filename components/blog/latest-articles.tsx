import { ArrowLeft, ArrowRight } from "lucide-react";
import { ArticleGrid } from "@/components/blog/article-grid";
import { SectionBar } from "@/components/blog/section-bar";
import { ArrowLink } from "@/components/ui/arrow-link";
import { articleCopy, blogCopy } from "@/lib/content/blog";
import { kitCopy } from "@/lib/content/kit";
import type { BlogPage } from "@/lib/contract/website";
import { LATEST_PAGE_SIZE } from "@/lib/limits";
import { routes } from "@/lib/routes";

const end =
  "inline-flex min-h-11 items-center gap-2 font-bold text-link hover:underline disabled:cursor-default disabled:font-semibold disabled:text-fg-mute disabled:no-underline";

type LatestArticlesProps = {
  /** The first page, and how many articles there are, without that one. */
  first: BlogPage;
  /** The id of the article next to the list, which the list leaves out. */
  without: string;
  /** The page of the whole list that it is on, where known. */
  withoutOn?: number | undefined;
};

/**
 * The newest articles, three at a time: the page script fetches another page of them (lib/enhancements/calls.ts).
 * Without scripts a link to all of them replaces the pages.
 */
export function LatestArticles({ first, without, withoutOn }: LatestArticlesProps) {
  return (
    <section
      data-latest="1"
      data-without={without}
      data-without-on={withoutOn}
      aria-labelledby="terbaru"
      suppressHydrationWarning
      className="wrap py-section print:hidden"
    >
      <SectionBar id="terbaru" title={articleCopy.latest}>
        <ArrowLink href={routes.blog}>{blogCopy.seeAll}</ArrowLink>
      </SectionBar>
      <ArticleGrid articles={first.records} three />
      {first.total > LATEST_PAGE_SIZE ? (
        <nav
          aria-label={articleCopy.latest}
          className="mt-10 flex flex-wrap items-center justify-between gap-4 border-line border-t pt-5 noscript:hidden"
        >
          <button type="button" disabled data-do="latest-page" data-step="-1" suppressHydrationWarning className={end}>
            <ArrowLeft aria-hidden="true" className="size-5" />
            {kitCopy.previous}
          </button>
          <span data-page-of="" suppressHydrationWarning className="font-semibold tabular-nums">
            {kitCopy.pageOf(1, Math.ceil(first.total / LATEST_PAGE_SIZE))}
          </span>
          <button type="button" data-do="latest-page" data-step="1" suppressHydrationWarning className={end}>
            {kitCopy.next}
            <ArrowRight aria-hidden="true" className="size-5" />
          </button>
        </nav>
      ) : null}
    </section>
  );
}
