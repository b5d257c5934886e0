import { ChevronDown } from "lucide-react";
import { legalPage } from "@/lib/content/legal/page";

export type ContentsEntry = { id: string; title: string };

/** The list of clauses. The page's script marks the one being read; below the desktop width the list folds. */
export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  const rows = (
    <ol>
      {entries.map(({ id, title }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            data-do="clause"
            className="flex min-h-11 items-center gap-2 border-line border-b py-1.5 text-[0.9375rem] text-fg-soft leading-snug no-underline hover:text-fg aria-[current]:font-bold aria-[current]:text-fg aria-[current]:shadow-[inset_0_-2px_0_#f7b92d]"
          >
            {index + 1}. {title}
          </a>
        </li>
      ))}
    </ol>
  );

  return (
    <nav aria-label={legalPage.contents} id="daftar-isi" className="print:hidden">
      <details className="group/fold border-line border-b xl:hidden" data-spy="">
        <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between font-bold [&::-webkit-details-marker]:hidden">
          {legalPage.contents}
          <ChevronDown aria-hidden="true" className="size-5 transition-transform duration-base group-open/fold:rotate-180" />
        </summary>
        <div className="pb-4">{rows}</div>
      </details>
      <div data-spy="" className="relative -ml-2 hidden max-h-[calc(100dvh-7rem)] overflow-y-auto px-2 pb-2 xl:sticky xl:top-24 xl:block">
        <p className="mb-1 font-bold text-fg-mute text-small">{legalPage.contents}</p>
        {rows}
      </div>
    </nav>
  );
}
