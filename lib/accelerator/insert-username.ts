const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);

/**
 * Inserts the signed-in user's name into a cached page: as `<html data-user>`, which CSS selects on, and into each empty
 * `<span data-user-name="true">`.
 */
export function insertUsername(html: string, username: string): string {
  const name = escapeHtml(username);
  return html
    .replace(/<html(?=[\s>])/, () => `<html data-user="${name}"`)
    .replace(/(<span(?=[^>]*\sdata-user-name="true")[^>]*>)(<\/span>)/g, (_, open: string, close: string) => open + name + close);
}
