import { blogWords } from "@/lib/content/blog";
import { site } from "@/lib/content/site";
import type { ArticleSummary } from "@/lib/contract/website";
import { articleHref, feedPath, routes } from "@/lib/routes";

const marks: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };
// Characters that XML forbids end the whole document for a strict reader.
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Text as it may stand in an XML element or attribute. */
export function escapeXml(text: string): string {
  return text.replace(forbidden, "").replace(/[&<>"']/g, (mark) => marks[mark] ?? "");
}

function item(origin: string, { id, title, description, category, postTime }: ArticleSummary): string {
  const link = escapeXml(origin + articleHref(id));
  return [
    "<item>",
    `<title>${escapeXml(title)}</title>`,
    `<link>${link}</link>`,
    `<guid isPermaLink="true">${link}</guid>`,
    `<description>${escapeXml(description)}</description>`,
    `<category>${escapeXml(category)}</category>`,
    `<pubDate>${new Date(postTime).toUTCString()}</pubDate>`,
    "</item>",
  ].join("");
}

/** An RSS 2.0 document of articles, in the order given. `origin` is the site's own. */
export function rssFeed(origin: string, articles: readonly ArticleSummary[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeXml(`${blogWords.title} ${site.name}`)}</title>`,
    `<link>${escapeXml(origin + routes.blog)}</link>`,
    `<atom:link href="${escapeXml(origin + feedPath)}" rel="self" type="application/rss+xml"/>`,
    `<description>${escapeXml(blogWords.description)}</description><language>id</language>`,
    ...articles.map((article) => item(origin, article)),
    "</channel></rss>",
  ].join("");
}
