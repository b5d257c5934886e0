import { Contents } from "@/components/legal/contents";
import { fill } from "@/components/legal/fill";
import { type LegalDocument as Kind, LegalTabs } from "@/components/legal/legal-tabs";
import { PrintButton } from "@/components/legal/print-button";
import { legalPage } from "@/lib/content/legal/page";
import type { LegalSection } from "@/lib/content/legal/terms";
import { longDate } from "@/lib/format/date";

function Clause({ section, number }: { section: LegalSection; number: number }) {
  return (
    <section id={section.id} className="pt-10">
      <h2 tabIndex={-1} className="text-h3 outline-hidden">
        {number}. {section.title}
      </h2>
      {section.subtitle ? <p className="mt-1 font-bold">{section.subtitle}</p> : null}
      <p className="mt-3 border-kunyit-400 border-l-4 bg-bg-quiet py-2.5 pr-4 pl-4 text-small">
        <b>{legalPage.summary}</b> {fill(section.summary)}
      </p>
      {section.paragraphs.map((paragraph) =>
        typeof paragraph === "string" ? (
          <p key={paragraph} className="mt-4">
            {fill(paragraph)}
          </p>
        ) : (
          <ul key={paragraph[0]} className="mt-3 list-disc pl-5">
            {paragraph.map((item) => (
              <li key={item} className="mt-1.5">
                {fill(item)}
              </li>
            ))}
          </ul>
        ),
      )}
    </section>
  );
}

/** One of the two legal texts with its tabs and table of contents. */
export function LegalDocument({ kind, sections }: { kind: Kind; sections: readonly LegalSection[] }) {
  return (
    <div className="wrap pt-10 pb-section">
      <h1 className="text-h1 tracking-hero">{kind === "terms" ? legalPage.terms : legalPage.privacy}</h1>
      <p className="mt-4 mb-8 max-w-[44rem] text-fg-soft">{legalPage.lead}</p>
      <LegalTabs selected={kind} />
      <div className="mt-6 grid gap-8 xl:mt-10 xl:grid-cols-[3fr_8fr] xl:gap-18">
        <Contents entries={sections.map(({ id, title }) => ({ id, title }))} />
        <div role="tabpanel" id="dokumen" aria-labelledby={`tab-${kind}`} className="min-w-0 max-w-prose">
          <div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p className="text-fg-mute text-small">
              {legalPage.updated} <time dateTime={legalPage.updatedOn}>{longDate(legalPage.updatedOn)}</time>
            </p>
            <PrintButton />
          </div>
          {sections.map((section, index) => (
            <Clause key={section.id} section={section} number={index + 1} />
          ))}
        </div>
      </div>
    </div>
  );
}
