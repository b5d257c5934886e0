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
