import { site } from "../content/site.ts";

/** Lengths of titles and descriptions in search results, characters; a title is followed by the name of the site. */
export const TITLE_MAX = 60 - ` | ${site.name}`.length;
const DESCRIPTION_MAX = 155;
/** Shortest part before a colon that is used as the title. */
const TITLE_MIN = 20;

/** Cuts a text at the end of a word. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/[\s,;:.–]+\S*$/, "")}…`;
}

/** The title for search results: whole if it fits, else the part before its colon, else cut at a word. */
export function searchTitle(title: string): string {
  if (title.length <= TITLE_MAX) return title;
  const [first = ""] = title.split(": ");
  return first.length >= TITLE_MIN && first.length <= TITLE_MAX ? first : cut(title, TITLE_MAX - 1);
}

/** The description for search results. */
export function searchDescription(description: string): string {
  return cut(description, DESCRIPTION_MAX - 1);
}
