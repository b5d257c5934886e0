import { Clause } from "@/components/legal/clause";
import { Contents } from "@/components/legal/contents";
import { type LegalDocument as Kind, LegalTabs } from "@/components/legal/legal-tabs";
import { PrintButton } from "@/components/legal/print-button";
import { Versions } from "@/components/legal/versions";
import { noBreak } from "@/components/ui/no-break";
import { legalPage } from "@/lib/content/legal/page";
import type { LegalSection, LegalVersion } from "@/lib/content/legal/terms";
import { longDate } from "@/lib/format/date";

type LegalDocumentProps = {
  kind: Kind;
  sections: readonly LegalSection[];
  /** Newest first. */
  versions: readonly LegalVersion[];
  /** Absolute address of the document. */
  url: string;
};

/** One of the two legal texts with its tabs, table of contents and versions. */
export function LegalDocument({ kind, sections, versions, url }: LegalDocumentProps) {
  const newest = versions[0];
  return (
    <div className="wrap pt-10 pb-section">
      <h1 className="text-h1 tracking-hero">{kind === "terms" ? legalPage.terms : legalPage.privacy}</h1>
      <p className="mt-4 mb-8 max-w-176 text-fg-soft">{legalPage.lead}</p>
      <LegalTabs selected={kind} />
      <div className="mt-6 grid gap-8 xl:mt-10 xl:grid-cols-[3fr_8fr] xl:gap-18">
        <Contents entries={sections.map(({ id, title }) => ({ id, title }))} />
        <div role="tabpanel" id="dokumen" aria-labelledby={`tab-${kind}`} className="min-w-0 max-w-prose">
          <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            {newest ? (
              <p className="text-fg-mute text-small">
                <time dateTime={newest.date}>{noBreak(legalPage.updated(newest.version, longDate(newest.date)))}</time>
              </p>
            ) : null}
            <PrintButton />
          </div>
          <Versions versions={versions} sections={sections} />
          {sections.map((section, index) => (
            <Clause key={section.id} section={section} number={index + 1} url={url} />
          ))}
        </div>
      </div>
    </div>
  );
}
