import { globSync, readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { scriptTag } from "../lib/page/early-script.ts";
import { startFramework } from "../lib/page/start-framework.ts";
import { uniqueDigits } from "./accounts.ts";
import { article, hydratingPages, readingPages } from "./addresses.ts";
import { expect, test } from "./fixtures.ts";
import { delayFramework, untilHydrated, watchHydration } from "./hydration.ts";

/** Counts the framework scripts that the page requests. */
function watchScripts(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.resourceType() === "script" && request.url().includes("/_next/static/chunks/")) count += 1;
  });
  return () => count;
}

test("every built page has the HTML that starting the framework expects", () => {
  const made = globSync(".next/server/app/**/*.html").map((file) => [file, readFileSync(file, "utf8")] as const);
  expect(made.length).toBeGreaterThan(20);
  for (const [file, html] of made) {
    const mode = /<main\b[^>]*\sdata-hydrate="([^"]*)"/.exec(html)?.[1];
    const finished = startFramework(html, scriptTag("input"));
    if (/<main\b/.test(html)) expect.soft(finished, `${file}: something in Next's HTML has changed (lib/page/README.md)`).not.toBe(html);
    if (!mode) continue;
    expect.soft(finished, file).not.toMatch(/<script[^>]*\ssrc="[^"]*\/_next\/(?!static\/early\/)/);
    if (mode === "idle") continue;
    expect.soft(mode, file).toBe("none");
    expect.soft(finished, file).not.toContain("__next_f");
  }
});

test("no built script calls a method that the oldest browsers lack and lib/old-browsers does not add", () => {
  const missing =
    /structuredClone\(|\.(?:any|findLast|findLastIndex|fromAsync|isWellFormed|toReversed|toSorted|toSpliced|toWellFormed|with|withResolvers)\(/;
  // The PDF reader is for newer browsers only, and its files end in .mjs.
  const scripts = globSync(".next/static/**/*.js");
  expect(scripts.length).toBeGreaterThan(20);
  for (const file of scripts) expect.soft(missing.exec(readFileSync(file, "utf8"))?.[0], file).toBeUndefined();
});

test("every page is sent with the framework or without it, as its data-hydrate says", async ({ request }) => {
  for (const path of [...readingPages, "/nofind", ...hydratingPages]) {
    const html = await (await request.get(path)).text();
    expect.soft(/<script[^>]*\s(?:data-)?src="\/_next\/(?!static\/early\/)/.test(html), path).toBe(hydratingPages.includes(path));
    // Nothing but HTML and styles stands before the first paint.
    const outside = html.replace(/<script(?![^>]*\ssrc=)[\s\S]*?<\/script>/g, "");
    for (const [tag] of outside.matchAll(/<script[^>]*\ssrc=[^>]*>/g)) expect.soft(tag, path).toMatch(/\s(?:async|defer|noModule)/i);
  }
});

test("reading pages can be read, scrolled and unfolded without the framework @both", async ({ page, guard }) => {
  guard.allow(/Failed to load resource.*404/);
  const scripts = watchScripts(page);
  for (const path of [...readingPages, "/nofind"]) {
    await page.goto(path);
    await page.evaluate(() => window.scrollTo(0, 120));
    const row = page.locator("main summary:visible").first();
    if ((await row.count()) > 0) {
      const folded = row.locator("xpath=..");
      const open = (await folded.getAttribute("open")) !== null;
      await row.click();
      if (open) await expect.soft(folded, path).not.toHaveAttribute("open");
      else await expect.soft(folded, path).toHaveAttribute("open");
    }
    if (path !== "/nofind") await expect.soft(page.locator("html"), path).toHaveAttribute("data-scrolled");
    await page.keyboard.press("Tab");
    await page.waitForLoadState("networkidle");
    expect.soft(scripts(), path).toBe(0);
  }
});

test("scripts of the framework start with the eager-compilation hint", async ({ request }) => {
  const html = await (await request.get("/bantuan")).text();
  const scripts = [...html.matchAll(/<script[^>]*\s(?:data-)?src="(\/_next\/static\/chunks\/[^"]+)"/g)].map(([, script]) => script as string);
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts) expect.soft(await (await request.get(script)).text(), script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n(?!\/\/#)/);
});

test("on each kind of page menu and rates open before any framework script @mobile", async ({ page, axe }) => {
  test.slow();
  await delayFramework(page);
  for (const path of [article, "/kebijakanPrivasi", "/bantuan", "/blog", "/removeAccount"])
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const menu = page.getByRole("button", { name: "Buka menu" });
      await menu.tap();
      const dialog = page.getByRole("dialog", { name: "Menu" });
      await expect(dialog).toBeVisible();
      if (path === article) await axe();
      await dialog.getByRole("button", { name: "Tutup menu" }).tap();
      await expect(dialog).toBeHidden();
      await page.getByRole("button", { name: "Indikator tingkat keberhasilan" }).tap();
      await expect(page.locator("[role=option]")).toHaveCount(4);
    });
});

test("copying and menus work while the framework takes over the page", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // The framework starts, but cannot finish without the script of the advertisements.
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    const response = await route.fetch();
    if (!(await response.text()).includes("Iklan samping")) await route.fulfill({ response });
  });
  await page.goto("/kebijakanPrivasi?name=Kebijakan", { waitUntil: "commit" });
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith("__reactContainer")));
  await page.getByRole("link", { name: "Salin tautan: pasal 6" }).click();
  await expect(page.getByText("Tautan tersalin")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/#kuki$/);
  await page.getByRole("button", { name: "Indikator tingkat keberhasilan" }).click();
  await expect(page.getByRole("option")).toHaveCount(4);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("option")).toHaveCount(0);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("an article copies its link and pages through the newest ones without the framework", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  const scripts = watchScripts(page);
  await page.goto(article);
  await test.step("copying an article's link confirms it for a while", async () => {
    await page.getByRole("button", { name: "Salin tautan" }).click();
    const notice = page.getByRole("status").filter({ hasText: "Tautan tersalin" });
    await expect(notice).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/p2pLending\?id=membaca-biaya-pinjaman$/);
    await page.clock.runFor(8_000);
    await expect(notice).toBeHidden();
  });
  await test.step("the newest articles page by three without the framework", async () => {
    const latest = page.getByRole("region", { name: "Artikel terbaru" });
    const title = latest.getByRole("heading", { level: 3 }).first();
    const first = await title.textContent();
    const back = latest.getByRole("button", { name: "Sebelumnya" });
    /** Presses a button; returns the first title of the answer, as another journey may publish an article meanwhile. */
    const press = async (button: Locator) => {
      const [answer] = await Promise.all([page.waitForResponse(/\/blog\/list/), button.click()]);
      return ((await answer.json()) as { data: { records: { title: string }[] } }).data.records[0]?.title ?? "";
    };
    await expect(back).toBeDisabled();
    const second = await press(latest.getByRole("button", { name: "Selanjutnya" }));
    expect(second).not.toBe(first);
    await expect(title).toHaveText(second);
    await expect(latest.getByRole("article")).toHaveCount(3);
    await expect(latest.getByText(/^2 \/ \d+$/)).toBeVisible();
    await expect(title).toHaveText(await press(back));
    await page.route("**/blog/list", (route) => route.abort());
    await latest.getByRole("button", { name: "Selanjutnya" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    expect(scripts()).toBe(0);
  });
});

