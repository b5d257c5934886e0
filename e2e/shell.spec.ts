import type { Locator, Page } from "@playwright/test";
import { uniqueDigits } from "./accounts.ts";
import { all, expect, test } from "./fixtures.ts";
import { holdRequests, openHydrated } from "./hydration.ts";
import { scrollDrawn } from "./scroll.ts";

const home = "/halamandepan";

test("the root address redirects permanently to the home page", async ({ request }) => {
  const answer = await request.get("/", { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([308, home]);
});

test("every page is complete in its first HTML, in Indonesian, with title and description", async ({ request }) => {
  const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
  const account = ["/accountSelect", "/login", "/register"];
  for (const path of [home, "/pinjaman", "/pendanna", "/bantuan", "/karir1", "/karir2", "/blog", "/tentangKami", ...account]) {
    // Text in scripts does not count.
    const html = (await (await request.get(path)).text()).replace(/<script\b[\s\S]*?<\/script>/g, "");
    expect.soft(html, path).toMatch(/<html[^>]* lang="id"/);
    expect.soft(first(html, /<title>([^<]+)<\/title>/).length, `${path}: title`).toBeGreaterThan(8);
    expect.soft(first(html, /<meta name="description" content="([^"]+)"/).length, `${path}: description`).toBeGreaterThan(50);
    expect.soft(first(html, /<h1[^>]*>(.+?)<\/h1>/s), `${path}: heading`).not.toBe("");
    // Account pages have another footer.
    if (!account.includes(path)) expect.soft(html, `${path}: footer`).toContain("PERINGATAN: HATI-HATI");
  }
});

test("the header links to every section and marks the current page", async ({ page }) => {
  await page.goto("/bantuan");
  const menu = page.getByRole("navigation", { name: "Menu utama" });
  for (const [name, href] of [
    ["Tentang Kami", "/tentangKami"],
    ["Karir", "/karir1"],
    ["Blog", "/blog"],
    ["Bantuan", "/bantuan"],
  ] as const)
    await expect(menu.getByRole("link", { name })).toHaveAttribute("href", href);
  await expect(menu.getByRole("link", { name: "Bantuan" })).toHaveAttribute("aria-current", "page");
  await expect(menu.getByRole("link", { name: "Masuk/Daftar" })).toHaveAttribute("href", "/accountSelect");
  await page.getByRole("link", { name: "Simpul, ke halaman depan" }).click();
  await expect(page).toHaveURL(home);
  await test.step("Produk opens by click, by hover and by keyboard, and Esc closes it", async () => {
    const button = page.getByRole("button", { name: "Produk" });
    const loans = page.getByRole("navigation", { name: "Menu utama" }).getByRole("link", { name: "Pinjaman", exact: true });
    await expect(loans).toBeHidden();
    await button.hover();
    await expect(loans).toBeVisible();
    // A click on a menu that hovering has just opened leaves it open.
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await button.click();
    await expect(loans).toBeHidden();
    await page.mouse.move(700, 700);
    await button.hover();
    await expect(loans).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(loans).toBeHidden();
    await button.focus();
    await page.keyboard.press("ArrowDown");
    await expect(loans).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("link", { name: "Pendanaan" }).first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(loans).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(loans).toHaveAttribute("href", "/pinjaman");
  });
});

test("the rate selector shows the default, lists all and explains the selected one @both", async ({ page, axe }) => {
  await page.goto(home);
  const button = page.getByRole("button", { name: "Indikator tingkat keberhasilan", exact: true });
  await expect(button).toContainText("TKB90");
  await expect(button).toHaveAccessibleDescription(/^TKB90 \d/);
  await button.click();
  const options = page.getByRole("option");
  await expect(options).toHaveCount(4);
  await expect(page.getByRole("option", { selected: true })).toContainText("TKB90");
  await axe();
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expect(button).toBeFocused();
  await expect(button).toContainText("TKB0");
  await button.click();
  await expect(page.getByText("TKB0: bagian sisa pinjaman")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(options.first()).toBeHidden();
});

test("a name of sixty letters does not cut the sign-out button", async ({ page }) => {
  const unique = uniqueDigits(10);
  const email = `panjang${unique}@contoh.id`;
  const account = { type: 0, username: "M".repeat(60), email, mobile: `628${unique}`, password: "Rahasia#1" };
  await page.request.post("/api/investor/regist", { data: account });
  await page.request.post("/api/investor/login", { data: { username: email, password: account.password } });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(home);
  await page.getByRole("button", { name: "Buka menu" }).click();
  const menu = page.getByRole("dialog");
  await expect(menu.getByText(account.username)).toBeVisible();
  await expect(menu.getByRole("button", { name: "Keluar" })).toBeInViewport({ ratio: 1 });
  expect(await menu.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test("the menu stays while a tablet is turned, and closes where the header has no button for it", async ({ page }) => {
  await page.setViewportSize({ width: 834, height: 1112 });
  await page.goto(home);
  const open = page.getByRole("button", { name: "Buka menu" });
  await open.click();
  await page.setViewportSize({ width: 1112, height: 834 });
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.setViewportSize({ width: 1366, height: 1024 });
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.locator("html")).toHaveCSS("overflow-y", "visible");
  await page.setViewportSize({ width: 834, height: 1112 });
  await expect(open).toHaveAttribute("aria-expanded", "false");
});

test("the header changes beyond 112 pixels of scroll without moving the page", async ({ page }) => {
  await page.goto(home);
  const header = page.getByRole("banner");
  const heading = page.getByRole("heading", { level: 1 });
  const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top + window.scrollY));
  const before = await top();
  await expect(header).toHaveCSS("position", "absolute");
  await page.evaluate(() => window.scrollTo(0, 112));
  await page.waitForTimeout(100);
  await expect(header).toHaveCSS("position", "absolute");
  await expect(header).not.toContainClass("scrolled");
  await page.evaluate(() => window.scrollTo(0, 113));
  await expect(header).toHaveCSS("position", "fixed");
  await expect(header).toContainClass("scrolled");
  expect(await top()).toBe(before);
});

test("the small-screen menu traps the focus, closes with Esc and navigates @mobile", async ({ page, axe }) => {
  const { height } = page.viewportSize() as { height: number };
  await page.setViewportSize({ width: 360, height });
  await page.goto(home);
  // The narrowest common phone: the name fits beside the rate and the menu.
  const name = page.getByRole("banner").getByRole("link", { name: "Simpul, ke halaman depan" });
  await expect.poll(() => name.evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0);
  await page.getByRole("button", { name: "Buka menu" }).click();
  const dialog = page.getByRole("dialog", { name: "Menu" });
  const products = dialog.getByRole("button", { name: "Produk" });
  await expect(products).toHaveAttribute("aria-expanded", "false");
  await expect(dialog.getByRole("link", { name: "Pinjaman" })).toBeHidden();
  await products.click();
  await expect(dialog.getByRole("link", { name: "Pinjaman" })).toBeVisible();
  await axe();
  for (let press = 0; press < 14; press++) await page.keyboard.press("Tab");
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Buka menu" })).toBeFocused();
  await page.getByRole("button", { name: "Buka menu" }).click();
  await dialog.getByRole("link", { name: "Bantuan" }).click();
  await expect(page).toHaveURL("/bantuan");
  await expect(dialog).toBeHidden();
  // On a product page Produk is unfolded.
  await page.goto("/pendanna");
  await page.getByRole("button", { name: "Buka menu" }).click();
  await expect(dialog.getByRole("link", { name: "Pendanaan" })).toHaveAttribute("aria-current", "page");
});

test("the skip link is the first Tab stop and goes to the content", async ({ page }) => {
  await page.goto(home);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Langsung ke konten" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${home}#konten`);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link", { name: "Ajukan Pinjaman" }).first()).toBeFocused();
});

test("the footer has its links, four offices, the warning and eight statements @both", async ({ page }) => {
  await page.goto(home);
  const footer = page.getByRole("contentinfo");
  // On phones they are folded.
  if ((page.viewportSize()?.width ?? 0) < 768)
    for (const name of ["Solusi dan alat", "Perusahaan"]) await footer.getByRole("button", { name }).click();
  for (const [name, href] of [
    ["Kontak Kami", "/karir1"],
    ["Perlindungan Konsumen", "/pdf"],
    ["Hapus Akun App", "/removeAccount"],
    ["Hubungi kami", "/bantuan"],
    ["Masuk", "/login"],
    ["Halaman depan", home],
    ["Pinjaman", "/pinjaman"],
    ["Pendanaan", "/pendanna"],
    ["Tentang Kami", "/tentangKami"],
  ] as const)
    await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  await expect(footer.getByRole("link", { name: "Unduh aplikasi" }).first()).toHaveAttribute("href", "/daftarPenerima");
  await expect(footer.locator("address")).toHaveCount(4);
  await expect(footer.locator("ol > li")).toHaveCount(8);
  await expect(footer).toContainText("PERINGATAN: HATI-HATI, TRANSAKSI INI BERISIKO TINGGI.");
  await expect(footer).toContainText("Berizin dan diawasi");
  await expect(footer).toContainText("© 2025");
  const tops = await footer.locator("ol > li").evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)));
  expect(new Set(tops).size, "columns of statements").toBe((page.viewportSize()?.width ?? 0) < 768 ? 1 : 2);
  expect(await footer.getByRole("list", { name: "Media sosial" }).locator('a[target="_blank"]').count()).toBeGreaterThan(2);
  for (const link of await all(footer.locator('a[target="_blank"]'))) await expect(link).toHaveAttribute("rel", /noopener/);
});

