import type { ReactNode } from "react";
import { shortDate } from "@/lib/format/date";

type ArticleMetaProps = { category: ReactNode; postTime: string; children?: ReactNode };

/** Category and day, in one line. */
export function ArticleMeta({ category, postTime, children }: ArticleMetaProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-fg-mute text-small wrap-anywhere">
      <span data-card="category" className="font-bold text-accent">
        {category}
      </span>
      {postTime ? <time dateTime={postTime}>{shortDate(postTime)}</time> : null}
      {children}
    </p>
  );
}
