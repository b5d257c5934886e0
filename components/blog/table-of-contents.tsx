import { ChevronDown } from "lucide-react";
import { articleCopy } from "@/lib/content/blog";

type Entry = { id: string; text: string };

/**
 * Headings of the article: a list at the side, on narrower screens behind a summary. The page's script marks the one
 * that is being read.
 */
export function TableOfContents({ entries }: { entries: readonly Entry[] }) {
  if (entries.length < 2) return null;
  return (
    <>
      <details data-spy="" className="group/fold border-line border-y xl:hidden print:hidden">
        <summary className="flex min-h-14 cursor-pointer items-center justify-between font-bold">
          {articleCopy.contents}
          <ChevronDown aria-hidden="true" className="size-5 transition-transform duration-base group-open/fold:rotate-180" />
        </summary>
        <Entries entries={entries} />
      </details>
      <nav
        aria-label={articleCopy.contents}
        data-spy=""
        data-spy-list=""
        className="relative -mx-2 hidden min-h-40 overflow-y-auto overscroll-contain px-2 xl:block print:hidden"
      >
        <p className="mb-1 font-bold text-fg-mute text-small">{articleCopy.contents}</p>
        <Entries entries={entries} />
      </nav>
    </>
  );
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <ol>
      {entries.map(({ id, text }) => (
        <li key={id} className="border-line border-b last:border-b-0 xl:last:border-b">
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-1.5 text-[0.9375rem] text-fg-soft leading-[1.3] no-underline hover:text-fg hover:underline aria-[current]:font-bold aria-[current]:text-fg aria-[current]:shadow-mark forced-colors:border-0! forced-colors:px-2"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
