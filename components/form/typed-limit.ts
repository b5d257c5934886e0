import type { ChangeEvent } from "react";

/** The number of characters as the schemas count them: an emoji is one. */
export const charactersIn = (text: string): number => [...text].length;

/**
 * Whether a change is a single typed character beyond `max`, which may be ignored without moving the caret. Longer
 * input at once (pasted, dropped, filled in by a keyboard, browser or password manager) is never cut: it stays, with an
 * error. `length` is the value's length after the change.
 */
export function isTypedBeyond({ nativeEvent, target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>, length: number, max: number): boolean {
  const { inputType, data } = nativeEvent as InputEvent;
  if (inputType !== "insertText" || data?.length !== 1 || length <= max) return false;
  const caret = target.selectionStart;
  // React puts the earlier text back, and the caret to its end.
  if (caret !== null) queueMicrotask(() => target.setSelectionRange(caret - 1, caret - 1));
  return true;
}
