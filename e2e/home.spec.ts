import { expect, onPhone, test } from "./fixtures.ts";
import { delayFramework, openHydrated, untilHydrated, watchHydration } from "./hydration.ts";
import { readQr } from "./qr.ts";

const home = "/halamandepan";

test("the home page is readable without scripts", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(home);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("biayanya jelas sejak awal");
  const main = page.getByRole("main");
  for (const text of ["0,26%", "48 jam", "ISO 27001:2013", "hingga 365 hari", "Rp3.442.500", "Solusi Kawan", "TKB90", "Siti Nurhaliza R."])
    await expect(main).toContainText(text);
  await context.close();
});

test("the home page is accessible @both", async ({ page, axe }) => {
  await page.goto(home);
  await page.getByRole("group", { name: "Ulasan pengguna" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: "Selanjutnya" }).first()).toBeVisible();
  await axe();
});

test("the home page shows its figures, reasons, code and reviews", async ({ page, request, baseURL }) => {
  const { data } = await (await request.get("/api/h5/website/index")).json();
  await page.goto(home);
  await test.step("figures and products are those of the platform", async () => {
    const main = page.getByRole("main");
    for (const product of Object.values(data.products) as { amount: string; apr: string; periods: string }[]) {
      await expect(main).toContainText(product.amount);
      await expect(main).toContainText(product.apr);
      await expect(main).toContainText(product.periods);
    }
    await expect(main).toContainText(new Intl.NumberFormat("id-ID").format(data.forUsStat.investorCount));
    for (const name of ["Solusi Kini", "Solusi Cepat", "Solusi Kawan"])
      await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", /^\/pinjaman/);
  });
  await test.step("six reasons, three events, five reviews and a link to the help centre", async () => {
    const section = (name: RegExp) => page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name }) });
    await expect(section(/Enam alasan/).locator("li")).toHaveCount(6);
    await expect(section(/Dari lapangan/).locator("article")).toHaveCount(3);
    await expect(section(/Kata mereka/).locator("figure")).toHaveCount(5);
    await expect(
      section(/Kata mereka/)
        .locator("figure")
        .nth(1),
    ).toContainText("Nilai 4,5 dari 5");
    await expect(page.getByRole("link", { name: "Lihat lebih banyak" })).toHaveAttribute("href", "/bantuan");
  });
  await test.step("the QR code leads to the download page, the badges beside it to both stores", async () => {
    const badge = (shop: string) => page.getByRole("main").getByRole("link", { name: `Unduh untuk ${shop}` });
    await expect(badge("Android")).toHaveAttribute("href", /^https:\/\/play\.google\.com\//);
    await expect(badge("iPhone")).toHaveAttribute("href", /^https:\/\/apps\.apple\.com\//);
    const code = page.getByRole("main").getByRole("img", { name: /Kode QR/ });
    expect(await readQr(await code.screenshot({ scale: "css" }))).toBe(`${process.env.SITE_URL ?? baseURL}/daftarPenerima`);
  });
  await test.step("reviews move with the arrows", async () => {
    const reviews = page.getByRole("group", { name: "Ulasan pengguna" });
    await reviews.scrollIntoViewIfNeeded();
    await expect(reviews.getByRole("button", { name: "Sebelumnya" })).toBeDisabled();
    await reviews.getByRole("button", { name: "Selanjutnya" }).click();
    await expect(reviews.getByRole("button", { name: "Sebelumnya" })).toBeEnabled();
    // The arrow ends where the row does, and keeps the focus there.
    const next = reviews.getByRole("button", { name: "Selanjutnya" });
    await next.focus();
    const place = () =>
      reviews
        .locator("figure")
        .first()
        .evaluate((figure) => Math.round(figure.getBoundingClientRect().left));
    while (await next.isEnabled()) {
      const before = await place();
      await page.keyboard.press("Enter");
      await expect.poll(place).toBeLessThan(before);
    }
    await expect(next).toBeFocused();
  });
});

