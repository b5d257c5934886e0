import { replacePlaceholders } from "@/components/legal/replace-placeholders";
import { LivingText } from "@/components/ui/living-text";
import type { LegalTable } from "@/lib/content/legal/terms";

/** A table of a legal text. Too wide for the window, it scrolls by itself. */
export function ClauseTable({ table: { caption, columns, rows } }: { table: LegalTable }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section aria-label={caption} tabIndex={0} className="mt-4 overflow-x-auto">
      <table className="w-full min-w-112 border-fg border-t-2 text-left text-small">
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
