/** Separates the ids of an article from those of the page around it. */
const PREFIX = "isi-";
const TAG = /<[a-z][^>]*>/g;
const ID = / id="([^"]*)"/;
const USABLE_ID = /^[\p{L}\p{N}_:.-]{1,80}$/u;
const LINK = / href="#([^"]*)"/;

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/**
 * Pairs links within an article, such as footnotes, with their targets: both get a prefix. Removes ids that no link names, and
 * the addresses of links without a target. Takes what `sanitizeHtml` returned, in which `<` and `>` only delimit tags.
 */
export function pairLocalTargets(html: string): string {
  const tags = html.match(TAG) ?? [];
  const linked = new Set(tags.map((tag) => decoded(LINK.exec(tag)?.[1] ?? "")));
  const targets = new Set(tags.map((tag) => ID.exec(tag)?.[1] ?? "").filter((id) => USABLE_ID.test(id) && linked.has(id)));
  const unplaced = new Set(targets);
  return html.replace(TAG, (tag) =>
    tag
      // The first element of a repeated id is its target.
      .replace(ID, (_, id: string) => (unplaced.delete(id) ? ` id="${PREFIX}${id}"` : ""))
      .replace(LINK, (_, fragment: string) => (targets.has(decoded(fragment)) ? ` href="#${PREFIX}${decoded(fragment)}"` : "")),
  );
}
