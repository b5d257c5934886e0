import type { ReactNode } from "react";

/** Rows that fold out. Native disclosure: works without scripts, the browser's search finds folded text. */
export function Accordion({ children, className = "border-fg border-t-2" }: { children: ReactNode; className?: string }) {
  return <div className={className}>{children}</div>;
}

const foldMark = "cross group-open/row:after:rotate-0";

type AccordionItemProps = {
  summary: ReactNode;
  /** Open at first; the reader may close it. */
  open?: boolean;
  id?: string;
  children: ReactNode;
};

/** One row: `summary` is always shown, the children fold. */
export function AccordionItem({ summary, open = false, id, children }: AccordionItemProps) {
  return (
    <details className="group/row border-line border-b" open={open} id={id}>
      <summary className="flex min-h-15 cursor-pointer list-none items-center justify-between gap-6 py-4 font-bold text-[1.0625rem] leading-[1.4] tracking-[-0.01em] hover:text-action [&::-webkit-details-marker]:hidden">
        <span className="wrap-anywhere min-w-0">{summary}</span>
        <span aria-hidden="true" className={`relative size-6 flex-none text-action ${foldMark}`} />
      </summary>
      <div className="max-w-176 pt-1.5 pr-12 pb-6 text-fg-soft [&>p+p]:mt-3">{children}</div>
    </details>
  );
}