test("account deletion opens as a dialog above 768 px on pages without the framework", async ({ page }) => {
  await page.goto(article);
  await page.getByRole("link", { name: "Hapus Akun App" }).last().click();
  await expect(page.getByRole("dialog", { name: "Hapus Akun" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(article);
  // A fragment opens it over its own page, which hydrates.
  await page.goto(`${article}#hapus-akun`);
  await page.reload();
  await expect(page.getByRole("dialog", { name: "Hapus Akun" })).toBeVisible();
});

test("a signed-in person sees the name and can sign out without the framework", async ({ page, context }) => {
  await context.request.post("/api/investor/login", { data: { username: "pribadi@demo.test", password: "Demo#2026" } });
  const scripts = watchScripts(page);
  await page.goto(article);
  const name = page.getByRole("banner").getByRole("button", { name: "Rani Wulandari" });
  await name.click();
  await expect(page.locator("#menu-akun").getByText("Rani Wulandari")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Pendanaan" }).last()).toBeVisible();
  await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("userInfo") ?? "{}").value?.username)).toBe("Rani Wulandari");
  await page.getByRole("button", { name: "Keluar" }).click();
  await expect(page.getByText("Anda sudah keluar.")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Masuk/Daftar" })).toBeFocused();
  expect((await context.cookies()).some(({ name: cookie }) => cookie === "UserLoginToken")).toBe(false);
  expect(scripts()).toBe(0);
});

test("a page that shows the name of an ended session removes it", async ({ page, context }) => {
  await context.request.post("/api/investor/login", { data: { username: "pribadi@demo.test", password: "Demo#2026" } });
  await page.goto(article);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("userInfo"))).not.toBeNull();
  await context.clearCookies();
  await page.goto(article);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("userInfo"))).toBeNull();
  await expect(page.getByRole("banner").getByRole("link", { name: "Masuk/Daftar" })).toBeVisible();
});

