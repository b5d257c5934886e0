/** Every page of the site. URL spellings live here and in `app/` only. */
export const routes = {
  home: "/halamandepan",
  loans: "/pinjaman",
  funding: "/pendanna",
  help: "/bantuan",
  careers: "/karir1",
  openings: "/karir2",
  blog: "/blog",
  article: "/p2pLending",
  about: "/tentangKami",
  recipient: "/daftarPenerima",
  legal: "/kebijakanPrivasi",
  funderTerms: "/syaratPemberiDana",
  glossary: "/istilah",
  tools: "/alat",
  effectiveRateTool: "/alat/bunga-efektif",
  incomeRatioTool: "/alat/rasio-cicilan",
  defaultSpreadTool: "/alat/sebaran-risiko",
  complaintLetterTool: "/alat/surat-pengaduan",
  browserData: "/dataPeramban",
  announcement: "/carouselDetails",
  removeAccount: "/removeAccount",
  pdf: "/pdf",
  accountSelect: "/accountSelect",
  login: "/login",
  register: "/register",
  forgotPassword: "/forgotPassword",
  registerCompany: "/registerCompany",
  registerPersonal: "/registerPersonal",
  registrationStatus: "/statusPendaftaran",
} as const;

export type RouteName = keyof typeof routes;

/** Pages that search engines may index, in the order of the sitemap. */
export const indexableRoutes = [
  "home",
  "loans",
  "funding",
  "help",
  "careers",
  "openings",
  "blog",
  "about",
  "recipient",
  "legal",
  "funderTerms",
  "glossary",
  "tools",
  "effectiveRateTool",
  "incomeRatioTool",
  "defaultSpreadTool",
  "complaintLetterTool",
  "browserData",
  "announcement",
  "removeAccount",
  "pdf",
] as const satisfies readonly RouteName[];

/** The statistics as a table for spreadsheets. */
export const statisticsFile = "/statistik.csv";

export const termsHref = `${routes.legal}?name=Syarat`;
export const privacyHref = `${routes.legal}?name=Kebijakan`;

/** The detail form of an account type (0 personal, 1 company) with its handle in the `data` query. */
export function detailFormHref(type: 0 | 1, handle: string): string {
  const path = type === 1 ? routes.registerCompany : routes.registerPersonal;
  return `${path}?data=${encodeURIComponent(JSON.stringify({ id: handle }))}`;
}

/** The article page of an id. */
export function articleHref(id: string): string {
  return `${routes.article}?id=${encodeURIComponent(id)}`;
}

/** The blog list of a category and page; page 1 and "all" leave no query behind. */
export function blogHref({ category = "", page = 1 }: { category?: string; page?: number } = {}): string {
  const query = new URLSearchParams();
  if (category) query.set("value", category);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${routes.blog}?${query}` : routes.blog;
}

/** The address of a page that content names: `loans`, `help#pengaduan`, `privacy`. Unknown names lead home. */
export function namedHref(name: string): string {
  const [page = "", fragment] = name.split("#");
  const path =
    page === "privacy" ? privacyHref : page === "terms" ? termsHref : (Object.entries(routes).find(([key]) => key === page)?.[1] ?? routes.home);
  return fragment ? `${path}#${fragment}` : path;
}

const knownPaths = new Set<string>(Object.values(routes));

/**
 * The page that `next` asks to return to after signing in, or the home page.
 * Only paths of this site's own pages pass: anything else (other hosts, schemes, unknown paths) is dropped.
 */
export function returnPath(next: string | null | undefined): string {
  if (!next?.startsWith("/") || next.startsWith("//") || next.includes("\\")) return routes.home;
  const url = URL.canParse(next, "http://site.invalid") ? new URL(next, "http://site.invalid") : undefined;
  if (url?.host !== "site.invalid" || !knownPaths.has(url.pathname)) return routes.home;
  if (url.pathname === routes.login || url.pathname === routes.register || url.pathname === routes.accountSelect) return routes.home;
  return url.pathname + url.search + url.hash;
}

/** The cover of an article: its own, where the address is one of this site or https, else the one drawn for its id. */
export function coverSrc({ id, category, coverUrl }: { id: string; category: string; coverUrl: string }, { wide = false } = {}): string {
  if (/^(?:https:\/\/|\/(?![/\\]))/.test(coverUrl)) return coverUrl;
  // A platform's category may be empty, long, or hold what no address can.
  const kind = category.replace(/[^\w -]/g, "").slice(0, 60) || "-";
  return `/sampul/${encodeURIComponent(kind)}/${encodeURIComponent(id)}${wide ? "-lebar" : ""}.svg`;
}

/** The 1200×630 picture of an article for messengers and social sites. */
export function sharePictureSrc(id: string): string {
  return `/sampul/bagikan/${encodeURIComponent(id)}.png`;
}

/** The search results of a keyword. */
export function blogSearchHref(keyword: string, page = 1): string {
  const query = new URLSearchParams({ q: keyword });
  if (page > 1) query.set("page", String(page));
  return `${routes.blog}?${query}`;
}

/** The feeds of the blog: RSS 2.0 and JSON Feed 1.1. */
export const rssPath = "/feed.xml";
export const jsonFeedPath = "/feed.json";

/** The sitemap of the articles by its number from 1; without one, that of all other pages. */
export function sitemapPartPath(number?: number): string {
  return `/sitemap/${number ? `artikel-${number}` : "halaman"}.xml`;
}

/** Puts the player in the place of a video's link when it is tapped. */
export const videoScript = "/video/play.js";
/** Where to report a vulnerability (RFC 9116). */
export const securityTextPath = "/.well-known/security.txt";
