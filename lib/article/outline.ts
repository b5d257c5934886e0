import { MAIN_ID } from "../browser/names.ts";

/** Ids that other parts of an article's page use. */
export const partIds: readonly string[] = [
  MAIN_ID,
  ...["bagikan", "terkait", "terbaru", "menu-bawah", "menu-produk", "menu-produk-lipat", "menu-akun", "menu-ponsel"],
  ...["kantor-kaki", "kaki-solusi", "kaki-perusahaan", "kaki-ketentuan"],
  ...["tingkat-nilai", "tingkat-daftar", "tingkat-0", "tingkat-1", "tingkat-2", "tingkat-3"],
];

export type Heading = { id: string; text: string; level: 2 | 3 };

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0" };

/** The text of clean HTML. */
export function textOf(html: string): string {
  return html
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

/**
 * Adds unique ids to h2 and h3, wraps tables in scroll containers, and returns the headings in order. Only for output
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
  const framed = withIds
    .replace(/<table(?=[ >])/g, `<div class="frame" role="region" tabindex="0" aria-label="${tableLabel}"><table`)
    .replace(/<\/table>/g, "</table></div>");
  return { html: framed, headings };
}

/** Reading speed in Indonesian, words per minute. */
const WORDS_PER_MINUTE = 200;

/** Reading time of clean HTML in whole minutes, at least one. */
export function readingMinutes(html: string): number {
  const words = textOf(html).split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
