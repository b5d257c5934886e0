/** All pages of the site. URL spellings are here and in `app/` only. */
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
  billCheck: "/cekTagihan",
  rules: "/aturan",
  channelCheck: "/cekKeaslian",
  factChecks: "/cekFakta",
  receiptCheck: "/verifikasi",
  shareKit: "/bagikan",
  scan: "/pindai",
  colleague: "/isiBagian",
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
  account: "/akun",
} as const;

type RouteName = keyof typeof routes;

/** Pages that search engines may index, in the order of the sitemap. */
export const indexableRoutes = [
  "home",
  "loans",
  "funding",
  "register",
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
  "billCheck",
  "rules",
  "browserData",
  "channelCheck",
  "factChecks",
  "announcement",
  "removeAccount",
  "pdf",
] as const satisfies readonly RouteName[];

/** Below this are the pages of forms that work without scripts, rendered per request. */
export const PLAIN_PAGES = "/formulir/";
/** The page that a plain form comes back to, with its messages. */
export const plainPages = {
  login: "/formulir/masuk",
  password: "/formulir/kata-sandi",
  complaint: "/formulir/pengaduan",
  businessLoan: "/formulir/pinjaman-usaha",
  dataRequest: "/formulir/hak-data",
} as const;
/** Parameter of these pages after a form was sent, so that they notice when its cookie is missing. */
export const SENT_PARAMETER = "dijawab";
/**
 * Pages that show the result of a plain form. The checks are among them: a pasted message may be longer than a URL, and
 * what is on a bill is private.
 */
export type PlainPage = (typeof plainPages)[keyof typeof plainPages] | typeof routes.channelCheck | typeof routes.billCheck;

/** The statistics as CSV. */
export const statisticsFile = "/statistik.csv";

export const termsHref = `${routes.legal}?name=Syarat`;
export const privacyHref = `${routes.legal}?name=Kebijakan`;

/** The detail form of an account type: 0 personal, 1 company. */
export const detailFormPage = (type: 0 | 1) => (type === 1 ? routes.registerCompany : routes.registerPersonal);

/** The detail form of an account type with its handle in the `data` query. */
export function detailFormHref(type: 0 | 1, handle: string): string {
  return `${detailFormPage(type)}?data=${encodeURIComponent(JSON.stringify({ id: handle }))}`;
}

/** The article page of an id. */
export function articleHref(id: string): string {
  return `${routes.article}?id=${encodeURIComponent(id)}`;
}

/** The page of one opening, and of one event of the home page. */
export const openingHref = (id: string): string => `${routes.openings}/${id}`;
export const eventHref = (id: string): string => `/kegiatan/${id}`;

