"use client";

import { memo, useDeferredValue, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { fieldId } from "@/components/form/field-attributes";
import { groupDigits } from "@/components/form/use-grouped-input";
import type { FormSection } from "@/components/funder/registration/section-list";
import { type UploadItem, urlsOf } from "@/components/funder/upload/upload-state";
import { funderCopy } from "@/lib/content/funder";
import { longDate } from "@/lib/format/date";

const copy = funderCopy.check;

/** Values that are easier to check in another format than the stored one. */
const readable: Record<string, (value: string) => string> = {
  // Of an incomplete date, the parts that are filled in.
  birthday: (value) => longDate(value) || value.split("-").reverse().filter(Boolean).join("/"),
  idNumber: (value) => (/^\d{16}$/.test(value) ? groupDigits(value, [4, 4, 4]) : value),
};

function goTo(name: string) {
  const control = document.getElementById(fieldId(name));
  control?.focus({ preventScroll: true });
  control?.closest("[data-field]")?.scrollIntoView({ block: "center" });
}

type Props = { sections: readonly FormSection[]; items: UploadItem[] };

/** All answers, to check before saving. Rendered only while open, and deferred, so that typing stays fast. */
export function CheckAnswers(props: Props) {
  const { control } = useFormContext();
  const values: Record<string, unknown> = useWatch({ control });
  return <Answers {...props} values={useDeferredValue(values)} />;
}

const Answers = memo(function Answers({ sections, items, values }: Props & { values: Record<string, unknown> }) {
  const [open, setOpen] = useState(false);
  const answer = (name: string) => {
    const value = values[name];
    if (typeof value === "string") return readable[name]?.(value.trim()) || value.trim();
    const urls = new Set(urlsOf(items, name));
    return items
      .filter((item) => urls.has(item.url))
      .map((item) => item.name)
      .join(", ");
  };
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)} className="group/row mt-12 border-fg border-t-2">
      <summary className="flex min-h-15 cursor-pointer list-none items-center justify-between gap-4 py-4 [&::-webkit-details-marker]:hidden">
        <span>
          <span className="block font-bold font-display text-h3 tracking-figure">{copy.title}</span>
          <span className="mt-1 block text-fg-soft">{copy.hint}</span>
        </span>
        <span aria-hidden="true" className="cross relative size-6 flex-none text-action group-open/row:after:rotate-0" />
      </summary>
      {open
        ? sections.map((section) => (
            <div key={section.id} className="pb-6">
              <h3 className="font-bold font-sans text-[1rem] tracking-normal">{section.title}</h3>
              <dl className="mt-2 border-line border-t">
                {section.fields.map(({ name, label }) => (
                  <div key={name} className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-line border-b py-1 md:grid-cols-[15rem_1fr_auto]">
                    <dt className="text-fg-mute text-small max-md:col-span-2">{label}</dt>
                    <dd className="min-w-0 py-1">{answer(name) || <span className="text-fg-mute">{copy.empty}</span>}</dd>
                    <dd>
                      <button
                        type="button"
                        onClick={() => goTo(name)}
                        className="min-h-11 rounded-sm px-2 font-bold text-link text-small underline underline-offset-[0.22em] print:hidden"
                      >
                        {copy.change} <span className="sr-only">{label}</span>
                      </button>
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          ))
        : null}
    </details>
  );
});
