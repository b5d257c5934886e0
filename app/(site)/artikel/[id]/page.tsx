import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { ArticleView } from "@/components/blog/article-view";
import { LatestArticles } from "@/components/blog/latest-articles";
import { RelatedArticles } from "@/components/blog/related-articles";
import { ArticleTool } from "@/components/tools/article-tool";
import { JsonLd } from "@/components/ui/json-ld";
import { readArticle, readArticles } from "@/lib/api/blog";
import { listsBeside } from "@/lib/article/article-lists";
import { claimOf } from "@/lib/article/claim";
import { searchDescription, searchTitle } from "@/lib/article/search-result";
import { MAIN_ID } from "@/lib/browser/names";
import { blogCopy } from "@/lib/content/blog";
import { site } from "@/lib/content/site";
import { articleTools } from "@/lib/content/tools";
import { webEnv } from "@/lib/env";
import { articleIdPattern, LATEST_PAGE_SIZE } from "@/lib/limits";
import { articleHref, blogHref, routes, sharePictureSrc } from "@/lib/routes";
import { feedTypes } from "@/lib/seo/page-metadata";
import { blogPosting, breadcrumbs, claimReview } from "@/lib/seo/structured-data";

export const revalidate = 60;
const PRERENDERED_ARTICLES = 50;

/** The newest articles are prerendered, so that they are available while the upstream is down. */
export const generateStaticParams = async () => {
  const newest = await readArticles({ pageSize: PRERENDERED_ARTICLES }).catch(() => undefined);
  return newest?.records.filter(({ id }) => articleIdPattern.test(id)).map(({ id }) => ({ id })) ?? [];
};

type Props = PageProps<"/artikel/[id]">;

const read = cache(async (id: string) => {
  const article = articleIdPattern.test(id) ? await readArticle(id) : undefined;
  return article ?? notFound();
});

/** Reads the lists beside the article; without them, the page still renders. */
const readOptionalList = (request: Parameters<typeof readArticles>[0]) => readArticles(request).catch(() => undefined);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, title, description, category, postTime, updateTime, previous, next } = await read((await params).id);
  const path = articleHref(id);
  const images = [{ url: sharePictureSrc(id), width: 1200, height: 630, alt: title }];
  return {
    title: searchTitle(title),
    description: searchDescription(description),
    alternates: { canonical: path, types: feedTypes },
    pagination: { previous: previous && articleHref(previous.id), next: next && articleHref(next.id) },
    openGraph: {
      title,
      description,
      url: path,
      type: "article",
      siteName: site.name,
      locale: "id_ID",
      publishedTime: postTime || undefined,
      modifiedTime: updateTime || postTime || undefined,
      section: category || undefined,
      images,
    },
    twitter: { card: "summary_large_image", title, description, images },
  };
}

export default async function ArticlePage({ params }: Props) {
  const article = await read((await params).id);
  const [latest, sameCategory] = await Promise.all([
    readOptionalList({ pageSize: LATEST_PAGE_SIZE }),
    readOptionalList({ category: article.category, pageSize: 2 * LATEST_PAGE_SIZE + 1 }),
  ]);
  // The list leaves out the article itself: three more make up for it.
  const isAmongLatest = latest?.records.some(({ id }) => id === article.id);
  const further = isAmongLatest ? await readOptionalList({ page: 2, pageSize: LATEST_PAGE_SIZE }) : undefined;
  const { related, newest } = listsBeside(
    article.id,
    sameCategory?.records ?? [],
    [...(latest?.records ?? []), ...(further?.records ?? [])],
    LATEST_PAGE_SIZE,
  );
  const { SITE_URL: origin } = webEnv();
  const path = articleHref(article.id);
  const tool = articleTools[article.id];
  const claim = claimOf(article.content);
  return (
    <main id={MAIN_ID} data-hydrate="none">
      <JsonLd data={blogPosting(origin, { ...article, path, picture: sharePictureSrc(article.id) })} />
      {claim ? <JsonLd data={claimReview(origin, { ...claim, path, postTime: article.postTime })} /> : null}
      <JsonLd
        data={breadcrumbs(origin, [
          { name: blogCopy.title, path: routes.blog },
          ...(article.category ? [{ name: article.category, path: blogHref({ category: article.category }) }] : []),
          { name: article.title, path },
        ])}
      />
      <ArticleView article={article} url={origin + path}>
        {tool ? <ArticleTool tool={tool} /> : null}
      </ArticleView>
      <RelatedArticles category={article.category} articles={related} />
      {latest ? (
        <LatestArticles
          first={{ ...latest, total: latest.total - 1, records: newest }}
          without={article.id}
          withoutOn={isAmongLatest ? 1 : undefined}
        />
      ) : null}
    </main>
  );
}