test("an event opens its video in a dialog; closing it stops the video", async ({ page, axe }) => {
  await page.goto(home);
  const opener = page.getByRole("button", { name: /Kelas Kas Warung/ });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Kelas Kas Warung" });
  await expect(dialog.locator("video")).toBeVisible();
  await expect.poll(() => dialog.locator("video").evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(1);
  const said = await dialog.getByRole("listitem").allTextContents();
  const cues = () =>
    dialog.locator("video").evaluate((video: HTMLVideoElement) => [...(video.textTracks[0]?.cues ?? [])].map((cue) => (cue as VTTCue).text));
  await expect.poll(cues).toEqual(["[Tanpa suara]", ...said]);
  await axe({ include: "[role=dialog]" });
  await onPhone(page, () => axe({ include: "[role=dialog]" }));
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.locator("video")).toHaveCount(0);
  await expect(opener).toBeFocused();
  // On a phone in landscape title and close button stay visible.
  await page.setViewportSize({ width: 844, height: 390 });
  await opener.click();
  await expect(dialog.locator("video")).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole("heading")).toBeInViewport({ ratio: 1 });
});

test("every video has two encodings, a poster and captions", async ({ request }) => {
  for (const name of ["kelas-kas-warung", "temu-pendana", "pasar-murah", "sehari-di-kantor"])
    for (const [type, mime] of Object.entries({ mp4: "video/mp4", webm: "video/webm", jpg: "image/jpeg", vtt: "text/vtt" })) {
      const answer = await request.get(`/video/${name}.${type}`);
      expect(answer.headers()["content-type"]).toContain(mime);
      expect((await answer.body()).byteLength).toBeLessThan(600_000);
    }
});

test("the hero carousel moves by itself, pauses for a reader and stops with its button", async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => localStorage.setItem("hasShownDownloadDialog", JSON.stringify({ value: true, expires: 9e15 })));
  await page.goto(home);
  const carousel = page.getByRole("group", { name: "Sorotan" });
  const current = carousel.locator("button[aria-current]");
  await expect(current).toHaveAccessibleName("Slide 1");
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(current).toHaveAccessibleName("Slide 2", { timeout: 300 });
  }).toPass();
  await carousel.getByRole("button", { name: "Selanjutnya" }).focus();
  const paused = await current.getAttribute("aria-label");
  await page.clock.runFor(5_000);
  await expect(current).toHaveAccessibleName(paused ?? "");
  await carousel.getByRole("button", { name: "Hentikan putar otomatis" }).click();
  await page.getByRole("heading", { level: 1 }).click();
  await page.clock.runFor(5_000);
  await expect(current).toHaveAccessibleName(paused ?? "");
  await expect(carousel.getByRole("button", { name: "Mulai putar otomatis" })).toBeVisible();
});

test("under reduced motion nothing moves by itself", async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, home);
  const current = page.getByRole("group", { name: "Sorotan" }).locator("button[aria-current]");
  await expect(current).toHaveAccessibleName("Slide 1");
  await page.clock.runFor(5_000);
  await expect(current).toHaveAccessibleName("Slide 1");
  // The card over the first slide is read as part of it: the slide alone is a picture without text.
  await expect(page.getByRole("group", { name: "Sorotan" })).toMatchAriaSnapshot(`
    - group "1 dari 3":
      - text: Solusi Kini Contoh biaya, 90 hari
      - term: Pinjaman diajukan
      - definition
  `);
});

