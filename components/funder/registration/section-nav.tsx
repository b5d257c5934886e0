"use client";

import { Check } from "lucide-react";
import { memo, useDeferredValue, useEffect, useState } from "react";
import { type FieldErrors, get, useFormContext, useFormState, useWatch } from "react-hook-form";
import { useEarlyFaults } from "@/components/form/early-faults";
import { type FormSection, sectionStatus } from "@/components/funder/registration/section-list";
import { funderCopy } from "@/lib/content/funder";

const copy = funderCopy.contents;

function useCurrentSection(sections: readonly FormSection[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) if (entry.isIntersecting) setCurrent(entry.target.id);
      },
      { rootMargin: "-20% 0px -75% 0px" },
    );
    for (const { id } of sections) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [sections]);
  return current;
}

/** Links to the sections, each with its state. Rendered after the field that is typed in, never before it. */
export function SectionNav({ sections }: { sections: readonly FormSection[] }) {
  const { control } = useFormContext();
  const { errors } = useFormState({ control });
  const faults = useEarlyFaults(control);
  const values = useDeferredValue(useWatch({ control }));
  return <SectionLinks sections={sections} errors={errors} faults={faults} values={values} />;
}

type LinksProps = { sections: readonly FormSection[]; errors: FieldErrors; faults: ReadonlySet<string>; values: Record<string, unknown> };

const SectionLinks = memo(function SectionLinks({ sections, errors, faults, values }: LinksProps) {
  const current = useCurrentSection(sections);
  return (
    <nav
      aria-label={copy.label}
      className="hidden md:block md:max-xl:sticky md:max-xl:top-16 md:max-xl:z-4 md:max-xl:-mx-gutter md:max-xl:border-line md:max-xl:border-b md:max-xl:bg-bg md:max-xl:px-gutter print:hidden"
    >
      <h2 className="mb-1 font-bold md:max-xl:sr-only font-sans text-fg-mute text-small tracking-normal">{copy.title}</h2>
      <ul className="md:max-xl:flex md:max-xl:gap-x-6 md:max-xl:overflow-x-auto">
        {sections.map((section) => {
          const { toFix, done, total } = sectionStatus(section, values, (name) => faults.has(name) || get(errors, name) !== undefined);
          return (
            <li key={section.id}>
              <a
                href={`#${section.id}`}
                aria-current={current === section.id ? "true" : undefined}
                className="flex min-h-11 items-center justify-between gap-4 border-line py-1.5 md:max-xl:gap-2 md:max-xl:whitespace-nowrap md:max-xl:border-b-2 md:max-xl:border-transparent xl:border-b text-[0.9375rem] text-fg-soft leading-[1.3] no-underline hover:text-fg aria-[current]:border-kunyit-400 aria-[current]:font-bold aria-[current]:text-fg forced-colors:px-2"
              >
                {section.title}
                <span
                  className={`inline-flex flex-none items-center gap-1 font-semibold text-small tabular-nums ${toFix > 0 ? "text-danger" : done === total ? "text-success" : "text-fg-mute"}`}
                >
                  {toFix === 0 && done === total && <Check aria-hidden="true" className="size-4" />}
                  <span>{toFix > 0 ? copy.toFix(toFix) : done === total ? copy.complete : copy.progress(done, total)}</span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
});
