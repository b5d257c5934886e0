import type { ReactNode } from "react";

type SectionBarProps = { id?: string; title: string; children?: ReactNode };

/** Heading of a group on a rule, with what belongs to it at right. */
export function SectionBar({ id, title, children }: SectionBarProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-5.5 border-fg border-t-2 py-5">
      <h2 id={id} className="text-h3 tracking-figure">
        {title}
      </h2>
      {children}
    </div>
  );
}
