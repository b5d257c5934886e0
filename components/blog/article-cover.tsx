import Image from "next/image";
import type { ArticleSummary } from "@/lib/contract/website";
import { coverSrc } from "@/lib/routes";

type ArticleCoverProps = { article: ArticleSummary; wide?: boolean; eager?: boolean; className?: string };

/** The picture of an article, decorative: its title is next to it. */
export function ArticleCover({ article, wide = false, eager = false, className = "" }: ArticleCoverProps) {
  return (
    <Image
      src={coverSrc(article, { wide })}
      alt=""
      width={wide ? 720 : 480}
      height={300}
      unoptimized
      loading={eager ? "eager" : "lazy"}
      className={`size-full object-cover ${className}`}
    />
  );
}
