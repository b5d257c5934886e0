/** Id of the control of a field; the error summary links to it. */
export const fieldId = (name: string) => `isian-${name.replace(/[^\w-]/g, "-")}`;
export const labelId = (id: string) => `${id}-label`;
export const hintId = (id: string) => `${id}-petunjuk`;
export const errorId = (id: string) => `${id}-galat`;
export const pauseId = (errorId: string) => `${errorId}-jeda`;

/**
 * Ids of the elements that describe a control: its error, others, its hint. Where an error has no full stop, a comma
 * separates it from the text that is read after it.
 */
export function descriptionIds(id: string, error: string | undefined, hint: boolean, others: readonly string[] = []): string | undefined {
  const pause = error && !error.endsWith(".") && (hint || others.length > 0);
  const ids = [error && errorId(id), pause && pauseId(errorId(id)), ...others, hint && hintId(id)];
  return ids.filter(Boolean).join(" ") || undefined;
}

/** What ties a control to the label, the error and the hint that Field shows. */
export const controlAttributes = (id: string, error: string | undefined, hint: boolean) => ({
  id,
  "aria-invalid": error ? (true as const) : undefined,
  "aria-describedby": descriptionIds(id, error, hint),
});
