import { truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Route } from "@playwright/test";
import sharp from "sharp";
import { UPLOAD_FAILED_SHOWN_MS } from "../lib/limits.ts";
import { register } from "./accounts.ts";
import { pdf, textPdf } from "./documents.ts";
import { encryptedPdf } from "./encrypted-pdf.ts";
import { expect, test } from "./fixtures.ts";
import { field, file, openForm, pick, row, save, uploadAll } from "./funder-form.ts";
import { loseResponse } from "./lost-response.ts";

const UPLOAD_MAX_BYTES = 20_971_520;

/** A PDF of this many bytes on the disk: the browser reads it from there, which is faster than sending it the bytes. */
function largeFile(name: string, bytes: number): string {
  const place = test.info().outputPath(name);
  writeFileSync(place, pdf);
  truncateSync(place, bytes);
  return place;
}

test("lists and uploads work without AbortSignal.any and AbortSignal.timeout", async ({ page, request }) => {
  await page.addInitScript(() => {
    for (const name of ["any", "timeout"]) Reflect.deleteProperty(AbortSignal, name);
  });
  await openForm(page, 1, await register(request, 1));
  await pick(page, "Provinsi", "Bali");
  await pick(page, "Kota/Kabupaten", "Kota Denpasar");
  await uploadAll(page, ["NIB"]);
});

test("a document takes more than ten files; progress moves on a slow line", async ({ page, request, context }) => {
  await openForm(page, 1, await register(request, 1));
  await field(page, "NIB").setInputFiles(Array.from({ length: 11 }, (_, index) => file(`nib-${index}.pdf`)));
  await expect(page.locator('[data-upload-row="success"]')).toHaveCount(11, { timeout: 20_000 });

  const line = await context.newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", { offline: false, latency: 20, downloadThroughput: -1, uploadThroughput: 400_000 });
  await page.evaluate((region) => {
    const announced: string[] = [];
    const element = document.querySelector(region) as Element;
    new MutationObserver(() => announced.push(element.textContent ?? "")).observe(element, { childList: true, characterData: true, subtree: true });
    Object.assign(window, { announced });
  }, "#dokumen > [role=status]");
  await field(page, "NIB").setInputFiles(file("lambat.pdf", Buffer.concat([pdf, Buffer.alloc(1_500_000)])));
  const bar = page.getByRole("progressbar", { name: "Mengunggah lambat.pdf" });
  await expect.poll(async () => Number(await bar.getAttribute("value"))).toBeGreaterThan(10);
  await expect(row(page, "lambat.pdf")).toContainText(/\d+%, .* dari 1,4 MB/);
  await expect(row(page, "lambat.pdf")).toContainText("Terunggah", { timeout: 20_000 });
  await expect(page.getByRole("status").filter({ hasText: "Berkas lambat.pdf berhasil diunggah" })).toHaveCount(1);
  const announced = await page.evaluate(() => (window as unknown as { announced: string[] }).announced);
  // Besides late words about the other files, and the advice that these PDFs have no page.
  expect(announced.filter((text) => text.includes("lambat.pdf") && !text.includes("tidak punya halaman"))).toEqual([
    "Mengunggah lambat.pdf.",
    "Setengah dari lambat.pdf sudah terkirim.",
    "Berkas lambat.pdf berhasil diunggah.",
  ]);
});

