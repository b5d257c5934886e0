import { globSync, readdirSync, readFileSync } from "node:fs";
import type { APIRequestContext } from "@playwright/test";
import { classesOf, unknownInHtml } from "../scripts/style-classes.ts";
import { exchange, head } from "../test-support/raw-http.ts";
import { addresses } from "./addresses.ts";
import { expect, test } from "./fixtures.ts";

const pages = [...addresses, "/nofind"];
/** The one page that may use the camera. */
const permissions = (path: string) => ({
  "permissions-policy": `camera=(${path === "/pindai" ? "self" : ""}), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()`,
});
const files = [
  "/robots.txt",
  "/sitemap.xml",
  "/sitemap/halaman.xml",
  "/sitemap/artikel-1.xml",
  "/feed.json",
  "/feed.xml",
  "/manifest.webmanifest",
  "/statistik.csv",
  "/aturan.csv",
  "/aturan.json",
  "/aturan.xml",
  "/icon.svg",
  "/favicon.ico",
  "/apple-icon.png",
  "/.well-known/security.txt",
  "/.well-known/kanal-resmi.json",
  "/sampul/kanal-resmi.png",
  "/bagikan/kode/membaca-biaya-pinjaman.svg?saluran=cetak",
  "/sampul/Finansial/membaca-biaya-pinjaman.svg",
  "/sampul/bagikan/membaca-biaya-pinjaman.png",
  "/healthz",
  "/readyz",
  "/api/common/timestamp",
  "/api/nothing",
];

const everywhere = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin-allow-popups",
};
/** Other sites may show public pictures, in previews and feed readers; nothing else. */
const resourcePolicy = (headers: Record<string, string>) => (headers["content-type"]?.startsWith("image/") ? "cross-origin" : "same-origin");

/** Public addresses of the pages behind inner paths. */
const inner: Record<string, string> = {
  "/blog/cari": "/blog?q=biaya",
  "/pinjaman/simulasi/[product]/[amount]/[days]": "/pinjaman?produk=kini&jumlah=3000000&tenor=90",
  "/artikel/[id]": "/p2pLending?id=membaca-biaya-pinjaman",
  "/blog/[category]/[page]": "/blog",
  "/kebijakanPrivasi/privasi": "/kebijakanPrivasi?name=Kebijakan",
  "/alat/[tool]": "/alat/bunga-efektif",
  "/aturan/[rule]": "/aturan/denda-produktif",
  "/karir2/[job]": "/karir2/collection-team-leader",
  "/kegiatan/[event]": "/kegiatan/kelas-kas-warung",
};

/** Needs a signed key (article-import.spec.ts). */
const unlisted = "/pratinjau/[id]";

type Read = { status: number; headers: Record<string, string>; text: string };
const readPages = new Map<string, Promise<Read>>();
/** A page as any visitor gets it. Several tests check the same response. */
function readPage(request: APIRequestContext, path: string): Promise<Read> {
  const known = readPages.get(path);
  if (known) return known;
  const read = request.get(path).then(async (answer) => ({ status: answer.status(), headers: answer.headers(), text: await answer.text() }));
  readPages.set(path, read);
  return read;
}

test("the list of addresses contains every page", () => {
  const found = globSync("app/**/page.tsx").map(
    (file) =>
      `/${file
        .split("/")
        .slice(1, -1)
        .filter((part) => !part.startsWith("("))
        .join("/")}`,
  );
  expect(found.length).toBeGreaterThan(20);
  const listed = (path: string) => pages.some((page) => page === path || page.startsWith(`${path}?`));
  expect(found.map((path) => inner[path] ?? path).filter((path) => !listed(path))).toEqual([unlisted]);
});

test("every response has the security headers", async ({ request }) => {
  const check = async (path: string) => {
    const { status, headers } = await readPage(request, path);
    expect.soft(status, path).toBe(path === "/nofind" || path === "/api/nothing" ? 404 : 200);
    expect.soft(headers, path).toMatchObject({ ...everywhere, ...permissions(path) });
    expect.soft(headers["cross-origin-resource-policy"], path).toBe(resourcePolicy(headers));
    expect.soft(headers["strict-transport-security"], path).toBeUndefined();
    expect.soft([headers["x-powered-by"], headers.server], path).toEqual([undefined, undefined]);
  };
  // Few at once: more dynamic pages wait for their turn, and are refused when that takes long.
  const rest = [...pages, ...files];
  while (rest.length > 0) await Promise.all(rest.splice(0, 4).map(check));
});

