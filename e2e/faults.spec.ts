import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { freePort } from "../lib/ports.ts";
import { isDynamicPage } from "../lib/seo/dynamic-pages.ts";
import { type Fault, type FaultyUpstream, openFaultyUpstream, REFUSAL } from "../test-support/faulty-upstream.ts";
import { head } from "../test-support/raw-http.ts";
import { uniqueDigits } from "./accounts.ts";
import { addresses } from "./addresses.ts";
import { test as base, expect } from "./fixtures.ts";
import { codeFor, countCodes } from "./outbox.ts";
import { startWeb, stopWeb } from "./start-web.ts";

const port = await freePort();
const api = process.env.E2E_API_ORIGIN ?? `http://127.0.0.1:${Number(process.env.E2E_PORT || 3100) + 1000}`;
const site = `http://localhost:${port}`;
const product = `http://localhost:${Number(process.env.E2E_PORT || 3100)}`;
const TIMEOUT_MS = 1_500;
const revalidateToken = "kunci-untuk-uji-gangguan-saja-000";

const network = "Jaringan bermasalah, silakan coba lagi.";
const busy = "Server sedang sibuk, silakan coba lagi nanti.";
/** What a person reads when a call meets the fault. */
const words = { hang: busy, reset: network };
/**
 * One for each message. For each fault, lib/gateway/faults.test.ts has the answer to a call and
 * lib/api/server-fetch.test.ts the data of a page.
 */
const failing = ["hang", "reset"] as const;
/** One for each way in which a page may miss its data, and those that it must survive. */
const metByPages = ["delay", "hang", "reset", "clock"] as const;

const files = ["/feed.xml", "/feed.json", "/sitemap.xml", "/sitemap/artikel-1.xml", "/statistik.csv", "/.well-known/security.txt"];

const article = "/p2pLending?id=membaca-biaya-pinjaman";
const revalidation = { headers: { authorization: `Bearer ${revalidateToken}` } };

const startFaulty = (upstreamOrigin: string, webPort: number) =>
  startWeb(webPort, {
    API_ORIGIN: upstreamOrigin,
    RATE_LIMIT_FACTOR: "50",
    UPSTREAM_TIMEOUT_MS: String(TIMEOUT_MS),
    REVALIDATE_TOKEN: revalidateToken,
  });

type OwnSite = {
  upstream: FaultyUpstream;
  /** Starts the product; it ends with the test. */
  start: () => Promise<{ web: ChildProcess; port: number; origin: string }>;
};

/** `ownSite`: an upstream and a server without stored responses, for tests that depend on that or stop the server. */
const test = base.extend<{ ownSite: OwnSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  ownSite: async ({}, use) => {
    const own = await openFaultyUpstream(api);
    const started: ChildProcess[] = [];
    await use({
      upstream: own,
      async start() {
        const ownPort = await freePort();
        const child = await startFaulty(own.origin, ownPort);
        started.push(child);
        return { web: child, port: ownPort, origin: `http://localhost:${ownPort}` };
      },
    });
    await Promise.all(started.map(stopWeb));
    await own.close();
  },
});

let upstream: FaultyUpstream;
let web: ChildProcess;

test.use({ baseURL: site });

test.beforeAll(async () => {
  upstream = await openFaultyUpstream(api);
  web = await startFaulty(upstream.origin, port);
});

test.afterAll(async () => {
  await stopWeb(web);
  await upstream.close();
  console.log(`faults injected: ${[...upstream.injected].map(([fault, times]) => `${fault} ${times}`).join(", ")}`);
});

test.afterEach(() => upstream.set(undefined));

/** Waits for the notice with this text and closes it. */
async function dismiss(page: Page, text: string) {
  const notice = page.locator("[data-notice]").filter({ hasText: text }).first();
  await expect(notice).toBeVisible();
  // The list may miss a click in the frame in which it removes an older notice; a person clicks again.
  await expect(async () => {
    if (await notice.isVisible()) await notice.getByRole("button", { name: "Tutup" }).click({ timeout: 1_000 });
    await expect(notice).toBeHidden({ timeout: 1_500 });
  }).toPass();
}

test("an article of a former upstream is gone if the current one lacks it", async ({ request, ownSite }) => {
  expect((await request.get(product + article)).status()).toBe(200);
  ownSite.upstream.set("unknown", /blog\/detail/);
  const { origin } = await ownSite.start();
  expect((await request.get(origin + article)).status()).toBe(404);
});

