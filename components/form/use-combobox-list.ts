"use client";

import { startTransition, useEffect, useState } from "react";
import { useFirstTouch } from "@/components/form/use-first-touch";

type List = typeof import("@/components/form/combobox-list").ComboboxList;

let list: List | undefined;
let asked: Promise<boolean> | undefined;
const waiting = new Set<() => void>();

/**
 * Loads the code of the lists, once for all fields. After a failure it is requested again when a field is opened or the
 * network is back. Returns whether the code is loaded.
 */
export function prepareComboboxes(): Promise<boolean> {
  asked ??= import("@/components/form/combobox-list").then(
    (module) => {
      list = module.ComboboxList;
      for (const tell of waiting) tell();
      return true;
    },
    () => {
      asked = undefined;
      addEventListener("online", begin, { once: true });
      return false;
    },
  );
  return asked;
}

const begin = () => void prepareComboboxes();

/**
 * The list of a combobox, loaded with the first interaction; undefined until then. Rendered between keystrokes:
 * rendering all lists of a form at once would delay one.
 */
export function useComboboxList(): List | undefined {
  useFirstTouch(begin);
  const [taken, setTaken] = useState<List>();
  useEffect(() => {
    const take = () => startTransition(() => setTaken(() => list));
    if (list) take();
    waiting.add(take);
    return () => void waiting.delete(take);
  }, []);
  return taken;
}
