"use client";

import { ChevronDown } from "lucide-react";
import { type MouseEvent, useEffect, useMemo, useRef } from "react";
import { useSectionInView } from "@/components/legal/use-section-in-view";
import { legalPage } from "@/lib/content/legal/page";

export type ContentsEntry = { id: string; title: string };

/** The list of clauses; the one being read is marked. Below the desktop width it folds. */
export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  const ids = useMemo(() => entries.map(({ id }) => id), [entries]);
  const current = useSectionInView(ids);
  const list = useRef<HTMLDivElement>(null);

  // Keep the marked row inside the list's own scroll area, without moving the page.
  useEffect(() => {
    const area = list.current;
    const row = area?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (!area || !row || area.scrollHeight <= area.clientHeight) return;
    area.scrollTop = row.offsetTop - area.clientHeight / 2;
  }, [current]);

  const go = (event: MouseEvent<HTMLAnchorElement>, id: string) => {
    const section = document.getElementById(id);
    if (!section || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    section.scrollIntoView({ behavior: calm ? "auto" : "smooth" });
    section.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
    history.replaceState(history.state, "", `#${id}`);
    event.currentTarget.closest("details")?.removeAttribute("open");
  };

  const rows = (
    <ol>
      {entries.map(({ id, title }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? "location" : undefined}
            onClick={(event) => go(event, id)}
            className="flex min-h-11 items-center gap-2 border-line border-b py-1.5 text-[0.9375rem] text-fg-soft leading-snug no-underline hover:text-fg aria-[current]:font-bold aria-[current]:text-fg aria-[current]:shadow-[inset_0_-2px_0_#f7b92d]"
          >
            {index + 1}. {title}
          </a>
        </li>
      ))}
    </ol>
  );

  return (
    <nav aria-label={legalPage.contents} id="daftar-isi" className="print:hidden">
      <details className="group/contents border-line border-b xl:hidden">
        <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between font-bold [&::-webkit-details-marker]:hidden">
          {legalPage.contents}
          <ChevronDown aria-hidden="true" className="size-5 transition-transform duration-base group-open/contents:rotate-180" />
        </summary>
        <div className="pb-4">{rows}</div>
      </details>
      <div ref={list} className="relative hidden max-h-[calc(100dvh-7rem)] overflow-y-auto pr-2 xl:sticky xl:top-24 xl:block">
        <p className="mb-1 font-bold text-fg-mute text-small">{legalPage.contents}</p>
        {rows}
      </div>
    </nav>
  );
}
