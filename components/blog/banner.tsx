import { ArticleCover } from "@/components/blog/article-cover";
import { Carousel } from "@/components/ui/carousel";
import { Link } from "@/components/ui/link";
import { blogCopy } from "@/lib/content/blog";
import type { ArticleSummary } from "@/lib/contract/website";
import { articleHref } from "@/lib/routes";

/** Three articles that the editors chose, one at a time. */
export function Banner({ articles }: { articles: readonly ArticleSummary[] }) {
  if (articles.length === 0) return null;
  return (
    <div className="wrap">
      <Carousel
        label={blogCopy.picks}
        autoplay={false}
        className="relative overflow-hidden rounded-[0.375rem_0.375rem_0_6rem] bg-pandan-900"
        controlsClassName="absolute right-0 bottom-0 rounded-tl-lg bg-bg p-2"
        slides={articles.map((article, index) => ({ id: article.id, content: <BannerSlide article={article} eager={index === 0} /> }))}
      />
    </div>
  );
}

function BannerSlide({ article, eager }: { article: ArticleSummary; eager: boolean }) {
  return (
    <div className="grid h-full grid-rows-[15rem_1fr] md:min-h-88 md:grid-cols-[5fr_7fr] md:grid-rows-1 xl:min-h-112">
      <div className="relative md:order-2">
        {/* On tablets the picture stays whole; the ground below it continues. */}
        <div className="absolute inset-0 md:static xl:absolute">
          <ArticleCover article={article} eager={eager} />
        </div>
      </div>
      <div className="deep bg-pandan-900 py-8 pr-5 pb-20 pl-8 text-white md:flex md:flex-col md:justify-center md:p-8 md:pb-20 xl:p-14">
        <h2 className="text-h2 md:text-figure">
          <Link href={articleHref(article.id)} className="text-white no-underline decoration-2 hover:underline">
            {article.title}
          </Link>
        </h2>
        <p className="mt-3 text-pandan-200">{article.description}</p>
      </div>
    </div>
  );
}
