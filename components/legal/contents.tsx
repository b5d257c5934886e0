import { ChevronDown } from "lucide-react";
import { legalPage } from "@/lib/content/legal/page";

type ContentsEntry = { id: string; title: string };

/**
 * The list of clauses: a menu at the side, on narrower screens a bar that says which clause is being read and opens the
 * list. The page's script marks the clause.
 */
export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  const rows = (
    <ol>
      {entries.map(({ id, title }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            data-do="clause"
            className="flex min-h-11 items-center gap-2 border-line border-b py-1.5 text-[0.9375rem] text-fg-soft leading-[1.4] no-underline hover:text-fg aria-[current]:font-bold aria-[current]:text-fg aria-[current]:shadow-mark forced-colors:border-x-0! forced-colors:border-t-0! forced-colors:px-2"
          >
            {index + 1}. {title}
          </a>
        </li>
      ))}
    </ol>
  );

  return (
    <nav
      aria-label={legalPage.contents}
      id="daftar-isi"
      className="z-10 max-[62.5rem]:-mx-gutter max-[62.5rem]:border-line max-[62.5rem]:border-b max-[62.5rem]:bg-bg max-[62.5rem]:px-gutter [@media(max-width:62.5rem)_and_(min-height:30rem)]:sticky [@media(max-width:62.5rem)_and_(min-height:30rem)]:top-16 print:hidden"
    >
      <details className="group/fold relative min-[62.5rem]:hidden" data-spy="">
        <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 font-bold [&::-webkit-details-marker]:hidden">
          {legalPage.contents}
          {/* The script replaces the number, alone in its element. */}
          <span className="ml-auto font-semibold text-fg-mute text-small tabular-nums noscript:hidden">
            {legalPage.clausePlace.before}{" "}
            <span data-spy-place="" suppressHydrationWarning>
              1
            </span>{" "}
            {legalPage.clausePlace.of(entries.length)}
          </span>
          <ChevronDown aria-hidden="true" className="size-5 transition-transform duration-base group-open/fold:rotate-180" />
        </summary>
        <div
          data-spy-list=""
          className="scroll-shade -mx-gutter absolute inset-x-0 top-full max-h-[60dvh] overflow-y-auto overscroll-contain border-line border-b px-gutter pb-4 shadow-menu"
        >
          {rows}
        </div>
      </details>
      <div
        data-spy=""
        data-spy-list=""
        className="scroll-shade relative -ml-2 hidden max-h-[calc(100dvh-7rem)] overflow-y-auto overscroll-contain px-2 pb-2 min-[62.5rem]:sticky min-[62.5rem]:top-24 min-[62.5rem]:block"
      >
        <p className="mb-1 font-bold text-fg-mute text-small">{legalPage.contents}</p>
        {rows}
      </div>
    </nav>
  );
}
