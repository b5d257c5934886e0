"use client";

import { type ChangeEvent, type ClipboardEvent, useLayoutEffect, useRef, useState } from "react";
import { caretFor, readEdit } from "@/components/form/grouped-text";

type Options = {
  /** The number without spaces. */
  value: string;
  group: (compact: string) => string;
  /** Takes the number as edited or pasted; answers what is kept of it. */
  accept: (compact: string) => string;
};

/** Shows a number in groups and keeps the caret where the person edits, also in the middle. */
export function useGroupedInput({ value, group, accept }: Options) {
  const input = useRef<HTMLInputElement | null>(null);
  const caret = useRef<number | undefined>(undefined);
  const [edits, setEdits] = useState(0);
  const shown = group(value);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret is put back after each edit, also one that changes nothing
  useLayoutEffect(() => {
    if (caret.current === undefined || document.activeElement !== input.current) return;
    const position = caretFor(shown, caret.current);
    input.current?.setSelectionRange(position, position);
    caret.current = undefined;
  }, [shown, edits]);

  const take = (text: string, position: number, inputType?: string) => {
    const edit = readEdit({ text, caret: position, before: shown, inputType });
    caret.current = edit.rightOfCaret;
    accept(edit.compact);
    setEdits(edits + 1);
  };

  return {
    ref: input,
    value: shown,
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      take(event.target.value, event.target.selectionStart ?? event.target.value.length, (event.nativeEvent as InputEvent).inputType),
    // The length limit would cut a pasted number with prefix and dashes before it can be cleaned.
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      event.preventDefault();
      const { selectionStart, selectionEnd } = event.currentTarget;
      const before = shown.slice(0, selectionStart ?? shown.length) + event.clipboardData.getData("text");
      take(before + shown.slice(selectionEnd ?? shown.length), before.length);
    },
  };
}
