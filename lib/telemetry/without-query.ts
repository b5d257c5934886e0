/** Removes the query of each URL in a text. */
export function withoutQuery(text: string): string {
  return text.replace(/\?\S*/g, "");
}
