import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

type PhoneFoldProps = {
  /** Unique in the page. */
  id: string;
  /** Names the button that unfolds; shown on phones only. */
  label: string;
  /** The element that folds: its `id` and classes are given, its display is `grid`. */
  children: (props: { id: string; suppressHydrationWarning: true; className: string }) => ReactNode;
};

const folded = "grid max-md:hidden max-md:data-unfolded:grid noscript:grid print:grid";

/**
 * A part that is folded on phones and always open on wider screens and without scripts. Not `<details>`, because
 * browsers of today do not all show a closed one at a width. The page script answers the button.
 */
export function PhoneFold({ id, label, children }: PhoneFoldProps) {
  return (
    <>
      <button
        type="button"
        data-do="fold"
        aria-expanded="false"
        aria-controls={id}
        suppressHydrationWarning
        className="group flex min-h-11 w-full items-center justify-between gap-4 text-left font-bold forced-colors:border-0! md:hidden noscript:hidden print:hidden"
      >
        {label}
        <ChevronDown aria-hidden="true" className="size-5 group-aria-expanded:rotate-180" />
      </button>
      {children({ id, suppressHydrationWarning: true, className: folded })}
    </>
  );
}
