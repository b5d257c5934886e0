"use client";

import { useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { onOwnerChange, type StoredItem } from "@/lib/browser/storage";

type Texts = Readonly<Record<string, string>>;
type Names<Values> = Extract<keyof Values, string>;

/** The stored draft; missing fields are as in `empty`. */
function readTabDraft<Values extends Texts>(item: StoredItem<Record<string, unknown>>, empty: Values): Values {
  const stored = item.get() ?? {};
  return Object.fromEntries(Object.entries(empty).map(([name, value]) => [name, typeof stored[name] === "string" ? stored[name] : value])) as Values;
}

/**
 * Stores fields of a form until the tab closes: phones discard pages in the background, and visiting another page would
 * empty the form. Restores them into untouched fields, and empties the form when its person signs out. `initial` has
 * the initial values of the stored fields; it and `item` must not change between renders.
 */
export function useTabDraft<Values extends FieldValues, Output, Name extends Names<Values>>(
  form: UseFormReturn<Values, unknown, Output>,
  item: StoredItem<Record<string, unknown>>,
  initial: Readonly<Record<Name, string>>,
): void {
  const { getValues, reset, setValue, subscribe } = form as unknown as UseFormReturn<FieldValues>;
  const empty: Texts = initial;
  useEffect(() => {
    const draft = readTabDraft(item, empty);
    for (const [name, value] of Object.entries(empty)) if (draft[name] !== value && getValues(name) === value) setValue(name, draft[name]);
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const typed = Object.keys(empty).map((name) => [name, values[name]]);
        if (typed.every(([name, value]) => value === empty[name])) item.remove();
        else item.set(Object.fromEntries(typed));
      },
    });
    const endOwner = onOwnerChange(() => reset());
    return () => {
      unsubscribe();
      endOwner();
    };
  }, [getValues, reset, setValue, subscribe, item, empty]);
}
