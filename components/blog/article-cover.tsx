import type { ArticleSummary } from "@/lib/contract/website";
import { coverSrc } from "@/lib/routes";

type ArticleCoverProps = { article: ArticleSummary; shape?: "usual" | "wide" | "square"; eager?: boolean; className?: string };

/** The picture of an article, decorative: its title is next to it. */
export function ArticleCover({ article, shape = "usual", eager = false, className = "" }: ArticleCoverProps) {
  return (
    // biome-ignore lint/performance/noImgElement: a drawing, or a picture of the upstream, needs no image service
    <img
      src={coverSrc(article, shape)}
      alt=""
      width={{ usual: 480, wide: 720, square: 300 }[shape]}
      height={300}
      decoding="async"
      loading={eager ? "eager" : "lazy"}
      className={`size-full object-cover ${className}`}
    />
  );
}
