/** The characters of app/fonts/bricolage-display-latin.ttf. */
const IN_FONT = /[ -~\u00a0©«°-³·»-¾É×àáèéöü–—‘’“”•…′″‹›€™−]/u;

/**
 * Text with the characters alone that the font of the share pictures has, an accent that it lacks left off its letter. What the font cannot draw
 * the drawing library would fetch from other companies' servers, titles in the address, and without an answer it draws nothing at all.
 */
export function drawable(text: string): string {
  const known = [...text].map((character) => (IN_FONT.test(character) ? character : character.normalize("NFKD")));
  return [...known.join("")]
    .filter((character) => IN_FONT.test(character))
    .join("")
    .replace(/ {2,}/g, " ")
    .trim();
}
