import { ArrowLeft, ArrowRight } from "lucide-react";
import { Link } from "@/components/ui/link";
import { articleCopy } from "@/lib/content/blog";
import type { ArticleLink } from "@/lib/contract/website";
import { articleHref } from "@/lib/routes";

type ArticleNeighboursProps = { previous: ArticleLink | null | undefined; next: ArticleLink | null | undefined };

const side = "group/side flex min-h-11 flex-col gap-1 text-fg no-underline";
const label = "flex items-center gap-2 text-fg-mute text-small";
const title = "wrap-anywhere font-bold decoration-2 underline-offset-[0.14em] group-hover/side:underline";

/** Links to the articles posted right before and right after this one, where the upstream names them. */
export function ArticleNeighbours({ previous, next }: ArticleNeighboursProps) {
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
