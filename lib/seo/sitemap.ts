import { escapeXml } from "@/lib/format/escape-xml";

/** A page of a sitemap; `lastModified` is an ISO date. */
export type SitemapEntry = { path: string; lastModified?: string | undefined };

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const element = (name: "url" | "sitemap", origin: string, { path, lastModified }: SitemapEntry) =>
  `<${name}><loc>${escapeXml(origin + path)}</loc>${lastModified ? `<lastmod>${escapeXml(lastModified)}</lastmod>` : ""}</${name}>`;

/** A sitemap of pages (sitemaps.org). `origin` is the site's own. */
export function urlSet(origin: string, entries: readonly SitemapEntry[]): string {
  return `${HEAD}<urlset ${NAMESPACE}>${entries.map((entry) => element("url", origin, entry)).join("")}</urlset>`;
}

/** A list of sitemaps. */
export function sitemapIndex(origin: string, parts: readonly SitemapEntry[]): string {
  return `${HEAD}<sitemapindex ${NAMESPACE}>${parts.map((part) => element("sitemap", origin, part)).join("")}</sitemapindex>`;
}
