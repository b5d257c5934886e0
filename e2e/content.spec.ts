import type { Page } from "@playwright/test";
import { all, expect, test } from "./fixtures.ts";

/** Texts and figures of the specification, read from the server's HTML. */
test.use({ javaScriptEnabled: false });

const part = (page: Page, heading: string | RegExp) =>
  page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name: heading }) });

async function says(page: Page, words: readonly (string | RegExp)[]) {
  for (const text of words) await expect.soft(page.getByRole("main")).toContainText(text);
}

test("loans: four benefits, three products to apply for, five steps, the figures of each", async ({ page }) => {
  await page.goto("/pinjaman");
  await expect(part(page, "Yang Anda dapatkan").getByRole("listitem")).toHaveCount(4);
  const apply = page.getByRole("main").getByRole("link", { name: /^Ajukan Pinjaman/ });
  expect(await apply.count()).toBeGreaterThanOrEqual(3);
  for (const link of await all(apply)) await expect(link).toHaveAttribute("href", "/daftarPenerima");
  await expect(part(page, "Lima langkah").getByRole("heading", { level: 3 })).toHaveText([
    /Daftar$/,
    /Ajukan Pinjaman$/,
    /Tunggu Persetujuan$/,
    /Terima Dana$/,
    /Kembalikan Pinjaman$/,
  ]);
  await says(page, [
    /Rp500 ribu.{1,3}15 juta/,
    /Rp2,8.{1,3}50 juta/,
    /Rp100 juta.{1,6}2 miliar/,
    /90–180 hari/,
    /120–365 hari/,
    "Rp600.000 sampai Rp11.250.000",
    "0,07%",
    "0,23%",
    "0,26%",
    "0,3%",
    "10%, di depan",
    "0,4% / hari",
    "3–6 kali, tiap 15–30 hari",
  ]);
});

test("funding: up to 20 % a year, Mulai Pendanaan, four benefits and steps, upcoming features", async ({ page }) => {
  await page.goto("/pendanna");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("hingga 20% per tahun");
  await expect(page.getByRole("main").getByRole("link", { name: "Mulai Pendanaan" }).first()).toHaveAttribute("href", "/login");
  await expect(part(page, "Mengapa mendanai").getByRole("listitem")).toHaveCount(4);
  await expect(part(page, "Empat langkah").getByRole("heading", { level: 3 })).toHaveCount(4);
  await says(page, ["Feature Coming Soon", "Fitur segera hadir", "mulai Rp5 juta", "Rp10 juta", "mulai 5% per tahun", "minimal 18 tahun"]);
  expect(await page.locator("main details").count()).toBeGreaterThan(3);
});

test("help: times, counts and ages of the answers; how to reach the company", async ({ page }) => {
  await page.goto("/bantuan");
  await expect(page.getByRole("tab")).toHaveText(["Pinjaman", "Pendanaan", "Pengembalian", "Aplikasi"]);
  await says(page, [
    /1 sampai 5 hari kerja/,
    /30 hari/,
    /sekitar 8 menit/,
    /tiga kontak darurat/i,
    /24 jam/,
    /10 menit/,
    /5 kali sehari/,
    /15 menit sampai/,
    "Rp10 juta",
    "minimal 21 tahun",
    "minimal 18 tahun",
    /Senin.{1,10}Minggu/,
    /08[.:]30.{1,3}17[.:]30 WIB/,
  ]);
  await expect(page.getByRole("main").locator('a[href^="tel:"]').first()).toBeAttached();
  await expect(page.getByRole("main").locator('a[href^="mailto:"]').first()).toBeAttached();
  await test.step("help on a phone: the last subject is at least partly visible", async () => {
    for (const width of [360, 375, 390, 412]) {
      await page.setViewportSize({ width, height: 844 });
      const text = await page
        .getByRole("tab")
        .last()
        .evaluate((tab) => {
          const range = document.createRange();
          range.selectNodeContents(tab);
          return range.getBoundingClientRect().left;
        });
      expect(text, `at ${width} px`).toBeLessThan(width - 4);
    }
  });
});

