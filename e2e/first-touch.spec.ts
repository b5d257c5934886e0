import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const ARTICLE = "/p2pLending?id=membaca-biaya-pinjaman";
/** Pages whose framework waits for the first touch. */
const reading = [
  ARTICLE,
  "/kebijakanPrivasi",
  "/kebijakanPrivasi?name=Kebijakan",
  "/bantuan",
  "/tentangKami",
  "/carouselDetails",
  "/daftarPenerima",
  "/karir2",
];

/** A slow phone on a slow line: the framework takes seconds. */
async function slow(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", { offline: false, latency: 300, downloadThroughput: 90_000, uploadThroughput: 40_000 });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

/** Counts the framework's scripts that the page asks for. */
function watchScripts(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.resourceType() === "script") count += 1;
  });
  return () => count;
}

for (const path of [...reading, "/nofind"])
  test(`${path} reads, scrolls and folds without the framework @both`, async ({ page, guard }) => {
    guard.allow(/Failed to load resource.*404/);
    const scripts = watchScripts(page);
    await page.goto(path);
    await page.evaluate(() => window.scrollTo(0, 120));
    const row = page.locator("main summary:visible").first();
    if (path !== "/bantuan" && (await row.count()) > 0) {
      const folded = row.locator("xpath=..");
      const open = (await folded.getAttribute("open")) !== null;
      await row.click();
      if (open) await expect(folded).not.toHaveAttribute("open");
      else await expect(folded).toHaveAttribute("open");
    }
    if (path !== "/nofind") await expect(page.locator("html")).toHaveAttribute("data-scrolled");
    await page.waitForLoadState("networkidle");
    expect(scripts()).toBe(0);
  });

for (const path of reading)
  test(`${path}: the menu and the rate, pressed on a slow phone at first sight, open @mobile`, async ({ page, axe }) => {
    test.slow();
    await slow(page);
    await page.goto(path, { waitUntil: "commit" });
    const menu = page.getByRole("button", { name: "Buka menu" });
    await menu.tap({ noWaitAfter: true });
    await expect(menu).toHaveAttribute("data-held");
    // Impatience: the second press is not a second answer.
    await page.evaluate(() => document.querySelector<HTMLElement>("[data-held]")?.click());
    const dialog = page.getByRole("dialog", { name: "Menu" });
    await expect(dialog).toBeVisible({ timeout: 40_000 });
    await expect(page.locator("[data-held]")).toHaveCount(0);
    if (path === ARTICLE) await axe();
    await dialog.getByRole("button", { name: "Tutup menu" }).tap();
    await expect(dialog).toBeHidden();
    await page.getByRole("button", { name: "Indikator tingkat keberhasilan" }).tap();
    await expect(page.getByRole("option")).toHaveCount(4);
  });

