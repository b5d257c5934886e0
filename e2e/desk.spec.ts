import type { Browser, Page } from "@playwright/test";
import { uniqueDigits } from "./accounts.ts";
import { DESK, desk, operatorToken, signInAs, submitPerson } from "./desk-command.ts";
import { pdf } from "./documents.ts";
import { expect, test } from "./fixtures.ts";
import { field, file } from "./funder-form.ts";
import { newestTextFor } from "./outbox.ts";

test.skip(Boolean(process.env.E2E_BASE_URL), "needs the server that the tests start");

/** A second browser, with the funder's status page. */
async function openStatus(browser: Browser, baseURL: string | undefined, funder: { email: string; password: string }): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await page.goto("/login?next=/statusPendaftaran");
  await field(page, "Email/No. telepon").fill(funder.email);
  await field(page, "Kata sandi").fill(funder.password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Dokumen diterima", { exact: true })).toBeVisible();
  return page;
}

/** Finds the submission of a person at the desk and takes it. */
async function takeSubmission(page: Page, email: string): Promise<void> {
  await page.goto(`${DESK}/pengajuan`);
  await page.getByLabel("Nama, email, atau nomor").fill(email);
  await page.getByRole("button", { name: "Cari" }).click();
  await page.locator("tbody a").click();
  const take = page.getByRole("button", { name: "Ambil pengajuan" });
  if (await take.isVisible()) await take.click();
  await expect(page.getByRole("button", { name: "Lepas pengajuan" })).toBeVisible();
}

