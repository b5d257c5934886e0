"use client";

import { useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { forget, recollect, remember } from "@/lib/browser/tab-memory";

type Texts = Readonly<Record<string, string>>;

/** The draft that the tab keeps under a key; a field that it does not know is as in `empty`. */
function readTabDraft<Values extends Texts>(key: string, empty: Values): Values {
  const kept = recollect(key);
  const held: Record<string, unknown> = typeof kept === "object" && kept !== null ? { ...kept } : {};
  return Object.fromEntries(Object.entries(empty).map(([name, value]) => [name, typeof held[name] === "string" ? held[name] : value])) as Values;
}

/**
 * Keeps the named fields of a form for as long as the tab lives: a phone drops a page while its owner looks something up elsewhere, and
 * whoever reads another page meanwhile comes back to an empty one. Puts them back into fields that nobody has touched yet.
 * `empty` names the fields, has their first values, and must not change.
 */
export function useTabDraft(form: UseFormReturn<FieldValues>, key: string, empty: Texts): void {
  const { getValues, setValue, subscribe } = form;
  useEffect(() => {
    const draft = readTabDraft(key, empty);
    for (const [name, value] of Object.entries(empty)) if (draft[name] !== value && getValues(name) === value) setValue(name, draft[name]);
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const typed = Object.keys(empty).map((name) => [name, values[name]]);
        if (typed.every(([name, value]) => value === empty[name])) forget(key);
        else remember(key, Object.fromEntries(typed));
      },
    });
  }, [getValues, setValue, subscribe, key, empty]);
}
