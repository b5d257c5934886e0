import { register } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { field, openForm, save } from "./funder-form.ts";
import { openHydrated } from "./hydration.ts";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("each tool answers what its address asks", async ({ page, request }) => {
    await page.goto("/alat/bunga-efektif");
    await page.getByLabel("Berapa kali cicilan").fill("4");
    await page.getByRole("button", { name: "Hitung" }).click();
    await expect(page).toHaveURL(/\/alat\/bunga-efektif\?.*kali=4/);
    await expect(page.locator("#hasil")).toContainText("Rp4.590.000");
    await page.goto("/alat/rasio-cicilan?penghasilan=5000000&berjalan=600000&baru=1500000");
    await expect(page.locator("#hasil")).toContainText("42%");
    await expect(page.locator("#hasil")).toContainText("Di atas batas.");
    await page.goto("/alat/sebaran-risiko?dana=10000000&pinjaman=1&peluang=10&hasil=20");
    await expect(page.locator("#hasil")).toContainText("90%");
    await page.goto("/alat/surat-pengaduan?penyelenggara=PT+Contoh&masalah=%3Cscript%3E");
    await expect(page.getByRole("article", { name: "Surat pengaduan" })).toContainText("Bagian Pengaduan Konsumen PT Contoh");
    await expect(page.getByRole("article", { name: "Surat pengaduan" })).toContainText("biaya yang tidak sesuai perjanjian");
    expect((await request.get("/alat/tidak-ada")).status()).toBe(404);
  });
});

test("with scripts the result follows the typing, and the glossary is a set of defined terms", async ({ page }) => {
  await page.goto("/alat/rasio-cicilan");
  await page.getByLabel("Cicilan baru (rupiah)").fill("2.000.000");
  await expect(page.locator("#hasil")).toContainText("52%");
  await page.goto("/istilah");
  const sets = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(sets.map((text) => JSON.parse(text)["@type"])).toContain("DefinedTermSet");
  await expect(page.locator("#slik")).toContainText("Sistem Layanan Informasi Keuangan");
});

test("on a phone the button leads to the result, and typed values survive a reload and coming back @mobile", async ({ page }) => {
  await page.goto("/alat/surat-pengaduan");
  const company = page.getByLabel("Nama perusahaan yang diadukan");
  await company.fill("PT Contoh & Mitra");
  await page.getByRole("button", { name: "Susun surat" }).click();
  await expect(page.locator("#hasil")).toBeFocused();
  await expect(page.getByRole("article", { name: "Surat pengaduan" })).toBeInViewport({ ratio: 0.1 });
  await expect(page).toHaveURL(/penyelenggara=PT\+Contoh\+%26\+Mitra/);
  await page.reload();
  await expect(company).toHaveValue("PT Contoh & Mitra");
  await company.fill("PT Lain");
  await expect(page).toHaveURL(/penyelenggara=PT\+Lain/);
  await page.getByRole("link", { name: "Cara mengadu yang benar" }).click();
  await page.waitForURL(/p2pLending/);
  await page.goBack();
  await expect(company).toHaveValue("PT Lain");
  await expect(page.getByRole("article", { name: "Surat pengaduan" })).toContainText("PT Lain");
});

for (const [device, what] of [
  ["2024-12-30T05:00:00Z", "before the table's rules"],
  ["2025-10-25T05:00:00Z", "a year behind"],
] as const)
  test(`a device whose clock is ${what} gets today's figures, and adults are not refused`, async ({ page, request }) => {
    await page.clock.setFixedTime(new Date(device));
    await openHydrated(page, "/pinjaman");
    await page.getByLabel("Jumlah pinjaman").fill("2000000");
    await expect(page.locator("#simulasi")).toContainText("Rp2.000.000");
    await expect(page.locator("#simulasi")).toContainText("paling banyak 30% penghasilan");
    await page.goto("/alat/rasio-cicilan");
    await page.getByLabel("Cicilan baru (rupiah)").fill("2.000.000");
    await expect(page.locator("#hasil")).toContainText("30%");
    await page.clock.setFixedTime(new Date("1998-03-04T05:00:00Z"));
    await openForm(page, 0, await register(request, 0));
    await field(page, "Tanggal Lahir").fill("1985-08-17");
    await save(page).click();
    await expect(field(page, "No. KTP")).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, "Tanggal Lahir")).not.toHaveAttribute("aria-invalid");
  });
