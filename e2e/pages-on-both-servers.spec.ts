/** Pages through `server.ts` and through plain `next start`. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, openSync } from "node:fs";
import { request } from "node:http";
import { createClient } from "redis";
import { mayReachNext } from "../lib/page/headers.ts";
import { freePort, waitFor } from "../lib/ports.ts";
import { headersThatNextReads } from "../test-support/next-headers.ts";
import { exchange, head } from "../test-support/raw-http.ts";
import { addresses } from "./addresses.ts";
import { expect, test } from "./fixtures.ts";
import { stopWeb } from "./start-web.ts";

const product = Number(new URL(process.env.E2E_BASE_URL ?? `http://localhost:${process.env.E2E_PORT || 3100}`).port);
/** Servers for this file only, because it drops all pages repeatedly. */
const [ownPort, nextPort] = (await Promise.all([freePort(), freePort()])) as [number, number];
const servers = [
  { name: "server.ts", port: ownPort, args: ["server.ts"] },
  { name: "next start", port: nextPort, args: ["node_modules/next/dist/bin/next", "start", "-p", String(nextPort)] },
];
const REDIS = ["/usr/bin/redis-server", "/usr/local/bin/redis-server"].find((file) => existsSync(file));
const bearer = { authorization: "Bearer penyegaran-halaman-untuk-uji-0123456789" };

const everywhere = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin-allow-popups",
};
/** The one page that may use the camera. */
const permissions = (path: string) => ({
  "permissions-policy": `camera=(${path === "/pindai" ? "self" : ""}), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()`,
});
const files = [
  ..."robots.txt sitemap.xml sitemap/halaman.xml sitemap/artikel-1.xml feed.json feed.xml manifest.webmanifest statistik.csv icon.svg".split(" "),
  ..."favicon.ico apple-icon.png .well-known/security.txt sampul/Finansial/membaca-biaya-pinjaman.svg".split(" "),
  ..."sampul/bagikan/membaca-biaya-pinjaman.png healthz readyz api/common/timestamp api/nothing".split(" "),
].map((file) => `/${file}`);

const webs: ChildProcess[] = [];

function start(args: string[], port: number, settings: Record<string, string> = {}): void {
  const output = process.env.E2E_LOG ? openSync(process.env.E2E_LOG, "a") : "ignore";
  const env = {
    ...process.env,
    NODE_ENV: "production" as const,
    PORT: String(port),
    API_ORIGIN: `http://127.0.0.1:${product + 1000}`,
    SITE_URL: `http://localhost:${product}`,
    REVALIDATE_TOKEN: bearer.authorization.slice("Bearer ".length),
    REDIS_URL: "",
    RATE_LIMIT_FACTOR: "50",
    ...settings,
  };
  webs.push(spawn(process.execPath, args, { stdio: ["ignore", output, output], env }));
}

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  for (const { name, port, args } of servers) {
    start(args, port);
    await waitFor(`http://localhost:${port}/readyz`, name, 30_000);
  }
});
test.afterAll(async () => void (await Promise.all(webs.map(stopWeb))));

/** Not sent: Node rejects a wrong body length, and pages with a session are never shared. */
const UNSENT = /^(?:host|content-length|transfer-encoding|connection|expect|upgrade|authorization)$/;
/** One cached page of each kind: list, article, form, deletion, text. */
const renewable = ["/halamandepan", "/blog", "/p2pLending?id=membaca-biaya-pinjaman", "/registerCompany", "/removeAccount", "/tentangKami"];
/** Headers that reach Next are sent one by one, others in groups of this size. */
const AT_ONCE = 12;

/** Sends any headers, also those that `fetch` rejects. Resolves when the response has ended. */
const send = (address: string, headers: Record<string, string>) =>
  new Promise<void>((resolve, reject) => {
    request(address, { headers, agent: false }, (response) => response.resume().once("close", resolve))
      .once("error", reject)
      .end();
  });

/** Values with an effect, by header. */
const meaning: Record<string, string> = {
  "content-security-policy": "script-src 'nonce-racun'",
  "content-security-policy-report-only": "script-src 'nonce-racun'",
  "user-agent": "facebookexternalhit/1.1",
  cookie: "__prerender_bypass=racun; __next_preview_data=racun; __next_instant_test=1",
  accept: "text/x-component",
  "content-type": "text/plain",
  "x-forwarded-host": "racun.test",
  "x-forwarded-proto": "https",
  "x-forwarded-port": "99",
  "next-url": "/racun",
  "sec-fetch-dest": "document",
};

