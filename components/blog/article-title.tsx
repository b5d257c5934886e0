"use client";

import { useEffect, useRef } from "react";
import { cameBack } from "@/components/blog/feed-memory";

/** The article that the tab has shown last. */
let shown: string | undefined;

/** The title takes the focus where its article has replaced another one; not for whoever goes back, to where they were reading. */
export function ArticleTitle({ id, title }: { id: string; title: string }) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (shown && shown !== id && !cameBack()) heading.current?.focus({ preventScroll: true });
    shown = id;
  }, [id]);

  return (
    <h1 ref={heading} tabIndex={-1} className="max-w-[17em] text-h1 tracking-[-0.035em] outline-hidden">
      {title}
    </h1>
  );
}