test("an article is shown without lists that are unavailable", async ({ request, ownSite }) => {
  const { origin } = await ownSite.start();
  await request.post(`${origin}/internal/revalidate?tag=blog`, revalidation);
  ownSite.upstream.set("reset", /blog\/list/);
  const answer = await request.get(origin + article);
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  expect(html).toContain('<article class="wrap"');
  expect(html).not.toContain('id="terbaru"');
  ownSite.upstream.set(undefined);
  await request.post(`${origin}/internal/revalidate?tag=blog`, revalidation);
  expect(await (await request.get(origin + article)).text()).toContain('id="terbaru"');
});

test("a page re-rendered for an address with a handle shows the handle to nobody else", async ({ request }) => {
  const handle = "pegangan-1234-5678";
  for (const path of ["/registerPersonal", "/registerCompany", "/login", "/halamandepan"]) {
    await request.post("/internal/revalidate?tag=site&tag=blog", revalidation);
    expect((await request.get(`${path}?data=${encodeURIComponent(JSON.stringify({ id: handle }))}`)).status()).toBe(200);
    const page = await (await request.get(path)).text();
    expect.soft(page, path).not.toContain(handle);
  }
});

test("every page and file responds whatever the upstream does, also when it must be rendered again", async ({ request }) => {
  test.setTimeout(240_000);
  const check = async (path: string, fault: string) => {
    // Compressing every copy would cost more than rendering it.
    const response = await request.get(path, { timeout: 20_000, headers: { "accept-encoding": "identity" } });
    const text = await response.text();
    expect.soft(response.status(), `${path} with ${fault}`).toBe(200);
    if (addresses.includes(path)) expect.soft(text, `${path} with ${fault}`).toMatch(/<h1[\s\S]*<\/html>$/);
    expect.soft(text, `${path} with ${fault}`).not.toContain("Halaman ini belum bisa dimuat");
  };
  const isSingle = (path: string) => isDynamicPage(new URL(path, site));
  const answered = async (fault: Fault | "none") => {
    await Promise.all([...addresses.filter((path) => !isSingle(path)), ...files].map((path) => check(path, fault)));
    // Few at once: more wait for their turn, and are refused when that takes long.
    const single = addresses.filter(isSingle);
    while (single.length > 0) await Promise.all(single.splice(0, 2).map((path) => check(path, fault)));
  };
  const drop = async () => {
    const dropped = await request.post("/internal/revalidate?tag=site&tag=blog&tag=ads", revalidation);
    expect(dropped.status()).toBe(204);
  };
  await drop();
  // One by one: this server keeps no data yet, so a call that waits too long for its turn would fail its page.
  for (const path of [...addresses, ...files]) await check(path, "none");
  for (const fault of metByPages) {
    upstream.set(fault);
    await drop();
    // Each round also sees copies rendered in the background with the previous fault.
    await answered(fault);
  }
  upstream.set(undefined);
  await answered("none");
  const search = await request.get("/blog?q=bunga");
  expect(await search.text()).not.toContain("Pencarian sedang terganggu");
});

