/** The characters of app/fonts/bricolage-display-latin.ttf. */
const IN_FONT = /[ -~\u00a0©«°-³·»-¾É×àáèéöü–—‘’“”•…′″‹›€™−]/u;

/**
 * Reduces text to characters of the share pictures' font, without accents that it lacks. For others, the drawing
 * library would request fonts from third-party servers, with the title in the URL, and draw nothing without a response.
 */
export function drawable(text: string): string {
  const known = [...text].map((character) => (IN_FONT.test(character) ? character : character.normalize("NFKD")));
  return [...known.join("")]
    .filter((character) => IN_FONT.test(character))
    .join("")
    .replace(/ {2,}/g, " ")
    .trim();
}
