/** The first words of a text that fit into `max` characters; of a single longer word, its start. */
export function firstWords(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = text.slice(0, max + 1);
  return (/^(.*\S)\s/su.exec(start)?.[1] ?? start.slice(0, max)).toWellFormed();
}
