"use client";

import { useEffect, useRef } from "react";
import { isReturnVisit } from "@/lib/browser/return-visit";

/** The last article shown in this tab. */
let shown: string | undefined;

/** Focuses the title when its article replaces another one, except after Back, which restores the reading position. */
export function ArticleTitle({ id, title }: { id: string; title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (shown && shown !== id && !isReturnVisit()) heading.current?.focus({ preventScroll: true });
    shown = id;
  }, [id]);

  return (
    <h1 ref={heading} tabIndex={-1} className="max-w-[17em] text-h1 tracking-[-0.035em] outline-hidden">
      {title}
    </h1>
  );
}
