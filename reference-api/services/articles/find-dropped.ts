import MarkdownIt from "markdown-it";

const markdown = new MarkdownIt({ html: false, linkify: false });
const PICTURE = /^(?:https:\/\/|\/(?![/\\]))/;
const LINK = /^(?:https:\/\/|mailto:|tel:|\/(?![/\\]))/;
/** A picture or link that the parser leaves as text because of its scheme. */
const REFUSED = /!?\[[^\]]*\]\((?:javascript|vbscript|file|data):/i;

/**
 * The first picture or link of a Markdown text that pages cannot show: its line, counted from 0, and the reason.
 */
export function findDropped(body: string): { line: number; what: string } | undefined {
  for (const block of markdown.parse(body, {})) {
    let line = block.map?.[0] ?? 0;
    for (const token of block.children ?? []) {
      if (token.type === "softbreak" || token.type === "hardbreak") line += 1;
      const address = (name: string) => token.attrGet(name)?.toString();
      const [src, href] = [address("src"), address("href")];
      if (src !== undefined && !PICTURE.test(src)) return { line, what: `the address of a picture must begin with https:// or /: ${src}` };
      if (href !== undefined && !LINK.test(href))
        return { line, what: `the address of a link must begin with https://, mailto:, tel: or /: ${href}` };
      if (token.type === "text" && REFUSED.test(token.content))
        return { line, what: `the address of a link or picture is not allowed: ${token.content}` };
    }
  }
  return undefined;
}
