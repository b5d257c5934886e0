"use client";

import { type KeyboardEvent, useRef } from "react";
import { Link } from "@/components/ui/link";
import { legalPage } from "@/lib/content/legal/page";
import { privacyHref, termsHref } from "@/lib/routes";

export type LegalTab = "terms" | "privacy";

const tabs = [
  { id: "terms", label: legalPage.terms, href: termsHref },
  { id: "privacy", label: legalPage.privacy, href: privacyHref },
] as const;

/** The two documents as tabs that are links: each has its own address, and choosing one begins at its top. */
export function LegalTabs({ selected }: { selected: LegalTab }) {
  const links = useRef<HTMLAnchorElement[]>([]);
  const move = (event: KeyboardEvent) => {
    const at = links.current.indexOf(document.activeElement as HTMLAnchorElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    links.current.at(to % tabs.length)?.focus();
  };
  return (
    <div role="tablist" aria-label={legalPage.tabs} onKeyDown={move} className="flex flex-wrap gap-x-4 border-line border-b print:hidden md:gap-x-10">
      {tabs.map(({ id, label, href }, index) => (
        <Link
          key={id}
          href={href}
          role="tab"
          id={`tab-${id}`}
          aria-selected={id === selected}
          aria-controls={id === selected ? "dokumen" : undefined}
          ref={(element) => {
            if (element) links.current[index] = element;
          }}
          className="relative inline-flex min-h-13 items-center font-bold text-[1.0625rem] text-fg-mute no-underline max-md:text-body after:absolute after:inset-x-0 after:bottom-0 after:h-1 after:rounded-t-sm hover:text-fg aria-selected:text-fg aria-selected:after:bg-kunyit-400"
        >
          {label}
        </Link>
      ))}
    </div>
  );
}