test("unsuitable files are refused before they are sent", async ({ page, request, axe }) => {
  test.slow();
  await page.clock.install();
  await openForm(page, 1, await register(request, 1));
  let uploads = 0;
  await page.route("**/api/common/file-upload", (route) => {
    uploads += 1;
    return route.continue();
  });
  const cases = [
    [
      file("program.pdf", Buffer.from("MZ\x90\x00 this program cannot be run")),
      "Hanya dapat mengunggah berkas dengan format ZIP, PDF, JPG, dan PNG.",
      "Formatnya bukan ZIP, PDF, JPG, atau PNG.",
    ],
    [file("surat.docx"), "Hanya dapat mengunggah berkas dengan format ZIP, PDF, JPG, dan PNG.", "Formatnya bukan ZIP, PDF, JPG, atau PNG."],
    [file("kosong.pdf", Buffer.alloc(0)), "Berkas ini kosong", "Berkas ini kosong"],
    [largeFile("besar.pdf", UPLOAD_MAX_BYTES + 1), "Ukuran berkas tidak boleh melebihi 20MB.", "Ukurannya lebih dari 20 MB."],
  ] as const;
  for (const [chosen, message, announced] of cases) {
    const name = typeof chosen === "string" ? path.basename(chosen) : chosen.name;
    await field(page, "NIB").setInputFiles(chosen);
    await expect(row(page, name)).toContainText(message);
    await expect(field(page, "NIB")).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, "NIB")).toHaveAccessibleDescription(new RegExp(message.replaceAll(".", "\\.")));
    await expect(save(page)).toBeDisabled();
    await page.clock.runFor(UPLOAD_FAILED_SHOWN_MS);
    await expect(row(page, name)).toHaveCount(0);
    await expect(field(page, "NIB")).toHaveAccessibleDescription(new RegExp(message.replaceAll(".", "\\.")));
    await expect(page.locator("[data-upload-note]")).toContainText(`${name}: ${message}`);
    await expect(page.locator("#dokumen > [role=status]")).toContainText(`${name} tidak diterima. ${announced}`);
    if (announced !== message) await expect(page.getByText(message)).toBeVisible();
  }
  // Reported once: a notice would repeat it.
  await expect(page.locator("[data-notice]")).toHaveCount(0);
  await expect(save(page)).toBeEnabled();
  await page.getByRole("button", { name: "Tutup pesan besar.pdf" }).click();
  await expect(field(page, "NIB")).not.toHaveAttribute("aria-invalid");
  expect(uploads).toBe(0);
  await axe();
});