test("on phones the footer's links unfold by a button, those that people look for stay in sight @mobile", async ({ page, axe }) => {
  await page.goto(home);
  const footer = page.getByRole("contentinfo");
  for (const name of ["Masuk", "Kontak Kami", "Perlindungan Konsumen", "Hapus Akun App"])
    await expect(footer.getByRole("link", { name, exact: true })).toBeVisible();
  const button = footer.getByRole("button", { name: "Ketentuan" });
  const link = footer.getByRole("link", { name: "Syarat dan Ketentuan" });
  await expect(link).toBeHidden();
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await axe();
  await button.click();
  await expect(link).toBeHidden();
  await page.setViewportSize({ width: 834, height: 900 });
  await expect(button).toBeHidden();
  await expect(link).toBeVisible();
});

test("the footer of a phone is about a screen long, and its statements unfold @mobile", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/istilah");
  const footer = page.getByRole("contentinfo");
  expect(await footer.evaluate((element) => element.clientHeight)).toBeLessThanOrEqual(900);
  const statement = footer.locator("ol > li").first();
  await expect(statement).toBeHidden();
  await footer.getByRole("button", { name: "Pernyataan risiko" }).click();
  await expect(statement).toBeVisible();
});

test("the footer of a desktop is about a screen long, and tools leave its invitation out", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/istilah");
  const footer = page.getByRole("contentinfo");
  const invitation = footer.getByRole("heading", { name: "Hitung dulu di situs. Ajukan di aplikasi." });
  await expect(invitation).toBeVisible();
  expect(await footer.evaluate((element) => element.clientHeight)).toBeLessThanOrEqual(920);
  await page.goto("/alat/bunga-efektif");
  await expect(footer).toBeVisible();
  await expect(invitation).toHaveCount(0);
});