test("on the help page a tab and a submitted number wait for the framework and are marked busy", async ({ page }) => {
  test.slow();
  const arrive = await delayFramework(page);
  await page.goto("/bantuan", { waitUntil: "commit" });
  const tab = page.getByRole("tab", { name: "Aplikasi" });
  await tab.click({ noWaitAfter: true });
  await expect(tab).toHaveAttribute("aria-busy", "true");
  const number = page.getByLabel("Nomor bukti atau tiket");
  await number.fill("ADU-0000-0000-0000", { noWaitAfter: true });
  await number.press("Enter", { noWaitAfter: true });
  arrive();
  await expect(page.getByText("Saya tidak menerima kode OTP")).toBeVisible({ timeout: 30_000 });
  await expect(tab).not.toHaveAttribute("aria-busy");
  await expect(number).toHaveValue("ADU-0000-0000-0000");
  await expect(page.getByRole("status").filter({ hasText: /\S/ }).first()).toBeVisible();
});

test("a link that opens a dialog leads to its page before the scripts load", async ({ page }) => {
  await delayFramework(page);
  await page.goto("/bantuan", { waitUntil: "commit" });
  await page.getByRole("link", { name: "Hapus Akun App" }).last().click({ noWaitAfter: true });
  await page.waitForURL("**/removeAccount", { timeout: 5_000, waitUntil: "commit" });
});

test("a sign-in that waits for the scripts is sent without them if they do not load", async ({ page }) => {
  await page.clock.install();
  await delayFramework(page);
  await page.goto("/login", { waitUntil: "commit" });
  await page.getByLabel("Email/No. telepon").fill("pribadi@demo.test");
  await page.getByLabel("Kata sandi", { exact: true }).fill("Demo#2026");
  await page.getByRole("button", { name: "Masuk", exact: true }).click({ noWaitAfter: true });
  await expect(page.getByRole("button", { name: "Masuk", exact: true })).toHaveAttribute("aria-busy", "true");
  await page.clock.fastForward(10_000);
  await page.waitForURL("**/halamandepan", { waitUntil: "commit" });
  expect((await page.context().cookies()).some(({ name }) => name === "UserLoginToken")).toBe(true);
});

test("hydration does not overwrite text during composition", async ({ page }) => {
  const arrive = await delayFramework(page);
  await watchHydration(page);
  await page.goto("/login", { waitUntil: "commit" });
  const account = page.getByLabel("Email/No. telepon");
  await account.focus();
  const cdp = await page.context().newCDPSession(page);
  await page.keyboard.type("a");
  await cdp.send("Input.imeSetComposition", { text: "ni", selectionStart: 2, selectionEnd: 2 });
  await page.evaluate(() => {
    const written: string[] = [];
    const field = document.querySelector("[name=username]") as HTMLInputElement;
    const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") as PropertyDescriptor;
    let composing = true;
    field.addEventListener("compositionend", () => {
      composing = false;
    });
    Object.defineProperty(HTMLInputElement.prototype, "value", {
      ...own,
      set(value) {
        if (composing && this === field && /\/login:\d/.test(String(new Error().stack))) written.push(value);
        own.set?.call(this, value);
      },
    });
    Object.assign(window, { written });
  });
  arrive();
  await untilHydrated(page);
  expect(await page.evaluate(() => (window as unknown as { written: string[] }).written)).toEqual([]);
  await cdp.send("Input.insertText", { text: "nih" });
  // React may rewrite the field afterwards; the earlier letters must be there.
  await expect(account).toHaveValue(/^ani/);
});

test("an error in the page script does not stop the framework", async ({ page, guard }) => {
  guard.allow(/uji/);
  await page.addInitScript(() =>
    Object.defineProperty(window, "matchMedia", {
      get: () => {
        throw new Error("uji");
      },
    }),
  );
  const scripts = watchScripts(page);
  await page.goto("/dataPeramban");
  await expect.poll(scripts).toBeGreaterThan(3);
});

test("a script that fails to load is requested again @mobile", async ({ page, guard }) => {
  guard.allow(/Failed to load resource|net::ERR_FAILED/);
  let refused = 0;
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    refused += 1;
    if (refused > 3) await route.continue();
    else await route.abort();
  });
  await page.goto("/bantuan");
  await page.getByRole("tab", { name: "Aplikasi" }).tap();
  await expect(page.getByText("Saya tidak menerima kode OTP")).toBeVisible({ timeout: 15_000 });
});