test("the browser checks files and numbers without sending them, gives advice, and does not block saving", async ({ page, request, axe }) => {
  test.slow();
  await openForm(page, 1, await register(request, 1));
  const documentOf = (label: string) => page.getByRole("listitem").filter({ has: field(page, label) });
  const advice = (label: string) => documentOf(label).locator("[data-preflight]");
  const notes = (label: string) => documentOf(label).getByText("Pemeriksaan ini tidak mengirim apa pun.");
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><rect width="900" height="1200" fill="#eee"/>${Array.from(
    { length: 20 },
    (_, line) => `<text x="60" y="${100 + line * 50}" font-size="26">Nama dan alamat, baris ${line}</text>`,
  ).join("")}</svg>`;
  const sharpSheet = await sharp(Buffer.from(sheet)).png().toBuffer();
  await field(page, "KTP Pengurus").setInputFiles([
    { name: "tajam.png", mimeType: "image/png", buffer: sharpSheet },
    {
      name: "bening.png",
      mimeType: "image/png",
      buffer: await sharp(Buffer.from(sheet.replace(/<rect[^>]*>/, "")))
        .png()
        .toBuffer(),
    },
    { name: "buram.png", mimeType: "image/png", buffer: await sharp(sharpSheet).blur(6).png().toBuffer() },
  ]);
  await expect(row(page, "buram.png")).toContainText("Gambarnya tampak buram");
  await expect(row(page, "bening.png"), "a transparent ground is white").not.toContainText("gelap");
  await expect(notes("KTP Pengurus")).toHaveCount(1);

  await field(page, "NIB").setInputFiles(file("tanpa-halaman.pdf"));
  await expect(row(page, "tanpa-halaman.pdf")).toContainText("PDF ini tidak punya halaman");
  const cover = textPdf(["Buka portofolio ini di Acrobat"], "/Collection << /Type /Collection /View /D >> ");
  await field(page, "NIB").setInputFiles({ name: "portofolio.pdf", mimeType: "application/pdf", buffer: cover });
  await expect(row(page, "portofolio.pdf")).toContainText("PDF ini portofolio");
  const logo = "public/ads/iklan-atas-ipad.png";
  for (let times = 0; times < 2; times++) await field(page, "NIB").setInputFiles(logo);
  await expect(row(page, path.basename(logo)).nth(1)).toContainText("Berkas ini sudah ada di daftar.");
  await expect(notes("NIB"), "once for three").toHaveCount(1);
  const statement = "Rekening Koran (minimal 3 bulan terakhir)";
  const now = new Date();
  const day = (monthsAgo: number) => {
    const date = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 1));
    return `01/${String(date.getUTCMonth() + 1).padStart(2, "0")}/${date.getUTCFullYear()}`;
  };
  await field(page, statement).setInputFiles({
    name: "dua.pdf",
    mimeType: "application/pdf",
    buffer: textPdf([`${day(1)} SETORAN`, `${day(2)} TARIK`]),
  });
  await expect(advice(statement)).toContainText("hanya dari 2 bulan");
  await expect(field(page, statement)).toHaveAccessibleDescription(/hanya dari 2 bulan/);
  await field(page, statement).setInputFiles({ name: "satu.pdf", mimeType: "application/pdf", buffer: textPdf([`${day(3)} SALDO`]) });
  await expect(advice(statement)).toHaveCount(0);
  await expect(page.locator('[data-upload-row="success"]')).toHaveCount(8);
  await expect(row(page, "tajam.png").locator("[data-preflight]")).toHaveCount(0);
  await page.getByLabel("NPWP", { exact: true }).fill("3174014101900001");
  await expect(page.getByText("Angka ini berbentuk NIK perorangan.")).toBeVisible();
  await expect(save(page)).toBeEnabled();
  await axe();
});

test("files are sent, stopped, dropped, sent again and refused", async ({ page, request, axe }) => {
  test.slow();
  await openForm(page, 1, await register(request, 1));
  await test.step("an upload shows its progress, disables saving and can be stopped", async () => {
    await page.route("**/api/common/file-upload", () => undefined);
    await field(page, "NIB").setInputFiles(file("nib.pdf"));
    await expect(page.getByRole("progressbar")).toBeVisible();
    await expect(save(page)).toBeDisabled();
    await expect(save(page)).toHaveAccessibleDescription(/1 berkas masih diunggah/);
    await expect(page.getByText("nib.pdf", { exact: true })).toBeVisible();
    await axe();
    const aborted = page.waitForEvent("requestfailed");
    await page.getByRole("button", { name: "Batalkan nib.pdf" }).click();
    await aborted;
    await expect(field(page, "NIB")).toBeFocused();
    await expect(page.locator("[data-upload-row], [data-upload-note]")).toHaveCount(0);
    await expect(page.getByText("nib.pdf")).toHaveCount(0);
    await expect(page.getByText("gagal diunggah")).toHaveCount(0);
    await expect(save(page)).toBeEnabled();
  });
  await page.unroute("**/api/common/file-upload");
  await test.step("several files are dropped, and one is removed", async () => {
    const transfer = await page.evaluateHandle((content) => {
      const data = new DataTransfer();
      for (const name of ["satu.pdf", "dua.pdf", "tiga.pdf"]) data.items.add(new File([content], name));
      return data;
    }, pdf.toString("latin1"));
    const target = page.locator("li[data-field]").filter({ has: field(page, "NIB") });
    await target.dispatchEvent("dragover", { dataTransfer: transfer });
    await target.dispatchEvent("drop", { dataTransfer: transfer });
    await expect(page.locator('[data-upload-row="success"]')).toHaveCount(3);
    for (const name of ["satu.pdf", "dua.pdf", "tiga.pdf"]) await expect(page.getByText(name, { exact: true })).toHaveCount(1);
    await page.getByRole("button", { name: "Hapus dua.pdf" }).click();
    await expect(field(page, "NIB")).toBeFocused();
    await expect(page.getByText("Berkas dihapus.")).toHaveCount(1);
    await expect(page.getByText("dua.pdf")).toHaveCount(0);
    await expect(page.locator('[data-upload-row="success"]')).toHaveCount(2);
  });
  await test.step("a file with a lost response is sent again and listed once", async () => {
    await loseResponse(page, "**/api/common/file-upload");
    await field(page, "NIB").setInputFiles(file("nib.pdf"));
    await expect(row(page, "nib.pdf")).toContainText("Terunggah");
    await expect(page.locator("[data-upload-row]")).toHaveCount(3);
  });
  await test.step("a PDF is refused when nobody can open it without its password", async () => {
    await field(page, "NIB").setInputFiles([file("terkunci.pdf", encryptedPdf("rahasia")), file("terlindung.pdf", encryptedPdf(""))]);
    await expect(row(page, "terlindung.pdf")).toContainText("Terunggah", { timeout: 20_000 });
    await expect(page.locator("[data-upload-note]")).toContainText("terkunci.pdf: PDF ini dikunci dengan kata sandi.");
    await expect(row(page, "terkunci.pdf")).toHaveCount(0);
  });
  await test.step("a file of exactly 20 MB is stored", async () => {
    await field(page, "NIB").setInputFiles(largeFile("batas.pdf", UPLOAD_MAX_BYTES));
    await expect(row(page, "batas.pdf")).toContainText("Terunggah, 20 MB", { timeout: 30_000 });
  });
});

test("a network failure is retried, then reported, and the file can be sent again from memory", async ({ page, request, axe }) => {
  await page.clock.install();
  await openForm(page, 1, await register(request, 1));
  const announced = page.locator("#dokumen > [role=status]");
  await expect(announced).toHaveText("");
  let cut = true;
  let tries = 0;
  await page.route("**/api/common/file-upload", (route) => {
    tries += 1;
    return cut ? route.abort("internetdisconnected") : route.continue();
  });
  await field(page, "NIB").setInputFiles(file("nib.pdf"));
  await expect(page.getByText(/^Jaringan terputus\. Mencoba lagi \(\d dari 3\)…$/)).toBeVisible();
  await expect(announced).toHaveText("Koneksi terputus. Mengirim ulang nib.pdf.");
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(page.getByText("Berkas nib.pdf gagal diunggah")).toBeVisible({ timeout: 300 });
  }).toPass();
  await expect(announced).toHaveText(
    "nib.pdf belum terkirim. Jaringan bermasalah, silakan coba lagi. Untuk mengirimnya lagi, tekan tombol Coba lagi.",
  );
  expect(tries).toBe(4);
  await page.clock.runFor(UPLOAD_FAILED_SHOWN_MS);
  await expect(row(page, "nib.pdf")).toHaveCount(0);
  await expect(page.locator("[data-upload-note]")).toContainText("nib.pdf gagal – Coba lagi");
  await axe();
  cut = false;
  await page.getByRole("button", { name: "Coba lagi mengunggah nib.pdf" }).click();
  await expect(row(page, "nib.pdf")).toContainText("Terunggah");
});

test("files that failed are sent again beside those chosen since", async ({ page, request }) => {
  await openForm(page, 1, await register(request, 1));
  const notes = page.locator("[data-upload-note]");
  const rows = page.locator("[data-upload-row]");
  await page.route("**/api/common/file-upload", (route) => route.fulfill({ status: 500, json: { code: "9999", message: "Penyimpanan penuh." } }));
  await field(page, "NIB").setInputFiles([file("satu.pdf"), file("dua.pdf"), file("tiga.pdf")]);
  await expect(notes).toHaveCount(3);
  await page.unrouteAll();
  await field(page, "NIB").setInputFiles(Array.from({ length: 8 }, (_, index) => file(`lain-${index}.pdf`)));
  await expect(rows.filter({ hasText: "Terunggah" })).toHaveCount(8, { timeout: 20_000 });
  await page.getByRole("button", { name: "Coba lagi mengunggah satu.pdf" }).click();
  await expect(rows.filter({ hasText: "Terunggah" })).toHaveCount(9);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(rows.filter({ hasText: "Terunggah" })).toHaveCount(11);
  await expect(notes).toHaveCount(0);
});

test("the server's refusal of a file is shown", async ({ page, request }) => {
  await page.clock.install();
  await openForm(page, 1, await register(request, 1));
  await page.route("**/api/common/file-upload", (route) => route.fulfill({ status: 500, json: { code: "9999", message: "Penyimpanan penuh." } }));
  await field(page, "NIB").setInputFiles(file("nib.pdf"));
  await expect(page.getByText("Berkas nib.pdf gagal diunggah")).toBeVisible();
  await expect(row(page, "nib.pdf")).toContainText("Penyimpanan penuh.");
  await page.clock.runFor(UPLOAD_FAILED_SHOWN_MS);
  await expect(row(page, "nib.pdf")).toHaveCount(0);
  await expect(page.getByText("nib.pdf", { exact: true })).toHaveCount(0);
  await expect(page.locator("[data-upload-note]")).toContainText("nib.pdf gagal – Penyimpanan penuh. Coba lagi");
  await page.unrouteAll();
  const tooMany = { code: "E429", message: "Terlalu banyak permintaan. Coba lagi nanti." };
  await page.route("**/api/common/file-upload", (route) => route.fulfill({ status: 429, headers: { "retry-after": "40" }, json: tooMany }));
  await page.getByRole("button", { name: "Coba lagi mengunggah nib.pdf" }).click();
  await expect(page.locator("[data-upload-note]")).toContainText(`nib.pdf gagal – ${tooMany.message} Tunggu 40 detik. Coba lagi`);
  await page.unrouteAll();
  // Chosen again instead of resent: one file, and no failure message.
  await field(page, "NIB").setInputFiles(file("nib.pdf"));
  await expect(row(page, "nib.pdf")).toContainText("Terunggah");
  await expect(page.locator("[data-upload-note]")).toHaveCount(0);
});

test("leaving during an upload asks first, and the missing file is named afterwards", async ({ page, request, axe }) => {
  await openForm(page, 1, await register(request, 1));
  await page.route("**/api/common/file-upload", () => undefined);
  await field(page, "TDP (opsional)").setInputFiles(file("tdp.pdf"));
  await expect(page.getByText(/^Tersimpan/)).toBeVisible();
  const asked = page.waitForEvent("dialog");
  const [dialog] = await Promise.all([asked, page.reload(), asked.then((shown) => shown.accept())]);
  expect(dialog.type()).toBe("beforeunload");
  await expect(page.locator("[data-upload-note]")).toContainText("tdp.pdf: Berkas ini belum terkirim saat halaman ditutup.");
  await expect(save(page)).toBeEnabled();
  await axe();
  await page.unroute("**/api/common/file-upload");
  await field(page, "TDP (opsional)").setInputFiles(file("tdp.pdf"));
  await expect(row(page, "tdp.pdf")).toContainText("Terunggah");
  await expect(page.locator("[data-upload-note]")).toHaveCount(0);
});

test("a release that removes a page's files blocks no upload, is reported, and a reload restores everything", async ({
  page,
  request,
  context,
  guard,
}) => {
  guard.allow(/Failed to load resource/);
  const gone = (route: Route) => route.fulfill({ status: 404, body: "" });
  const id = await register(request, 0);
  await openForm(page, 0, id);
  await field(page, "Tempat Lahir").focus();
  await page.waitForLoadState("networkidle");
  await page.route("**/_next/static/**", gone);
  await field(page, "Foto KTP").setInputFiles(file("ktp.pdf"));
  await expect(row(page, "ktp.pdf")).toContainText("Terunggah");

  const untouched = await context.newPage();
  await openForm(untouched, 0, id);
  await untouched.waitForLoadState("networkidle");
  await untouched.route("**/_next/static/**", gone);
  await field(untouched, "Tempat Lahir").fill("Denpasar");
  await save(untouched).click();
  await expect(untouched.locator("[data-form-refusal]")).toHaveText("Bagian halaman ini belum dapat dimuat. Coba lagi, atau muat ulang halaman.");
  await expect(untouched.getByText(/^Tersimpan/)).toBeVisible();
  await untouched.unroute("**/_next/static/**");
  await untouched.reload();
  await expect(field(untouched, "Tempat Lahir")).toHaveValue("Denpasar");
  await expect(row(untouched, "ktp.pdf")).toContainText("Terunggah");
});
