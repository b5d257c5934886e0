import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { DESK, signInAs } from "./desk-command.ts";
import { expect, test } from "./fixtures.ts";

/** The articles of the server that the tests start. */
const folder = path.join(".data-e2e", "articles");
const ID = "uji-meja-penyunting";
const file = path.join(folder, `${ID}.md`);

/** Older than every other article, so that it is not on the first pages that other tests read; published today. */
const write = (body: string, sources = 'sources:\n  - "[OJK](https://www.ojk.go.id), 2026"\n') =>
  writeFileSync(
    file,
    `---\ntitle: "Artikel untuk uji meja"\ndescription: "Ditulis sebagai berkas, lalu diterbitkan penyunting dari meja kerja."\ncategory: Event\ndate: 2024-01-03\ndraft: true\n${sources}---\n${body}\n`,
  );

test.skip(Boolean(process.env.E2E_BASE_URL), "needs the server that the tests start");
test.afterAll(() => rmSync(file, { force: true }));

test("an article from draft to the site, with a picture, and withdrawn again", async ({ page, request, axe, guard }) => {
  test.slow();
  guard.allow(/status of 422/);
  const url = `/p2pLending?id=${ID}`;
  write("Kalimat naskah dengan [bantuan](/bantuan).", "");
  await signInAs(page, "editor");
  await expect(page).toHaveURL(`${DESK}/konten`);
  await axe();

  await page.goto(`${DESK}/konten/gambar`);
  await page.getByLabel("Keterangan").fill("Bidang hijau bertepi terang");
  await page.getByRole("button", { name: "Unggah gambar" }).click();
  await expect(page.locator(".error", { hasText: "Pilih gambar." })).toBeVisible();
  await expect(page.getByLabel("Keterangan")).toHaveValue("Bidang hijau bertepi terang");
  const light = await sharp({ create: { width: 900, height: 500, channels: 3, background: "#f2f1ea" } })
    .png()
    .toBuffer();
  const buffer = await sharp({ create: { width: 1_000, height: 600, channels: 3, background: "#115c47" } })
    .composite([{ input: light }])
    .png()
    .toBuffer();
  await page.getByLabel("Gambar", { exact: true }).setInputFiles({ name: "bidang.png", mimeType: "image/png", buffer });
  await page.getByRole("button", { name: "Unggah gambar" }).click();
  await expect(page.getByText("Gambar sudah disimpan.")).toBeVisible();
  const line = (await page.locator(".pictures code").first().textContent()) ?? "";
  expect(line).toMatch(/^!\[Bidang hijau bertepi terang\]\(\/api\/h5\/website\/picture\/[\w-]+\)$/);
  await axe();

  // A fault of the file keeps it from the site until it is corrected.
  await page.goto(`${DESK}/konten?status=draft`);
  await page.getByRole("link", { name: "Artikel untuk uji meja" }).click();
  await expect(page.getByText("Belum ada sumber.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Terbitkan" })).toHaveCount(0);
  await axe();
  write(`Kalimat naskah dengan [bantuan](/bantuan).\n\n${line}`);
  await page.reload();
  const preview = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Lihat seperti di situs" }).click();
  const site = await preview;
  await expect(site.getByText("Kalimat naskah dengan")).toBeVisible();
  await expect(site.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, nofollow, noarchive");
  await site.close();
  expect((await request.get(url)).status()).toBe(404);

  // A time that is past stays in its field.
  await page.getByLabel("Tanggal").fill("2024-02-29");
  await page.getByLabel("Jam (WIB)").fill("09:30");
  await page.getByRole("button", { name: "Jadwalkan" }).click();
  await expect(page.locator(".error", { hasText: "Pilih tanggal dan jam yang akan datang" })).toBeVisible();
  await expect(page.getByLabel("Tanggal")).toHaveValue("2024-02-29");
  await page.getByLabel("Tanggal").fill(new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10));
  await page.getByRole("button", { name: "Jadwalkan" }).click();
  await expect(page.getByText("Jadwal sudah disimpan. Halaman situs sudah berubah.")).toBeVisible();
  expect((await request.get(url)).status()).toBe(404);
  await page.getByRole("button", { name: "Terbitkan" }).click();
  await expect(page.getByText("Sudah terbit. Halaman situs sudah berubah.")).toBeVisible();

  await page.goto(url);
  await expect(page.getByText("Kalimat naskah dengan")).toBeVisible();
  const picture = page.getByRole("img", { name: "Bidang hijau bertepi terang" });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1_000);
  expect(await (await request.get("/blog?value=Event")).text()).toContain(ID);

  await page.goto(`${DESK}/konten/artikel/${ID}`);
  await page.getByRole("button", { name: "Tarik dari situs" }).click();
  await expect(page.locator(".error", { hasText: "Tulis alasan 5 sampai 300 karakter" })).toBeVisible();
  await page.getByLabel("Alasan menarik").fill("Menunggu angka bulan ini.");
  await page.getByRole("button", { name: "Tarik dari situs" }).click();
  await expect(page.getByText("Sudah ditarik dari situs. Halaman situs sudah berubah.")).toBeVisible();
  await expect(page.getByText("Alasan: Menunggu angka bulan ini.")).toBeVisible();
  await axe();
  expect((await request.get(url)).status()).toBe(404);
  expect(await (await request.get("/blog?value=Event")).text()).not.toContain(ID);
});

test("every page of content fits a phone and forced colours, and only an editor opens it", async ({ page, axe, browser, guard }) => {
  guard.allow(/status of 403/);
  await signInAs(page, "editor");
  const pages = ["", "/artikel/cek-slik", "/iklan", "/iklan/waspada-penipuan", "/lowongan", "/tkb", "/gambar"].map((part) => `${DESK}/konten${part}`);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const address of pages) {
      await page.goto(address);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${address} at ${width} px`).toBeLessThanOrEqual(width);
      await axe();
    }
  }
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`${DESK}/konten/iklan/waspada-penipuan`);
  await expect(page.locator(".state")).toHaveCSS("border-top-width", "1px");
  await expect(page.locator("figure img").first()).toHaveJSProperty("complete", true);
  expect(await page.locator("figure img").evaluateAll((images) => images.map((img) => (img as HTMLImageElement).naturalWidth > 0))).not.toContain(
    false,
  );
  await axe();

  const other = await (await browser.newContext()).newPage();
  await signInAs(other, "reviewer");
  for (const address of pages) expect((await other.goto(address))?.status(), address).toBe(403);
  await other.context().close();
});
