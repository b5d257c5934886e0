"use client";

import { type ChangeEvent, type CompositionEvent, useLayoutEffect, useRef, useState } from "react";
import { isTypedBeyond, useSettleText, withoutTypedSign } from "@/components/form/settle-fields";
import { isBare } from "@/lib/read/clean-text";

export type Edit = {
  /** The text of the control after the edit, spaces included, and the caret in it. */
  text: string;
  caret: number;
  /** The text of the control before the edit. */
  before: string;
  /** `inputType` of the input event. */
  inputType?: string | undefined;
};

/** The digits of a text, and its pluses. */
export const significant = (text: string) => text.replace(/[^\d+]/g, "");

/**
 * Splits digits into groups of the given sizes; the remaining digits form the last group. A leading plus stays first.
 */
export function groupDigits(compact: string, sizes: readonly number[]): string {
  const plus = compact.startsWith("+") ? "+" : "";
  let rest = compact.replace(/\D/g, "");
  if (sizes.length === 0) return plus + rest;
  const groups: string[] = [];
  for (const size of sizes) {
    if (!rest) break;
    groups.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  if (rest) groups.push(rest);
  return plus + groups.join(" ");
}

/**
 * What an edit of a grouped number means: the compact number, and how many of its characters are to the right of the
 * caret. Deleting a separator deletes the adjacent digit, otherwise Backspace would have no effect there.
 */
export function readEdit({ text, caret, before, inputType }: Edit): { compact: string; rightOfCaret: number } {
  let left = significant(text.slice(0, caret));
  let right = significant(text.slice(caret));
  const onlySpaceDeleted = text.length === before.length - 1 && left + right === significant(before);
  if (onlySpaceDeleted && inputType === "deleteContentBackward") left = left.slice(0, -1);
  if (onlySpaceDeleted && inputType === "deleteContentForward") right = right.slice(1);
  return { compact: left + right, rightOfCaret: right.length };
}

/** The caret that leaves `rightOfCaret` digits behind it in the grouped text, close to the digit before it. */
export function caretFor(grouped: string, rightOfCaret: number): number {
  let caret = grouped.length;
  const isSeparator = (at: number) => at > 0 && significant(grouped.charAt(at - 1)) === "";
  for (let seen = 0; caret > 0 && seen < rightOfCaret; caret--) if (!isSeparator(caret)) seen++;
  while (isSeparator(caret)) caret--;
  return caret;
}

type Options = {
  /** Id of the control. */
  id: string;
  /** The number without spaces. */
  value: string;
  group: (compact: string) => string;
  /** The number that a text means. */
  read: (text: string) => string;
  /** Most digits: one more that is typed is refused. */
  longest: number;
  /** Takes the text as edited or put in. */
  accept: (text: string) => void;
};

/** Shows a number in groups and leaves the caret where the person edits, also in the middle. */
export function useGroupedInput({ id, value, group, read, longest, accept }: Options) {
  const caret = useRef<number | undefined>(undefined);
  const [edits, setEdits] = useState(0);
  /** The text during an IME composition: grouping it meanwhile would make the keyboard insert digits twice. */
  const [composed, setComposed] = useState<string>();
  const shown = composed ?? group(value);
  useSettleText(id, shown, accept);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret is put back after each edit, also one that changes nothing
  useLayoutEffect(() => {
    const { activeElement } = document;
    // Nothing moves in a text that stays as it is.
    if (!isBare(value)) caret.current = undefined;
    if (caret.current === undefined || !(activeElement instanceof HTMLInputElement) || activeElement.id !== id) return;
    const position = caretFor(shown, caret.current);
    activeElement.setSelectionRange(position, position);
    caret.current = undefined;
  }, [shown, edits]);

  return {
    value: shown,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const text = withoutTypedSign(event, shown);
      const { inputType, isComposing } = event.nativeEvent as InputEvent;
      if (isTypedBeyond(event, read(text).length, longest)) return;
      if (composed !== undefined && isComposing) {
        setComposed(text);
        return accept(text);
      }
      const edit = readEdit({ text, caret: event.target.selectionStart ?? text.length, before: shown, inputType });
      caret.current = edit.rightOfCaret;
      accept(inputType?.startsWith("delete") && isBare(value) ? edit.compact : text);
      setEdits(edits + 1);
    },
    onCompositionStart: (event: CompositionEvent<HTMLInputElement>) => setComposed(event.currentTarget.value),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      setComposed(undefined);
      caret.current = readEdit({ text: currentTarget.value, caret: currentTarget.selectionStart ?? 0, before: shown }).rightOfCaret;
      accept(currentTarget.value);
      setEdits(edits + 1);
    },
  };
}
