"use client";

import { createContext, useContext, useEffect, useRef } from "react";

/** The fields of a form that still have something to settle before it is sent; provided by `Form`. */
export const SettleFields = createContext<Set<() => void> | undefined>(undefined);

/**
 * Calls `settle` before the form of this field is validated and sent. Some browsers submit without leaving the field,
 * and some password managers fill in without an event, so field and form value could differ.
 */
export function useSettle(settle: () => void): void {
  const fields = useContext(SettleFields);
  const latest = useRef(settle);
  latest.current = settle;
  useEffect(() => {
    const call = () => latest.current();
    fields?.add(call);
    return () => void fields?.delete(call);
  }, [fields]);
}

/**
 * Copies the control's text into the form if they differ, because a password manager may fill in without an event.
 * `shown` is the form's value. Checked when the page is touched, and before the form is sent.
 */
export function useSettleText(id: string, shown: string, accept: (text: string) => void): void {
  const settle = () => {
    const control = document.getElementById(id) as HTMLInputElement | null;
    if (control && control.value !== shown) accept(control.value);
  };
  useSettle(settle);
  const latest = useRef(settle);
  latest.current = settle;
  useEffect(() => {
    const gone = new AbortController();
    for (const type of ["focusin", "pointerdown"]) addEventListener(type, () => latest.current(), { capture: true, signal: gone.signal });
    return () => gone.abort();
  }, []);
}
