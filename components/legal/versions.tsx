import { LivingText } from "@/components/ui/living-text";
import { noBreak } from "@/components/ui/no-break";
import { legalPage } from "@/lib/content/legal/page";
import type { LegalSection, LegalVersion } from "@/lib/content/legal/terms";
import { longDate } from "@/lib/format/date";
import { livingText } from "@/lib/loans/living-figures";

type VersionsProps = { versions: readonly LegalVersion[]; sections: readonly LegalSection[] };

/** What the newest version changed, with the way to each clause, and the versions before it. */
export function Versions({ versions, sections }: VersionsProps) {
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
          {noBreak(legalPage.earlier(version, longDate(date)))}: {livingText(changes.map(({ text }) => text).join(" "))}
        </p>
      ))}
    </details>
  );
}
