"use client";

import { type ChangeEvent, useEffect, useRef } from "react";
import { ANSWER_EVENT, USER_EVENT } from "@/lib/browser/names";
import { isBare } from "@/lib/read/clean-text";

/** Calls `settle` before a form is validated and sent: some browsers submit without leaving the field. */
export function useSettle(settle: () => void): void {
  const latest = useRef(settle);
  latest.current = settle;
  useEffect(() => {
    const call = () => latest.current();
    addEventListener("submit", call, true);
    return () => removeEventListener("submit", call, true);
  }, []);
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** The controls of a field whose content is not the form's, and what takes it over. */
type Difference = { controls: Control[]; accept: (controls: Control[]) => void };

/** What compares each field on the page with its form. */
const filledFields = new Set<() => Difference>();
/** Events after which the form may render: a touch of the page, data of a query, another user. */
const CAUSES = ["focusin", "pointerdown", "input", "click", "submit", ANSWER_EVENT, USER_EVENT];

/** Reads all fields before anything renders: a render in between would put the old values into those not read yet. */
function readFilled({ type, target }: Event): void {
  const found = [...filledFields].map((compare) => compare()).filter(({ controls }) => controls.length > 0);
  // What is typed or ticked now is read by its own handler, unless a render would come first.
  const isByHand = type === "input" || type === "click";
  if (isByHand && found.every(({ controls }) => controls.every((control) => control === target))) return;
  for (const { controls, accept } of found) accept(controls);
}

/**
 * Takes over what password managers and extensions filled in without an event, when the page is touched, before data of a
 * query is shown, and before the form is sent. `differing`: the controls whose content is not the form's.
 */
export function useFilled(differing: () => Control[], accept: (controls: Control[]) => void): void {
  const compare = () => ({ controls: differing(), accept });
  const latest = useRef(compare);
  latest.current = compare;
  useEffect(() => {
    const call = () => latest.current();
    filledFields.add(call);
    // The same listener for every field: the browser adds it once.
    for (const type of CAUSES) addEventListener(type, readFilled, true);
    return () => void filledFields.delete(call);
  }, []);
}

/** The same for the text of one control. `shown` is the form's value. */
export function useSettleText(id: string, shown: string, accept: (text: string) => void): void {
  useFilled(
    () => {
      const control = document.getElementById(id) as HTMLInputElement | null;
      return control && !control.readOnly && control.value !== shown ? [control] : [];
    },
    ([control]) => accept(control?.value ?? ""),
  );
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
