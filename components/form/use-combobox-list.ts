"use client";

import { startTransition, useEffect, useState } from "react";
import { useFirstTouch } from "@/components/form/use-first-touch";

type List = typeof import("@/components/form/combobox-list").ComboboxList;

let list: List | undefined;
let asked: Promise<boolean> | undefined;
const waiting = new Set<() => void>();

/**
 * Fetches the code of the lists, once for all fields. What failed is asked for again by the next field that is opened,
 * and by itself when the network is back. Tells whether the code is there.
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
 * The list behind a combobox, fetched with the first touch of the page; undefined until it is there. Taken up between
 * the letters that are being typed: all lists of a form at once would hold one of them up.
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
