import { Clause } from "@/components/legal/clause";
import { Contents } from "@/components/legal/contents";
import { type LegalTab, LegalTabs } from "@/components/legal/legal-tabs";
import { PrintButton } from "@/components/legal/print-button";
import { Versions } from "@/components/legal/versions";
import { ArrowLink } from "@/components/ui/arrow-link";
import { noBreak } from "@/components/ui/no-break";
import { legalPage } from "@/lib/content/legal/page";
import type { LegalSection, LegalVersion } from "@/lib/content/legal/terms";
import { agreements } from "@/lib/contract/agreements";
import { longDate } from "@/lib/format/date";
import { routes, termsHref } from "@/lib/routes";

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
