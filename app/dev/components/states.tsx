import type { ReactNode } from "react";

/** The states of one component. */
export function States({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name} className="grid gap-5 border-line border-t pt-6">
      <h2 className="text-h3">{name}</h2>
      {children}
    </section>
  );
}
