import { ARTICLE_ID } from "../limits.ts";
import { articleHref, blogHref, routes } from "../routes.ts";

/** Page numbers of a list in a URL. */
export const LIST_PAGE = "[1-9][0-9]{0,5}";

/**
 * Public URLs of the blog have queries, but pages are cached by path. next.config.ts rewrites URLs to inner paths;
 * `blogAddress` redirects an inner path to its public URL.
 */
const value = { type: "query", key: "value", value: "(?<value>Finansial|Event|Fitur Solusi|Promo|Bisnis|Kepatuhan OJK)" } as const;
const page = { type: "query", key: "page", value: `(?<page>${LIST_PAGE})` } as const;
// Keywords may not be valid in a path, so the search page reads them from the query. Blank keywords are no search.
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

/** Other spellings of categories in links, with the one of the contract. */
const spellings: [spelling: string, category: string][] = [
  ["finansial|FINANSIAL|keuangan|Keuangan", "Finansial"],
  ["event|EVENT|acara|Acara", "Event"],
  ["fitur-solusi|fitur solusi|Fitur solusi|Fitur-Solusi|Fitur", "Fitur Solusi"],
  ["promo|PROMO", "Promo"],
  ["bisnis|BISNIS", "Bisnis"],
  ["kepatuhan-ojk|kepatuhan ojk|Kepatuhan-OJK|Kepatuhan ojk|Kepatuhan", "Kepatuhan OJK"],
];

const categoryOf = (spelling: string) => spellings.find(([known]) => known.split("|").includes(spelling))?.[1];

/** Articles that were merged into another one: id, and the id of that one. */
const mergedArticles: Readonly<Record<string, string>> = {
  "aturan-penagih-pinjaman": "dc-lapangan-hari-ke-berapa",
  "cek-penyelenggara-berizin": "daftar-pindar-berizin",
  "lima-tanda-pinjaman-ilegal": "pinjol-legal-dan-ilegal",
  "menyusun-urutan-melunasi-utang": "melunasi-utang",
};

/**
 * The blog URL with the contract's spelling of the category, or of the article that a merged one is part of; undefined
 * if it is such a URL already.
 */
export function respeltAddress({ pathname, searchParams }: URL): string | undefined {
  if (pathname === routes.article) {
    const id = searchParams.get("id") ?? "";
    return Object.hasOwn(mergedArticles, id) ? articleHref(mergedArticles[id] as string) : undefined;
  }
  const category = pathname === routes.blog ? categoryOf(searchParams.get("value") ?? "") : undefined;
  const page = searchParams.get("page") ?? "";
  return category && blogHref({ category, ...(new RegExp(`^${LIST_PAGE}$`).test(page) ? { page: Number(page) } : {}) }).replaceAll("+", "%20");
}

/** The public URL of an inner path of the blog; undefined for any other path. */
export function blogAddress(pathname: string): string | undefined {
  const [, folder, first, second, more] = pathname.split("/");
  if (more !== undefined || first === undefined) return undefined;
  try {
    if (folder === "artikel" && second === undefined) return articleHref(decodeURIComponent(first));
    if (folder !== "blog") return undefined;
    if (second === undefined) return undefined;
    const page = Number(second);
    if (!Number.isSafeInteger(page)) return undefined;
    return blogHref({ page, ...(first === "semua" ? {} : { category: decodeURIComponent(first) }) });
  } catch {
    return undefined;
  }
}