test("careers: two ways to jobs, five values, six benefits, six stages; the openings and their paginator", async ({ page }) => {
  await page.goto("/karir1");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Masuk untuk melihat pekerjaan" })).toHaveAttribute("href", "/login");
  await expect(main.getByRole("link", { name: "Lihat lowongan" }).first()).toHaveAttribute("href", "/karir2");
  for (const value of ["Integrity", "Empowerment", "Collaboration", "Growth and Innovation", "Respect Inclusive"])
    await expect(part(page, "Lima nilai").getByRole("heading", { level: 3, name: value })).toBeAttached();
  await expect(page.getByRole("heading", { level: 2, name: "Magang di Simpul" })).toBeVisible();
  await expect(part(page, "Enam hal").getByRole("listitem")).toHaveCount(6);
  await expect(part(page, "Enam tahap").locator("details")).toHaveCount(6);
  await says(page, ["2 sampai 4 minggu", "BPJS Kesehatan"]);

  await page.goto("/karir2");
  await expect(page.locator("main summary")).toHaveText([
    /^Collection Team Leader.*Ditutup 16 Okt 2023$/,
    /^Mandarin Translator.*Ditutup 16 Okt 2023$/,
  ]);
  // Search engines penalise postings of openings that have ended.
  for (const data of await page.locator('script[type="application/ld+json"]').allTextContents()) expect(data).not.toContain("JobPosting");
  const pager = page.getByRole("navigation", { name: "Halaman lowongan" });
  for (const end of ["Sebelumnya", "Selanjutnya"]) {
    await expect(pager.getByRole("button", { name: end })).toBeDisabled();
  }
  await test.step("openings: one line separates the last one from the pager", async () => {
    await expect(page.locator("main details").first()).toHaveCSS("border-bottom-width", "1px");
    await expect(page.locator("main details").last()).toHaveCSS("border-bottom-width", "0px");
  });
});

test("about: shareholders of 85 and 15 per cent, three leaders, nine figures with their day", async ({ page }) => {
  await page.goto("/tentangKami");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await says(page, ["Visi", "Misi", "85%", "15%", "100.000 saham", /Data per \d{1,2} \p{L}+ \d{4}/u]);
  await expect(part(page, "Pimpinan").locator("details")).toHaveCount(3);
});

test("the borrowers' entry and the notice about the new app", async ({ page }) => {
  await page.goto("/daftarPenerima");
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /Android/ })
      .first(),
  ).toBeVisible();
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /iPhone/ })
      .first(),
  ).toBeVisible();
  await expect(part(page, "Cara memulai").getByRole("listitem")).toHaveCount(4);
  await page.goto("/carouselDetails");
  await says(page, [/aplikasi lama/i, /24 jam/]);
  await expect(page.getByRole("main").locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /Unduh/ }).first()).toBeVisible();
});

test("terms and privacy say what the law and the specification ask for", async ({ page }) => {
  await page.goto("/kebijakanPrivasi?name=Syarat");
  await expect(page.locator("#dokumen h2")).toHaveCount(20);
  await says(page, [
    /warga negara Indonesia/i,
    /21 \(dua puluh satu\) tahun|21 tahun/,
    /slip gaji/,
    /modal kerja/i,
    /tanpa (?:wajib |harus )?memberi(?:kan)? alasan|tanpa menyebutkan alasan/i,
    /30 (?:\(tiga puluh\) )?hari kalender/,
    "Pengadilan Negeri Jakarta Selatan",
    /5 (?:\(lima\) )?tahun/,
    "POJK 10/2022",
    "0,8%",
    /hari selain Sabtu, Minggu, dan hari libur nasional/i,
    /tidak aktif jika: \(a\) tidak dijawab; \(b\) tidak terdaftar .*; atau \(c\) telah berpindah/,
    /menelepon .* untuk verifikasi dan, jika terjadi gagal bayar, untuk menelusuri/,
    /fasilitator administratif/,
    /kuasa \(agen\) Pemberi Dana/,
    /mengisi permohonan.*penilaian kelayakan.*tawaran berupa jumlah dan jangka waktu.*menyetujui Perjanjian Pinjaman/,
    /email \S+@\S+, telepon \(021\)[ \d]+.*situs www\./,
    /LPMUBTI/,
  ]);
  await page.goto("/kebijakanPrivasi?name=Kebijakan");
  await expect(page.locator("main h2")).toHaveCount(9);
  await says(page, [/Indonesia/, /kuki/i, /hak/i]);
});

test("the home page names partners and associations", async ({ page }) => {
  await page.goto("/halamandepan");
  const rows = page.locator("section[aria-labelledby=mitra]");
  await expect(rows.getByRole("heading", { level: 3 })).toHaveText([
    "Pengawas, asosiasi, dan sertifikasi",
    "Mitra pembayaran dan verifikasi (nama contoh)",
  ]);
  expect(await rows.getByRole("listitem").count()).toBeGreaterThan(5);
  for (const item of await all(rows.getByRole("listitem"))) {
    const name = ((await item.textContent()) ?? "").trim();
    expect(name).not.toBe("");
    await expect(item.getByRole("img", { name, exact: true })).toBeVisible();
  }
});
