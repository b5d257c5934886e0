import type { ReactNode } from "react";
import { ArticleBody } from "@/components/blog/article-body";
import { ArticleCover } from "@/components/blog/article-cover";
import { ArticleHead } from "@/components/blog/article-head";
import { ArticleNeighbours } from "@/components/blog/article-neighbours";
import { ShareLinks } from "@/components/blog/share-links";
import { TableOfContents } from "@/components/blog/table-of-contents";
import { cleanHtml } from "@/lib/article/clean-html";
import { readingMinutes, withOutline } from "@/lib/article/outline";
import { VIDEO_MARK, withVideos } from "@/lib/article/videos";
import { articleCopy } from "@/lib/content/blog";
import type { Article } from "@/lib/contract/website";
import { shareKitHref, videoScript } from "@/lib/routes";

type Props = {
  article: Article;
  /** The address to share; absent for a draft. */
  url?: string;
  /** What follows the text, such as a tool. */
  children?: ReactNode;
};

/** An article: head, cover, contents, text and its neighbours. */
export function ArticleView({ article, url, children }: Props) {
  const clean = cleanHtml(article.content);
  const { html: outlined, headings } = withOutline(clean, articleCopy.table);
  const html = withVideos(outlined);
  return (
    <>
      <article className="wrap">
        <ArticleHead article={article} minutes={readingMinutes(clean)} />
        <div className="aspect-[16/10] overflow-hidden leaf-20 bg-bg-quiet md:aspect-[12/5]">
          <ArticleCover article={article} wide eager />
        </div>
        <div className="grid grid-cols-1 gap-8 pt-8 xl:grid-cols-[4fr_8fr] xl:gap-18 xl:pt-14">
          <div className="grid content-start gap-8 xl:sticky xl:top-24 xl:self-start">
            <TableOfContents entries={headings.filter(({ level }) => level === 2)} />
            {url ? <ShareLinks url={url} title={article.title} kit={shareKitHref(article.id)} /> : null}
          </div>
          <div>
            <ArticleBody html={html} />
            {children}
            <ArticleNeighbours previous={article.previous} next={article.next} />
          </div>
        </div>
      </article>
      {html.includes(VIDEO_MARK) ? <script async src={videoScript} /> : null}
    </>
  );
}