test("an unread article and the search say that they are unavailable now", async ({ request, page, guard }) => {
  // React reports that the page was rendered without its content.
  guard.allow(/Failed to load resource|React error #441/);
  upstream.set("reset");
  expect(await (await request.get("/blog?q=belum-pernah-dicari")).text()).toContain("Pencarian sedang terganggu");
  const unread = `/p2pLending?id=belum-${uniqueDigits(12)}`;
  await page.goto(unread);
  await expect(page.getByRole("heading", { name: "Halaman ini belum bisa dimuat." })).toBeVisible();
  await expect(page).toHaveTitle("Halaman ini belum bisa dimuat");
  const answer = await request.get(unread);
  expect([answer.status(), answer.headers()["retry-after"], answer.headers()["cache-control"]]).toEqual([503, "60", "no-store"]);
  expect(await answer.text()).toMatch(
    /<html lang="id"[\s\S]*<title>Halaman ini belum bisa dimuat<\/title><noscript><link rel="stylesheet" href="\/_next[\s\S]*<noscript><main[\s\S]*Coba lagi/,
  );
  upstream.set(undefined);
  expect((await request.get(unread)).status()).toBe(404);
});

test("a search that the upstream refuses shows its message and can be retried", async ({ page }) => {
  upstream.set("refused", /blog\/list/);
  await page.goto("/blog?q=bunga");
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(REFUSAL);
  upstream.set(undefined);
  await page.getByRole("main").getByRole("link", { name: "Coba lagi" }).click();
  await expect(page.getByRole("heading", { name: "Artikel yang cocok" })).toBeVisible();
});

test("a page that the upstream refuses shows its message and recovers", async ({ page, request, guard }) => {
  guard.allow(/Failed to load resource|React error #441/);
  upstream.set("refused", /blog\/detail/);
  const unread = `/p2pLending?id=ditolak-${uniqueDigits(12)}`;
  await page.goto(unread);
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(REFUSAL);
  expect((await request.get(unread)).status()).toBe(500);
  upstream.set(undefined);
  await page.getByRole("button", { name: "Coba lagi" }).click();
  await expect(page.getByRole("heading", { name: "Halaman ini tidak ada." })).toBeVisible();
  expect((await request.get(unread)).status()).toBe(404);
  for (const [answer, status] of [
    ["unknown", 404],
    ["nothing", 404],
    ["misshapen", 503],
  ] as const) {
    const asked = `${unread}-${answer}`;
    upstream.set(answer, /blog\/detail/);
    expect((await request.get(asked)).status(), answer).toBe(status);
    upstream.set(undefined);
    expect((await request.get(asked)).status(), `${answer}, and what can be had then`).toBe(404);
  }
});

test("missing fields and endless words from a platform break no page", async ({ page, request, axe }) => {
  test.slow();
  const drop = () => request.post("/internal/revalidate?tag=site&tag=blog", revalidation);
  await page.setViewportSize({ width: 320, height: 700 });
  // The main server shares the build: use these responses only for pages not stored or requested elsewhere.
  await page.route(/[?&]_rsc=/, (route) => route.abort());
  for (const [fault, calls, paths] of [
    ["long-figures", /website\/index/, ["/pinjaman?produk=kini&jumlah=3000000&tenor=90"]],
    ["loose-list", /blog\/list/, ["/blog?q=kata-panjang"]],
    ["loose-article", /blog\/detail\?id=7$/, ["/p2pLending?id=7"]],
  ] as const) {
    upstream.set(fault, calls);
    await drop();
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\S/);
      if (path.startsWith("/p2pLending")) await expect(page.getByRole("heading", { level: 1 })).toHaveText("Artikel tanpa judul");
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
      expect.soft(await page.locator("body").innerText(), path).not.toMatch(/\b(?:undefined|null|NaN)\b|Invalid Date|\[object/);
      await axe();
    }
  }
  upstream.set(undefined);
  await drop();
});

test("readiness reports the fault and its end; liveness stays up", async ({ request }) => {
  upstream.set("reset");
  // Readiness uses the clock's call; a fault affects it only if its path is named.
  expect([(await request.get("/healthz")).status(), (await request.get("/readyz")).status()]).toEqual([200, 503]);
  upstream.set(undefined);
  expect((await request.get("/readyz")).status()).toBe(200);
});

test("sign-in reports each fault, loses nothing typed, and works once it is over", async ({ page }) => {
  test.slow();
  await page.goto("/login");
  const account = page.getByLabel("Email/No. telepon");
  const secret = page.getByLabel("Kata sandi", { exact: true });
  await account.fill("pribadi@demo.test");
  await secret.fill("Demo#2026");
  for (const fault of failing) {
    upstream.set(fault, /\/login$/);
    await secret.press("Enter");
    await dismiss(page, words[fault]);
    await expect(account, fault).toHaveValue("pribadi@demo.test");
    await expect(secret, fault).toHaveValue("Demo#2026");
    expect((await page.context().cookies()).some(({ name }) => name === "UserLoginToken")).toBe(false);
  }
  upstream.set("delay");
  await secret.press("Enter");
  await expect(page).toHaveURL(/\/halamandepan$/);
  await expect(page.locator("html")).toHaveAttribute("data-user", "Rani Wulandari");
});

test("registration reports each fault, loses nothing typed, and opens one account once it is over", async ({ page }) => {
  test.slow();
  const digits = uniqueDigits(9);
  const email = `gangguan${digits}@contoh.id`;
  await page.goto("/register");
  await page.getByRole("radio", { name: "Pribadi" }).check();
  await page.getByLabel("Nama lengkap sesuai KTP").fill("Sekar Gangguan");
  await page.getByLabel("Alamat email").fill(email);
  await page.getByLabel("No. handphone").fill(`82${digits}`);
  await page.getByLabel("Kata sandi", { exact: true }).fill("Rahasia#2026");
  await page.getByLabel("Konfirmasi kata sandi").fill("Rahasia#2026");
  await page.getByRole("checkbox", { name: /^Saya menyetujui/ }).check();
  const send = page.getByRole("button", { name: "Daftar Sekarang" });
  for (const fault of failing) {
    upstream.set(fault, /\/regist$/);
    await send.click();
    await dismiss(page, words[fault]);
    await expect(page.getByLabel("Alamat email"), fault).toHaveValue(email);
    await expect(page.getByLabel("Konfirmasi kata sandi"), fault).toHaveValue("Rahasia#2026");
  }
  upstream.set("delay");
  await send.click();
  await expect(page).toHaveURL(/\/registerPersonal/);
});

test("deletion reports each fault at its three calls and deletes once", async ({ page }) => {
  test.slow();
  const phone = "81200000009";
  await page.goto("/removeAccount");
  await page.getByLabel("No. handphone").fill(phone);
  await page.getByLabel("Kata sandi", { exact: true }).fill("Hapus#2026");
  const through = async (name: string, path: RegExp, met: readonly (keyof typeof words)[]) => {
    for (const fault of met) {
      upstream.set(fault, path);
      await page.getByRole("button", { name, exact: true }).click();
      await dismiss(page, words[fault]);
    }
    upstream.set("delay", path);
    await page.getByRole("button", { name, exact: true }).click();
  };
  await through("Konfirmasi", /\/h5\/login$/, failing);
  await page.getByLabel("No. KTP").fill("3174010101900009");
  const before = countCodes(phone);
  await through("Kirim Kode", /\/cancellation-code$/, ["reset"]);
  const digits = await codeFor(phone, before);
  expect(countCodes(phone)).toBe(before + 1);
  await page.getByLabel("Kode Verifikasi").fill(digits);
  await page.getByLabel("Kesulitan dalam proses pinjaman").check();
  await through("Hapus Akun", /\/cancellation$/, ["hang"]);
  await expect(page.getByRole("heading", { name: "Akun berhasil dihapus" })).toBeVisible();
});

test("a new browser signs in while the upstream's clock is ten minutes off", async ({ page }) => {
  upstream.set("clock");
  await page.goto("/login");
  await page.getByLabel("Email/No. telepon").fill("perusahaan@demo.test");
  await page.getByLabel("Kata sandi", { exact: true }).fill("Demo#2026");
  await page.getByLabel("Kata sandi", { exact: true }).press("Enter");
  await expect(page).toHaveURL(/\/halamandepan$/);
  const offset = (await page.context().cookies()).find(({ name }) => name === "TimeOffset")?.value;
  expect(Math.abs(Number(offset) - 600_000)).toBeLessThan(30_000);
});

test("a stopping server finishes its last response and does not wait for idle connections", async ({ ownSite }) => {
  const { web, port, origin } = await ownSite.start();
  const body = JSON.stringify({ username: "perusahaan@demo.test", password: "Demo#2026" });
  const socket = connect(port, "localhost");
  await once(socket, "connect");
  socket.write(head("POST", "/api/investor/login", ["Content-Type: application/json", `Content-Length: ${body.length}`]) + body.slice(0, 10));
  // The call is pending once later ones have been answered.
  await fetch(`${origin}/healthz`);
  const gone = once(web, "exit").then(() => "ended");
  web.kill("SIGTERM");
  await expect(async () => expect(await fetch(`${origin}/healthz`).catch(() => "refused")).toBe("refused")).toPass();
  let answers = "";
  socket.on("data", (piece) => {
    answers += piece;
  });
  socket.write(body.slice(10) + head("GET", "/readyz"));
  await expect.poll(() => answers).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*"code":"0000"[\s\S]*HTTP\/1\.1 200 [\s\S]*\{"status":"ready"\}/);
  expect(answers.slice(answers.lastIndexOf("HTTP/1.1"))).toMatch(/connection: close/i);
  expect(await Promise.race([gone, pause(10_000, "still waiting")])).toBe("ended");
  socket.destroy();
});