test("the receipt follows its slider, also before hydration; the segments choose a product on phones", async ({ page }) => {
  await watchHydration(page);
  const letFrameworkLoad = await delayFramework(page);
  await page.goto(home, { waitUntil: "domcontentloaded" });
  const slider = page.getByRole("slider", { name: "Geser nilai pinjaman" });
  await slider.fill("7500000");
  const receipt = page.locator(".lifted", { has: slider });
  for (const figure of ["Rp7.500.000", "Rp6.750.000", "Rp8.606.250"]) await expect(receipt.getByText(figure, { exact: true })).toBeVisible();
  letFrameworkLoad();
  await untilHydrated(page);
  await expect(receipt.getByText("Rp8.606.250", { exact: true })).toBeVisible();
  await slider.press("End");
  await expect(receipt.getByText("Rp15.000.000", { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("radio", { name: "Solusi Cepat" }).check({ force: true });
  await expect(page.getByRole("link", { name: "Solusi Cepat" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Solusi Kini" })).toBeHidden();
});

test("a carousel has arrows only if some slides are hidden", async ({ page }) => {
  const arrows = page.getByRole("group", { name: "Langkah meminjam" }).getByRole("button");
  await page.setViewportSize({ width: 834, height: 900 });
  await page.goto("/pinjaman");
  await page.getByRole("heading", { name: /^Lima langkah/ }).scrollIntoViewIfNeeded();
  await expect(arrows).toHaveCount(2);
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.getByRole("heading", { name: /^Lima langkah/ }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("heading", { name: "Kembalikan Pinjaman" })).toBeInViewport({ ratio: 1 });
  await expect(arrows).toHaveCount(0);
});

test("on tablets the partners of each group are in one row", async ({ page }) => {
  await page.goto(home);
  const groups = page.getByRole("region", { name: "Pengawas, asosiasi, dan mitra" }).getByRole("list");
  for (const width of [768, 834]) {
    await page.setViewportSize({ width, height: 1112 });
    const rows = await groups.evaluateAll((lists) =>
      lists.map((list) => new Set([...list.children].map((mark) => mark.getBoundingClientRect().top)).size),
    );
    expect(rows, `rows of each group at ${width}`).toEqual([1, 1]);
  }
});

test("the hero controls are below the receipt on the narrowest phones", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(home);
  const carousel = page.getByRole("group", { name: "Sorotan" });
  await carousel.scrollIntoViewIfNeeded();
  const controls = await carousel.getByRole("button", { name: "Slide 1" }).boundingBox();
  const cost = await page
    .getByText(/^Biaya harian/)
    .first()
    .boundingBox();
  expect(controls?.y).toBeGreaterThan((cost?.y ?? Number.POSITIVE_INFINITY) + (cost?.height ?? 0) + 40);
});

test("going back restores the home page", async ({ page }) => {
  await page.goto(home);
  const row = page.getByText("Siapa yang boleh mengajukan pinjaman?");
  await row.click();
  await expect(page.locator("details#syarat-singkat")).toHaveAttribute("open");
  const before = await page.evaluate(() => window.scrollY);
  await page.getByRole("link", { name: "Lihat lebih banyak" }).click();
  await expect(page).toHaveURL("/bantuan");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator("details#syarat-singkat")).toHaveAttribute("open");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200);
  // By the logo too, however often.
  for (let visit = 0; visit < 5; visit += 1) {
    await page.getByRole("link", { name: "Lihat lebih banyak" }).click();
    await expect(page).toHaveURL("/bantuan");
    await page
      .getByRole("banner")
      .getByRole("link", { name: /halaman depan/i })
      .click();
    await expect(page).toHaveURL(home);
    await expect(page.locator("details#syarat-singkat")).toHaveAttribute("open");
  }
});

test("the cloth and the knot are animated, but not with reduced motion", async ({ browser, baseURL }) => {
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    const page = await browser.newPage({ reducedMotion, baseURL, viewport: { width: 1366, height: 900 } });
    await page.goto(home);
    const cloth = page.locator("img[src='/art/kain-hero.svg']");
    await expect.poll(() => cloth.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(reducedMotion === "reduce" ? /svg$/ : /#jahit$/);
    const half = page.locator("[data-half]:visible").first();
    const apart = () => half.evaluate((element) => Math.abs(new DOMMatrix(getComputedStyle(element).transform).e));
    await expect.poll(apart).toBe(reducedMotion === "reduce" ? 0 : 48);
    await half.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    await expect.poll(apart).toBeLessThan(2);
    await page.close();
  }
});
