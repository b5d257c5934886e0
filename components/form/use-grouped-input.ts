"use client";

import { type ChangeEvent, type CompositionEvent, useLayoutEffect, useRef, useState } from "react";
import { caretFor, readEdit } from "@/components/form/grouped-text";
import { useSettleText } from "@/components/form/settle-fields";
import { isTypedBeyond } from "@/components/form/typed-limit";

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
  const input = useRef<HTMLInputElement | null>(null);
  const caret = useRef<number | undefined>(undefined);
  const [edits, setEdits] = useState(0);
  /** The text while a keyboard composes: put in groups under its hands, digits would come twice. */
  const [composed, setComposed] = useState<string>();
  const shown = composed ?? group(value);
  useSettleText(id, shown, accept);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret is put back after each edit, also one that changes nothing
  useLayoutEffect(() => {
    if (caret.current === undefined || document.activeElement !== input.current) return;
    const position = caretFor(shown, caret.current);
    input.current?.setSelectionRange(position, position);
    caret.current = undefined;
  }, [shown, edits]);

  return {
    ref: input,
    value: shown,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const text = event.target.value;
      const { inputType, isComposing } = event.nativeEvent as InputEvent;
      if (isTypedBeyond(event, read(text).length, longest)) return;
      if (composed !== undefined && isComposing) {
        setComposed(text);
        return accept(text);
      }
      const edit = readEdit({ text, caret: event.target.selectionStart ?? text.length, before: shown, inputType });
      caret.current = edit.rightOfCaret;
      accept(inputType?.startsWith("delete") ? edit.compact : text);
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
