import { MAIN_ID } from "../browser/names.ts";

/** Ids that other parts of an article's page use. */
export const partIds: readonly string[] = [
  MAIN_ID,
  ...["bagikan", "terkait", "terbaru", "menu-bawah", "menu-produk", "menu-produk-lipat", "menu-akun", "menu-ponsel"],
  ...["kantor-kaki", "pernyataan-kaki", "kaki-solusi", "kaki-perusahaan", "kaki-ketentuan"],
  ...["tingkat-nilai", "tingkat-daftar", "tingkat-0", "tingkat-1", "tingkat-2", "tingkat-3"],
];

export type Heading = { id: string; text: string; level: 2 | 3 };

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0" };

/** Tags inside a word or sentence, which separate nothing. */
const INLINE = /<\/?(?:a|abbr|b|code|data|em|i|mark|s|small|span|strong|sub|sup|time|u)(?: [^>]*)?>/g;

/** The text of clean HTML. */
export function textOf(html: string): string {
  return html
    .replace(INLINE, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? "")
    .replace(/[^\S\u00a0]+/g, " ")
    .trim();
}

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60) || "bagian";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/**
 * Writes the heading of its column into each cell (`data-column`), where a table has one row of headings and no cell
 * spans others. On phones the rows of such a table are stacked, each value below its heading.
 */
function withColumnNames(html: string): string {
  return html.replace(/<table(?=[ >])[\s\S]*?<\/table>/g, (table) => {
    const [head = ""] = /<thead[\s\S]*?<\/thead>/.exec(table) ?? [];
    const names = [...head.matchAll(/<th(?:\s[^>]*)?>([\s\S]*?)<\/th>/g)].map(([, inside = ""]) => textOf(inside));
    if (names.length < 3 || /(?:col|row)span/.test(table) || (head.match(/<tr/g)?.length ?? 0) !== 1) return table;
    let column = 0;
    return table.replace(/<(tr|t[dh])((?:\s[^>]*)?)>/g, (tag, name: string, attributes: string, at: number) => {
      if (at < table.indexOf(head) + head.length) return tag;
      if (name === "tr") {
        column = 0;
        return tag;
      }
      const label = names[column++] ?? "";
      return `<${name}${attributes} data-column="${escaped(label)}">`;
    });
  });
}

/**
 * Adds unique ids to h2 and h3, names the column of each cell, wraps tables in scroll containers named after their captions, and returns the headings in order. Only for output
 * of `cleanHtml`.
 */
export function withOutline(html: string, tableLabel: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const used = new Set([...partIds, ...[...html.matchAll(/ id="(isi-[^"]*)"/g)].map(([, id = ""]) => id)]);
  const withIds = html.replace(/<h([23])([^>]*)>([\s\S]*?)<\/h\1>/g, (_, level: string, attributes: string, inside: string) => {
    const text = textOf(inside);
    // Editors leave empty headings behind.
    if (!text.trim()) return inside;
    // A heading that a link of the article names has this id already.
    const own = / id="([^"]*)"/.exec(attributes)?.[1];
    const slug = slugOf(text);
    let id = own ?? slug;
    for (let count = 2; !own && used.has(id); count++) id = `${slug}-${count}`;
    used.add(id);
    headings.push({ id, text, level: level === "2" ? 2 : 3 });
    return `<h${level} id="${id}" tabindex="-1"${attributes.replace(/ id="[^"]*"/, "")}>${inside}</h${level}>`;
  });
  const named = new Set<string>();
  const framed = withColumnNames(withIds).replace(/<table(?=[ >])[\s\S]*?<\/table>/g, (table) => {
    const caption = textOf(/<caption(?:\s[^>]*)?>([\s\S]*?)<\/caption>/.exec(table)?.[1] ?? "");
    const name = caption ? `${tableLabel}: ${caption}` : tableLabel;
    let own = name;
    for (let count = 2; named.has(own); count++) own = `${name} (${count})`;
    named.add(own);
    // An empty heading says nothing: it is a plain cell.
    const cells = table.replace(/<th(?:\s[^>]*)?>\s*<\/th>/g, "<td></td>");
    return `<div class="frame" role="region" tabindex="0" aria-label="${escaped(own)}">${cells}</div>`;
  });
  return { html: framed, headings };
}

/** Reading speed in Indonesian, words per minute. */
const WORDS_PER_MINUTE = 200;

/** Reading time of clean HTML in whole minutes, at least one. */
export function readingMinutes(html: string): number {
  const words = textOf(html).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