/** The blog list of a category and page; page 1 and "all" have no query. */
export function blogHref({ category = "", page = 1 }: { category?: string; page?: number } = {}): string {
  const query = new URLSearchParams();
  if (category) query.set("value", category);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${routes.blog}?${query}` : routes.blog;
}

/**
 * The URL of a page by its name in content: `loans`, `help#pengaduan`, `privacy`. Unknown names link to the home page.
 */
export function namedHref(name: string): string {
  const [page = "", fragment] = name.split("#");
  const path =
    page === "privacy" ? privacyHref : page === "terms" ? termsHref : (Object.entries(routes).find(([key]) => key === page)?.[1] ?? routes.home);
  return fragment ? `${path}#${fragment}` : path;
}

const knownPaths = new Set<string>(Object.values(routes));

/**
 * The page to return to after signing in: `next` if it is a path of this site's pages, else the home page (no open
 * redirects).
 */
export function returnPath(next: string | null | undefined): string {
  if (!next?.startsWith("/") || next.startsWith("//") || next.includes("\\")) return routes.home;
  const url = URL.canParse(next, "http://site.invalid") ? new URL(next, "http://site.invalid") : undefined;
  if (url?.host !== "site.invalid" || !knownPaths.has(url.pathname)) return routes.home;
  if (url.pathname === routes.login || url.pathname === routes.register || url.pathname === routes.accountSelect) return routes.home;
  return url.pathname + url.search + url.hash;
}

/** The cover of an article: its own, if the URL is of this site or can use https, else a drawn one. */
export function coverSrc(
  { id, category, coverUrl }: { id: string; category: string; coverUrl: string },
  shape: "usual" | "wide" | "square" = "usual",
): string {
  const address = coverUrl.replace(/^(?:http:)?\/\/(?=[^/\\])/, "https://");
  if (/^(?:https:\/\/|\/(?![/\\]))/.test(address)) return address;
  // A platform's category may be empty, long, or invalid in a URL.
  const kind = category.replace(/[^\w -]/g, "").slice(0, 60) || "-";
  return `/sampul/${encodeURIComponent(kind)}/${encodeURIComponent(id)}${{ usual: "", wide: "-lebar", square: "-persegi" }[shape]}.svg`;
}

/** Share pictures of an article: Open Graph, square posts, and stories. */
export const shareShapes = {
  wide: { suffix: "", size: { width: 1200, height: 630 } },
  square: { suffix: "-persegi", size: { width: 1080, height: 1080 } },
  story: { suffix: "-cerita", size: { width: 1080, height: 1920 } },
} as const;
export type ShareShape = keyof typeof shareShapes;

/** The share picture of an article, 1200×630 by default. */
export function sharePictureSrc(id: string, shape: ShareShape = "wide"): string {
  return `/sampul/bagikan/${encodeURIComponent(id)}${shareShapes[shape].suffix}.png`;
}

/** The search results of a keyword. */
export function blogSearchHref(keyword: string, page: number): string {
  const query = new URLSearchParams({ q: keyword });
  if (page > 1) query.set("page", String(page));
  return `${routes.blog}?${query}`;
}

/** The feeds of the blog: RSS 2.0 and JSON Feed 1.1. */
export const rssPath = "/feed.xml";
export const jsonFeedPath = "/feed.json";

/** An article sitemap by its number from 1; without a number, the sitemap of all other pages. */
export function sitemapPartPath(number?: number): string {
  return `/sitemap/${number ? `artikel-${number}` : "halaman"}.xml`;
}

/** Replaces a video's link with the player on tap. */
export const videoScript = "/video/play.js";
/** Where to report a vulnerability (RFC 9116). */
export const securityTextPath = "/.well-known/security.txt";
/** The official channels as signed JSON, and as a picture. */
export const channelListPath = "/.well-known/kanal-resmi.json";
export const channelPicturePath = "/sampul/kanal-resmi.png";
/** Parameter of the channel check: what was typed. */
export const CHANNEL_PARAMETER = "kontak";
/** Parameter of the receipt check: the number. */
export const RECEIPT_PARAMETER = "nomor";

/** The answer of the channel check to a text. */
export function channelCheckHref(typed: string): string {
  return `${routes.channelCheck}?${new URLSearchParams({ [CHANNEL_PARAMETER]: typed })}`;
}

/** The receipt of a deletion as a page, and as JSON. */
export function receiptHref(number: string): string {
  return `${routes.receiptCheck}?${RECEIPT_PARAMETER}=${encodeURIComponent(number)}`;
}
export function receiptFileHref(number: string): string {
  return `${routes.receiptCheck}/${encodeURIComponent(number)}.json`;
}

/** The sharing kit of an article; with `saluran`, or from the article itself, the whole, else its form. */
export function shareKitHref(id: string, rest: { saluran?: string; kampanye?: string } = {}): string {
  return `${routes.shareKit}?${new URLSearchParams({ artikel: id, ...rest })}`;
}
/** The QR code of an article's address with a campaign, as a file. */
export function shareCodeSrc(id: string, format: "svg" | "png", campaign: { saluran: string; kampanye: string }): string {
  return `${routes.shareKit}/kode/${encodeURIComponent(id)}.${format}?${new URLSearchParams(campaign)}`;
}

/** The page of a rule, with the first day of a version as its fragment. */
export const ruleHref = (id: string, from?: string): string => `${routes.rules}/${id}${from ? `#${from}` : ""}`;
/** The calendar of rules as files. */
export const ruleFiles = { csv: "/aturan.csv", json: "/aturan.json", rss: "/aturan.xml" } as const;
