import { Printer } from "lucide-react";
import { Clause } from "@/components/legal/clause";
import { Contents } from "@/components/legal/contents";
import { ArrowLink } from "@/components/ui/arrow-link";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { LivingText } from "@/components/ui/living-text";
import { noBreak } from "@/components/ui/no-break";
import { legalPage } from "@/lib/content/legal/page";
import type { LegalSection, LegalVersion } from "@/lib/content/legal/terms";
import { agreements } from "@/lib/contract/agreements";
import { jakartaDay, longDate } from "@/lib/format/date";
import { livingText } from "@/lib/loans/living-figures";
import { privacyHref, routes, termsHref } from "@/lib/routes";

type VersionsProps = { versions: readonly LegalVersion[]; sections: readonly LegalSection[] };

/** What the newest version changed, with the way to each clause, and the versions before it. */
function Versions({ versions, sections }: VersionsProps) {
  const [newest, ...earlier] = versions;
  if (!newest) return null;
  const numberOf = (clause: string | undefined) => sections.findIndex(({ id }) => id === clause) + 1;
  return (
    <details open className="leaf-8 bg-bg-calm px-5 py-1.5">
      <summary className="flex min-h-11 cursor-pointer items-center font-bold">{legalPage.changes(newest.version)}</summary>
      <ul className="list-disc pb-4 pl-5">
        {newest.changes.map(({ text, clause }) => (
          <li key={text} className="mt-1">
            <LivingText>{text}</LivingText>{" "}
            {numberOf(clause) > 0 ? (
              <a href={`#${clause}`} data-do="clause" className="whitespace-nowrap">
                {legalPage.readClause(numberOf(clause))}
              </a>
            ) : null}
          </li>
        ))}
      </ul>
      {earlier.map(({ version, date, changes }) => (
        <p key={version} id={`versi-${version}`} className="border-line-mid border-t py-3 text-fg-soft text-small">
          {noBreak(legalPage.earlier(version, longDate(date)))}: {livingText(changes.map(({ text }) => text).join(" "), jakartaDay())}
        </p>
      ))}
    </details>
  );
}

type LegalTab = "terms" | "privacy";

const tabs = [
  { id: "terms", label: legalPage.terms, href: termsHref },
  { id: "privacy", label: legalPage.privacy, href: privacyHref },
] as const;

/** The two documents as tabs that are links: each has its own address, and choosing one begins at its top. */
function LegalTabs({ selected }: { selected: LegalTab }) {
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
          className="relative inline-flex min-h-13 items-center font-bold text-[1.0625rem] text-fg-mute no-underline max-md:text-body after:absolute after:inset-x-0 after:bottom-0 after:h-1 after:rounded-t-sm hover:text-fg aria-selected:text-fg aria-selected:after:bg-kunyit-400 forced-colors:px-3"
        >
          {label}
        </Link>
      ))}
    </div>
  );
}

/** Prints the document; useless without scripts, so hidden then. */
function PrintButton() {
  return (
    <Button variant="line" size="compact" className="noscript:hidden print:hidden" data-do="print">
      <Printer aria-hidden="true" className="size-5" />
      {legalPage.print}
    </Button>
  );
}

type LegalDocumentProps = {
  kind: LegalTab | "funderTerms";
  sections: readonly LegalSection[];
  /** Newest first. */
  versions: readonly LegalVersion[];
  /** Absolute address of the document. */
  url: string;
};

/** A legal text with its table of contents and versions; the two that everybody needs are tabs of each other. */
export function LegalDocument({ kind, sections, versions, url }: LegalDocumentProps) {
  const newest = versions[0];
  const isTab = kind !== "funderTerms";
  const agreed = agreements.find(({ document }) => document === kind);
  return (
    <div className="wrap pt-10 pb-section">
      <h1 className="text-h1 tracking-hero">{legalPage[kind]}</h1>
      <p className="mt-4 mb-8 max-w-176 text-fg-soft">{isTab ? legalPage.lead : legalPage.funderTermsLead}</p>
      {isTab ? <LegalTabs selected={kind} /> : null}
      <div className="mt-6 min-[62.5rem]:mt-10 min-[62.5rem]:grid min-[62.5rem]:grid-cols-[3fr_8fr] min-[62.5rem]:gap-10 xl:gap-18">
        <Contents entries={sections.map(({ id, title }) => ({ id, title }))} />
        <div
          {...(isTab ? { role: "tabpanel", "aria-labelledby": `tab-${kind}` } : {})}
          id="dokumen"
          className="min-w-0 max-w-prose max-[62.5rem]:pt-8"
        >
          <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            {newest ? (
              <p className="text-fg-mute text-small">
                <time dateTime={newest.date}>{noBreak(legalPage.updated(newest.version, longDate(newest.date)))}</time>
              </p>
            ) : null}
            <PrintButton />
          </div>
          <ArrowLink href={isTab ? routes.funderTerms : termsHref} className="mb-3 print:hidden">
            {isTab ? legalPage.readFunderTerms : legalPage.readTerms}
          </ArrowLink>
          <Versions versions={versions} sections={sections} />
          {sections.map((section, index) => (
            <Clause key={section.id} section={section} number={index + 1} url={url} />
          ))}
          {agreed ? <p className="mt-10 text-fg-mute text-micro wrap-anywhere">{legalPage.digest(agreed.sha256)}</p> : null}
        </div>
      </div>
    </div>
  );
}