/** The content of a page, independent of the order of React's flight rows and of where React flushed its HTML. */
function essence(html: string): string {
  return html
    .replaceAll("<!-- -->", "")
    .replace(/<script>self\.__next_f\.push\(\[1,[\s\S]*?<\/script>/g, "<script>data</script>")
    .replace(/(?:<script>data<\/script>)+/g, "<script>data</script>")
    .replace(/\b(?:\d+ (?:detik|menit|jam) lalu)\b/g, "");
}

for (const { name, port } of servers)
  test.describe(name, () => {
    const site = `http://localhost:${port}`;
    const get = (path: string, headers: Record<string, string> = {}) => fetch(site + path, { headers, redirect: "manual" });
    const dropAll = async () =>
      expect((await fetch(`${site}/internal/revalidate?tag=site&tag=blog&tag=ads`, { method: "POST", headers: bearer })).status).toBe(204);

    test("every response has each security header once", async () => {
      for (const path of [
        ...addresses,
        ...files,
        "/nofind",
        "/",
        "/bantuan/",
        "/blog?value=promo",
        "/_next/static/nothing.js",
        "/halamandepan?UserLoginToken=x",
      ]) {
        const { status, headers } = await get(path);
        const own = path.includes("UserLoginToken") ? { "referrer-policy": "no-referrer" } : {};
        expect.soft(Object.fromEntries(headers), `${path} ${status}`).toMatchObject({ ...everywhere, ...permissions(path), ...own });
        const type = headers.get("content-type") ?? "";
        expect.soft(headers.get("cross-origin-resource-policy"), path).toBe(type.startsWith("image/") ? "cross-origin" : "same-origin");
        expect.soft([headers.get("x-powered-by"), headers.get("refresh")], path).toEqual([null, null]);
        if (type.startsWith("image/svg"))
          expect.soft(headers.get("content-security-policy"), path).toContain("default-src 'none'; style-src 'unsafe-inline'; sandbox");
        if (type.startsWith("text/html"))
          expect.soft(headers.get("content-security-policy"), path).toMatch(/script-src 'self'(?: '(?:sha256|nonce)-[\w+/]+=*')*;/);
      }
    });

    test("a page's policy allows its scripts, and the framework starts", async ({ page }) => {
      for (const path of ["/halamandepan", "/login", "/blog?q=biaya"]) {
        await page.goto(site + path);
        await expect.poll(() => page.evaluate(() => "next" in window), path).toBe(true);
      }
    });

    test("redirects have one Location, and overlong addresses are refused briefly", async () => {
      expect([(await get("/")).status, (await get("/")).headers.get("location")]).toEqual([308, "/halamandepan"]);
      const changed = await get("/.well-known/change-password");
      expect([changed.status, changed.headers.get("location")]).toEqual([303, "/forgotPassword"]);
      expect((await get("/bantuan/?a=b")).headers.get("location")).toBe("/bantuan?a=b");
      for (const path of [`/bantuan/?a=${"b".repeat(2_100)}`, `/halamandepan?UserLoginToken=${"b".repeat(2_100)}`, `/${"x".repeat(2_100)}`]) {
        const { status, headers } = await get(path);
        expect.soft(status).toBe(414);
        expect.soft(Object.fromEntries(headers)).toMatchObject({ ...everywhere, ...permissions("/") });
        expect.soft([...headers].reduce((sum, [key, value]) => sum + key.length + value.length + 4, 0)).toBeLessThan(1_500);
      }
    });

    test("server actions are refused", async () => {
      for (const [path, headers] of [
        ["/login", { "next-action": "7f0000" }],
        ["/_next/nothing", { "next-action": "7f0000" }],
        ["/nofind", { "next-action": "7f0000", "content-type": "text/plain" }],
      ] as [string, Record<string, string>][]) {
        const { status } = await fetch(site + path, { method: "POST", headers, body: '["$1:constructor"]' });
        expect.soft(status, path).toBe(405);
      }
    });

    test("a file ignores conditions that no browser sends, and refuses ranges that it does not have", async () => {
      const chunk = /\/_next\/static\/chunks\/[^"\\]+\.js/.exec(await (await get("/login")).text())?.[0] as string;
      for (const path of ["/art/gagal.svg", "/files/laporan-tahunan-2019.pdf", chunk]) {
        const conditions: Record<string, string>[] = [
          { "if-match": '"x"' },
          { "if-unmodified-since": "Mon, 01 Jan 2001 00:00:00 GMT" },
          { range: "bytes=99999999-" },
          { range: "bytes=0-9" },
        ];
        const statuses = await Promise.all(conditions.map(async (headers) => (await get(path, headers)).status));
        expect.soft(statuses, path).toEqual([200, 200, 416, 206]);
      }
    });

    test("drawn pictures answer 304 for a known ETag", async () => {
      for (const path of ["/sampul/Finansial/membaca-biaya-pinjaman.svg", "/sampul/bagikan/membaca-biaya-pinjaman.png"]) {
        const etag = (await get(path)).headers.get("etag") ?? "";
        expect.soft((await get(path, { "if-none-match": etag })).status, path).toBe(304);
        expect.soft((await get(path, { "if-none-match": '"other"' })).status, path).toBe(200);
      }
    });

    test("pages and generated files follow If-None-Match", async () => {
      for (const path of ["/feed.xml", "/sitemap/halaman.xml", "/statistik.csv", "/manifest.webmanifest", "/tentangKami"]) {
        const etag = (await get(path)).headers.get("etag") ?? "";
        const conditions: Record<string, string>[] = [{ "if-none-match": etag }, { "if-none-match": '"other"' }, { "if-match": '"other"' }];
        const statuses = conditions.map(async (headers) => (await get(path, headers)).status);
        expect.soft(await Promise.all(statuses), path).toEqual([304, 200, 200]);
      }
    });

    test("a form that is sent without scripts to its own page is redirected to it", async () => {
      const { status, headers } = await fetch(`${site}/login?next=%2Fpendanna`, {
        method: "POST",
        body: new URLSearchParams({ a: "b" }),
        redirect: "manual",
      });
      expect([status, headers.get("location")]).toEqual([303, "/login?next=%2Fpendanna"]);
    });

    test("TRACE is refused", async () => {
      for (const path of ["/login", "/halamandepan?a", "/feed.xml", "/_next/nothing", "/api/common/timestamp"]) {
        const answer = await exchange(site, [head("TRACE", path, ["Connection: close"])], { quietMs: 4_000 });
        expect.soft(answer.answers[0]?.status, path).toBe(405);
      }
    });

    test("addresses below /_next accept GET and HEAD only", async () => {
      const chunk = /\/_next\/static\/chunks\/[^"\\]+\.js/.exec(await (await get("/login")).text())?.[0] as string;
      for (const path of [chunk, "/_next/nothing", "/_next/image"])
        for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
          const { status, headers } = await fetch(site + path, { method });
          expect.soft([status, headers.get("allow")], `${method} ${path}`).toEqual([405, "GET, HEAD"]);
        }
    });

    test("a link keeps its query when its token is removed, and a sign-in page leads where its query says", async () => {
      const data = "data=%7B%22id%22%3A%22h%22%7D";
      const link = await get(`/registerCompany?${data}&UserLoginToken=wrong&x=1`);
      expect(link.headers.get("location")).toBe(`/registerCompany?${data}&x=1`);
      const login = await fetch(`${site}/api/investor/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ username: "pribadi@demo.test", password: "Demo#2026" }),
      });
      const cookie = login.headers
        .getSetCookie()
        .map((each) => each.split(";")[0])
        .join("; ");
      expect((await get("/login?next=%2Fpendanna", { cookie })).headers.get("location")).toBe("/pendanna");
    });

    test("a stored page has its own policy, whatever its query resembles", async () => {
      for (const path of [
        "/pinjaman?produk=kini&jumlah=3000000",
        "/pinjaman?produk=kini&jumlah=tiga%20juta&tenor=90",
        "/blog?q=biaya&q=",
        "/blog?q=a%0Ab",
      ]) {
        const policy = (await get(path)).headers.get("content-security-policy");
        expect.soft(policy?.match(/script-src[^;]*/g), path).toEqual([expect.stringMatching(/^script-src 'self'(?: 'sha256-[\w+/]+=*')+$/)]);
      }
      const search = (await get("/blog?q=&q=biaya")).headers.get("content-security-policy");
      expect(search?.match(/script-src[^;]*/g)).toEqual([expect.stringMatching(/^script-src 'self' 'nonce-[\w+/=]+'(?: 'sha256-[\w+/]+=*')+$/)]);
      expect((await get("/blog", { "x-simpul-query": "?q=biaya" })).headers.get("content-security-policy")).not.toContain("nonce-");
    });

    test("no cache stores the not-found page under another spelling of a page", async () => {
      for (const path of ["/tentangKam%69", "/logi%6e", "/feed%2exml"]) {
        const { status, headers } = await get(path);
        expect.soft([status, headers.get("cache-control")], path).toEqual([404, expect.stringMatching(/^private,.* no-store/)]);
      }
    });

    test("malformed and ambiguous addresses are not found, with all headers", async () => {
      for (const path of [
        "/blog/%F0%9F/1",
        "/artikel/%E0%A4%A",
        "/blog/%2f",
        "/a/%2e%2e/login",
        "/\\elsewhere.test/",
        "//elsewhere.test/",
        "/bantuan//",
      ]) {
        const { answers } = await exchange(site, [head("GET", path, ["Connection: close"])], { quietMs: 4_000 });
        expect.soft(answers[0]?.status, path).toBe(path.includes("//") ? 308 : 404);
        for (const [name, value] of Object.entries({ ...everywhere, ...permissions("/") }))
          expect.soft(answers[0]?.headers, path).toContain(`${name}: ${value.toLowerCase()}`);
      }
      for (const path of ["//", "///", "//?a", "//[::1", "//a:b", "//@", "https://x//"]) {
        const { answers } = await exchange(site, [head("GET", path, ["Connection: close"])], { quietMs: 4_000 });
        expect.soft([308, 404], path).toContain(answers[0]?.status);
      }
      for (const path of ["/api/%ZZ", "/api//common/timestamp", "/api/common/./timestamp"]) {
        const { answers } = await exchange(site, [head("GET", path, ["Connection: close"])], { quietMs: 4_000 });
        expect.soft([answers[0]?.status, answers[0]?.body], path).toEqual([404, '{"code":"E404","message":"Sumber daya tidak ditemukan."}']);
      }
    });

    test("requests without a body and without its length are answered", async () => {
      for (const [method, path, status] of [
        ["POST", "/internal/revalidate?tag=site", 204],
        ["POST", "/internal/revalidate", 400],
        ["PUT", "/internal/revalidate", 405],
        ["DELETE", "/healthz", 405],
        ["OPTIONS", "/readyz", 405],
      ] as const) {
        const lines = [`Authorization: ${bearer.authorization}`, "Connection: close"];
        const { answers } = await exchange(site, [head(method, path, lines)], { quietMs: 4_000 });
        expect.soft(answers[0]?.status, `${method} ${path}`).toBe(status);
      }
    });

    test("a missing page or picture has one policy", async () => {
      for (const path of ["/art/nothing.svg", "/nofind"]) {
        const policy = (await get(path)).headers.get("content-security-policy") ?? "";
        expect.soft(policy.match(/default-src/g), path).toHaveLength(1);
      }
    });

    test("a query never reaches another visitor", async ({ baseURL: _ }) => {
      for (const target of [
        "/tentangKami?data=rahasia",
        "/tentangKami?data=rahasia&_rsc=text",
        `${site}/tentangKami?data=rahasia`,
        "/tentangKami?rahasia",
      ]) {
        await dropAll();
        await exchange(site, [head("GET", target, ["Connection: close"])], { quietMs: 4_000 });
        expect.soft(await (await get("/tentangKami")).text(), target).not.toContain("rahasia");
        expect.soft(await (await get("/tentangKami", { rsc: "1" })).text(), target).not.toContain("rahasia");
      }
    });

    test("no header that Next reads reaches a stored page", async () => {
      test.setTimeout(180_000);
      const names = headersThatNextReads().filter((name) => !UNSENT.test(name));
      expect(names.length).toBeGreaterThan(60);
      expect(names).toEqual(
        expect.arrayContaining(["content-security-policy", "rsc", "x-prerender-revalidate", "x-forwarded-host", "x-matched-path"]),
      );
      // Compressing every copy would cost more than rendering it.
      const plain = { "accept-encoding": "identity" };
      const read = async (path: string) => {
        const response = await get(path, plain);
        return { status: response.status, made: response.headers.get("x-nextjs-cache"), html: await response.text() };
      };
      await dropAll();
      const clean = new Map<string, string>();
      for (const path of renewable) {
        const { made, html } = await read(path);
        expect(made, `${path} is renewed`).toBe("MISS");
        clean.set(path, essence(html));
      }
      /** Problems of the cached pages after requests with these headers have renewed them. */
      const poisoned = async (group: string[]) => {
        await dropAll();
        const headers = Object.fromEntries(group.map((name) => [name, meaning[name] ?? "1"]));
        await Promise.all(renewable.map((path) => send(site + path, { ...plain, ...headers })));
        const faults: string[] = [];
        for (const path of renewable) {
          const { status, html } = await read(path);
          if (status !== 200 || html.includes("racun") || essence(html) !== clean.get(path)) faults.push(`${path} ${status}`);
        }
        return faults;
      };
      const [alone, grouped] = [names.filter(mayReachNext), names.filter((name) => !mayReachNext(name))];
      const groups = alone.map((name) => [name]);
      for (let at = 0; at < grouped.length; at += AT_ONCE) groups.push(grouped.slice(at, at + AT_ONCE));
      for (let group = groups.shift(); group; group = groups.shift()) {
        const faults = await poisoned(group);
        if (faults.length === 0) continue;
        if (group.length === 1) expect.soft(faults, group[0]).toEqual([]);
        else groups.push(group.slice(0, group.length / 2), group.slice(group.length / 2));
      }
    });
  });

test("servers under `next start` share pages in Redis, and serve without it", async ({ baseURL: _ }) => {
  test.skip(!REDIS, "redis-server is not installed");
  const [redisPort, ...ports] = (await Promise.all([freePort(), freePort(), freePort(), freePort()])) as [number, number, number, number];
  const redis = spawn(REDIS as string, ["--port", String(redisPort), "--save", "", "--appendonly", "no"], { stdio: "ignore" });
  const [first, second, third] = ports.map((port) => `http://localhost:${port}`) as [string, string, string];
  const startOne = async (site: string) => {
    const { port } = new URL(site);
    start(["node_modules/next/dist/bin/next", "start", "-p", port], Number(port), { REDIS_URL: `redis://127.0.0.1:${redisPort}` });
    await waitFor(`${site}/readyz`, "next start with Redis", 30_000);
  };
  const expire = async () => expect((await fetch(`${first}/internal/revalidate?tag=blog`, { method: "POST", headers: bearer })).status).toBe(204);
  await Promise.all([startOne(first), startOne(second)]);
  const made = async (site: string) => {
    const response = await fetch(`${site}/p2pLending?id=membaca-biaya-pinjaman`);
    expect(response.headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-/);
    return [response.status, response.headers.get("x-nextjs-cache")];
  };
  const stored = createClient({ url: `redis://127.0.0.1:${redisPort}` });
  await stored.connect();
  for (let at = 0; at < 12; at += 1)
    for (const path of [`/p2pLending?id=tidak-ada-${at}`, `/blog?page=${1_000 + at}`, `/blog?value=Promo&page=${1_000 + at}`, `/blog/semua/${at}x`])
      expect.soft((await fetch(first + path)).status, path).toBe(404);
  for (const names of ["*tidak-ada*", "*blog/*/10??", "*blog/semua/*x"])
    expect.soft(await stored.keys(`simpul:pages:${names}`), "what a made-up address brings is not stored").toEqual([]);
  expect((await stored.keys("simpul:pages:*")).length).toBeGreaterThan(0);
  stored.destroy();
  await expire();
  expect(await made(second)).toEqual([200, "MISS"]);
  expect(await made(first)).toEqual([200, "HIT"]);
  // A starting server copies the built pages to Redis, which must not bring back an expired one.
  await expire();
  await startOne(third);
  expect(await made(third)).toEqual([200, "MISS"]);
  redis.kill("SIGKILL");
  expect((await made(first))[0]).toBe(200);
  expect((await fetch(`${second}/api/common/timestamp`)).status).toBe(200);
});