test("a reviewer asks for a correction in the browser, and approves what the funder corrects", async ({
  page,
  request,
  browser,
  baseURL,
  axe,
  guard,
}) => {
  guard.allow(/status of 422/);
  const funder = await submitPerson(request);
  const status = await openStatus(browser, baseURL, funder);
  await signInAs(page, "reviewer");
  await axe();

  await takeSubmission(page, funder.email);
  await axe();
  // Enter in a tick box, and the other buttons of the page, leave what was ticked.
  await page.getByText("Minta perbaikan", { exact: true }).click();
  await page.getByLabel("Foto KTP", { exact: true }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(page.locator("#minta-error")).toBeVisible();
  await page.getByRole("button", { name: "Lepas pengajuan" }).click();
  await page.getByRole("button", { name: "Ambil pengajuan" }).click();
  await expect(page.getByLabel("Foto KTP", { exact: true })).toBeChecked();
  await page.getByLabel("Foto KTP", { exact: true }).uncheck();
  await status.reload();
  await expect(status.getByText("Dokumen sedang diperiksa", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Lihat pesan, lalu kirim" }).click();
  await expect(page).toHaveTitle(/^Kesalahan: /);
  const missing = page.getByRole("link", { name: "Pilih bagian yang perlu diperbaiki." });
  await expect(missing).toBeInViewport();
  await missing.click();
  await expect(page.getByRole("group", { name: "Bagian yang perlu diperbaiki" })).toBeInViewport();
  await axe();
  await page.getByLabel("Foto KTP", { exact: true }).check();
  await page.locator('[name="minta"]').fill("Foto KTP buram di bagian nama.");
  await page.getByRole("button", { name: "Lihat pesan, lalu kirim" }).click();
  await expect(page.getByRole("heading", { name: "Pesan yang dikirim" })).toBeVisible();
  await axe();
  await page.getByRole("button", { name: "Ubah" }).click();
  await expect(page.locator('[name="minta"]')).toHaveValue("Foto KTP buram di bagian nama.");
  await page.getByRole("button", { name: "Lihat pesan, lalu kirim" }).click();
  await page.getByRole("button", { name: "Kirim permintaan" }).click();

  await status.reload();
  await expect(status.getByText("Foto KTP buram di bagian nama.")).toBeVisible();
  await field(status, "Foto KTP").setInputFiles(file("ktp-baru.pdf", Buffer.concat([pdf, Buffer.from("% baru\n")])));
  await expect(status.locator('[data-upload-row="success"]')).toHaveCount(1);
  await status.getByRole("button", { name: "Kirim perbaikan" }).click();
  await expect(status.getByText("Dokumen diterima", { exact: true })).toBeVisible();

  await expect(status.getByText(/^Perbaikan Anda kami terima pada /)).toBeVisible();

  await takeSubmission(page, funder.email);
  await expect(page.locator("figure").filter({ hasText: "ktp-baru.pdf" })).toBeVisible();
  await expect(page.locator("figure").filter({ hasText: "ktp-baru.pdf" })).toContainText("(diperbaiki ");
  await expect(page.getByText("Foto KTP: Foto KTP buram di bagian nama.")).toBeVisible();
  await page.getByText("Setujui", { exact: true }).click();
  await page.getByRole("button", { name: "Lihat pesan, lalu setujui" }).click();
  await page.getByRole("button", { name: "Setujui sekarang" }).click();
  await expect(page.getByText(/^Pengajuan DAF-\S+ disetujui\.$/)).toBeVisible();
  await status.reload();
  await expect(status.getByText("Data disetujui", { exact: true })).toBeVisible();
  await status.context().close();
});

test("a reviewer refuses a submission, and the funder reads the reason", async ({ page, request, browser, baseURL, guard }) => {
  guard.allow(/status of 422/);
  const funder = await submitPerson(request);
  const status = await openStatus(browser, baseURL, funder);
  await signInAs(page, "reviewer");
  await takeSubmission(page, funder.email);
  await page.getByText("Tolak", { exact: true }).click();
  // A reason that is too short stays in its field.
  await page.locator('[name="tolak"]').fill("no");
  await page.getByRole("button", { name: "Lihat pesan, lalu tolak" }).click();
  await expect(page.locator(".error", { hasText: "Tulis alasan 5 sampai 300 karakter" })).toBeVisible();
  await expect(page.locator('[name="tolak"]')).toHaveValue("no");
  // A long word stays in the box of the message.
  await page.locator('[name="tolak"]').fill("x".repeat(300));
  await page.getByRole("button", { name: "Lihat pesan, lalu tolak" }).click();
  const preview = page.locator(".notice", { has: page.getByRole("heading", { name: "Pesan yang dikirim" }) });
  expect(await preview.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.getByRole("button", { name: "Ubah" }).click();
  await page.locator('[name="tolak"]').fill("Rekening bukan atas nama pemohon.");
  await page.getByRole("button", { name: "Lihat pesan, lalu tolak" }).click();
  await page.getByRole("button", { name: "Tolak sekarang" }).click();
  await status.reload();
  await expect(status.getByText("Rekening bukan atas nama pemohon.")).toBeVisible();
  await status.context().close();
});

test("support answers a complaint in the browser, and opens no submission", async ({ page, request, axe, guard }) => {
  guard.allow(/status of (?:403|413|422)/);
  const contact = `aduan${uniqueDigits(10)}@demo.test`;
  const message = "Pembayaran tanggal 3 Mei belum tercatat.";
  const sent = await request.post("/api/h5/rights-request", { data: { kind: "service", name: "Sari Lestari", contact, message } });
  const { ticket } = (await sent.json()).data as { ticket: string };

  await page.goto(DESK);
  await expect(page).toHaveURL(`${DESK}/masuk`);
  await axe();
  await signInAs(page, "support");
  await page.goto(`${DESK}/tiket/${ticket}`);
  await expect(page.getByText(message)).toBeVisible();
  await axe();
  // Enter joins, and takes nothing.
  await page.getByLabel("Nomor tiket kembarannya").fill("ADU-0000-0000-0000");
  await page.keyboard.press("Enter");
  await expect(page.locator("#double-error")).toHaveText("Tidak ada tiket dengan nomor itu.");
  await page.getByLabel("Jawaban").fill("Sudah kami catat pada 4 Mei.");
  await page.getByRole("button", { name: /^Lihat pesan/ }).click();
  await page.getByRole("button", { name: "Kirim jawaban" }).click();
  await expect.poll(() => newestTextFor(contact)).toContain("Sudah kami catat pada 4 Mei.");
  await page.goto(`${DESK}/tiket/${ticket}`);
  await expect(page.getByLabel("Jawaban")).toHaveCount(0);

  await page.getByLabel("Alasan").fill("Pembayaran kedua juga belum tercatat.");
  await page.getByRole("button", { name: "Buka lagi" }).click();
  await expect.poll(() => newestTextFor(contact)).toContain("kami memeriksa pengaduan Anda sekali lagi");
  const long = "Panjang sekali. ".repeat(5_000);
  await page.getByLabel("Catatan baru").fill(long);
  await page.getByRole("button", { name: "Simpan catatan" }).click();
  await expect(page.getByRole("heading", { name: "Isian terlalu panjang" })).toBeVisible();
  await expect(page.getByLabel("Catatan")).toHaveValue(long);
  await axe();
  await page.getByRole("link", { name: "Kembali ke halaman tadi" }).click();
  await expect(page.getByRole("button", { name: "Gabungkan tiket" })).toBeVisible();
  await axe();
  await page.goto(`${DESK}/sesi`);
  await page.getByLabel("Email").fill("dukungan@demo.test");
  await page.getByRole("button", { name: "Simpan email" }).click();
  await expect(page.getByText("Email sudah disimpan.")).toBeVisible();
  await axe();

  expect((await page.goto(`${DESK}/pengajuan`))?.status()).toBe(403);
});

test("an administrator invites, loads the page again, and ends an access after reading what that means", async ({ page, axe, guard }) => {
  guard.allow(/status of 422/);
  const name = `calon-${uniqueDigits(8)}`;
  await signInAs(page, "administrator");
  await page.goto(`${DESK}/pegawai`);
  const invite = async () => {
    await page.getByLabel("Nama pengguna").fill(name);
    await page.getByLabel("Peran").selectOption("Layanan pelanggan");
    await page.getByRole("button", { name: "Buat undangan" }).click();
  };
  await invite();
  const link = await page.getByText(`${DESK}/undangan/`).innerText();
  await axe();
  await page.reload();
  await expect(page.getByText("/undangan/")).toHaveCount(0);
  await invite();
  await expect(page.locator("#name-error")).toContainText(`Nama ini dipakai oleh ${name}`);
  await page.getByRole("button", { name: "Lihat akibatnya, lalu undang ulang" }).click();
  await axe();
  await page.getByRole("button", { name: "Ubah" }).click();
  await expect(page.getByLabel("Nama pengguna")).toHaveValue(name);
  expect((await page.request.get(link)).status()).toBe(200);

  await page.getByRole("button", { name: `Cabut akses ${name}` }).click();
  await axe();
  await page.getByRole("button", { name: "Cabut akses sekarang" }).click();
  await expect(page.getByText(`Akses ${name} sudah dicabut.`)).toBeVisible();
  expect((await page.request.get(link)).status()).toBe(404);
  await page.goto(`${DESK}/catatan`);
  await page.getByLabel("Akun, berkas, atau tiket").fill(name);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("cell", { name: "Mencabut akses pegawai" })).toBeVisible();
  await axe();
});

test("the desk is not reachable through the web or the API", async ({ request }) => {
  for (const path of ["/masuk", "/desk.css", "/pengajuan", "/tiket", "/pegawai"]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(`${path} ${answer.status()}`).toBe(`${path} 404`);
  }
  // DNS rebinding: a foreign host name that resolves to this machine is refused.
  const foreign = await request.get(`${DESK}/masuk`, { headers: { host: "contoh.id" } });
  expect(foreign.status()).toBe(421);
});

test("an operator asks again for one document, the funder corrects only that, and is approved", async ({ page, request, axe }) => {
  const { email, password } = await submitPerson(request);

  await page.goto("/login?next=/statusPendaftaran");
  await field(page, "Email/No. telepon").fill(email);
  await field(page, "Kata sandi").fill(password);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Dokumen diterima", { exact: true })).toBeVisible();

  const token = operatorToken();
  const { account, mark } = desk<{ account: string; mark: string }>(token, "submissions", "show", email);
  await page.reload();
  await expect(page.getByText("Dokumen sedang diperiksa", { exact: true })).toBeVisible();
  desk(token, "submissions", "ask", email, "ktpPicUrl", "--reason", "Foto KTP buram di bagian nama.", "--mark", mark);

  await page.reload();
  await expect(page.getByText("Data perlu diperbaiki", { exact: true })).toBeVisible();
  await expect(page.getByText("Foto KTP buram di bagian nama.")).toBeVisible();
  await expect(page.locator("main form [data-field]")).toHaveCount(1);
  await axe();
  await field(page, "Foto KTP").setInputFiles(file("ktp-baru.pdf", Buffer.concat([pdf, Buffer.from("% baru\n")])));
  await expect(page.locator('[data-upload-row="success"]')).toHaveCount(1);
  // What was chosen is there again after a reload.
  await page.reload();
  await expect(page.locator("[data-upload-row]").filter({ hasText: "ktp-baru.pdf" })).toBeVisible();
  await page.getByRole("button", { name: "Kirim perbaikan" }).click();
  await expect(page.getByText("Dokumen diterima", { exact: true })).toBeVisible();

  expect(desk<{ account: string }[]>(token, "submissions", "list", "--status", "received").map((one) => one.account)).toContain(account);
  const corrected = desk<{ mark: string }>(token, "submissions", "show", account);
  desk(token, "submissions", "approve", account, "--mark", corrected.mark);
  await page.reload();
  await expect(page.getByText("Data disetujui", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Lihat kontak resmi" })).toBeVisible();
});

test("a correction has the related fields filled in, and the desk shows the request beside the submission", async ({ page, request, axe }) => {
  test.slow();
  const { email, password, bankName } = await submitPerson(request);
  const signIn = async () => {
    await field(page, "Email/No. telepon").fill(email);
    await field(page, "Kata sandi").fill(password);
    await page.keyboard.press("Enter");
  };
  await page.goto("/login?next=/statusPendaftaran");
  await signIn();

  // The request from the status page.
  await page.getByRole("link", { name: "Ajukan perbaikan data" }).click();
  await page.getByLabel("Jenis permintaan").selectOption("Perbaikan");
  await field(page, "Nama lengkap").fill("Dewi Anggraini");
  await field(page, "Email atau No. telepon").fill(email);
  await field(page, "Isi permintaan").fill("Nomor rekening saya salah satu angka.");
  await page.getByRole("button", { name: "Kirim permintaan" }).click();
  await expect(page.getByText(/^HAK-/)).toBeVisible();
  const token = operatorToken();
  const shown = desk<{ requests: { kind: string; message: string }[]; mark: string }>(token, "submissions", "show", email);
  expect(shown.requests).toMatchObject([{ kind: "correction", message: "Nomor rekening saya salah satu angka." }]);

  desk(token, "submissions", "ask", email, "bankAccount", "--reason", "Nomor rekening kurang satu angka.", "--mark", shown.mark);
  await page.goto("/statusPendaftaran");
  await expect(page.getByText("Sudah terisi seperti yang Anda kirim: Nama Bank.")).toBeVisible();
  await expect(field(page, "Nama Bank")).toHaveValue(bankName);
  await expect(field(page, "Nomor Rekening")).toHaveValue("");
  await axe();
  await field(page, "Nomor Rekening").fill("0012345679");
  // The session ends meanwhile.
  await page.waitForTimeout(600);
  await page.context().clearCookies({ name: "UserLoginToken" });
  await page.getByRole("button", { name: "Kirim perbaikan" }).click();
  await page.getByRole("link", { name: "Masuk lagi" }).click();
  await signIn();
  await expect(field(page, "Nomor Rekening")).toHaveValue("0012345679");
  await expect(field(page, "Nama Bank")).toHaveValue(bankName);
  await page.getByRole("button", { name: "Kirim perbaikan" }).click();
  await expect(page.getByText("Dokumen diterima", { exact: true })).toBeVisible();
});
