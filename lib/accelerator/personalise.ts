const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);

/**
 * Writes the name of the signed-in visitor into a page that was made for everyone: on `<html data-user>`, which styles
 * switch on, and into each empty `<span data-user-name="true">`. The page itself stays one cached copy.
 */
export function personalise(html: string, username: string): string {
  const name = escapeHtml(username);
  return html
    .replace(/<html(?=[\s>])/, () => `<html data-user="${name}"`)
    .replace(/(<span(?=[^>]*\sdata-user-name="true")[^>]*>)(<\/span>)/g, (_, open: string, close: string) => open + name + close);
}
