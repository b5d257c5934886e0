"use client";

import { type ChangeEvent, type CompositionEvent, useLayoutEffect, useRef, useState } from "react";
import { isTypedBeyond, useSettleText, withoutTypedSign } from "@/components/form/settle-fields";
import { PHONE_MAX_DIGITS } from "@/lib/limits";
import { asciiDigits, cleanAscii, doubtfulSign, isBare } from "@/lib/read/clean-text";
import { readPhone as readWholePhone } from "@/lib/read/contact";

export type Edit = {
  /** The text of the control after the edit, spaces included, and the caret in it. */
  text: string;
  caret: number;
  /** The text of the control before the edit. */
  before: string;
  /** `inputType` of the input event. */
  inputType?: string | undefined;
};

const significant = (text: string) => text.replace(/[^\d+]/g, "");

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

export type CountryCode = "62" | "44";

/** Groups of a phone number as read aloud in Indonesia: 812 3456 7890 123, at most 17 characters. */
const PHONE_GROUPS = [3, 4, 4] as const;
const START = { "62": /^8/, "44": /^[78]/ } as const;

/** Fewer digits are the beginning of a number that somebody types. */
const WHOLE_PHONE_DIGITS = 8;

/**
 * The digits of a text, behind a plus or not. Signs and words around a whole number, which come with a paste, are judged by
 * `lib/read`; a text that it refuses stays as it is, so that the form refuses it too.
 */
export function phoneDigits(typed: string): string {
  const plain = asciiDigits(cleanAscii(typed));
  const compact = significant(plain);
  if (doubtfulSign(typed)) return typed;
  const isTyped = /^[+\d ]*$/.test(plain) || compact.length < WHOLE_PHONE_DIGITS;
  return isTyped ? compact.replace(/(?!^)\+/g, "") : (readWholePhone(typed) ?? typed);
}

/**
 * Reads a phone number as people write it: spaces and dashes go, a leading 0, 62, +62, 0062, 44 or +44 is taken off, and
 * a country prefix chooses the country. Digits that could still become a prefix stay while typing. A text that is not one
 * number stays as it is.
 */
export function readPhone(typed: string, country: CountryCode): { compact: string; country: CountryCode } {
  let compact = phoneDigits(typed);
  if (!isBare(compact)) return { compact, country };
  if (compact.startsWith("00")) compact = `+${compact.slice(2)}`;
  for (const code of ["62", "44"] as const) {
    const international = compact.startsWith(`+${code}`) && compact.length > code.length + 1;
    const rest = compact.slice(compact.startsWith("+") ? code.length + 1 : code.length);
    const bare = compact.startsWith(code) && START[code].test(rest.replace(/^0/, "")) && !START[country].test(compact);
    if (international || bare) return { compact: withoutTrunkZero(rest), country: code };
  }
  return { compact: withoutTrunkZero(compact), country };
}

const withoutTrunkZero = (digits: string) => digits.replace(/^0+(?=[1-9])/, "");

/**
 * A number in groups, for reading; a single last digit joins the group before it. A number that is too long, which only
 * pasting or autofill produce, is not grouped, so that the mistake shows.
 */
export const groupPhone = (compact: string) =>
  compact.length > PHONE_MAX_DIGITS || !isBare(compact) ? compact : groupDigits(compact, PHONE_GROUPS).replace(/ (?=\d$)/, "");

/** Country code and number in digits as the wire wants them, such as 6281234567890. */
export function wirePhone(typed: string, country: CountryCode): string {
  const phone = readPhone(typed, country);
  // With its signs, so that it is refused.
  if (!isBare(phone.compact)) return phone.compact;
  return phone.country + phone.compact.replace(/\D/g, "");
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
  /** The text while a keyboard composes: put in groups under its hands, digits would come twice. */
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
