/** The phone as a scanner: a laptop with the detail form, and phones with a camera. */
import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { register } from "./accounts.ts";
import { expect } from "./fixtures.ts";
import { file as fileNamed, openForm, row } from "./funder-form.ts";
import { loseResponse } from "./lost-response.ts";
import { readQr } from "./qr.ts";
import { arrived, codeIn, dialog, documentRow, heading, offer, openCode, openPhone, PHONE, photograph, shutter, use, withCamera } from "./scanner.ts";

const test = withCamera(true);

test("a document photographed with the phone fills its row on the laptop without a reload", async ({ page, request, browser, baseURL, axe }) => {
  test.slow();
  const handle = await register(request, 1);
  await openForm(page, 1, handle);
  const asked: (string | undefined)[] = [];
  page.on("request", (sent) => {
    if (sent.url().endsWith("/api/common/scan-state")) asked.push(sent.headers().accept);
  });
  const code = await offer(page, "nibFileUrl");
  await axe({ include: "[role=dialog]" });
  await expect(dialog(page)).toContainText(`${new URL(baseURL as string).host}/pindai`);
  const shown = dialog(page).getByRole("img", { name: /^Kode QR/ });
  expect(await readQr(await shown.screenshot())).toBe(`${baseURL}/pindai#${code}`);

  const phone = await openPhone(browser, baseURL);
  await phone.goto(`/pindai#${code}`);
  await expect(heading(phone, "NIB")).toBeFocused();
  // The code does not stay in the address.
  expect(phone.url()).toBe(`${baseURL}/pindai`);
  await expect(phone.getByText(/Masuk ke pendaftaran p•••@demo\.test\./)).toBeVisible();
  await expect(dialog(page)).toContainText("Ponsel terhubung.");
  await expect(page.locator("[data-scan-code]")).toHaveCount(0);
  expect(
    await shutter(phone)
      .boundingBox()
      .then((box) => (box?.y ?? 0) + (box?.height ?? 0)),
  ).toBeLessThan(844);

  let sends = 0;
  phone.on("request", (sent) => {
    if (sent.method() === "POST") sends += 1;
  });
  await photograph(phone);
  await phone.getByRole("button", { name: "Tambah halaman" }).click();
  await photograph(phone);
  await phone.getByRole("button", { name: "Putar halaman 2 ke kanan" }).click();
  await expect.poll(async () => await phone.getByAltText("Halaman 2").evaluate((image: HTMLImageElement) => image.width > image.height)).toBe(true);
  // Nothing leaves the phone before "Kirim".
  expect(sends).toBe(0);
  await phone.getByRole("button", { name: "Kirim 2 halaman" }).click();
  await expect(heading(phone, "Terkirim")).toBeFocused();

  await expect(dialog(page)).toContainText("Berkas dari ponsel sudah masuk ke formulir.");
  // The open dialog gets its news as events.
  expect([...new Set(asked)]).toEqual(["text/event-stream"]);
  await dialog(page).getByRole("button", { name: "Selesai" }).click();
  await expect(row(page, "NIB.pdf")).toContainText("Terunggah");
  const [file] = await arrived(request, handle, code);
  const bytes = await (await request.get(file.url, { headers: { RegistrationId: handle } })).body();
  expect(bytes.toString("latin1")).toMatch(/^%PDF-1\.4[\s\S]*\/Type \/Pages [^>]*\/Count 2 /);
  // A straightened page has the proportion of the drawn one, not of the camera.
  const [, pageWidth, pageHeight] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(bytes.toString("latin1")) ?? [];
  expect(Number(pageWidth) / Number(pageHeight)).toBeCloseTo(742 / 942, 1);
  const kept = await phone.evaluate(async () => [Object.keys(localStorage), Object.keys(sessionStorage), (await caches?.keys()) ?? []]);
  expect(JSON.stringify(kept)).not.toMatch(/scan|pindai|NIB/i);

  // A file that is removed does not come back with the next question about the code.
  await page.getByRole("button", { name: "Hapus NIB.pdf" }).click();
  await page.waitForResponse("**/api/common/scan-state");
  await expect(row(page, "NIB.pdf")).toHaveCount(0);
  await phone.context().close();
});

