import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { ArticleCover } from "@/components/blog/article-cover";
import { ArticleHead } from "@/components/blog/article-head";
import { ShareLinks } from "@/components/blog/share-links";
import { TableOfContents } from "@/components/blog/table-of-contents";
import { Link } from "@/components/ui/link";
import { FigureOrigin, FigureRules, figureClass, signedFigureClass } from "@/components/ui/living-text";
import { cleanHtml } from "@/lib/article/clean-html";
import { withFigures } from "@/lib/article/figures";
import { readingMinutes, withOutline } from "@/lib/article/outline";
import { VIDEO_MARK, withVideos } from "@/lib/article/videos";
import { articleCopy } from "@/lib/content/blog";
import type { Article, ArticleLink } from "@/lib/contract/website";
import { jakartaDay } from "@/lib/format/date";
import { articleHref, shareKitHref, videoScript } from "@/lib/routes";
import "./article-body.css";

type ArticleNeighboursProps = { previous: ArticleLink | null | undefined; next: ArticleLink | null | undefined };

const side = "group/side flex min-h-11 flex-col gap-1 text-fg no-underline";
const label = "flex items-center gap-2 text-fg-mute text-small";
const title = "wrap-anywhere font-bold decoration-2 underline-offset-[0.14em] group-hover/side:underline";

/** Links to the articles posted right before and right after this one, where the upstream names them. */
function ArticleNeighbours({ previous, next }: ArticleNeighboursProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={articleCopy.neighbours} className="mt-12 grid max-w-prose gap-6 border-line border-t pt-6 md:grid-cols-2 md:gap-10 print:hidden">
      {previous ? (
        <Link href={articleHref(previous.id)} rel="prev" className={side}>
          <span className={label}>
            <ArrowLeft aria-hidden="true" className="size-4" />
            {articleCopy.previous}
          </span>
          <span className={title}>{previous.title}</span>
        </Link>
      ) : null}
      {next ? (
        <Link href={articleHref(next.id)} rel="next" className={`${side} md:col-start-2 md:items-end md:text-right`}>
          <span className={label}>
            {articleCopy.next}
            <ArrowRight aria-hidden="true" className="size-4" />
          </span>
          <span className={title}>{next.title}</span>
        </Link>
      ) : null}
    </nav>
  );
}

/** The text of an article. `html` has been through the allow-list (lib/article/clean-html). */
function ArticleBody({ html }: { html: string }) {
  return (
    <div
      className="article-text min-w-0 max-w-prose text-article"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is HTML by contract and contains only what the allow-list permits
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

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
  const today = jakartaDay();
  const { html, figures, drawn } = withFigures(withVideos(outlined), today, { figureClass, signedFigureClass });
  return (
    <>
      <article className="wrap">
        <ArticleHead article={article} minutes={readingMinutes(clean)} />
        <div className="grid grid-cols-1 gap-8 xl:grid-cols-[4fr_8fr] xl:gap-18 xl:pt-6">
          {/* Beside a long text both stay in view: the contents scroll, the way to share is below them. On narrow screens
              the text follows the contents at once, and the way to share is after it. */}
          <div className="contents xl:sticky xl:top-24 xl:flex xl:max-h-[calc(100dvh-7rem)] xl:flex-col xl:gap-8 xl:self-start">
            <TableOfContents entries={headings.filter(({ level }) => level === 2)} />
            {url ? <ShareLinks url={url} title={article.title} kit={shareKitHref(article.id)} /> : null}
          </div>
          <div>
            <div className="mb-6 aspect-[4/1] overflow-hidden md:mb-8 md:aspect-[12/5] leaf-12 bg-bg-quiet md:leaf-20">
              <ArticleCover article={article} shape="wide" eager />
            </div>
            <ArticleBody html={html} />
            {figures.map((figure) => (
              <FigureOrigin key={figure.id} id={figure.id} figure={figure} />
            ))}
            <FigureRules figures={[...figures, ...drawn]} day={today} />
            {children}
            <ArticleNeighbours previous={article.previous} next={article.next} />
          </div>
        </div>
      </article>
      {html.includes(VIDEO_MARK) ? <script async src={videoScript} /> : null}
    </>
  );
}
