import { html } from "hono/html";

const escaped = (text: string) => String(html`${text}`);

/** Addresses in our own texts; one that ends a sentence does not take its full stop along. */
const ADDRESS = /https?:\/\/[^\s<>"]+[^\s<>".,;:)]/g;

/**
 * A message as an HTML mail with the same words: paragraphs, links that can be pressed, readable in the light and in the
 * dark, without pictures or anything from elsewhere.
 */
export function mailHtml(subject: string, text: string): string {
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => escaped(paragraph).replaceAll(ADDRESS, '<a href="$&">$&</a>').replaceAll("\n", "<br>"))
    .map((paragraph) => `<p style="margin:0 0 16px">${paragraph}</p>`);
  return [
    '<!doctype html><html lang="id"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${escaped(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.6 system-ui,sans-serif">',
    `<div style="max-width:560px"><h1 style="margin:0 0 16px;font-size:20px">${escaped(subject)}</h1>${paragraphs.join("")}</div>`,
    "</body></html>",
  ].join("");
}
