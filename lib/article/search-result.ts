/** What a result of a search shows of a title and of a description, characters. */
const TITLE_MAX = 60;
const DESCRIPTION_MAX = 155;
/** A part before the colon says enough of its own from here on. */
const TITLE_LEAST = 20;

/** A text cut at the end of a word. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/[\s,;:.–]+\S*$/, "")}…`;
}

/** The title of an article for a search: whole where it fits, else the part before its colon, else cut at a word. */
export function searchTitle(title: string): string {
  if (title.length <= TITLE_MAX) return title;
  const [first = ""] = title.split(": ");
  return first.length >= TITLE_LEAST && first.length <= TITLE_MAX ? first : cut(title, TITLE_MAX - 1);
}

/** The description of an article for a search. */
export function searchDescription(description: string): string {
  return cut(description, DESCRIPTION_MAX - 1);
}
