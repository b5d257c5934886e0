import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ArticleFeed } from "@/components/blog/article-feed";
import { ArticleGrid } from "@/components/blog/article-grid";
import { CategoryChips } from "@/components/blog/category-chips";
import { EmptyList } from "@/components/blog/empty-list";
import { ListHead } from "@/components/blog/list-head";
import { SectionBar } from "@/components/blog/section-bar";
import { businessMessage } from "@/lib/api/api-error";
import { readArticlePage, readTopArticles } from "@/lib/api/blog";
import { LIST_PAGE } from "@/lib/article/addresses";
import { MAIN_ID } from "@/lib/browser/names";
import { blogCopy, blogSearchCopy } from "@/lib/content/blog";
import { blogCategories } from "@/lib/contract/website";
import { firstWords } from "@/lib/format/first-words";
import { KEYWORD_MAX_CHARS, SEARCH_RESULTS_MAX } from "@/lib/limits";
import { blogSearchHref } from "@/lib/routes";
import { feedTypes } from "@/lib/seo/page-metadata";

/** The heading shortens longer keywords; the field below shows the whole. */
const HEADING_MAX_CHARS = 40;

/** Articles that the editors chose, below a search without results. */
const PICKS = 3;

const pageNumber = new RegExp(`^${LIST_PAGE}$`);

/** Not cached: the number of keywords is unlimited. */
export const dynamic = "force-dynamic";

type Props = PageProps<"/blog/cari">;

async function read(searchParams: Props["searchParams"]) {
  const given = await searchParams;
  const last = (name: string) => [given[name]].flat().at(-1) ?? "";
  const keyword = last("q").trim().toWellFormed();
  if (!keyword) notFound();
  return { keyword, searched: firstWords(keyword, KEYWORD_MAX_CHARS), page: pageNumber.test(last("page")) ? Number(last("page")) : 1 };
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { keyword, page } = await read(searchParams);
  return {
    title: blogCopy.pageTitle(blogSearchCopy.results(headingOf(keyword)), page),
    alternates: { canonical: blogSearchHref(keyword, page), types: feedTypes },
    robots: { index: false, follow: true },
  };
}

const headingOf = (keyword: string) => (keyword.length > HEADING_MAX_CHARS ? `${keyword.slice(0, HEADING_MAX_CHARS - 1).toWellFormed()}…` : keyword);

function found(total: number): string {
  if (total === 0) return "";
  return total < SEARCH_RESULTS_MAX ? blogSearchCopy.found(total) : blogSearchCopy.foundMost(total);
}

export default async function BlogSearchPage({ searchParams }: Props) {
  const { keyword, searched, page } = await read(searchParams);
  const { list, refusal } = await readArticlePage({ keyword: searched, page }).then(
    (list) => ({ list, refusal: undefined }),
    (cause: unknown) => ({ list: undefined, refusal: businessMessage(cause) }),
  );
  if (page > 1 && list?.records.length === 0) notFound();
  const picks = list?.records.length === 0 ? (await readTopArticles().catch(() => [])).slice(0, PICKS) : [];
  return (
    <main id={MAIN_ID}>
      <ListHead
        title={blogSearchCopy.results(headingOf(keyword))}
        lead={list ? [found(list.total), searched === keyword ? "" : blogSearchCopy.searchedFirst(searched.length)].join(" ").trim() : ""}
        keyword={keyword}
      />
      <section aria-labelledby="hasil" className="wrap pb-section">
        <SectionBar id="hasil" title={list?.records.length ? blogSearchCopy.matching : blogSearchCopy.browse}>
          <CategoryChips categories={blogCategories} current={undefined} />
        </SectionBar>
        {!list ? (
          <EmptyList title={blogSearchCopy.failed} text={blogSearchCopy.failedText} said={refusal} retry={blogSearchHref(keyword, page)} />
        ) : list.records.length > 0 ? (
          <ArticleFeed key={`${keyword}-${page}`} category="" keyword={keyword} page={page} total={list.total} records={list.records} />
        ) : (
          <>
            <EmptyList title={blogSearchCopy.none} text={blogSearchCopy.noneText} />
            {picks.length > 0 ? (
              <section aria-labelledby="pilihan" className="pt-8">
                <SectionBar id="pilihan" title={blogCopy.picks} />
                <ArticleGrid articles={picks} three />
              </section>
            ) : null}
          </>
        )}
      </section>
    </main>
  );
}
