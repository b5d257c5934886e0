import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ArticleFeed } from "@/components/blog/article-feed";
import { Banner } from "@/components/blog/banner";
import { CategoryChips } from "@/components/blog/category-chips";
import { EmptyList } from "@/components/blog/empty-list";
import { LatestBlock } from "@/components/blog/latest-block";
import { ListHead } from "@/components/blog/list-head";
import { ScrollToList } from "@/components/blog/scroll-to-list";
import { SectionBar } from "@/components/blog/section-bar";
import { JsonLd } from "@/components/ui/json-ld";
import { readBlogPage } from "@/lib/api/blog";
import { arrangeTop } from "@/lib/article/article-lists";
import { MAIN_ID } from "@/lib/browser/names";
import { blogCopy } from "@/lib/content/blog";
import { blogCategories } from "@/lib/contract/website";
import { webEnv } from "@/lib/env";
import { BLOG_PAGE_SIZE } from "@/lib/limits";
import { blogHref, routes, rssPath } from "@/lib/routes";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { pagePictureSrc } from "@/lib/seo/page-pictures";
import { breadcrumbs } from "@/lib/seo/structured-data";

const LIST_ID = "daftar";
const NOTHING_ABOVE: ReturnType<typeof arrangeTop> = { lead: undefined, beside: [], picks: [] };

export const revalidate = 60;
/** First pages are prerendered, so that they are available while the upstream is down. */
export const generateStaticParams = async () => ["semua", ...blogCategories].map((category) => ({ category, page: "1" }));

type Props = PageProps<"/blog/[category]/[page]">;

/** next.config.ts rewrites `/blog?value=…&page=…` to this path. */
async function read(params: Props["params"]) {
  const given = await params;
  const category = decodeURIComponent(given.category);
  const page = Number(given.page);
  if (category !== "semua" && !(blogCategories as readonly string[]).includes(category)) notFound();
  if (!Number.isInteger(page) || page < 1) notFound();
  return { category: category === "semua" ? "" : category, page };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { category, page } = await read(params);
  const title = blogCopy.pageTitle(category ? blogCopy.categoryTitle(category) : blogCopy.title, page);
  const path = blogHref({ category, page });
  const base = pageMetadata({
    title,
    description: blogCopy.categoryDescriptions[category] ?? blogCopy.description,
    path,
    picture: pagePictureSrc("halaman", "blog"),
  });
  const total = (await readBlogPage(category, page)).list?.total ?? 0;
  const pagination = {
    previous: page > 1 ? blogHref({ category, page: page - 1 }) : null,
    next: page * BLOG_PAGE_SIZE < total ? blogHref({ category, page: page + 1 }) : null,
  };
  return { ...base, pagination };
}

export default async function BlogPage({ params }: Props) {
  const { category, page } = await read(params);
  const { list, top, refusal } = await readBlogPage(category, page);
  if (page > 1 && list?.records.length === 0) notFound();
  // Only the first page of all articles has editors' picks and the newest ones above its list.
  const { lead, beside, picks } = category ? NOTHING_ABOVE : arrangeTop(top, page === 1 ? list?.records : []);
  const placed = new Set([lead, ...beside].map((article) => article?.id));
  const unplaced = list?.records.filter(({ id }) => !placed.has(id)) ?? [];
  return (
    <main id={MAIN_ID} data-hydrate="idle" data-scroll-to={category ? LIST_ID : undefined}>
      <JsonLd
        data={breadcrumbs(webEnv().SITE_URL, [
          { name: blogCopy.title, path: routes.blog },
          ...(category ? [{ name: category, path: blogHref({ category }) }] : []),
        ])}
      />
      <ListHead title={blogCopy.heading} lead={blogCopy.lead} />
      <Banner articles={picks} />
      <LatestBlock lead={lead} beside={beside} />
      <section id={LIST_ID} aria-labelledby="daftar-judul" className={`wrap scroll-mt-20 pb-section ${picks.length > 0 && !lead ? "pt-18" : ""}`}>
        <SectionBar id="daftar-judul" title={category ? blogCopy.categoryTitle(category) : blogCopy.all}>
          <CategoryChips categories={blogCategories} current={category} />
        </SectionBar>
        {list === undefined ? (
          <EmptyList title={blogCopy.unavailable} text={blogCopy.unavailableText} said={refusal} retry={blogHref({ category, page })} />
        ) : list.records.length > 0 ? (
          <ArticleFeed
            key={`${category}-${page}`}
            category={category}
            page={page}
            total={list.total}
            records={unplaced.length > 0 ? unplaced : list.records}
          />
        ) : (
          <EmptyList title={blogCopy.empty} text={blogCopy.emptyText} />
        )}
        <p className="pt-8 text-fg-mute text-small">
          {blogCopy.follow} <a href={rssPath}>{blogCopy.rss}</a>
        </p>
      </section>
      <ScrollToList target={LIST_ID} category={category} />
    </main>
  );
}