test("the footer of a tablet is little more than a screen long, its offices in a row and its links 32 px high", async ({ page }) => {
  await page.setViewportSize({ width: 834, height: 1112 });
  await page.goto("/istilah");
  const footer = page.getByRole("contentinfo");
  expect(await footer.evaluate((element) => element.clientHeight)).toBeLessThanOrEqual(1_260);
  for (const link of await all(footer.locator("li > a"))) expect.soft((await link.boundingBox())?.height).toBeGreaterThanOrEqual(32);
  await page.setViewportSize({ width: 768, height: 1024 });
  const tops = await footer.locator("address").evaluateAll((offices) => offices.map((office) => office.getBoundingClientRect().top));
  expect(new Set(tops).size, "rows of offices").toBe(1);
});

test("without scripts the footer of a phone is unfolded @mobile", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(home);
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "Syarat dan Ketentuan" })).toBeVisible();
  await expect(footer.locator("address").first()).toBeVisible();
  await expect(footer.getByRole("button")).toHaveCount(0);
  await context.close();
});

test("a link to the open page goes to its top and its heading, as a link to another page does @both", async ({ page, isMobile }) => {
  await openHydrated(page, "/bantuan");
  const heading = page.getByRole("heading", { level: 1 });
  const footer = page.getByRole("contentinfo");
  const logo = page.getByRole("banner").getByRole("link", { name: /halaman depan/i });
  const toTop = async (link: Locator) => {
    await page.evaluate(() => scrollTo({ top: 1_200, behavior: "instant" }));
    await expect(page.locator("header.scrolled")).toBeVisible();
    await link.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(heading).toBeFocused();
  };
  if (isMobile) await footer.getByRole("button", { name: "Perusahaan" }).click();
  else await toTop(page.getByRole("banner").getByRole("link", { name: "Bantuan" }));
  await toTop(footer.getByRole("link", { name: "Bantuan", exact: true }));
  await logo.click();
  await expect(page).toHaveURL(home);
  await expect(heading).toBeFocused();
  await toTop(logo);
});

test("a footer link moves the focus to the start of the new page", async ({ page }) => {
  await page.goto(home);
  await page.keyboard.press("Shift");
  // The page is hydrated: a click no longer loads a document.
  await expect(page.getByRole("button", { name: "Slide 1" })).toBeVisible();
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Pendanaan" });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/pendanna$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  // The next stop is in the page, not in the header.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator("section").first().locator(":focus")).toBeVisible();
});

