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
  return (
    <div role="tablist" aria-label={legalPage.tabs} className="flex flex-wrap gap-x-4 border-line border-b print:hidden md:gap-x-10">
      {tabs.map(({ id, label, href }) => (
        <Link
          key={id}
          href={href}
          role="tab"
          id={`tab-${id}`}
          aria-selected={id === selected}
          aria-controls={id === selected ? "dokumen" : undefined}
          className="relative inline-flex min-h-13 items-center font-bold text-[1.0625rem] text-fg-mute no-underline max-md:text-body after:absolute after:inset-x-0 after:bottom-0 after:h-1 after:rounded-t-sm hover:text-fg aria-selected:text-fg aria-selected:after:bg-kunyit-400"
        >
          {label}
        </Link>
      ))}
    </div>
  );
}
