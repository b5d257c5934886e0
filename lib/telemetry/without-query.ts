/** A text with the query of each address in it cut off. */
export function withoutQuery(text: string): string {
  return text.replace(/\?\S*/g, "");
}