test("the back-to-top button moves page and focus up @both", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(home);
  const button = page.getByRole("button", { name: "Kembali ke atas" });
  await expect(button).toBeHidden();
  const height = page.viewportSize()?.height ?? 0;
  await scrollDrawn(page, 3 * height);
  await expect(button, "hidden on the way down").toBeHidden();
  await scrollDrawn(page, -height);
  await button.click();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator("#konten")).toBeFocused();
  // It covers no focused field.
  await page.goto("/bantuan");
  const field = page.getByLabel("Nomor bukti atau tiket");
  await field.focus();
  expect(await page.evaluate(() => scrollY > 1.5 * innerHeight)).toBe(true);
  await scrollDrawn(page, -40);
  await expect(button).toBeHidden();
  await field.blur();
  await scrollDrawn(page, -40);
  await expect(button).toBeVisible();
});

test("an unknown address answers 404 with links to continue @both", async ({ page, axe, guard }) => {
  guard.allow(/Failed to load resource.*404/);
  for (const path of ["/nofind", "/apa-saja"]) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Halaman ini tidak ada." })).toBeVisible();
    await expect(page.getByRole("main").getByText("Alamat ini tidak ditemukan.")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Ke halaman depan" })).toHaveAttribute("href", home);
    await expect(page.getByRole("main").getByRole("link", { name: "Buka Bantuan" })).toHaveAttribute("href", "/bantuan");
    await expect(page.getByRole("main").getByRole("navigation", { name: "Halaman lain" }).getByRole("link")).toHaveCount(5);
    await expect(page.getByRole("main").getByRole("searchbox", { name: "Cari di blog" })).toBeVisible();
  }
  await axe();
});

test("the home page, its menu and its rates fit every width", async ({ page }) => {
  await page.goto(home);
  await test.step("no width makes the home page scroll sideways", async () => {
    for (const width of [320, 390, 767, 768, 1200, 1201, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `at ${width}` }).toBeLessThanOrEqual(width);
      // No event's text is squeezed into a column of single words.
      const columns = await page
        .locator("article", { hasText: /Video \d+ detik/ })
        .locator("p")
        .evaluateAll((texts) => texts.map((text) => text.clientWidth));
      if (width >= 768) expect(Math.min(...columns), `events at ${width}`).toBeGreaterThan(180);
    }
  });
  await test.step("in the menu of a tablet links and buttons are equally wide", async () => {
    await page.setViewportSize({ width: 834, height: 900 });
    await page.getByRole("button", { name: "Buka menu" }).click();
    const menu = page.getByRole("dialog");
    const link = await menu.getByRole("link", { name: "Bantuan" }).boundingBox();
    const button = await menu.getByRole("link", { name: "Unduh aplikasi" }).boundingBox();
    expect(link?.width).toBeCloseTo(button?.width ?? 0, 1);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
  });
  await test.step("between phone and tablet the rate is beside the logo, with a compact list and an unbroken date", async () => {
    await page.setViewportSize({ width: 700, height: 800 });
    const logo = await page.getByRole("banner").getByRole("link").first().boundingBox();
    const button = page.getByRole("button", { name: "Indikator tingkat keberhasilan", exact: true });
    const rate = await button.boundingBox();
    expect((rate?.x ?? 0) - (logo?.x ?? 0) - (logo?.width ?? 0)).toBeLessThan(40);
    await button.click();
    const list = page.getByRole("listbox");
    expect((await list.boundingBox())?.width).toBe(400);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect.poll(async () => (await list.boundingBox())?.width).toBe(334);
    const date = page.getByRole("banner").getByText(/^\d{1,2} \w+ \d{4}$/);
    expect(await date.evaluate((element) => element.getClientRects().length)).toBe(1);
  });
});

