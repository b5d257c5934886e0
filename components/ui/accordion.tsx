import type { ReactNode } from "react";

/** Rows that fold out. Native disclosure: works without scripts, the browser's search finds folded text. */
export function Accordion({ children, className = "" }: { children: ReactNode; className?: string }) {
  return <div className={`border-fg border-t-2 ${className}`}>{children}</div>;
}

const fruit =
  "before:absolute before:inset-x-[3px] before:top-1/2 before:-mt-[3.5px] before:h-[7px] before:rounded-full before:bg-current before:content-[''] after:absolute after:inset-x-[3px] after:top-1/2 after:-mt-[3.5px] after:h-[7px] after:rotate-90 after:rounded-full after:bg-current after:transition-[rotate] after:duration-base after:ease-tenang after:content-[''] group-open/row:after:rotate-0";

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
      <summary className="flex min-h-[3.75rem] cursor-pointer list-none items-center justify-between gap-6 py-[1.0625rem] font-bold text-[1.0625rem] leading-[1.4] tracking-[-0.01em] hover:text-action [&::-webkit-details-marker]:hidden">
        {summary}
        <span aria-hidden="true" className={`relative size-6 flex-none text-action ${fruit}`} />
      </summary>
      <div className="max-w-[44rem] pr-12 pb-6 text-fg-soft [&>p+p]:mt-3">{children}</div>
    </details>
  );
}
