import { devices } from "@playwright/test";
import { helpSearch } from "../lib/content/help-search.ts";
import { publicPages } from "./addresses.ts";
import { all, expect, test } from "./fixtures.ts";
import { openHydrated } from "./hydration.ts";

test("neither late fonts nor hydration shift the layout", async ({ page }) => {
  // The handle is made up: without this answer a notice would take the place of the form.
  await page.route("**/api/investor/registration", (route) => route.fulfill({ json: { code: "1016", message: "Tidak tersedia." } }));
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue().catch(() => undefined);
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const moved = list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0);
      document.documentElement.dataset.moved = String(Number(document.documentElement.dataset.moved ?? 0) + moved);
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const [path, width, field] of [
    ["/blog", 1366],
    ["/halamandepan", 1366],
    ["/kebijakanPrivasi", 390],
    ["/karir1", 412],
    ["/pinjaman", 412],
    // Rendered by the framework: the form, and above 768 px the deletion's button instead of its form.
    [`/registerPersonal?data=${encodeURIComponent('{"id":"x"}')}`, 1366, "Tempat Lahir"],
    ["/removeAccount", 768, "No. handphone"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const hasStandIn = await page.evaluate(() =>
      new FontFace("trial", 'local("Roboto"), local("Arial"), local("Liberation Sans")').load().then(
        () => true,
        () => false,
      ),
    );
    test.skip(!hasStandIn, "This machine has none of the fonts that phones and computers have.");
    const arrived = () =>
      page.evaluate(
        () => [...document.fonts].filter(({ family, status }) => /^"?(?:jakarta|bricolage)"?$/.test(family) && status === "loaded").length,
      );
    await expect.poll(arrived).toBe(2);
    if (field) await expect(page.getByLabel(field)).toBeVisible();
    await page.waitForTimeout(300);
    expect.soft(await page.evaluate(() => Number(document.documentElement.dataset.moved ?? 0)), path).toBeLessThan(0.02);
  }
});

