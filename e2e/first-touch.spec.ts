import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { withhold } from "./withhold.ts";

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

/** Pages that start it by themselves, once they stand. */
const live = ["/blog", "/pinjaman", "/pendanna", "/karir1", "/removeAccount", "/login", "/register", "/forgotPassword", "/registerPersonal"];

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
    if (request.resourceType() === "script" && !request.url().includes("/early/")) count += 1;
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

test("every page that is shown first has its framework held back", async ({ request }) => {
  for (const path of [...reading, ...live]) {
    const html = await (await request.get(path)).text();
    expect.soft(html, path).toContain(`data-until="${live.includes(path) ? "idle" : "touch"}"`);
    expect.soft(html, path).not.toMatch(/<script[^>]*\ssrc="\/_next\/(?!static\/early\/)/);
  }
});

test("its scripts ask the browser to compile them while they arrive", async ({ request }) => {
  const html = await (await request.get("/login")).text();
  const scripts = [...html.matchAll(/data-src="([^"]+)"/g)].map(([, script]) => script as string);
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts) expect.soft(await (await request.get(script)).text(), script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n(?!\/\/#)/);
});

/** One page of each kind that is held: read until a touch, with its own parts of the framework, or started once it stands. */
for (const path of [ARTICLE, "/kebijakanPrivasi", "/bantuan", "/blog", "/karir1", "/removeAccount"])
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
    await expect(page.locator("[role=option]")).toHaveCount(4);
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
  await page.goto("/bantuan");
  await page.getByRole("tab", { name: "Aplikasi" }).click({ noWaitAfter: true });
  const number = page.getByLabel("Nomor bukti atau tiket");
  await number.fill("ADU-0000-0000-0000", { noWaitAfter: true });
  await number.press("Enter", { noWaitAfter: true });
  await expect(page.getByText("Saya tidak menerima kode OTP")).toBeVisible({ timeout: 30_000 });
  await expect(number).toHaveValue("ADU-0000-0000-0000");
  await expect(page.getByRole("status").filter({ hasText: /\S/ }).first()).toBeVisible();
});

test("a registration typed, chosen, ticked and sent before its scripts are there counts, and the browser itself sends nothing", async ({ page }) => {
  test.slow();
  const arrive = await withhold(page);
  const number = String(Date.now()).slice(-9);
  await page.goto("/register", { waitUntil: "commit" });
  await page.getByLabel("Pribadi").check();
  await page.getByLabel("Nama lengkap sesuai KTP").fill("Lastri Handayani");
  await page.getByLabel("Alamat email").fill(`lastri${number}@contoh.id`);
  await page.getByLabel("No. handphone").fill(`8${number}`);
  await page.getByLabel("Kata sandi", { exact: true }).fill("Rahasia#1");
  await page.getByLabel("Konfirmasi kata sandi").fill("Rahasia#1");
  await page.getByRole("checkbox", { name: /^Saya menyetujui/ }).check();
  const sent = page.waitForRequest("**/api/investor/regist");
  const send = page.getByRole("button", { name: "Daftar Sekarang" });
  await send.click({ noWaitAfter: true });
  await expect(send).toHaveAttribute("data-held");
  arrive();
  expect((await sent).postDataJSON()).toMatchObject({ type: 0, username: "Lastri Handayani", mobile: `628${number}` });
  await page.waitForURL("**/registerPersonal**");
});

test("what a password manager leaves in the fields without a sign is what the form sends", async ({ page }) => {
  const arrive = await withhold(page);
  await page.addInitScript(() =>
    document.addEventListener("DOMContentLoaded", () => {
      for (const [name, text] of Object.entries({ username: "pribadi@demo.test", password: "Demo#2026" })) {
        const field = document.querySelector<HTMLInputElement>(`[name=${name}]`);
        if (field) field.value = text;
      }
    }),
  );
  await page.goto("/login", { waitUntil: "commit" });
  await expect(page.getByLabel("Email/No. telepon")).toHaveValue("pribadi@demo.test");
  arrive();
  await page.getByRole("button", { name: "Masuk", exact: true }).click();
  await page.waitForURL("**/halamandepan");
});

test("no letter is lost of what is being typed while the page is taken over", async ({ page }) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const arrive = await withhold(page);
  await page.goto("/login", { waitUntil: "commit" });
  const account = page.getByLabel("Email/No. telepon");
  const text = "nama.yang.agak.panjang@contoh-perusahaan.co.id";
  await account.focus();
  for (const [at, letter] of [...text].entries()) {
    if (at === 8) arrive();
    // Not awaited one by one: letters queue up while the browser is busy.
    void page.keyboard.press(letter);
    await page.waitForTimeout(40);
  }
  await page.getByLabel("Kata sandi", { exact: true }).fill("x");
  await page.getByRole("button", { name: "Masuk", exact: true }).click();
  await expect(page.getByText(/tidak sesuai|salah/).first()).toBeVisible({ timeout: 30_000 });
  await expect(account).toHaveValue(text);
});

