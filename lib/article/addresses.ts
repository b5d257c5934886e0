import { ARTICLE_ID } from "../contract/article-id.ts";

/** A page of a list as an address names it. */
export const LIST_PAGE = "[1-9][0-9]{0,5}";

/**
 * Public addresses of the blog carry queries; the pages behind them are stored by path. Rules of next.config.ts: the
 * rewrites lead in, the redirects lead a visitor of an inner path back out.
 */
const value = { type: "query", key: "value", value: "(?<value>Finansial|Event|Fitur Solusi|Promo|Bisnis|Kepatuhan OJK)" } as const;
const page = { type: "query", key: "page", value: `(?<page>${LIST_PAGE})` } as const;
// Words may hold what would end or break a path: the page of a search reads them from its query. Blanks alone are no search.
const keyword = { type: "query", key: "q", value: "\\s*\\S.*" } as const;
const id = { type: "query", key: "id", value: `(?<id>${ARTICLE_ID})` } as const;

export const blogRewrites = [
  { source: "/blog", has: [keyword], destination: "/blog/cari" },
  { source: "/blog", has: [value, page], destination: "/blog/:value/:page" },
  { source: "/blog", has: [value], destination: "/blog/:value/1" },
  { source: "/blog", has: [page], destination: "/blog/semua/:page" },
  { source: "/blog", destination: "/blog/semua/1" },
  { source: "/p2pLending", has: [id], destination: "/artikel/:id" },
  { source: "/sitemap.xml", destination: "/sitemap/indeks.xml" },
];

/** Other spellings of a category that links carry, to the one of the contract. */
const spellings: [spelling: string, category: string][] = [
  ["finansial|FINANSIAL|keuangan|Keuangan", "Finansial"],
  ["event|EVENT|acara|Acara", "Event"],
  ["fitur-solusi|fitur solusi|Fitur solusi|Fitur-Solusi|Fitur", "Fitur Solusi"],
  ["promo|PROMO", "Promo"],
  ["bisnis|BISNIS", "Bisnis"],
  ["kepatuhan-ojk|kepatuhan ojk|Kepatuhan-OJK|Kepatuhan ojk|Kepatuhan", "Kepatuhan OJK"],
];

export const blogRedirects = [
  // Next decodes a query that it is given as it stands, and puts it into the header so: encoded twice it arrives encoded.
  ...spellings.map(([spelling, category]) => ({
    source: "/blog",
    has: [{ type: "query" as const, key: "value", value: `(?:${spelling})` }],
    destination: `/blog?value=${encodeURIComponent(encodeURIComponent(category))}`,
    statusCode: 301 as const,
  })),
  { source: "/blog/cari", destination: "/blog", permanent: true },
  { source: "/blog/semua/:page", destination: "/blog?page=:page", permanent: true },
  { source: "/blog/:value/:page", destination: "/blog?value=:value&page=:page", permanent: true },
  { source: "/artikel/:id", destination: "/p2pLending?id=:id", permanent: true },
];
