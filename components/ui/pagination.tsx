import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { kitCopy } from "@/lib/content/kit";

type PaginationProps = {
  /** Name of the navigation, e.g. "Halaman artikel". */
  label: string;
  page: number;
  pages: number;
  /** Address of a page. Either this, or `onSelect`. */
  href?: (page: number) => string;
  /** Chooses a page without navigating. */
  onSelect?: (page: number) => void;
};

/**
 * Sebelumnya, numbers, Selanjutnya on a rule. Where there is nothing further, an end is plain text, or a disabled
 * button.
 */
export function Pagination({ label, page, pages, href, onSelect }: PaginationProps) {
  const go = (target: number, children: ReactNode, className: string, extra: { "aria-label"?: string; rel?: string } = {}) => {
    const current = target === page ? ("page" as const) : undefined;
    return href ? (
      <Link href={href(target)} className={className} aria-current={current} {...extra}>
        {children}
      </Link>
    ) : (
      <button type="button" onClick={() => onSelect?.(target)} className={className} aria-current={current} aria-label={extra["aria-label"]}>
        {children}
      </button>
    );
  };
  const end = "inline-flex min-h-11 items-center gap-2 font-bold text-link no-underline hover:underline forced-colors:px-3";
  const dead = (children: ReactNode) => {
    const className = "inline-flex min-h-11 items-center gap-2 font-semibold text-fg-mute forced-colors:px-3";
    if (href) return <span className={className}>{children}</span>;
    return (
      <button type="button" disabled className={className}>
        {children}
      </button>
    );
  };
  const before = (
    <>
      <ArrowLeft aria-hidden="true" className="size-5 max-md:forced-colors:hidden" />
      {kitCopy.previous}
    </>
  );
  const after = (
    <>
      {kitCopy.next}
      <ArrowRight aria-hidden="true" className="size-5 max-md:forced-colors:hidden" />
    </>
  );
  return (
    <nav aria-label={label} className="mt-10 flex flex-wrap items-center justify-between gap-x-2 gap-y-4 border-line border-t pt-5">
      {page > 1 ? go(page - 1, before, end, { rel: "prev" }) : dead(before)}
      <span className="font-semibold tabular-nums md:hidden">{kitCopy.pageOf(page, pages)}</span>
      <ol className="hidden gap-1 md:flex">
        {numbers(page, pages).map((number, index) =>
          number === undefined ? (
            <li key={`gap-${index < 3 ? "start" : "end"}`} aria-hidden="true" className="grid h-11 min-w-6 place-items-center">
              …
            </li>
          ) : (
            <li key={number}>
              {go(
                number,
                number,
                "grid h-11 min-w-11 place-items-center rounded-sm font-semibold text-fg tabular-nums no-underline hover:bg-bg-quiet aria-[current]:bg-fg aria-[current]:text-bg",
                { "aria-label": kitCopy.page(number) },
              )}
            </li>
          ),
        )}
      </ol>
      {page < pages ? go(page + 1, after, end, { rel: "next" }) : dead(after)}
    </nav>
  );
}

/** First, last and the neighbours of the page; undefined is a gap. */
function numbers(page: number, pages: number): (number | undefined)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])].filter((n) => n >= 1 && n <= pages).sort((a, b) => a - b);
  return shown.flatMap((n, i) => (i > 0 && n - (shown[i - 1] as number) > 1 ? [undefined, n] : [n]));
}
