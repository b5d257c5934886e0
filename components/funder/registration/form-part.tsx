import type { ReactNode } from "react";
import type { FormSection } from "@/components/funder/registration/section-list";
import { noBreak } from "@/components/ui/no-break";

/** A section of the form: rule, heading, one sentence, fields in two columns. */
export function FormPart({ section, children }: { section: FormSection; children: ReactNode }) {
  const { id, title, sub } = section;
  return (
    <section id={id} className="scroll-mt-24 md:max-xl:scroll-mt-32 border-fg border-t-2 pt-5">
      <h2 className="text-h3 tracking-figure">{title}</h2>
      <p className="max-w-152 pt-1.5 text-fg-soft">{noBreak(sub)}</p>
      {children}
    </section>
  );
}

/** Two columns from tablets on. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-5 gap-y-5.5 pt-6 md:grid-cols-2">{children}</div>;
}

/** A field over both columns. */
export function FullWidth({ children }: { children: ReactNode }) {
  return <div className="md:col-span-2">{children}</div>;
}
