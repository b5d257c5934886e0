import type { ChangeEvent } from "react";

/**
 * Whether a change is one typed character more than `max`, which may be refused. What is put in at once (pasted,
 * dropped, from the clipboard of a keyboard, by the browser or a password manager) never is, nor cut: it stays, and the
 * field says that it is too long. `length` is that of the value after the change. Refused, the caret stays where it
 * was.
 */
export function isTypedBeyond({ nativeEvent, target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>, length: number, max: number): boolean {
  const { inputType, data } = nativeEvent as InputEvent;
  if (inputType !== "insertText" || data?.length !== 1 || length <= max) return false;
  const caret = target.selectionStart;
  // React puts the earlier text back, and the caret to its end.
  if (caret !== null) queueMicrotask(() => target.setSelectionRange(caret - 1, caret - 1));
  return true;
}