test("every other kind of response has the security headers", async ({ request, baseURL }) => {
  const chunk = readdirSync(".next/static/chunks").find((name) => name.endsWith(".js"));
  const page = await request.get("/bantuan");
  const answers = [
    await request.get(`/_next/static/chunks/${chunk}`),
    await request.get("/_next/static/chunks/nothing.js"),
    await request.get("/bantuan", { headers: { "if-none-match": page.headers().etag as string } }),
    await request.get("/", { maxRedirects: 0 }),
    await request.get("/bantuan/", { maxRedirects: 0 }),
    await request.get("/halamandepan?UserLoginToken=x", { maxRedirects: 0 }),
    await request.get("/api/investor/current-user"),
    await request.get("/api/investor/login"),
    await request.post("/api/investor/login", { data: {} }),
    await request.post("/api/investor/login", { data: {}, headers: { origin: "https://elsewhere.test" } }),
    await request.post("/internal/revalidate"),
    await request.fetch("/bantuan", { method: "PUT" }),
    await request.head("/bantuan"),
    await request.get("/art/nothing.svg"),
    await request.get("/p2pLending?id=tidak-ada"),
    await request.get("/bantuan?_rsc=1", { headers: { rsc: "1" } }),
  ];
  expect(answers.map((answer) => answer.status())).toEqual([200, 404, 304, 308, 308, 307, 401, 405, 400, 403, 404, 405, 200, 404, 404, 200]);
  for (const answer of answers) {
    // An address with a token must not leak as a referrer.
    const own = answer.url().includes("UserLoginToken") ? { "referrer-policy": "no-referrer" } : {};
    expect.soft(answer.headers(), answer.url()).toMatchObject({ ...everywhere, ...permissions("/"), ...own });
    expect.soft(answer.headers()["cross-origin-resource-policy"], answer.url()).toBe(resourcePolicy(answer.headers()));
  }
  const { answers: broken } = await exchange(baseURL as string, [head("GET", "/bantuan", ["Host: two"])]);
  for (const [name, value] of Object.entries({ ...everywhere, ...permissions("/") }))
    expect.soft(broken[0]?.headers).toContain(`${name}: ${value.toLowerCase()}`);
});

test("a page varies by the headers that select a part, the person and the encoding, a part by those that select among parts", async ({ request }) => {
  const whole = (await request.get("/bantuan")).headers();
  expect(whole["content-type"]).toBe("text/html; charset=utf-8");
  expect(whole.vary?.split(", ")).toEqual(expect.arrayContaining(["rsc", "Cookie", "Accept-Encoding"]));
  const part = (await request.get("/bantuan", { headers: { rsc: "1", "accept-encoding": "gzip" } })).headers();
  expect([part["content-type"], part["content-encoding"]]).toEqual(["text/x-component", "gzip"]);
  expect(part.vary).toContain("next-router-state-tree");
});

test("browsers revalidate pages, and shared caches store them for a minute at most", async ({ request }) => {
  const kinds = [...pages, ...files].flatMap((path) => [{ path }, ...(path.startsWith("/api") ? [] : [{ path, headers: { rsc: "1" } }])]);
  await Promise.all(
    kinds.map(async ({ path, ...options }) => {
      const headers = "headers" in options ? (await request.get(path, options)).headers() : (await readPage(request, path)).headers;
      const policy = headers["cache-control"] ?? "";
      expect.soft(policy, path).not.toContain("stale-while-revalidate");
      if (/^text\/(?:html|x-component)/.test(headers["content-type"] ?? "") && !/no-store/.test(policy))
        expect.soft(policy, path).toBe("max-age=0, s-maxage=60");
    }),
  );
});

test("security.txt has contact, expiry and canonical address", async ({ request }) => {
  const answer = await request.get("/.well-known/security.txt");
  expect(answer.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const fields = Object.fromEntries(
    (await answer.text()).split("\n").flatMap((line) => [...line.matchAll(/^([\w-]+): (.+)$/g)].map(([, name, value]) => [name, value])),
  );
  expect(fields.Contact).toMatch(/^mailto:[^@\s]+@[^@\s]+$/);
  expect(fields.Canonical).toMatch(/^https?:\/\/[^/]+\/\.well-known\/security\.txt$/);
  const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
});

test("every page allows only its own scripts", async ({ request }) => {
  for (const path of pages) {
    const policy = (await readPage(request, path)).headers["content-security-policy"] ?? "";
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? [];
    expect.soft(scripts[0], path).toBe("'self'");
    expect
      .soft(
        scripts.slice(1).filter((source) => !/^'(?:sha256|nonce)-[\w+/]+=*'$/.test(source)),
        path,
      )
      .toEqual([]);
    for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])
      expect.soft(policy, path).toContain(directive);
  }
});

test("no script has a class static block, which Safari before 16.4 cannot parse", async ({ request }) => {
  const scripts = new Set<string>();
  for (const path of pages)
    for (const [file] of (await readPage(request, path)).text.matchAll(/\/_next\/static\/chunks\/[^"\\]+\.js/g)) scripts.add(file);
  expect(scripts.size).toBeGreaterThan(20);
  for (const script of scripts) expect.soft(/[{;}]static\s*\{/.test(await (await request.get(script)).text()), script).toBe(false);
});

test("every class on every page has a rule in one of its style sheets", async ({ request }) => {
  const ofSheet = new Map(globSync(".next/static/chunks/**/*.css").map((file) => [file, classesOf(readFileSync(file, "utf8"))]));
  for (const path of [...pages, "/p2pLending?id=tidak-ada"]) {
    const { text: html } = await readPage(request, path);
    const sheets = [...html.matchAll(/\/_next\/(static\/chunks\/[^"\\]+\.css)/g)].map(([, file]) => ofSheet.get(`.next/${file}`));
    const inline = [...html.matchAll(/<style\b[^>]*>([^<]*)/g)].map(([, css = ""]) => classesOf(css));
    const known = new Set([...sheets, ...inline].flatMap((classes) => [...(classes ?? [])]));
    expect.soft(known.size, path).toBeGreaterThan(100);
    expect.soft(unknownInHtml(html, known), path).toEqual([]);
  }
});