test("signing in shows the name in the first HTML, Keluar ends the session everywhere", async ({ page, context }) => {
  await context.request.post("/api/investor/login", { data: { username: "pribadi@demo.test", password: "Demo#2026" } });
  const answer = await holdRequests(page, "**/api/investor/rights");
  await page.goto(home);
  await expect(page.getByRole("link", { name: "Masuk/Daftar" })).toBeHidden();
  const name = page.getByRole("banner").getByRole("button", { name: "Rani Wulandari" });
  await expect(page.getByText("Rani Wulandari")).toBeVisible();
  await name.click();
  await expect(page.locator("#menu-akun").getByText("Rani Wulandari")).toBeVisible();
  await test.step("Keluar stays in its place while the pages of the account arrive in the menu", async () => {
    const signOut = page.getByRole("button", { name: "Keluar" });
    await expect(signOut).toBeVisible();
    const before = await signOut.boundingBox();
    answer();
    await expect(page.locator("#menu-akun").getByRole("link", { name: "Akun saya" })).toBeVisible();
    expect(await signOut.boundingBox()).toEqual(before);
  });
  await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("userInfo") ?? "{}").value?.username)).toBe("Rani Wulandari");
  await expect(page.getByRole("banner").getByRole("link", { name: "Pendanaan" }).last()).toBeVisible();
  await page.getByRole("button", { name: "Keluar" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Masuk/Daftar" }), "takes the focus of the menu that is gone").toBeFocused();
  await expect(page.getByRole("link", { name: "Masuk/Daftar" })).toBeVisible();
  expect((await context.cookies()).some(({ name }) => name === "UserLoginToken")).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem("userInfo"))).toBeNull();
  await page.reload();
  await expect(page.getByRole("link", { name: "Masuk/Daftar" })).toBeVisible();
});

test("a name cut in the header is complete in the account menu", async ({ page, context }) => {
  const unique = uniqueDigits(12);
  const username = "Raden Ajeng Kusumaningtyas Prawiradirja Tumenggung Hadiningrat";
  const account = { type: 0, username, email: `nama${unique}@demo.test`, mobile: `628${unique}`, password: "Rahasia#1" };
  expect(await (await context.request.post("/api/investor/regist", { data: account })).json()).toMatchObject({ code: "0000" });
  await context.request.post("/api/investor/login", { data: { username: account.email, password: account.password } });
  await page.goto(home);
  const button = page.getByRole("banner").getByRole("button", { name: username });
  const cut = (element: Element) => element.scrollWidth > element.clientWidth;
  expect(await button.locator(".truncate").evaluate(cut)).toBe(true);
  await button.click();
  const whole = page.locator("#menu-akun").getByText(username);
  await expect(whole).toBeVisible();
  expect(await whole.evaluate(cut)).toBe(false);
});

test("signing out in one tab updates the others; removing the stored name does not sign out", async ({ page, context }) => {
  await context.request.post("/api/investor/login", { data: { username: "pribadi@demo.test", password: "Demo#2026" } });
  await page.goto(home);
  const other = await context.newPage();
  await other.goto("/bantuan");
  const name = (tab: Page) => tab.getByRole("banner").getByRole("button", { name: "Rani Wulandari" });
  await expect(name(other)).toBeVisible();
  await expect(name(page)).toBeVisible();
  const asked = other.waitForResponse("**/api/investor/current-user");
  await page.evaluate(() => localStorage.removeItem("userInfo"));
  expect((await asked).status()).toBe(200);
  await expect(name(other)).toBeVisible();
  // The tab that signs out first stores the user again, as after any load.
  await page.reload();
  await name(page).click();
  await page.getByRole("button", { name: "Keluar" }).click();
  await expect(other.getByRole("link", { name: "Masuk/Daftar" })).toBeVisible();
  await expect(name(other)).toBeHidden();
});

test("on a phone the name and Keluar are in the menu @mobile", async ({ page, context, axe }) => {
  await context.request.post("/api/investor/login", { data: { username: "pribadi@demo.test", password: "Demo#2026" } });
  await page.goto(home);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  await page.getByRole("button", { name: "Buka menu" }).click();
  const dialog = page.getByRole("dialog", { name: "Menu" });
  await expect(dialog).toContainText("Rani Wulandari");
  await axe();
  await dialog.getByRole("button", { name: "Keluar" }).click();
  await expect(page.getByText("Anda sudah keluar.")).toBeVisible();
  await page.getByRole("button", { name: "Buka menu" }).click();
  await expect(dialog.getByRole("link", { name: "Masuk/Daftar" })).toBeVisible();
});

test("a link to a place on another page, and then on the same one, moves the focus there", async ({ page }) => {
  await openHydrated(page, "/bantuan");
  const link = (name: string) => page.getByRole("contentinfo").getByRole("link", { name, exact: true });
  await link("Kontak Kami").click();
  await expect(page).toHaveURL(/karir1/);
  await link("Kanal resmi").click();
  await expect(page).toHaveURL(/\/bantuan#kanal-resmi$/);
  await expect(page.locator("#kanal-resmi")).toBeFocused();
  await link("Pengaduan").click();
  await expect(page.locator("#pengaduan")).toBeFocused();
});