test("one phone at a time; a new code ends the old one, and its pages stay on the phone", async ({ page, request, browser, baseURL }) => {
  test.slow();
  await openForm(page, 0, await register(request, 0));
  const code = await offer(page, "ktpPicUrl");
  // Opened by an app that scans, the code stays unused and goes along to a browser.
  const inApp = await browser.newContext({
    userAgent: "Mozilla/5.0 (Linux; Android 14; SM-A155F; wv) AppleWebKit/537.36 Version/4.0 Chrome/128.0 Mobile Safari/537.36 Line/14.1.0/IAB",
    baseURL,
    viewport: PHONE,
  });
  const app = await inApp.newPage();
  await app.goto(`/pindai#${code}`);
  await expect(app.getByRole("complementary", { name: "Halaman ini terbuka di dalam aplikasi LINE." })).toBeVisible();
  await expect(app.getByRole("link", { name: "Buka di browser" })).toHaveAttribute("href", new RegExp(`/pindai#${code}#Intent;`));
  await expect(app.getByLabel("Kode dari laptop")).toHaveValue(code);
  expect(app.url()).toBe(`${baseURL}/pindai#${code}`);
  await inApp.close();
  const [first, second] = [await openPhone(browser, baseURL), await openPhone(browser, baseURL)];
  await first.goto(`/pindai#${code}`);
  await expect(heading(first, "Foto KTP")).toBeVisible();
  await second.goto("/pindai");
  await second.getByLabel("Kode dari laptop").fill(`${code.slice(0, 4)} ${code.slice(4)}`.toLowerCase());
  await second.getByRole("button", { name: "Buka pemindai" }).click();
  await expect(second.locator('[data-field="isian-code"]')).toContainText("Kode ini sedang dipakai di ponsel lain.");

  await photograph(first);
  await dialog(page).getByRole("button", { name: "Buat kode baru" }).click();
  await expect(page.locator("[data-scan-code]")).not.toHaveAttribute("data-scan-code", code);
  const next = await codeIn(page);
  await first.getByRole("button", { name: "Kirim", exact: true }).click();
  await expect(first.locator('[data-field="isian-code"]')).toContainText("Kode tidak dikenali atau sudah berakhir.");
  await expect(first.getByText("1 halaman yang sudah difoto masih ada di ponsel ini.")).toBeVisible();
  await first.getByLabel("Kode dari laptop").fill(next);
  await first.getByRole("button", { name: "Buka pemindai" }).click();
  await expect(heading(first, "Siap dikirim")).toBeVisible();
  // The laptop listens again after a reload.
  await page.reload();
  await expect(documentRow(page, "ktpPicUrl")).toBeVisible();
  await first.getByRole("button", { name: "Kirim", exact: true }).click();
  await expect(heading(first, "Terkirim")).toBeVisible();
  await expect(row(page, "Foto KTP.jpg")).toContainText("Terunggah");
  await Promise.all([first.context().close(), second.context().close()]);
});

test("one code serves all documents: the phone lists what is missing and goes on to the next", async ({ page, request, browser, baseURL, axe }) => {
  test.slow();
  await openForm(page, 0, await register(request, 0));
  await documentRow(page, "npwpPicUrl").locator("input[type=file]").setInputFiles(fileNamed("npwp.pdf"));
  await expect(row(page, "npwp.pdf")).toContainText("Terunggah");
  const code = await offer(page, "ktpPicUrl");
  const phone = await openPhone(browser, baseURL);
  await phone.goto(`/pindai#${code}`);
  await expect(heading(phone, "Foto KTP")).toBeVisible();
  await expect(shutter(phone)).not.toHaveAttribute("aria-disabled");
  const [video, frame] = [await phone.locator("video").boundingBox(), await phone.locator("[data-camera-frame]").boundingBox()];
  expect(frame?.x, "the frame lies in the picture").toBeGreaterThan(video?.x ?? Number.POSITIVE_INFINITY);
  const list = phone.getByRole("region", { name: "Dokumen pendaftaran" });
  // The list leaves out documents that the form has.
  await expect(list.getByRole("listitem")).toHaveText([
    /Foto KTP.*Sedang dipindai/,
    /Foto Wajah \(Selfie\).*Belum ada/,
    /Bukti Penghasilan.*Belum ada/,
  ]);
  await photograph(phone);
  await phone.getByRole("button", { name: "Kirim", exact: true }).click();
  await expect(heading(phone, "Terkirim")).toBeFocused();
  await expect(phone.getByRole("list", { name: "Yang baru dikirim" }).getByRole("img")).toHaveCount(1);
  await expect(list.getByRole("listitem").first()).toHaveText(/Foto KTP.*Terkirim/);
  await phone.getByRole("button", { name: "Pindai Bukti Penghasilan" }).click();
  await expect(heading(phone, "Bukti Penghasilan")).toBeFocused();
  await photograph(phone);
  await phone.getByRole("button", { name: "Kirim", exact: true }).click();
  await expect(heading(phone, "Terkirim")).toBeVisible();
  await phone.getByRole("button", { name: "Lanjut: Foto Wajah (Selfie)" }).click();
  await expect(shutter(phone)).not.toHaveAttribute("aria-disabled");
  await shutter(phone).click();
  await use(phone).click();
  await phone.getByRole("button", { name: "Kirim", exact: true }).click();
  await expect(phone.getByText("Semua dokumen di daftar ini sudah terkirim. Lanjutkan di laptop.")).toBeVisible();

  await expect(dialog(page)).toContainText("3 berkas dari ponsel sudah masuk ke formulir.");
  await axe({ include: "[role=dialog]" });
  await dialog(page).getByRole("button", { name: "Selesai" }).click();
  for (const [name, stored] of [
    ["ktpPicUrl", "Foto KTP.jpg"],
    ["facePicUrl", "Foto Wajah (Selfie).jpg"],
    ["incomePicUrlList", "Bukti Penghasilan.pdf"],
  ] as const)
    await expect(documentRow(page, name).locator("[data-upload-row]")).toContainText([stored]);
  await phone.context().close();
});