test("every fragment link has a target", async ({ request }) => {
  const texts = new Map<string, string>();
  const read = async (path: string) => {
    if (!texts.has(path)) texts.set(path, await (await request.get(path)).text());
    return texts.get(path) as string;
  };
  const lost: string[] = [];
  let followed = 0;
  for (const page of publicPages) {
    for (const [, href = ""] of (await read(page)).matchAll(/<a\b[^>]*?\shref="([^"]*#[^"]+)"/g)) {
      if (/^[a-z]+:/.test(href)) continue;
      followed += 1;
      const [path = "", fragment = ""] = href.replaceAll("&amp;", "&").split("#");
      if (!(await read(path || page)).includes(` id="${fragment}"`)) lost.push(`${page}: ${href}`);
    }
  }
  expect(lost).toEqual([]);
  expect(followed).toBeGreaterThan(publicPages.length);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("tabs, clauses, jobs and missions are readable, the simulator answers", async ({ page }) => {
    await page.goto("/bantuan");
    for (const question of ["Siapa yang boleh meminjam?", "Berapa dana minimal?", "Berapa kali saya mencicil?", "Saya tidak menerima kode OTP"])
      await expect(page.getByText(question)).toBeVisible();
    await page.goto("/tentangKami");
    await expect(page.locator("#misi > li:visible")).toHaveCount(3);
    await page.goto("/karir2");
    await page.getByText("Mandarin Translator").first().click();
    await expect(page.getByText("HSK 5 atau setara")).toBeVisible();
    await page.goto("/kebijakanPrivasi?name=Kebijakan");
    await expect(page.locator("#dokumen h2")).toHaveCount(9);
    await page.goto("/pinjaman");
    await page.getByLabel("Jumlah pinjaman").fill("3.000.000");
    await page.getByRole("button", { name: "Hitung" }).click();
    await expect(page).toHaveURL(/produk=kini&jumlah=3\.000\.000&tenor=90/);
    await expect(page.locator("#simulasi")).toContainText(/Rp3\.442\.500/);
    await page.goto("/pdf");
    await expect(page.getByRole("link", { name: "Simpan PDF" })).toBeVisible();
    await page.goto("/dataPeramban");
    await expect(page.getByText("UserLoginToken")).toBeVisible();
    await expect(page.getByText("Tanpa JavaScript, isi browser")).toBeVisible();
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    await page.goto("/karir1");
    await expect(page.getByRole("link", { name: /Putar video/ })).toHaveAttribute("href", "/video/sehari-di-kantor.mp4");
    // The desktop-only notice has no button that does nothing.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/registerCompany");
    await expect(page.getByRole("heading", { name: "Mohon maaf" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  });
});

test("the simulator counts while typing and its address can be shared", async ({ page }) => {
  await page.goto("/pinjaman");
  const result = page.locator("#simulasi");
  await expect(result).toContainText(/Rp2\.700\.000/);
  await result.getByText("Solusi Kawan", { exact: true }).first().click();
  await expect(result).toContainText(/Rp102\.000\.000/);
  await expect(result).toContainText("sesuai perjanjian");
  await result.getByText("Solusi Kini", { exact: true }).first().click();
  await result.getByLabel("Jumlah pinjaman").fill("5000000");
  await result.getByLabel("Tenor").selectOption("120");
  await result.getByRole("button", { name: "Hitung" }).click();
  await expect(page).toHaveURL(/\?produk=kini&jumlah=5000000&tenor=120#simulasi$/);
  await page.reload();
  await expect(result.getByLabel("Jumlah pinjaman")).toHaveValue("5.000.000");
  await expect(result).toContainText(/Rp6\.150\.000/);
  await test.step("the simulation prints separately", async () => {
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await page.getByRole("button", { name: "Cetak simulasi" }).click();
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("#simulasi")).toContainText(/Rp6\.150\.000/);
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test("on phones the loans page shows the product of the segment or of the address @mobile", async ({ page }) => {
  const product = (name: string) => page.getByRole("main").getByRole("heading", { level: 2, name, exact: true });
  await page.goto("/pinjaman");
  await expect(product("Solusi Kini")).toBeVisible();
  await expect(product("Solusi Kawan")).toBeHidden();
  const segments = page.getByRole("group", { name: "Pilih produk" });
  await segments.getByText("Solusi Kawan").click();
  await expect(product("Solusi Kawan")).toBeVisible();
  await expect(product("Solusi Kini")).toBeHidden();
  await page.goto("/halamandepan");
  await page.goto("/pinjaman#solusi-cepat");
  await expect(product("Solusi Cepat")).toBeInViewport();
  await expect(product("Solusi Kini")).toBeHidden();
  // From the home page, by a link.
  await openHydrated(page, "/halamandepan");
  await page.getByRole("group", { name: "Pilih produk" }).getByText("Solusi Kawan").click();
  await page.getByRole("main").getByRole("link", { name: "Solusi Kawan" }).click();
  await expect(page).toHaveURL(/\/pinjaman#solusi-kawan$/);
  await expect(product("Solusi Kawan")).toBeInViewport();
  await page.setViewportSize({ width: 1366, height: 900 });
  for (const name of ["Solusi Kini", "Solusi Cepat", "Solusi Kawan"]) await expect(product(name)).toBeVisible();
});

test("the loan chart animates twelve months; with reduced motion it shows the result at once", async ({ page, axe }) => {
  await page.clock.install();
  await page.goto("/pendanna");
  const weave = page.locator("#sebar");
  await weave.getByRole("button", { name: "Putar 12 bulan" }).click();
  await expect(weave.getByText(/^Bulan \d+ dari 12$/)).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(weave.getByText("Sesudah 12 bulan: 97 kembali, 3 gagal bayar.")).toBeVisible({ timeout: 200 });
  }).toPass();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await weave.getByRole("button", { name: "Krisis: 20% gagal bayar" }).click();
  await expect(weave.getByText("Sesudah 12 bulan: 80 kembali, 20 gagal bayar.")).toBeVisible({ timeout: 1_000 });
  await expect(weave.getByRole("img")).toHaveAccessibleName("100 pinjaman didanai, 20 di antaranya gagal bayar.");
  await axe({ include: "#sebar" });
  await weave.getByRole("slider", { name: "Gagal bayar" }).press("ArrowLeft");
  await expect(weave.getByText(/^Sesudah 12 bulan/)).toHaveCount(0);
});

test("on phones the readiness check unfolds and stays open while it is filled in @mobile", async ({ page, axe }) => {
  await page.goto("/pendanna");
  const income = page.getByLabel("Penghasilan per tahun (rupiah)");
  await expect(income).toBeHidden();
  await page.getByRole("button", { name: "Jawab tiga pertanyaan" }).click();
  await income.fill("120000000");
  await expect(page.getByText(/Paling banyak Rp12\.000\.000/)).toBeVisible();
  await expect(income).toBeVisible();
  await axe();
});

test("simulator values and the open answer are restored", async ({ page }) => {
  await page.goto("/pinjaman");
  const result = page.locator("#simulasi");
  await result.getByText("Solusi Cepat", { exact: true }).first().click();
  await result.getByLabel("Tenor").selectOption("150");
  await expect(page).toHaveURL(/produk=cepat&jumlah=\d+&tenor=150#simulasi$/);
  const repaid = await result.getByRole("status").textContent();
  await page.getByRole("contentinfo").getByRole("link", { name: "Bantuan", exact: true }).click();
  await expect(page).toHaveURL(/\/bantuan$/);
  await page.getByRole("tab", { name: "Pengembalian" }).click();
  const row = page.locator("details#cara-bayar");
  await row.locator("summary").click();
  await expect(row).toHaveAttribute("open");
  const before = await page.evaluate(() => window.scrollY);
  await page.getByRole("contentinfo").getByRole("link", { name: "Tentang Kami", exact: true }).click();
  await expect(page).toHaveURL(/\/tentangKami$/);
  await page.goBack();
  await expect(page.getByRole("tab", { name: "Pengembalian" })).toHaveAttribute("aria-selected", "true");
  await expect(row).toHaveAttribute("open");
  expect(before).toBeLessThan(await page.evaluate(() => document.documentElement.scrollHeight));
  await page.goBack();
  await expect(result.getByRole("status")).toHaveText(repaid as string);
  await expect(result.getByLabel("Tenor")).toHaveValue("150");
});

test("the copied link of a question or clause opens it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.goto("/bantuan#otp");
  await page
    .locator("details#otp")
    .getByRole("link", { name: /^Salin tautan/ })
    .click();
  await expect(page.getByText("Tautan tersalin")).toBeVisible();
  expect(await copied()).toMatch(/\/bantuan#otp$/);
  await page.goto("/kebijakanPrivasi?name=Kebijakan");
  await page.getByRole("link", { name: "Salin tautan: pasal 6" }).click();
  await expect.poll(copied).toMatch(/\/kebijakanPrivasi\?name=Kebijakan#kuki$/);
  await page.goto(await copied());
  await expect(page.locator("#kuki h2")).toBeInViewport();
});

test("a result of the help search opens a question in another tab, which keeps its address", async ({ page }) => {
  await page.goto("/bantuan");
  await page.getByRole("searchbox", { name: helpSearch.label }).fill("bunga");
  await page.getByRole("list", { name: helpSearch.results }).getByRole("link", { name: "Apa yang terjadi jika saya terlambat?" }).click();
  await expect(page.locator("details#terlambat")).toHaveAttribute("open", "");
  await expect(page.locator("#terlambat summary")).toBeFocused();
  await expect(page).toHaveURL(/\/bantuan#terlambat$/);
});

test("a fragment opens its tab and question; arrows move between the tabs", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/bantuan#otp");
  await expect(page.getByRole("tab", { name: "Aplikasi" })).toBeInViewport({ ratio: 1 });
  // The ring, 3 px wide and 3 px away, ends above the answer.
  await expect(page.locator("#otp summary")).toBeFocused();
  const [row, answer] = [await page.locator("#otp summary").boundingBox(), await page.locator("#otp p").first().boundingBox()];
  expect((answer?.y ?? 0) - (row?.y ?? 0) - (row?.height ?? 0)).toBeGreaterThanOrEqual(6);
  await expect(page.getByRole("tab", { name: "Aplikasi" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText("Kode dapat diminta paling banyak 5 kali sehari")).toBeVisible();
  await page.getByRole("tab", { name: "Aplikasi" }).press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Pinjaman" })).toBeFocused();
  await expect(page.getByText("Siapa yang boleh meminjam?")).toBeVisible();
  await expect(page.getByRole("link", { name: "Lihat lebih banyak" })).toHaveCount(0);
});

test("a business loan request on the loans page gets a PJU ticket that can be looked up", async ({ page, axe }) => {
  await page.goto("/daftarPenerima");
  await page.getByRole("link", { name: "Minta pinjaman usaha" }).click();
  await expect(page).toHaveURL(/\/pinjaman#pinjaman-usaha$/);
  await page.getByRole("button", { name: "Minta pinjaman usaha" }).click();
  const dialog = page.getByRole("dialog", { name: "Permintaan pinjaman usaha" });
  await dialog.getByLabel("Nama lengkap").fill("Ketut Suarjana");
  await dialog.getByLabel("Email atau No. telepon").fill("ketut@contoh.id");
  await dialog.getByLabel("Kebutuhan usaha Anda").fill("Pesanan hotel Rp250 juta, tenor 180 hari.");
  await axe({ include: "[role=dialog]" });
  await dialog.getByRole("button", { name: "Kirim permintaan" }).click();
  const ticket = await page
    .getByRole("dialog", { name: "Permintaan Anda kami terima" })
    .getByText(/^PJU(-[0-9A-Z]{4}){3}$/)
    .innerText();
  await page.goto("/bantuan");
  await page.getByLabel("Nomor bukti atau tiket").fill(ticket);
  await page.getByLabel("Nomor bukti atau tiket").press("Enter");
  await expect(page.getByText(/^Permintaan pinjaman usaha: diterima pada .*, sedang diproses\.$/)).toBeVisible();
});

test("a complaint gets a ticket that can be checked", async ({ page, axe }) => {
  await page.goto("/bantuan#pengaduan");
  await page.getByRole("button", { name: "Tulis pengaduan" }).click();
  const dialog = page.getByRole("dialog", { name: "Pengaduan konsumen" });
  await dialog.getByLabel("Nama lengkap").fill("Dewi Anggraini");
  await dialog.getByLabel("Email atau No. telepon").fill("dewi@contoh.id");
  await dialog.getByLabel("Isi pengaduan").fill("Pembayaran 3 Oktober belum tercatat setelah 24 jam.");
  await axe({ include: "[role=dialog]" });
  await dialog.getByRole("button", { name: "Kirim pengaduan" }).click();
  const ticket = await page
    .getByRole("dialog", { name: "Pengaduan Anda kami terima" })
    .getByText(/^ADU(-[0-9A-Z]{4}){3}$/)
    .innerText();
  await page.getByRole("button", { name: "Selesai" }).click();
  await page.getByLabel("Nomor bukti atau tiket").fill(ticket);
  await page.getByLabel("Nomor bukti atau tiket").press("Enter");
  await expect(page.getByText(/^Pengaduan layanan: diterima pada .*, sedang diproses\.$/)).toBeVisible();
});

test("four offices take turns and stop on request", async ({ page }) => {
  await page.clock.install();
  await page.goto("/bantuan");
  const maps = page.getByRole("group", { name: "Kantor", exact: true });
  await maps.scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(page.locator("#kantor-bandung").getByRole("button")).toHaveAttribute("aria-current", "true", { timeout: 300 });
  }).toPass();
  await maps.getByRole("button", { name: "Hentikan putar otomatis" }).click();
  await page.locator("#kantor-surabaya").getByRole("button").click();
  await expect(page.locator("#kantor-surabaya").getByRole("button")).toHaveAttribute("aria-current", "true");
  await expect(page.locator("#kantor li")).toHaveCount(4);
});

test("legal texts: two addresses, twenty and nine clauses, contents that follow the scroll", async ({ page }) => {
  await page.goto("/kebijakanPrivasi?name=Syarat");
  await expect(page.getByRole("tab", { name: "Syarat dan Ketentuan" })).toHaveAttribute("aria-selected", "true");
  await expect(page.locator("#dokumen h2")).toHaveCount(20);
  const contents = page.getByRole("navigation", { name: "Daftar isi" });
  await contents.getByRole("link", { name: "12. Ganti rugi" }).click();
  await expect(contents.getByRole("link", { name: "12. Ganti rugi" })).toHaveAttribute("aria-current", "location");
  await expect(page).toHaveURL(/#ganti-rugi$/);
  await page.evaluate(() => document.getElementById("kuki")?.scrollIntoView());
  await expect(contents.getByRole("link", { name: "8. Kuki" })).toHaveAttribute("aria-current", "location");
  await expect(contents.locator("[aria-current]"), "of the list that is shown alone").toHaveCount(1);
  await page.getByRole("tab", { name: "Kebijakan Privasi" }).click();
  await expect(page).toHaveURL(/name=Kebijakan$/);
  await expect(page.locator("#dokumen h2")).toHaveCount(9);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator("#dokumen")).toContainText("Versi 2.4, terakhir diperbarui 29 November 2026");
  await page.getByRole("link", { name: "Baca pasal 3" }).first().click();
  await expect(page.locator("#hak")).toContainText("Berubah pada versi 2.2");
  await expect(page.getByRole("heading", { name: "3. Data pribadi" })).toBeInViewport();
  await page.setViewportSize({ width: 320, height: 800 });
  // The link above may still scroll.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    for (const tab of await all(page.getByRole("tab"))) await expect(tab).toBeInViewport({ ratio: 1, timeout: 1_000 });
  }).toPass({ timeout: 12_000 });
  await contents.getByText("Daftar isi").first().click();
  const rested = page.evaluate(() => new Promise((done) => addEventListener("scrollend", done, { once: true })));
  await contents.getByRole("link", { name: "3. Data pribadi" }).click();
  await rested;
  await expect(page.getByRole("heading", { name: "3. Data pribadi" })).toBeInViewport();
  await page.goto("/kebijakanPrivasi?name=Lain");
  await expect(page.locator("#dokumen h2")).toHaveCount(20);
});

test("a legal text scrolls smoothly and marks the clause being read", async ({ page }) => {
  test.slow();
  for (const width of [390, 834, 1000, 1440])
    await test.step(`a legal text scrolls smoothly and marks the clause being read at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto("/kebijakanPrivasi");
      const contents = page.getByRole("navigation", { name: "Daftar isi" });
      const bar = contents.locator("summary");
      const isBar = width < 1000;
      if (isBar) await bar.click();
      const list = contents.locator("[data-spy-list]").filter({ visible: true });
      expect(
        await list.evaluate((box) => [box.scrollHeight > box.clientHeight, getComputedStyle(box).backgroundAttachment.includes("local")]),
      ).toEqual([true, true]);
      // First, because the click would scroll the page too.
      const clause = contents.getByRole("link", { name: "12. Ganti rugi" }).filter({ visible: true });
      await clause.scrollIntoViewIfNeeded();
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      await page.evaluate(() => {
        Object.assign(window, { places: new Set() });
        addEventListener("scroll", () => (window as unknown as { places: Set<number> }).places.add(scrollY));
      });
      const rested = page.evaluate(() => new Promise((done) => addEventListener("scrollend", done, { once: true })));
      await clause.click();
      await rested;
      expect(await page.evaluate(() => (window as unknown as { places: Set<number> }).places.size), "steps").toBeGreaterThan(3);
      const heading = page.getByRole("heading", { name: "12. Ganti rugi" });
      await expect(heading).toBeInViewport({ ratio: 1 });
      if (isBar) {
        await expect(bar).toContainText("Pasal 12 dari 20");
        await expect(bar).toBeInViewport({ ratio: 1 });
        expect((await heading.boundingBox())?.y).toBeGreaterThan(((await bar.boundingBox())?.y ?? 0) + 40);
        await bar.click();
      }
      const current = contents.locator("[aria-current]").filter({ visible: true });
      await expect(current).toHaveText("12. Ganti rugi");
      await expect(current).toBeInViewport({ ratio: 1 });
    });
});

test("a phone sees its app store first", async ({ browser, baseURL }) => {
  for (const [device, first] of [
    ["iPhone 13", "iPhone"],
    ["Pixel 7", "Android"],
  ] as const) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, userAgent: devices[device].userAgent, baseURL });
    for (const path of ["/daftarPenerima", "/halamandepan"]) {
      await page.goto(path);
      const left = (store: string) =>
        page
          .getByRole("main")
          .getByRole("link", { name: `Unduh untuk ${store}` })
          .evaluate((link) => link.getBoundingClientRect().left);
      const [android, iphone] = [await left("Android"), await left("iPhone")];
      expect(iphone < android ? "iPhone" : "Android", path).toBe(first);
    }
    await page.close();
  }
});

test("print shows the text only, with folded parts open", async ({ page }) => {
  await page.goto("/kebijakanPrivasi");
  await page.emulateMedia({ media: "print" });
  for (const part of ["banner", "contentinfo", "tablist"] as const) await expect(page.getByRole(part)).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Daftar isi" })).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.goto("/bantuan");
  const answer = page.getByText("Hanya untuk mengonfirmasi keberadaan Anda jika Anda tidak dapat dihubungi.");
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(answer).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(page.getByText(/^Dicetak dari http.*\/bantuan, \d+ \w+ \d{4}/)).toBeVisible();
  await expect(page.locator("#kantor image"), "the list beside the map has the addresses").toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.goto("/halamandepan");
  await page.emulateMedia({ media: "print" });
  // Of the hero only the receipt.
  await expect(page.locator(".lifted").first()).toBeVisible();
  await expect(page.locator("main .swiper-wrapper").first()).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.goto("/blog");
  const dots = page.getByRole("button", { name: /^Slide \d$/ });
  await expect(dots.first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(dots).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  // Printing before hydration does not prevent it.
  await page.addInitScript(() => addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("beforeprint"))));
  await page.setViewportSize({ width: 834, height: 900 });
  await page.goto("/pinjaman");
  const steps = page.getByRole("group", { name: /langkah/i }).first();
  await steps.scrollIntoViewIfNeeded();
  await steps.getByRole("button", { name: "Selanjutnya" }).click();
  await page.emulateMedia({ media: "print" });
  // All five steps, although the carousel was moved.
  const inside = () =>
    steps
      .getByRole("heading", { level: 3 })
      .evaluateAll((all) => all.map((step) => step.getBoundingClientRect()).filter(({ left, right }) => left >= 0 && right <= innerWidth).length);
  await expect.poll(inside).toBe(5);
  // No buttons or choices; white text on deep green prints black.
  await expect(page.getByRole("group", { name: "Lihat contoh biaya" })).toBeHidden();
  await expect(page.getByRole("main").getByRole("link", { name: "Ajukan Pinjaman" }).first()).toBeHidden();
  const deep = page.locator(".deep", { has: page.getByRole("heading", { name: "Sebelum mengajukan" }) });
  await expect(deep.getByRole("heading", { level: 2 })).toHaveCSS("color", "rgb(24, 32, 27)");
  // Also if backgrounds are printed.
  await expect(deep).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  // The shadow of a receipt would be cut at the edge of its column.
  for (const receipt of await all(page.locator(".lifted"))) await expect(receipt).toHaveCSS("filter", "none");
});

test("what this browser stores is listed and can be removed", async ({ page, context, axe, baseURL }) => {
  await context.addCookies([{ name: "TimeOffset", value: "12", url: baseURL as string }]);
  const stored = page.getByRole("main").getByRole("listitem");
  await page.goto("/dataPeramban");
  await page.evaluate(() => {
    localStorage.setItem("isHomeFloat", "true");
    localStorage.setItem("funderDraft:abc", "{}");
    sessionStorage.setItem("dari-ekstensi", "1");
  });
  await page.reload();
  for (const name of ["TimeOffset", "funderDraft", "dari-ekstensi"]) await expect(stored.filter({ hasText: name })).toContainText("Ada");
  await expect(page.getByRole("heading", { name: "Bukan dari kami" })).toBeVisible();
  await axe();
  await page.getByRole("button", { name: "Hapus isHomeFloat" }).click();
  await expect(stored.filter({ hasText: "isHomeFloat" })).toContainText("Tidak ada");
  await expect(stored.filter({ hasText: "isHomeFloat" })).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem("isHomeFloat"))).toBeNull();
  await page.getByRole("button", { name: "Hapus semuanya" }).click();
  await expect(page.getByRole("heading", { name: "Bukan dari kami" })).toHaveCount(0);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, ""]);
});

test("the list of stored data is complete", async ({ page }) => {
  await page.goto("/halamandepan");
  await page.getByText("Siapa yang boleh mengajukan pinjaman?").click();
  const strip = page.getByRole("complementary", { name: "Pemberitahuan" });
  await strip.getByRole("button", { name: "Tutup pemberitahuan" }).click();
  await expect(strip).toBeHidden();
  await page.goto("/bantuan");
  await page.getByText("Siapa yang boleh meminjam?").click();
  // The `toggle` event comes a moment later; leaving earlier is not remembered.
  await page.waitForFunction(() => Object.keys(sessionStorage).some((name) => name.startsWith("help-")));
  await page.goto("/login");
  await page.getByLabel("Email/No. telepon").fill("pribadi@demo.test");
  await page.getByLabel("Kata sandi", { exact: true }).fill("Demo#2026");
  await page.getByRole("button", { name: "Masuk", exact: true }).click();
  await expect(page).toHaveURL(/halamandepan/);
  await page.goto("/dataPeramban");
  const stored = page.getByRole("main").getByRole("listitem");
  await expect(stored.filter({ hasText: "isHomeTopWarn" })).toContainText("Ada");
  for (const name of ["home-", "help-", "userInfo"]) await expect(stored.filter({ hasText: name }).filter({ hasText: "Hapus" })).toContainText("Ada");
  await expect(page.getByRole("heading", { name: "Bukan dari kami" })).toHaveCount(0);
  await stored.filter({ hasText: "UserLoginToken" }).getByRole("button", { name: "Keluar" }).click();
  await expect(stored.filter({ hasText: "UserLoginToken" })).toContainText("Tidak ada");
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("UserLoginToken");
});

test("the video of a working day opens in a dialog and gives the focus back", async ({ page }) => {
  await page.goto("/karir1");
  const opener = page.getByRole("button", { name: /^Putar video/ });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Sehari di kantor kami" });
  await expect(dialog.locator("video")).toBeVisible();
  await dialog.getByRole("button", { name: "Tutup" }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("openings: closed ones have no application link; sharing copies, then opens the target", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await context.route(/linkedin\.com/, (route) => route.fulfill({ body: "LinkedIn" }));
  await page.goto("/karir2#collection-team-leader");
  const row = page.locator("#collection-team-leader");
  await expect(row).toHaveAttribute("open", "");
  await expect(row.getByRole("button", { name: "Lamar" })).toBeDisabled();
  await expect(row).toContainText("Ditutup 16 Okt 2023");
  // One text node: Chrome drops standalone spaces from the row's name.
  expect(await row.locator("summary").innerHTML()).toContain(">Ditutup 16 Okt 2023<");
  let opened = 0;
  page.on("popup", () => opened++);
  const popup = page.waitForEvent("popup");
  await row.getByRole("button", { name: "Bagikan ke LinkedIn" }).dblclick();
  await expect(page.getByText("Tautan tersalin").first()).toBeVisible();
  expect(decodeURIComponent((await popup).url())).toContain("/karir2/collection-team-leader");
  await page.waitForTimeout(700);
  expect(opened, "a double press opens one place").toBe(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/karir2\/collection-team-leader$/);
  // What was shared previews that opening, and shows it.
  await page.goto("/karir2/mandarin-translator");
  await expect(page.locator("#mandarin-translator")).toHaveAttribute("open", "");
  await expect(page.locator("#collection-team-leader")).not.toHaveAttribute("open", "");
});

test("about the company: figures, mission, leaders, reports and rates", async ({ page, request }) => {
  await page.goto("/tentangKami#tkb");
  await test.step("the rate history ends with the current rates", async () => {
    const history = page.getByRole("figure").filter({ has: page.getByRole("heading", { name: "TKB dari bulan ke bulan" }) });
    await expect(history.locator("polyline:visible")).toHaveAttribute("points", /^(?:[\d.]+,[\d.]+ ?){25}$/);
    await history.getByRole("radio", { name: "TKB0", exact: true }).check({ force: true });
    const months = history.getByRole("group", { name: "TKB0 setiap bulan" });
    await months.getByRole("radio").first().focus();
    await page.keyboard.press("ArrowRight");
    const november = months.getByRole("radio", { name: /^30 Nov 2024: 9\d,\d\d%$/ });
    await expect(november).toBeChecked();
    await expect(months.getByText("30 Nov 2024")).toBeVisible();
    await history.getByText("Tabel angka setiap bulan").click();
    const [heads, newest] = [history.getByRole("columnheader"), history.getByRole("row").nth(1).getByRole("cell")];
    const { data } = await (await request.get("/api/h5/website/index")).json();
    const shown = Object.fromEntries((await heads.allTextContents()).slice(1).map((name, at) => [name, at]));
    for (const { name, value } of data.tkbs) await expect(newest.nth(shown[name] as number)).toHaveText(value);
    await expect(history).toContainText(data.desc);
    const csv = await (await request.get("/statistik.csv")).text();
    expect(csv).toContain('"TKB90";"97,02";"persen";"2024-10-31"');
  });
  await test.step("nine platform figures are formatted and dated", async () => {
    const { data } = await (await request.get("/api/h5/website/index")).json();
    const { totalLoanAmount, yearLoanAmount, monthBalance, loanUserCount, activeLoanUserCount, repaymentAmount } = data.forUsStat;
    const { investorCount, yearInvestorCount, monthInvestorCount } = data.forUsStat;
    const number = new Intl.NumberFormat("id-ID", { maximumFractionDigits: 2 });
    const count = (value: string | number) => number.format(Number(value));
    const money = (value: string | number) =>
      Number(value) < 1e12 ? `Rp${number.format(Number(value) / 1e9)} miliar` : `Rp${number.format(Number(value) / 1e12)} triliun`;
    const statistics = page.locator("#statistik");
    await expect(statistics.locator("dd")).toHaveText([
      ...[totalLoanAmount, yearLoanAmount, monthBalance, repaymentAmount].map(money),
      ...[loanUserCount, activeLoanUserCount].map(count),
      ...[investorCount, yearInvestorCount, monthInvestorCount].map(count),
    ]);
    const day = new Intl.DateTimeFormat("id-ID", { dateStyle: "long", timeZone: "Asia/Jakarta" }).format(new Date(data.stat.asOf));
    await expect(statistics).toContainText(`Data per ${day}.`);
  });
  await test.step("mission and leaders unfold; six reports are PDF files", async () => {
    await expect(page.locator("#misi > li:visible")).toHaveCount(1);
    await page.getByRole("button", { name: "Tampilkan semua misi" }).click();
    await expect(page.locator("#misi > li:visible")).toHaveCount(3);
    await expect(page.locator("#statistik dd")).toHaveCount(9);
    await page.setViewportSize({ width: 768, height: 900 });
    const heights = await page.locator("#statistik dd").evaluateAll((all) => all.map((figure) => figure.clientHeight));
    expect(new Set(heights).size, "figures stay on one line").toBe(1);
    await page.getByText("Larasati Widjaja").click();
    await expect(page.getByText("pembiayaan mikro")).toBeVisible();
    const files = await page.locator("#laporan a").evaluateAll((links) => links.map((link) => link.getAttribute("href") as string));
    expect(files).toHaveLength(6);
    for (const file of files) {
      const answer = await request.get(file);
      expect(answer.headers()["content-type"]).toContain("application/pdf");
      expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
    }
  });
});

test("the readiness check is computed in the browser", async ({ page }) => {
  await page.goto("/pendanna#cek");
  await page.getByLabel("Penghasilan per tahun (rupiah)").fill("120000000");
  await expect(page.getByText(/Paling banyak Rp12\.000\.000/)).toBeVisible();
  // Above Rp500 million a year a person counts as professional.
  await page.getByLabel("Penghasilan per tahun (rupiah)").fill("600000000");
  await expect(page.getByText(/Paling banyak Rp120\.000\.000.*profesional/)).toBeVisible();
  await page.getByText("Perusahaan", { exact: true }).first().click();
  await expect(page.getByText("Badan hukum termasuk pemberi dana profesional.")).toBeVisible();
});

test("the PDF is rendered", async ({ page }) => {
  await page.goto("/pdf");
  const sheet = page.getByRole("region", { name: /^Halaman 1 dari \d+$/ });
  await expect(sheet.locator("canvas")).toBeVisible({ timeout: 20_000 });
  // The text layer covers the picture: the title is at its top, as wide as it is drawn.
  const title = await sheet.getByText("Kebijakan Perlindungan Konsumen", { exact: true }).boundingBox();
  const room = await sheet.boundingBox();
  const width = (title?.width ?? 0) / (room?.width ?? 1);
  expect(width, "share of the sheet's width").toBeGreaterThan(0.7);
  expect(width).toBeLessThan(0.8);
  expect((title?.y ?? 0) - (room?.y ?? 0), "below the top").toBeLessThan((room?.height ?? 0) / 3);
});

test("the PDF is rendered in a browser of spring 2024", async ({ page }) => {
  // APIs that the reader uses and that Chrome 119 and Safari 17.4 lack.
  const forget = `for (const [owner, names] of [
    [Map.prototype, ["getOrInsert", "getOrInsertComputed"]], [WeakMap.prototype, ["getOrInsert", "getOrInsertComputed"]], [Promise, ["try"]], [Math, ["sumPrecise"]],
    [Uint8Array, ["fromBase64", "fromHex"]], [Uint8Array.prototype, ["toBase64", "toHex"]], [URL, ["parse"]], [Set.prototype, ["union", "difference", "intersection"]],
    [Iterator.prototype, ["map", "filter", "some", "find", "every", "take", "drop", "toArray", "forEach"]],
  ]) for (const name of names) delete owner[name];\n`;
  await page.addInitScript(forget);
  let readers = 0;
  await page.route(/pdf\.worker[^/]*\.mjs$/, async (route) => {
    const response = await route.fetch();
    readers += 1;
    await route.fulfill({ response, body: forget + (await response.text()) });
  });
  await page.goto("/pdf");
  await expect(page.getByRole("region", { name: /^Halaman 1 dari \d+$/ }).locator("canvas")).toBeVisible({ timeout: 20_000 });
  expect(readers).toBe(1);
});

test("a PDF that fails to load is reported with a download link", async ({ page, guard }) => {
  guard.allow(/perlindungan-konsumen|Failed to load resource|Failed to fetch/);
  await page.route("**/files/perlindungan-konsumen.pdf", (route) => route.abort());
  await page.goto("/pdf");
  await expect(page.getByRole("heading", { name: "Berkas tidak dapat ditampilkan" })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole("main").getByText(/^Berkas PDF gagal dimuat, atau perangkat Anda tidak dapat menampilkan PDF/)).toBeVisible();
  await expect(page.getByText("Berkas PDF gagal dimuat. Silakan unduh berkasnya.").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Unduh file PDF" })).toBeVisible();
});

test.describe("on an old phone", () => {
  test.use({ userAgent: "Mozilla/5.0 (Linux; Android 7.0; SM-G930F) AppleWebKit/537.36 Chrome/119.0 Mobile Safari/537.36" });

  test("the PDF is offered as a file", async ({ page }) => {
    await page.goto("/pdf");
    await expect(page.getByText("Perangkat Anda tidak dapat menampilkan PDF")).toBeVisible();
  });
});

test("robots, sitemap, manifest and icons", async ({ request, baseURL }) => {
  expect(await (await request.get("/robots.txt")).text()).toContain(`${baseURL}/sitemap.xml`);
  const sitemap = await (await request.get("/sitemap/halaman.xml")).text();
  for (const path of ["/halamandepan", "/pinjaman", "/kebijakanPrivasi?name=Kebijakan"]) expect(sitemap).toContain(path);
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  for (const icon of manifest.icons) expect((await request.get(icon.src)).status()).toBe(200);
});
