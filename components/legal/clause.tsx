import { replacePlaceholders } from "@/components/legal/replace-placeholders";
import { ArrowLink } from "@/components/ui/arrow-link";
import { CopyLink } from "@/components/ui/copy-link";
import { LivingText } from "@/components/ui/living-text";
import { type EntryName, entryOf } from "@/lib/browser/storage";
import { browserDataPage, storedGroups, storedLife } from "@/lib/content/browser-data";
import { legalPage } from "@/lib/content/legal/page";
import type { LegalSection, LegalTable } from "@/lib/content/legal/terms";
import { namedHref } from "@/lib/routes";

/** A table of a legal text. Too wide for the window, it scrolls by itself. */
function ClauseTable({ table: { caption, columns, rows } }: { table: LegalTable }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section aria-label={caption} tabIndex={0} className="mt-4 overflow-x-auto">
      <table className={`w-full border-fg border-t-2 text-left text-small ${columns.length > 2 ? "min-w-112" : ""}`}>
        <caption className="pb-2 text-left font-bold">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="border-line-mid border-b py-2 pr-4 align-bottom">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, index) => {
                const Cell = index === 0 ? "th" : "td";
                return (
                  <Cell key={columns[index]} scope={index === 0 ? "row" : undefined} className="border-line border-b py-2 pr-4 align-top font-normal">
                    <LivingText>{replacePlaceholders(cell)}</LivingText>
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const { areas, columns } = browserDataPage;

/** Everything that the site stores in a browser: the list of /dataPeramban, for the privacy policy. */
function StoredEntries() {
  return storedGroups.map(({ id, title, what }) => {
    const rows = Object.entries(what).map(([name, use]) => {
      const { key, area, life } = entryOf(name as EntryName);
      return [`${key} (${areas[area]})`, use, storedLife(life)];
    });
    return <ClauseTable key={id} table={{ caption: title, columns: [columns.name, columns.what, columns.life], rows }} />;
  });
}

/** One clause with its summary. `url` is the absolute address of the document. */
export function Clause({ section, number, url }: { section: LegalSection; number: number; url: string }) {
  const { id, title, subtitle, summary, paragraphs, link, changed } = section;
  return (
    <section id={id} className="pt-10">
      <div className="flex items-start justify-between gap-x-2 wrap-anywhere">
        <h2 tabIndex={-1} className="pt-2 text-h3 outline-hidden">
          {number}. {title}
        </h2>
        <CopyLink url={`${url}#${id}`} about={legalPage.clause(number)} />
      </div>
      {subtitle ? <p className="mt-1 font-bold">{subtitle}</p> : null}
      {changed ? <p className="mt-2 inline-flex rounded-xs bg-bg-calm px-2 py-0.5 font-bold text-micro">{legalPage.changed(changed)}</p> : null}
      <p className="mt-3 border-kunyit-400 border-l-4 bg-bg-quiet py-2.5 pr-4 pl-4 text-small">
        <b>{legalPage.summary}</b> <LivingText>{replacePlaceholders(summary)}</LivingText>
      </p>
      {paragraphs.map((paragraph) =>
        typeof paragraph === "string" ? (
          <p key={paragraph} className="mt-4">
            <LivingText>{replacePlaceholders(paragraph)}</LivingText>
          </p>
        ) : "rows" in paragraph ? (
          <ClauseTable key={paragraph.caption} table={paragraph} />
        ) : "table" in paragraph ? (
          <StoredEntries key={paragraph.table} />
        ) : (
          <ul key={paragraph[0]} className="mt-3 list-disc pl-5">
            {paragraph.map((item) => (
              <li key={item} className="mt-1.5">
                <LivingText>{replacePlaceholders(item)}</LivingText>
              </li>
            ))}
          </ul>
        ),
      )}
      {link ? (
        <ArrowLink href={namedHref(link.to)} className="mt-3">
          {link.label}
        </ArrowLink>
      ) : null}
    </section>
  );
}
