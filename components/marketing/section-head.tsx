import type { ReactNode } from "react";

/** Heading of a section at left; its text at right, on the heading's baseline, on wide screens. */
export function SectionHead({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <div className="mb-10 grid gap-4 xl:mb-14 xl:grid-cols-[7fr_5fr] xl:items-end xl:gap-16">
      <h2>{heading}</h2>
      <p className="max-w-152 text-fg-soft">{children}</p>
    </div>
  );
}
