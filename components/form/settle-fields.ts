"use client";

import { type ChangeEvent, createContext, useContext, useEffect, useRef } from "react";
import { isBare } from "@/lib/read/clean-text";

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

/** The number of characters as the schemas count them: an emoji is one. */
export const charactersIn = (text: string): number => [...text].length;

type Change = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

const isTypedCharacter = ({ inputType, data }: InputEvent) => inputType === "insertText" && data?.length === 1;

/** What may be typed into a number: digits of any script, and the signs that separate them. */
const NUMBER_CHARACTER = /[\p{Nd}+ ().\p{Pd}]/u;

/**
 * The text of a number after a change from `before`, without a letter or sign that was typed by itself: the person sees that
 * it does not appear. One that came with digits at once (pasted, filled in) stays, with an error.
 */
export function withoutTypedSign({ nativeEvent, target: { value, selectionStart } }: Change, before: string): string {
  const isNumber = NUMBER_CHARACTER.test((nativeEvent as InputEvent).data ?? "") || !isBare(before.replaceAll(" ", ""));
  if (!isTypedCharacter(nativeEvent as InputEvent) || isNumber) return value;
  const caret = selectionStart ?? value.length;
  return value.slice(0, caret - 1) + value.slice(caret);
}

/**
 * Whether a change is a single typed character beyond `max`, which may be ignored without moving the caret. Longer
 * input at once (pasted, dropped, filled in by a keyboard, browser or password manager) is never cut: it stays, with an
 * error. `length` is the value's length after the change.
 */
export function isTypedBeyond({ nativeEvent, target }: Change, length: number, max: number): boolean {
  if (!isTypedCharacter(nativeEvent as InputEvent) || length <= max) return false;
  const caret = target.selectionStart;
  // React puts the earlier text back, and the caret to its end.
  if (caret !== null) queueMicrotask(() => target.setSelectionRange(caret - 1, caret - 1));
  return true;
}
