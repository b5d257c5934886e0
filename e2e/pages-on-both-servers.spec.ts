/** Pages through `server.ts` and through plain `next start`. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, openSync, readFileSync } from "node:fs";
import { waitFor } from "../scripts/ports.ts";
import { exchange, head } from "../test-support/raw-http.ts";
import { addresses } from "./addresses.ts";
import { expect, test } from "./fixtures.ts";

const product = Number(new URL(process.env.E2E_BASE_URL ?? `http://localhost:${process.env.E2E_PORT || 3100}`).port);
/** Servers for this file only, because it drops all pages repeatedly. */
const servers = [
  { name: "server.ts", port: product + 12, args: ["server.ts"] },
  { name: "next start", port: product + 11, args: ["node_modules/next/dist/bin/next", "start", "-p", String(product + 11)] },
];
const bearer = { authorization: "Bearer penyegaran-halaman-untuk-uji-0123456789" };

const everywhere = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
};
const files = [
  ..."robots.txt sitemap.xml sitemap/halaman.xml sitemap/artikel-1.xml feed.json feed.xml manifest.webmanifest statistik.csv icon.svg".split(" "),
  ..."favicon.ico apple-icon.png .well-known/security.txt sampul/Finansial/membaca-biaya-pinjaman.svg".split(" "),
  ..."sampul/bagikan/membaca-biaya-pinjaman.png healthz readyz api/common/timestamp api/nothing".split(" "),
].map((file) => `/${file}`);
/** Pages rendered for each request, never stored. */
const single = addresses.filter((address) => /[?&](?:q|produk)=/.test(address));
const stored = addresses.filter((address) => !single.includes(address));

const webs: ChildProcess[] = [];

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  const output = process.env.E2E_LOG ? openSync(process.env.E2E_LOG, "a") : "ignore";
  for (const { name, port, args } of servers) {
    const env = {
      ...process.env,
      NODE_ENV: "production" as const,
      PORT: String(port),
      API_ORIGIN: `http://127.0.0.1:${product + 1000}`,
      SITE_URL: `http://localhost:${product}`,
      REVALIDATE_TOKEN: bearer.authorization.slice("Bearer ".length),
      REDIS_URL: "",
      RATE_LIMIT_FACTOR: "50",
    };
    webs.push(spawn(process.execPath, args, { stdio: ["ignore", output, output], env }));
    await waitFor(`http://localhost:${port}/readyz`, name, 30_000);
  }
});
test.afterAll(async () => {
  await Promise.all(
    webs.map(async (web) => {
      const gone = once(web, "exit");
      web.kill("SIGTERM");
      await gone;
    }),
  );
});

/** Names of request headers that Next reads, taken from its sources. */
function headersThatNextReads(): string[] {
  const reads = [
    /headers(?:\?)?\[['"]([\w-]+)['"]\]/gi,
    /headers\.(?:get|has)\(['"]([\w-]+)['"]\)/gi,
    /(?:HEADER\w*|_HEADER)\s*=\s*['"]([a-z][\w-]+)['"]/g,
    /['"]((?:x-(?:next|middleware|matched|prerender|invoke|now|vercel|forwarded|action)[\w-]*|next-[a-z-]+|rsc|purpose|sec-fetch-[a-z]+))['"]/g,
  ];
  const sources = globSync("node_modules/next/dist/{server,lib,shared/lib,build/templates,client/components}/**/*.js");
  const names = sources.flatMap((source) => {
    const text = readFileSync(source, "utf8");
    return reads.flatMap((read) => [...text.matchAll(read)].map(([, name = ""]) => name.toLowerCase()));
  });
  // Node refuses changed framing headers; pages with a session are not shared.
  return [...new Set(names)].filter(
    (name) => /^[a-z][\w-]+$/.test(name) && !/^(?:host|content-length|transfer-encoding|connection|expect|upgrade|authorization)$/.test(name),
  );
}

/** Values that a reader of the header would act on. */
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

/** The content of a copy, independent of the order of React's rows. */
function essence(html: string): string {
  return html
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
        expect.soft(Object.fromEntries(headers), `${path} ${status}`).toMatchObject({ ...everywhere, ...own });
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
      expect((await get("/bantuan/?a=b")).headers.get("location")).toBe("/bantuan?a=b");
      for (const path of [`/bantuan/?a=${"b".repeat(2_100)}`, `/halamandepan?UserLoginToken=${"b".repeat(2_100)}`, `/${"x".repeat(2_100)}`]) {
        const { status, headers } = await get(path);
        expect.soft(status).toBe(414);
        expect.soft(Object.fromEntries(headers)).toMatchObject(everywhere);
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
      test.setTimeout(600_000);
      const names = headersThatNextReads();
      expect(names.length).toBeGreaterThan(60);
      expect(names).toEqual(
        expect.arrayContaining(["content-security-policy", "rsc", "x-prerender-revalidate", "x-forwarded-host", "x-matched-path"]),
      );
      // Compressing every copy would cost more than rendering it.
      const plain = { "accept-encoding": "identity" };
      await dropAll();
      const clean = new Map<string, string>();
      for (const path of stored) {
        const answer = await get(path, plain);
        // A page without upstream data comes from the build and is never renewed.
        if (answer.headers.get("x-nextjs-cache") === "MISS") clean.set(path, essence(await answer.text()));
      }
      expect(clean.size).toBeGreaterThan(8);
      const renewed = [...clean.keys()];
      for (const header of names) {
        await dropAll();
        const value = meaning[header] ?? "1";
        await Promise.all(
          renewed.map((path) =>
            get(path, { ...plain, [header]: value }).then(
              (answer) => answer.arrayBuffer(),
              () => undefined,
            ),
          ),
        );
        for (const path of renewed) {
          const answer = await get(path, plain);
          const html = await answer.text();
          expect.soft(answer.status, `${header} ${path}`).toBe(200);
          expect.soft(html, `${header} ${path}`).not.toContain("racun");
          if (essence(html) !== clean.get(path)) expect.soft(essence(html), `${header} ${path}`).toBe(clean.get(path));
        }
      }
    });
  });