test("fields, choices and ticks of a registration that were faster than its scripts are all there", async ({ page }) => {
  const arrive = await withhold(page);
  await page.goto("/register", { waitUntil: "commit" });
  await page.getByText("Pribadi", { exact: true }).click();
  await page.getByLabel("Alamat email").fill("dini@gmail.co");
  const phone = page.locator("input[type=tel]");
  await phone.fill("08123456789");
  await page.getByRole("checkbox").check();
  await phone.focus();
  arrive();
  await expect(phone).toHaveValue("812 3456 789", { timeout: 30_000 });
  await expect(phone).toBeFocused();
  await expect(page.getByLabel("Alamat email")).toHaveValue("dini@gmail.co");
  // Left early: advised all the same, and no list of addresses stays open.
  await expect(page.getByText("dini@gmail.com")).toBeVisible();
  await expect(page.getByRole("listbox", { name: "Saran domain" })).toBeHidden();
  await expect(page.locator("input[name=type]:checked")).toHaveValue("0");
  await expect(page.getByRole("checkbox")).toBeChecked();
  await page.getByRole("button", { name: "Daftar Sekarang" }).click();
  await expect(page.getByLabel("Alamat email")).toHaveValue("dini@gmail.co");
  await expect(page.getByRole("checkbox")).toBeChecked();
});

test("a simulation asked for before the scripts are there is worked out once they are @both", async ({ page }) => {
  const arrive = await withhold(page);
  await page.goto("/pinjaman", { waitUntil: "commit" });
  const form = page.locator("form", { has: page.getByLabel("Jumlah") });
  await form.getByText("Solusi Kawan", { exact: true }).click();
  await page.locator("#jumlah").fill("250000000");
  arrive();
  await expect(page).toHaveURL(/produk=kawan&jumlah=250000000&/, { timeout: 30_000 });
  await expect(page.locator("#jumlah")).toHaveValue(/^250\.?000\.?000$/);
  await expect(form.getByRole("radio", { name: "Solusi Kawan" })).toBeChecked();
});

test("with a session, too, nothing typed early is lost", async ({ page, context }) => {
  await context.request.post("/api/investor/login", { data: { username: "pribadi@demo.test", password: "Demo#2026" } });
  const arrive = await withhold(page);
  await page.goto("/pendanna", { waitUntil: "commit" });
  const income = page.locator("#cek input[inputmode=numeric]");
  await income.fill("20000000");
  await page.locator("#cek input[type=checkbox]").check();
  arrive();
  await expect(page.locator("#cek [role=status]")).toContainText("Rp", { timeout: 30_000 });
  await expect(page.locator("#cek input[type=checkbox]")).toBeChecked();
});

test("text that the browser itself puts back, for somebody who comes back, is taken over", async ({ page }) => {
  const arrive = await withhold(page);
  const account = page.getByLabel("Email/No. telepon");
  await page.goto("/login", { waitUntil: "commit" });
  await account.fill("pribadi@demo.test");
  await page.goto("/bantuan");
  await page.goBack({ waitUntil: "commit" });
  await expect(account).toHaveValue("pribadi@demo.test");
  arrive();
  await page.getByRole("button", { name: "Masuk", exact: true }).click();
  await expect(page.getByText("Silakan masukkan kata sandi")).toBeVisible({ timeout: 30_000 });
  await expect(account).toHaveValue("pribadi@demo.test");
});