test("when the event stream does not arrive, the laptop polls every two seconds", async ({ page, request, playwright, baseURL }) => {
  await page.clock.install();
  const handle = await register(request, 0);
  await openForm(page, 0, handle);
  await page.route("**/api/common/scan-state", (route) => (route.request().headers().accept === "text/event-stream" ? undefined : route.continue()));
  const held = page.waitForRequest("**/api/common/scan-state");
  const code = await offer(page, "ktpPicUrl");
  await held;
  await page.clock.runFor(5_500);
  await expect.poll(() => arrived(request, handle, code)).toEqual([]);
  const phone = await playwright.request.newContext({ baseURL: baseURL as string });
  const pass = randomUUID();
  await phone.post("/api/common/scan-claim", { data: { code, pass } });
  await expect(async () => {
    await page.clock.runFor(2_000);
    await expect(dialog(page)).toContainText("Ponsel terhubung.", { timeout: 500 });
  }).toPass();
  await phone.dispose();
});

test("the laptop says that a code has ended, and that a platform has no scanner", async ({ page, request }) => {
  await page.clock.install();
  await openForm(page, 0, await register(request, 0));
  await page.route("**/api/common/scan-open", (route) => route.fulfill({ status: 404, json: { code: "E404", message: "Tidak ditemukan." } }), {
    times: 1,
  });
  const button = documentRow(page, "npwpPicUrl").getByRole("button", { name: /^Pindai dengan ponsel/ });
  await button.click();
  await expect(dialog(page)).toContainText("Pemindaian dengan ponsel belum tersedia. Unggah berkasnya dari komputer ini.");
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();

  const code = await offer(page, "facePicUrl");
  await page.clock.fastForward("15:01");
  await expect(dialog(page)).toContainText("Kode sudah berakhir.");
  await dialog(page).getByRole("button", { name: "Buat kode baru" }).click();
  await expect(page.locator("[data-scan-code]")).not.toHaveAttribute("data-scan-code", code);
});

test.describe("on a phone of 390 pixels", () => {
  test.use({ viewport: PHONE });

  test("a face is photographed whole, without corners @mobile", async ({ page, request, axe }) => {
    const handle = await register(request, 0);
    const code = await openCode(request, handle, "facePicUrl");
    await page.goto(`/pindai#${code}`);
    await expect(shutter(page)).not.toHaveAttribute("aria-disabled");
    await shutter(page).click();
    await expect(heading(page, "Periksa foto")).toBeFocused();
    await expect(page.getByRole("button", { name: /^Sudut/ })).toHaveCount(0);
    await axe();
    await use(page).click();
    await page.getByRole("button", { name: "Kirim", exact: true }).click();
    await expect(heading(page, "Terkirim")).toBeVisible();
    const [file] = await arrived(request, handle, code);
    expect(file.name).toBe("Foto Wajah (Selfie).jpg");
    const { width, height } = await sharp(await (await request.get(file.url, { headers: { RegistrationId: handle } })).body()).metadata();
    expect([width, height]).toEqual([960, 1280]);
  });

  test("after a broken connection and a lost response there is one file @mobile", async ({ page, request, context }) => {
    test.slow();
    const handle = await register(request, 0);
    const code = await openCode(request, handle, "ktpPicUrl");
    await page.goto(`/pindai#${code}`);
    await photograph(page);
    await loseResponse(page, "**/api/common/scan-send");
    await page.getByRole("button", { name: "Kirim", exact: true }).click();
    await expect(heading(page, "Terkirim")).toBeVisible();
    expect(await arrived(request, handle, code)).toHaveLength(1);

    await page.getByRole("button", { name: "Pindai berkas lain untuk dokumen ini" }).click();
    await photograph(page);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Kirim", exact: true }).click();
    await expect(page.getByText("Belum terkirim karena koneksi terputus.")).toBeVisible({ timeout: 15_000 });
    await expect(page.getByAltText("Halaman 1")).toBeVisible();
    await context.setOffline(false);
    // By itself, once the connection is back.
    await expect(heading(page, "Terkirim")).toBeVisible({ timeout: 15_000 });
    expect(await arrived(request, handle, code)).toHaveLength(2);
  });
});
