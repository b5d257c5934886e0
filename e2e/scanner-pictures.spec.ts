/** The phone scanner without the camera's permission: pictures are chosen. */

import type { Quad } from "../lib/scanner/geometry.ts";
import { register } from "./accounts.ts";
import { expect } from "./fixtures.ts";
import { arrived, corners, heading, openCode, PHONE, picture, upright, use, withCamera } from "./scanner.ts";

const test = withCamera(false);
test.use({ viewport: PHONE });

test("without a camera, pictures are chosen; dark, cut and blurred ones get a warning, and corners can be moved @mobile", async ({
  page,
  request,
  axe,
}) => {
  test.slow();
  const handle = await register(request, 1);
  const code = await openCode(request, handle, "contractFileUrl");
  await page.goto("/pindai");
  await axe();
  await page.getByRole("button", { name: "Buka pemindai" }).click();
  await expect(page.locator('[data-field="isian-code"]')).toContainText("Masukkan kode yang tampil di laptop.");
  await page.getByLabel("Kode dari laptop").fill("K7MQ3XPD");
  await page.getByRole("button", { name: "Buka pemindai" }).click();
  await expect(page.locator('[data-field="isian-code"]')).toContainText("Kode tidak dikenali atau sudah berakhir.");
  await page.getByLabel("Kode dari laptop").fill(code);
  await page.getByRole("button", { name: "Buka pemindai" }).click();
  await expect(page.getByText("Kamera tidak diizinkan.")).toBeVisible();
  await axe();

  const choose = page.getByLabel("Pilih gambar");
  await choose.setInputFiles({ name: "surat.jpg", mimeType: "image/jpeg", buffer: Buffer.from("bukan gambar") });
  await expect(page.getByText("surat.jpg tidak dapat dibuka.")).toBeVisible();
  const low: Quad = [
    { x: 160, y: 240 },
    { x: 800, y: 250 },
    { x: 830, y: 1500 },
    { x: 130, y: 1480 },
  ];
  await choose.setInputFiles([
    await picture("terpotong.jpg", { ...upright, corners: low }),
    await picture("gelap.jpg", { ...upright, corners, paper: "#2a2927", table: "#0c0a08", noise: 2 }),
    await picture("buram.jpg", { ...upright, corners, blur: 14, noise: 0 }),
  ]);
  const warning = page.locator("[data-scan-warning]");
  await expect(warning).toHaveText("Sebagian dokumen tampak di luar foto. Ambil ulang dari jarak yang lebih jauh jika bisa.");
  await axe();
  // By keyboard, and by a tap for the nearest corner.
  const corner = page.getByRole("button", { name: "Sudut kiri atas" });
  const place = async () => await corner.evaluate((button) => Number.parseFloat(button.style.left));
  const before = await place();
  await corner.focus();
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("ArrowRight");
  expect((await place()) - before).toBeCloseTo(4.5, 3);
  await page.getByRole("img", { name: "Foto dengan empat sudut dokumen" }).click({ position: { x: 20, y: 20 } });
  expect(await place()).toBeLessThan(before);
  await use(page).click();
  await expect(warning).toContainText("Gambarnya sangat gelap.");
  await use(page).click();
  await expect(warning).toContainText("Gambarnya tampak buram");
  await page.getByRole("button", { name: "Ulangi" }).click();
  await expect(choose).toBeAttached();
  await choose.setInputFiles(await picture("baik.jpg", { ...upright, corners }));
  await use(page).click();
  await expect(page.getByRole("button", { name: "Kirim 3 halaman" })).toBeVisible();
  await axe();
  await page.getByRole("button", { name: "Hapus halaman 2" }).click();
  await page.getByRole("button", { name: "Kirim 2 halaman" }).click();
  await expect(heading(page, "Terkirim")).toBeVisible();
  await axe();
  expect(await arrived(request, handle, code)).toEqual([expect.objectContaining({ name: "SK Pengesahan Akta Pendirian.pdf" })]);
});