test("choices that the browser itself puts back are taken over, too", async ({ page }) => {
  const arrive = await withhold(page);
  const form = page.locator("form", { has: page.getByLabel("Jumlah") });
  await page.goto("/pinjaman", { waitUntil: "commit" });
  await form.getByText("Solusi Cepat", { exact: true }).click();
  await page.getByLabel("Tenor").selectOption("150");
  await page.goto("/bantuan");
  await page.goBack({ waitUntil: "commit" });
  await expect(form.getByRole("radio", { name: "Solusi Cepat" })).toBeChecked();
  arrive();
  await expect(page).toHaveURL(/produk=cepat&jumlah=\d+&tenor=150#/, { timeout: 30_000 });
  await expect(form.getByRole("radio", { name: "Solusi Cepat" })).toBeChecked();
  await expect(page.getByLabel("Tenor")).toHaveValue("150");
});

test("the missions unfold when asked at first sight @both", async ({ page }) => {
  await slow(page);
  await page.goto("/tentangKami", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Tampilkan semua misi" }).click({ noWaitAfter: true });
  await expect(page.locator("#misi > li:visible")).toHaveCount(3, { timeout: 30_000 });
});

test("the arrows of the offices are there from the start, and pressed at first sight they move", async ({ page }) => {
  await slow(page);
  await page.goto("/bantuan", { waitUntil: "commit" });
  const map = page.locator("#kantor");
  await map.getByRole("button", { name: "Selanjutnya" }).click({ noWaitAfter: true });
  await expect(map.getByRole("button", { name: "Slide 2" })).toHaveAttribute("aria-current", "true", { timeout: 30_000 });
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

test("the page's own script, too, is asked for again, and what was typed until then stays", async ({ page, guard }) => {
  guard.allow(/Failed to load resource|net::ERR_FAILED/);
  let refused = 0;
  await page.route("**/_next/static/early/*.js", async (route) => {
    refused += 1;
    if (refused > 2) await route.continue();
    else await route.abort();
  });
  await page.goto("/login");
  await page.getByLabel("Email/No. telepon").fill("pribadi@demo.test");
  await page.getByLabel("Kata sandi", { exact: true }).fill("Demo#2026");
  expect(refused).toBe(2);
  await expect(page.locator("html")).toHaveAttribute("data-service", { timeout: 15_000 });
  await page.getByRole("button", { name: "Masuk", exact: true }).click();
  await page.waitForURL("**/halamandepan");
});

test("a page that has been replaced meanwhile is loaded anew, in the end with its framework @mobile", async ({ page, guard }) => {
  guard.allow(/status of 409/);
  // The same copy each time: its framework's data changes its order whenever the page is made anew.
  const response = await page.request.get(ARTICLE);
  await page.route(
    (url) => url.pathname + url.search === ARTICLE,
    (route) => route.fulfill({ response }),
  );
  await page.route(/[?&]_held=(?!no)/, (route) => route.fulfill({ status: 409, json: [] }));
  await page.goto(ARTICLE);
  const renewed = page.waitForEvent("load");
  await page.getByRole("button", { name: "Buka menu" }).tap();
  await renewed;
  await page.getByRole("button", { name: "Buka menu" }).tap();
  await expect(page).toHaveURL(/_held=no$/);
  await page.getByRole("button", { name: "Buka menu" }).tap();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
});

test("a page that has been replaced is loaded anew once, and with its framework, where the browser keeps nothing @mobile", async ({
  page,
  guard,
}) => {
  guard.allow(/status of 409/);
  await page.addInitScript(() =>
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("refused", "SecurityError");
      },
    }),
  );
  await page.route(/[?&]_held=(?!no)/, (route) => route.fulfill({ status: 409, json: [] }));
  await page.goto(ARTICLE);
  await page.getByRole("button", { name: "Buka menu" }).tap();
  await expect(page).toHaveURL(/_held=no$/);
  await page.getByRole("button", { name: "Buka menu" }).tap();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
});

for (const answers of [1, Infinity])
  test(`what was typed and chosen before a page is loaded anew is in its new place, ${answers === 1 ? "held" : "with its framework"}; passwords are not kept`, async ({
    page,
    guard,
  }) => {
    guard.allow(/status of 409/);
    let arrive = () => {};
    const typed = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    let asked = 0;
    await page.route(/[?&]_held=(?!no)/, async (route) => {
      asked += 1;
      await typed;
      if (asked > answers) await route.continue();
      else await route.fulfill({ status: 409, json: [] });
    });
    await page.goto("/register");
    await page.getByLabel("Pribadi").check();
    await page.getByLabel("Nama lengkap sesuai KTP").fill("Lastri Handayani");
    await page.getByLabel("No. handphone").fill("81234567890");
    await page.getByLabel("Kata sandi", { exact: true }).fill("Rahasia#1");
    await page.getByRole("checkbox", { name: /^Saya menyetujui/ }).check();
    await page.getByLabel("Alamat email").fill("lastri@contoh.id");
    const loaded = page.waitForEvent("load");
    arrive();
    await loaded;
    await page.getByRole("button", { name: "Daftar Sekarang" }).click();
    await expect(page.locator("#isian-password")).toHaveAttribute("aria-invalid", "true", { timeout: 30_000 });
    await expect(page.getByLabel("Pribadi")).toBeChecked();
    await expect(page.getByLabel("Nama lengkap sesuai KTP")).toHaveValue("Lastri Handayani");
    await expect(page.getByLabel("No. handphone")).toHaveValue(/812\s?3456\s?7890/);
    await expect(page.getByLabel("Alamat email")).toHaveValue("lastri@contoh.id");
    await expect(page.getByLabel("Kata sandi", { exact: true })).toHaveValue("");
    await expect(page.getByRole("checkbox", { name: /^Saya menyetujui/ })).toBeChecked();
    expect(await page.evaluate(() => sessionStorage.getItem("earlyFields"))).toBeNull();
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
