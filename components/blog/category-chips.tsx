"use client";

import Link, { useLinkStatus } from "next/link";
import { useEffect, useRef } from "react";
import { blogCopy } from "@/lib/content/blog";
import { blogHref } from "@/lib/routes";

type CategoryChipsProps = {
  categories: readonly string[];
  /** The chosen one, "" for all; undefined where none is, as among search results. */
  current: string | undefined;
};

const chip =
  "inline-flex min-h-11 items-center rounded-[1.375rem] px-4 font-semibold text-[0.9375rem] text-fg no-underline whitespace-nowrap shadow-edge-quiet hover:bg-bg-quiet hover:shadow-edge aria-[current]:bg-fg aria-[current]:text-bg aria-[current]:unshadowed";

/** Categories as links, so that each has an address of its own. On phones one row that scrolls to the chosen one. */
export function CategoryChips({ categories, current }: CategoryChipsProps) {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current category is where the effect scrolls to
  useEffect(() => {
    const box = row.current;
    const chosen = box?.querySelector<HTMLElement>("[aria-current]");
    // If a chip got the focus before hydration, do not scroll away from it.
    if (box && chosen && !box.contains(document.activeElement)) box.scrollLeft = chosen.offsetLeft + (chosen.clientWidth - box.clientWidth) / 2;
  }, [current]);
  return (
    <nav
      ref={row}
      aria-label={blogCopy.categories}
      data-keeps-scroll="true"
      className="relative flex scroll-px-32 gap-2 max-md:-mx-gutter max-md:w-screen max-md:overflow-x-auto max-md:px-gutter max-md:py-1 max-md:[scrollbar-width:none] md:flex-wrap"
    >
      {["", ...categories].map((category) => (
        <Link key={category} href={blogHref({ category })} scroll={false} aria-current={category === current ? "true" : undefined} className={chip}>
          <ChipText>{category || blogCopy.allCategories}</ChipText>
        </Link>
      ))}
    </nav>
  );
}

function ChipText({ children }: { children: string }) {
  const { pending } = useLinkStatus();
  return <span className={pending ? "animate-pulse" : undefined}>{children}</span>;
}