test("a page reloads once if a release has replaced its scripts", async ({ page, guard }) => {
  guard.allow(/Failed to load resource|MIME type/);
  test.slow();
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await page.clock.install();
  await page.route("**/_next/static/chunks/*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/bantuan");
  await expect.poll(() => loads, { timeout: 20_000 }).toBe(2);
  // Longer than all retries together, one at a time: each one waits for a response.
  for (let second = 0; second < 10; second += 1) {
    await page.clock.runFor(1_000);
    await page.waitForLoadState("networkidle");
  }
  expect(loads).toBe(2);
});

test("a registration filled and submitted before hydration is sent once, by the page", async ({ page }) => {
  test.slow();
  const arrive = await delayFramework(page);
  const number = uniqueDigits(9);
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
  await expect(send).toHaveAttribute("aria-busy", "true");
  arrive();
  expect((await sent).postDataJSON()).toMatchObject({ type: 0, username: "Lastri Handayani", mobile: `628${number}` });
  await page.waitForURL("**/registerPersonal**");
});

test("the form sends what a password manager filled without events", async ({ page }) => {
  const arrive = await delayFramework(page);
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

test("no letter is lost while typing during hydration", async ({ page }) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const arrive = await delayFramework(page);
  await page.goto("/login", { waitUntil: "commit" });
  const account = page.getByLabel("Email/No. telepon");
  const text = "nama.yang.agak.panjang@contoh-perusahaan.co.id";
  await account.focus();
  for (const [at, letter] of [...text].entries()) {
    if (at === 8) arrive();
    // Not awaited one by one: keys queue up while the browser is busy.
    void page.keyboard.press(letter);
    await page.waitForTimeout(40);
  }
  await page.getByLabel("Kata sandi", { exact: true }).fill("x");
  await page.getByRole("button", { name: "Masuk", exact: true }).click();
  await expect(page.getByText(/tidak sesuai|salah/).first()).toBeVisible({ timeout: 30_000 });
  await expect(account).toHaveValue(text);
});

test("fields, choices and ticks made before hydration are restored", async ({ page }) => {
  const arrive = await delayFramework(page);
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
  // The field lost the focus before hydration: advice still appears, and no list stays open.
  await expect(page.getByText("dini@gmail.com")).toBeVisible();
  await expect(page.getByRole("listbox", { name: "Saran domain" })).toBeHidden();
  await expect(page.locator("input[name=type]:checked")).toHaveValue("0");
  await expect(page.getByRole("checkbox")).toBeChecked();
  await page.getByRole("button", { name: "Daftar Sekarang" }).click();
  await expect(page.getByLabel("Alamat email")).toHaveValue("dini@gmail.co");
  await expect(page.getByRole("checkbox")).toBeChecked();
});

test("a simulation requested before hydration is computed afterwards", async ({ page }) => {
  const arrive = await delayFramework(page);
  await page.goto("/pinjaman", { waitUntil: "commit" });
  const form = page.locator("form", { has: page.getByLabel("Jumlah") });
  await form.getByText("Solusi Kawan", { exact: true }).click();
  await page.locator("#jumlah").fill("250000000");
  arrive();
  await expect(page).toHaveURL(/produk=kawan&jumlah=250000000&/, { timeout: 30_000 });
  await expect(page.locator("#jumlah")).toHaveValue(/^250\.?000\.?000$/);
  await expect(form.getByRole("radio", { name: "Solusi Kawan" })).toBeChecked();
});

test("nothing typed early is lost with a session", async ({ page, context }) => {
  await context.request.post("/api/investor/login", { data: { username: "pribadi@demo.test", password: "Demo#2026" } });
  const arrive = await delayFramework(page);
  await page.goto("/pendanna", { waitUntil: "commit" });
  const income = page.locator("#cek input[inputmode=numeric]");
  await income.fill("20000000");
  await page.locator("#cek input[type=checkbox]").check();
  arrive();
  await expect(page.locator("#cek [role=status]")).toContainText("Rp", { timeout: 30_000 });
  await expect(page.locator("#cek input[type=checkbox]")).toBeChecked();
});

test("text restored by the browser reaches the form", async ({ page }) => {
  const arrive = await delayFramework(page);
  const account = page.getByLabel("Email/No. telepon");
  await page.goto("/login", { waitUntil: "commit" });
  await account.fill("pribadi@demo.test");
  await page.goto("/bantuan", { waitUntil: "domcontentloaded" });
  await page.goBack({ waitUntil: "commit" });
  await expect(account).toHaveValue("pribadi@demo.test");
  arrive();
  await page.getByRole("button", { name: "Masuk", exact: true }).click();
  await expect(page.getByText("Silakan masukkan kata sandi")).toBeVisible({ timeout: 30_000 });
  await expect(account).toHaveValue("pribadi@demo.test");
});

test("choices restored by the browser reach the form", async ({ page }) => {
  const arrive = await delayFramework(page);
  const form = page.locator("form", { has: page.getByLabel("Jumlah") });
  await page.goto("/pinjaman", { waitUntil: "commit" });
  await form.getByText("Solusi Cepat", { exact: true }).click();
  await page.getByLabel("Tenor").selectOption("150");
  await page.goto("/bantuan", { waitUntil: "domcontentloaded" });
  await page.goBack({ waitUntil: "commit" });
  await expect(form.getByRole("radio", { name: "Solusi Cepat" })).toBeChecked();
  arrive();
  await expect(page).toHaveURL(/produk=cepat&jumlah=\d+&tenor=150#/, { timeout: 30_000 });
  await expect(form.getByRole("radio", { name: "Solusi Cepat" })).toBeChecked();
  await expect(page.getByLabel("Tenor")).toHaveValue("150");
});

test("the page script is requested again, and typed text stays", async ({ page, guard }) => {
  guard.allow(/Failed to load resource|net::ERR_FAILED/);
  let refused = 0;
  await page.route("**/_next/static/early/page.*.js", async (route) => {
    refused += 1;
    if (refused > 2) await route.continue();
    else await route.abort();
  });
  await page.goto("/login");
  await page.getByLabel("Email/No. telepon").fill("pribadi@demo.test");
  await page.getByLabel("Kata sandi", { exact: true }).fill("Demo#2026");
  await expect(page.locator("html")).toHaveAttribute("data-service");
  await expect.poll(() => refused, { timeout: 15_000 }).toBe(3);
  await page.getByRole("button", { name: "Masuk", exact: true }).click();
  await page.waitForURL("**/halamandepan");
});

test("an article opens from a page that hydrates without a reload, Back returns, and the menu works on both @mobile", async ({ page }) => {
  await page.goto("/blog");
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole("region", { name: "Semua artikel" }).getByRole("article").first().getByRole("link").tap();
  await expect(page).toHaveURL(/\/p2pLending\?id=/);
  await page.getByRole("button", { name: "Buka menu" }).tap();
  await page.getByRole("dialog").getByRole("link", { name: "Bantuan" }).tap();
  await expect(page).toHaveURL("/bantuan");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/blog");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("the account menu opened before hydration stays in place through it", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.request.post("/api/investor/login", { data: { username: "pribadi@demo.test", password: "Demo#2026" } });
  const arrive = await delayFramework(page);
  await page.goto("/bantuan", { waitUntil: "commit" });
  await page.locator("[data-menu=account] > button").click();
  const signOut = page.locator("[data-menu=account]").getByRole("button", { name: "Keluar" });
  await expect(signOut).toBeVisible();
  await expect(page.locator("[data-menu=account] li").first()).toBeVisible();
  const same = await signOut.elementHandle();
  arrive();
  await expect(page.locator("#konten")).not.toHaveAttribute("aria-busy", "true");
  await expect
    .poll(() => page.evaluate(() => document.querySelectorAll("script[src*='/_next/static/chunks/']:not([type])").length))
    .toBeGreaterThan(0);
  await page.waitForLoadState("networkidle");
  expect(await same?.evaluate((element) => element.isConnected)).toBe(true);
  expect(errors).toEqual([]);
});

test("no letter is lost when a password manager puts its icon beside the field before the page is hydrated", async ({ page, guard }) => {
  // React renders the field again, because its markup has changed.
  guard.allow(/Minified React error #418/);
  const arrive = await delayFramework(page);
  await watchHydration(page);
  await page.goto("/login", { waitUntil: "domcontentloaded" });
  const field = page.getByLabel("Email/No. telepon");
  await field.evaluate((input) => input.parentElement?.append(Object.assign(document.createElement("span"), { className: "asing" })));
  await field.click();
  const typed = "pribadi@demo.test";
  const typing = page.keyboard.type(typed, { delay: 40 });
  arrive();
  await typing;
  await untilHydrated(page);
  await expect(field).toHaveValue(typed);
  await expect(field).toBeFocused();
});