test("a rate selector pressed first opens its list; a link pressed first is followed at once @mobile", async ({ page }) => {
  await slow(page);
  await page.goto(ARTICLE, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Indikator tingkat keberhasilan" }).tap({ noWaitAfter: true });
  await expect(page.getByRole("option", { selected: true })).toContainText("TKB90", { timeout: 30_000 });
  const scripts = watchScripts(page);
  await page.goto("/tentangKami", { waitUntil: "commit" });
  await page.getByRole("link", { name: "Simpul, ke halaman depan" }).tap({ noWaitAfter: true });
  await expect(page).toHaveURL("/halamandepan");
  await page.goBack({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goForward({ waitUntil: "commit" });
  await expect(page).toHaveURL("/halamandepan");
  await expect.poll(scripts, { timeout: 30_000 }).toBeGreaterThan(0);
});

test("copying an article's address, pressed at first sight, copies and says so @both", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await slow(page);
  await page.goto(ARTICLE, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Salin tautan" }).click({ noWaitAfter: true });
  await expect(page.getByText("Tautan tersalin")).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/p2pLending\?id=membaca-biaya-pinjaman$/);
});

test("a tab, and a number typed and sent, wait for the framework on the help page @both", async ({ page }) => {
  test.slow();
  await slow(page);
  await page.goto("/bantuan", { waitUntil: "commit" });
  await page.getByRole("tab", { name: "Aplikasi" }).click({ noWaitAfter: true });
  const number = page.getByLabel("Nomor bukti atau tiket");
  await number.fill("ADU-0000-0000-0000", { noWaitAfter: true });
  await number.press("Enter", { noWaitAfter: true });
  await expect(page.getByText("Saya tidak menerima kode OTP")).toBeVisible({ timeout: 30_000 });
  await expect(number).toHaveValue("ADU-0000-0000-0000");
  await expect(page.getByRole("status").filter({ hasText: /\S/ }).first()).toBeVisible();
});

test("the missions unfold when asked at first sight @both", async ({ page }) => {
  await slow(page);
  await page.goto("/tentangKami", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Tampilkan semua misi" }).click({ noWaitAfter: true });
  await expect(page.locator("#misi > li:visible")).toHaveCount(3, { timeout: 30_000 });
});

test("the keyboard, too: an arrow on Produk opens its list", async ({ page }) => {
  await slow(page);
  await page.goto(ARTICLE, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Produk" }).press("ArrowDown", { noWaitAfter: true });
  await expect(page.getByRole("navigation", { name: "Menu utama" }).getByRole("link", { name: "Pinjaman" })).toBeFocused({ timeout: 30_000 });
});

test("a pointer that rests on Produk opens it once the framework is there", async ({ page }) => {
  await page.goto(ARTICLE);
  await page.getByRole("button", { name: "Produk" }).hover();
  await expect(page.getByRole("navigation", { name: "Menu utama" }).getByRole("link", { name: "Pinjaman" })).toBeVisible();
});

test("a script that does not come is asked for again @mobile", async ({ page, guard }) => {
  guard.allow(/Failed to load resource|net::ERR_FAILED/);
  let refused = 0;
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    refused += 1;
    if (refused > 3) await route.continue();
    else await route.abort();
  });
  await page.goto(ARTICLE);
  await page.getByRole("button", { name: "Buka menu" }).tap();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible({ timeout: 15_000 });
});

test("a page that has been replaced meanwhile is loaded anew, in the end with its framework @mobile", async ({ page, guard }) => {
  guard.allow(/status of 409/);
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(/[?&]_held=(?!no)/, (route) => route.fulfill({ status: 409, json: [] }));
  await page.goto(ARTICLE);
  await page.getByRole("button", { name: "Buka menu" }).tap();
  await expect.poll(() => loads).toBe(2);
  await page.getByRole("button", { name: "Buka menu" }).tap();
  await expect(page).toHaveURL(/_held=no$/);
  await page.getByRole("button", { name: "Buka menu" }).tap();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
});

test("after the first touch pages change without a reload, and back leads back @mobile", async ({ page }) => {
  await page.goto(ARTICLE);
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  await page.getByRole("button", { name: "Buka menu" }).tap();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole("dialog").getByRole("link", { name: "Bantuan" }).tap();
  await expect(page).toHaveURL("/bantuan");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  await page.goForward();
  await expect(page).toHaveURL("/bantuan");
  await page.getByRole("tab", { name: "Aplikasi" }).tap();
  await expect(page.getByText("Saya tidak menerima kode OTP")).toBeVisible();
});

test("whoever has a session gets the framework at once", async ({ page, context }) => {
  await context.request.post("/api/investor/login", { data: { username: "pribadi@demo.test", password: "Demo#2026" } });
  const scripts = watchScripts(page);
  await page.goto(ARTICLE);
  expect(scripts()).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("userInfo") ?? "{}").value?.username)).toBe("Rani Wulandari");
  // The session ends elsewhere: what the browser remembers is put right without a touch.
  await context.clearCookies();
  await page.goto(ARTICLE);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("userInfo"))).toBeNull();
});
