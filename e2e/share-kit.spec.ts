import { expect, test } from "./fixtures.ts";

const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test("an article is prepared for a campaign, without scripts too @both", async ({ page, axe, request, browser, baseURL }) => {
  test.slow();
  await page.goto("/p2pLending?id=membaca-biaya-pinjaman");
  await page.getByRole("link", { name: "Alat berbagi" }).click();
  await expect(page.getByLabel("Artikel")).toHaveValue("membaca-biaya-pinjaman");
  // Prepared at once, for WhatsApp.
  await expect(page.getByRole("region", { name: "Alamat" })).toContainText("utm_source=whatsapp");
  await page.getByLabel("Kanal").selectOption("Cetak (kode QR)");
  await page.getByLabel("Kampanye (opsional)").fill("Kelas Kas Warung 2026");
  await page.keyboard.press("Enter");
  const address = "/p2pLending?id=membaca-biaya-pinjaman&utm_source=cetak&utm_medium=print&utm_campaign=kelas-kas-warung-2026";
  await expect(page.getByText(baseURL + address, { exact: true })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, nofollow");

  // Each sentence to share stands in the article.
  const sentences = await page.getByRole("region", { name: "Kalimat siap pakai" }).getByRole("paragraph").allInnerTexts();
  expect(sentences).toHaveLength(3);
  const html = await (await request.get(address)).text();
  const article = html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
  expect(html).toContain(`rel="canonical" href="${baseURL}/p2pLending?id=membaca-biaya-pinjaman"`);
  expect(html).not.toContain("kelas-kas-warung");
  for (const sentence of sentences.slice(2)) expect(article).toContain(sentence.slice(0, 40));
  await page.getByRole("button", { name: "Salin kalimat 1" }).click();
  await expect(page.getByText(/tersalin|disalin/i).first()).toBeVisible();

  await expect(page.getByRole("region", { name: /^Pratinjau/ }).getByRole("heading", { level: 3 })).toHaveText([
    "WhatsApp",
    "Facebook",
    "LinkedIn",
    "Twitter (X)",
    "Telegram",
  ]);
  const report = page.getByRole("region", { name: "Pemeriksaan sebelum dibagikan" });
  await expect(report).toContainText("Halaman terbuka tanpa perlu masuk.");
  await expect(report).toContainText("Gambar 1200×630 piksel.");
  await axe();

  for (const [name, size] of [
    ["1200×630", [1200, 630]],
    ["1080×1080", [1080, 1080]],
    ["1080×1920", [1080, 1920]],
  ] as const) {
    const href = await page.getByRole("link", { name }).getAttribute("href");
    expect(sizeOf(await (await request.get(href as string)).body())).toEqual(size);
  }
  const svg = await request.get((await page.getByRole("link", { name: "Unduh SVG" }).getAttribute("href")) as string);
  expect([svg.headers()["content-type"], (await svg.text()).startsWith("<svg")]).toEqual(["image/svg+xml; charset=utf-8", true]);
  const png = await request.get((await page.getByRole("link", { name: "Unduh PNG", exact: true }).getAttribute("href")) as string);
  expect(sizeOf(await png.body())[0]).toBeGreaterThan(1_000);
  for (const missing of ["membaca-biaya-pinjaman.svg?saluran=lain", "tidak-ada.svg?saluran=cetak"])
    expect((await request.get(`/bagikan/kode/${missing}`)).status(), missing).toBe(404);

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await plain.newPage();
  await visitor.goto(`${baseURL}/bagikan`);
  await visitor.getByLabel("Artikel").fill("bunga");
  await visitor.getByRole("button", { name: "Siapkan" }).click();
  await expect(visitor.getByRole("heading", { name: "Pilih artikelnya" })).toBeVisible();
  await visitor.locator("#hasil").getByRole("link").first().click();
  await expect(visitor.getByRole("heading", { name: "Kode QR" })).toBeVisible();
  await visitor.goto(`${baseURL}/bagikan`);
  await visitor.getByRole("button", { name: "Siapkan" }).click();
  await expect(visitor.getByLabel("Artikel")).toHaveAccessibleDescription(/^Tulis alamat atau judul artikel dulu\./);
  await plain.close();
});

test("an opening, an event and a tool have share previews of their own", async ({ request }) => {
  for (const [path, title] of [
    ["/karir2/mandarin-translator", "Mandarin Translator"],
    ["/kegiatan/kelas-kas-warung", "Kelas Kas Warung"],
    ["/alat/bunga-efektif", ""],
  ] as const) {
    const html = await (await request.get(path)).text();
    const meta = (name: string) => new RegExp(`<meta property="og:${name}" content="([^"]+)"`).exec(html)?.[1] ?? "";
    expect(meta("title"), path).toContain(title);
    expect(new URL(meta("url")).pathname, path).toBe(path);
    const picture = await request.get(new URL(meta("image")).pathname);
    expect(new URL(meta("image")).pathname, path).toMatch(/^\/sampul\/halaman\//);
    expect(sizeOf(await picture.body()), path).toEqual([1200, 630]);
  }
});

test("account pages have share previews, and robots.txt lets crawlers of previews in", async ({ request }) => {
  const rules = await (await request.get("/robots.txt")).text();
  for (const path of [
    "/login",
    "/register",
    "/forgotPassword",
    "/accountSelect",
    "/registerCompany",
    "/registerPersonal",
    "/statusPendaftaran",
    "/akun",
  ]) {
    const html = await (await request.get(path)).text();
    const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
    expect(image, path).toMatch(/^https?:/);
    expect((await request.get(new URL(image).pathname)).status(), path).toBe(200);
    expect(html, path).toMatch(/<meta property="og:title" content="[^"]+"/);
    expect(rules).not.toContain(`Disallow: ${path}`);
  }
});
