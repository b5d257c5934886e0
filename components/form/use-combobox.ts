"use client";

import { type RefObject, startTransition, useEffect, useRef, useState } from "react";
import { exactOption } from "@/components/form/match-options";
import type { Option } from "@/components/form/select-field";
import { useSettle } from "@/components/form/settle-fields";
import { useFirstTouch } from "@/components/form/use-zod-form";

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

type Choice = {
  options: readonly Option[];
  loading: boolean;
  focused: RefObject<boolean>;
  /** The value in the form. */
  value: string;
  onChange: (value: string) => void;
  onPicked: ((value: string) => void) | undefined;
  /** Takes the text that is no option, undefined once there is none. */
  setRefused: (text: string | undefined) => void;
};

/**
 * The choice of a list field and its typed text. The form has an option or nothing: text that matches no option is
 * refused, and the earlier choice can be selected again without clearing the fields that depend on it.
 */
export function useChoice({ options, loading, focused, value, onChange, onPicked, setRefused }: Choice) {
  /** The text typed since the last choice. */
  const [typed, setTyped] = useState<string>();
  const chosen = value ? (options.find((option) => option.value === value) ?? { value, label: value }) : null;
  const last = useRef(value);
  const emptiedHere = useRef(false);
  if (value || !emptiedHere.current) last.current = value;

  const choose = (next: string) => {
    setTyped(undefined);
    setRefused(undefined);
    if (next === value) return;
    const changed = next !== last.current;
    emptiedHere.current = false;
    onChange(next);
    if (changed) onPicked?.(next);
  };
  /** Empties the form value until an option is chosen. */
  const empty = (text: string | undefined) => {
    setTyped(text);
    setRefused(text?.trim());
    if (!value) return;
    emptiedHere.current = true;
    onChange("");
  };
  const settle = (text = typed) => {
    if (text === undefined) return;
    const option = text === chosen?.label ? chosen : exactOption(options, text);
    if (option) choose(option.value);
    else empty(text.trim() === "" ? undefined : text);
  };
  const type = (text: string, byHand: boolean) => {
    setTyped(text);
    setRefused(undefined);
    // Filled in by the browser with the focus elsewhere: no blur event follows.
    if (!byHand && !loading) settle(text);
  };
  /** Back to the choice before. */
  const giveUp = () => choose(last.current);

  useSettle(() => settle());
  // What was filled in before the options were there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once other options are there
  useEffect(() => {
    if (!focused.current && !loading && options.length > 0) settle();
  }, [options, loading]);
  return { chosen, typed, choose, settle, type, giveUp };
}
