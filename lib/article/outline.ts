import { MAIN_ID } from "../browser/names.ts";

/** Ids that other parts of an article's page use. */
export const partIds: readonly string[] = [
  MAIN_ID,
  ...["bagikan", "terkait", "terbaru", "menu-bawah", "menu-produk", "menu-produk-lipat", "menu-akun", "menu-ponsel"],
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
  const used = new Set(partIds);
  const withIds = html.replace(/<h([23])>([\s\S]*?)<\/h\1>/g, (_, level: string, inside: string) => {
    const text = textOf(inside);
    // Editors leave empty headings behind.
    if (!text.trim()) return inside;
    const slug = slugOf(text);
    let id = slug;
    for (let count = 2; used.has(id); count++) id = `${slug}-${count}`;
    used.add(id);
    headings.push({ id, text, level: level === "2" ? 2 : 3 });
    return `<h${level} id="${id}" tabindex="-1">${inside}</h${level}>`;
  });
  const framed = withIds
    .replace(/<table>/g, `<div class="frame" role="region" tabindex="0" aria-label="${tableLabel}"><table>`)
    .replace(/<\/table>/g, "</table></div>");
  return { html: framed, headings };
}
