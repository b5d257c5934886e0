import type { Locator, Page } from "@playwright/test";
import { uniqueDigits } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { field, save } from "./funder-form.ts";
import { untilHydrated, watchHydration } from "./hydration.ts";
import { codeFor, countCodes } from "./outbox.ts";

/** By the exact label of a control: its text, or whether it is ticked. */
type Filling = Record<string, string | true>;
type Container = Pick<Page | Locator, "getByLabel">;

/** Fills a form as some password managers and extensions do: no event follows, and React does not notice. */
async function fillSilently(form: Container, filling: Filling): Promise<void> {
  for (const [label, content] of Object.entries(filling))
    await form.getByLabel(label, { exact: true }).evaluate((control, content) => {
      const property = content === true ? "checked" : "value";
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property)?.set?.call(control, content);
    }, content);
}

const bare = (text: string) => text.replace(/[ .]/g, "");

/** Fills a form, presses elsewhere, and finds everything still there. */
async function keepsFilled(page: Page, form: Container, filling: Filling, elsewhere: Locator): Promise<void> {
  await fillSilently(form, filling);
  await elsewhere.click();
  for (const [label, content] of Object.entries(filling)) {
    const control = form.getByLabel(label, { exact: true });
    if (content === true) await expect(control).toBeChecked();
    else expect(bare(await control.inputValue()), label).toBe(bare(content));
  }
  await page.keyboard.press("Tab");
}

/** Answers a call with a refusal, and gives what was sent. */
async function refuse(page: Page, path: string): Promise<() => Record<string, unknown>> {
  const bodies: Record<string, unknown>[] = [];
  await page.route(`**${path}`, (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({ json: { code: "9999", message: "Ditolak untuk uji." } });
  });
  return () => bodies.at(-1) ?? {};
}

test.beforeEach(({ page }) => watchHydration(page));

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

test("an account's forms keep and send what was filled in without events", async ({ page }) => {
  test.slow();
  const heading = page.getByRole("heading", { level: 1 });
  const number = uniqueDigits(9);
  const email = `isi${number}@contoh.id`;
  await test.step("registration", async () => {
    await open(page, "/register");
    const filling: Filling = {
      Pribadi: true,
      "Nama lengkap sesuai KTP": "Lastri Handayani",
      "Alamat email": email,
      "No. handphone": `8${number}`,
      "Kata sandi": "Rahasia#1",
      "Konfirmasi kata sandi": "Rahasia#1",
    };
    await keepsFilled(page, page, filling, heading);
    await page.getByRole("checkbox", { name: /^Saya menyetujui/ }).check();
    const sent = page.waitForRequest("**/api/investor/regist");
    await page.getByRole("button", { name: "Daftar Sekarang" }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      type: 0,
      username: "Lastri Handayani",
      email,
      mobile: `628${number}`,
      password: "Rahasia#1",
    });
    await page.waitForURL("**/registerPersonal**");
  });
  await test.step("details of a person", async () => {
    await expect(save(page)).toBeVisible();
    // Its lists have arrived, so that nothing renders until something is pressed.
    await page.waitForLoadState("networkidle");
    const filling: Filling = {
      "No. KTP": "3174015708850002",
      NPWP: "3174015708850002",
      PEREMPUAN: true,
      "Tempat Lahir": "Denpasar",
      "Tanggal Lahir": "17",
      Bulan: "08",
      Tahun: "1985",
      Alamat: "Jl. Danau Tamblingan 7",
      "Nama Bank": "Bank Mandiri",
      "Nomor Rekening": "0012345678",
    };
    await keepsFilled(page, page, filling, heading);
    // What the draft has is what is sent.
    await expect(page.getByText(/^Tersimpan/).first()).toBeVisible();
    await page.reload();
    for (const [label, text] of [
      ["No. KTP", "3174015708850002"],
      ["Tanggal Lahir", "17"],
      ["Bulan", "08"],
      ["Tahun", "1985"],
      ["Nama Bank", "Bank Mandiri"],
      ["Nomor Rekening", "0012345678"],
    ] as const)
      await expect.poll(async () => bare(await field(page, label).inputValue())).toBe(bare(text));
  });
  await test.step("sign-in", async () => {
    await open(page, "/login");
    await keepsFilled(page, page, { "Email/No. telepon": email, "Kata sandi": "Rahasia#1" }, heading);
    await page.getByRole("button", { name: "Masuk", exact: true }).click();
    await page.waitForURL("**/registerPersonal**");
  });
  await test.step("password of the account", async () => {
    await open(page, "/akun");
    const sent = await refuse(page, "/api/investor/password-change");
    await page.getByRole("button", { name: "Ubah kata sandi" }).click();
    const filling = { "Kata sandi saat ini": "Rahasia#1", "Kata sandi baru": "SandiBaru#2", "Konfirmasi kata sandi": "SandiBaru#2" };
    await keepsFilled(page, page, filling, heading);
    await page.getByRole("button", { name: "Simpan kata sandi baru" }).click();
    await expect.poll(sent).toEqual({ current: "Rahasia#1", password: "SandiBaru#2" });
  });
  await test.step("new password by a code", async () => {
    await page.context().clearCookies();
    await open(page, "/forgotPassword");
    const before = countCodes(email);
    await keepsFilled(page, page, { "Email/No. telepon": email }, heading);
    await page.getByRole("button", { name: "Kirim Kode" }).click();
    const code = await codeFor(email, before);
    const sent = await refuse(page, "/api/investor/password-reset");
    const filling = { "Kode Verifikasi": code, "Kata sandi baru": "SandiBaru#2", "Konfirmasi kata sandi": "SandiBaru#2" };
    await keepsFilled(page, page, filling, heading);
    await page.getByRole("button", { name: "Ubah kata sandi" }).click();
    await expect.poll(sent).toEqual({ account: email, code, password: "SandiBaru#2" });
  });
});

test("the other forms keep and send what was filled in without events", async ({ page }) => {
  test.slow();
  await test.step("deletion of an account", async () => {
    await open(page, "/removeAccount");
    const dialog = page.getByRole("dialog", { name: "Hapus Akun" });
    await page.route("**/api/h5/login", (route) => route.fulfill({ json: { code: "0000", message: "Sukses", data: { userId: "uji" } } }));
    await keepsFilled(page, dialog, { "No. handphone": "81200000001", "Kata sandi": "Hapus#2026" }, dialog.getByRole("heading").first());
    const signedIn = page.waitForRequest("**/api/h5/login");
    await page.getByRole("button", { name: "Konfirmasi" }).click();
    expect((await signedIn).postDataJSON()).toEqual({ name: "81200000001", raw: "Hapus#2026" });
    const sent = await refuse(page, "/api/h5/cancellation");
    const filling: Filling = {
      "No. KTP": "3174010101900001",
      "Kode Verifikasi": "123456",
      "Kesulitan dalam proses pinjaman": true,
      "Pengajuan sering di tolak": true,
      "Saran lainnya": "Terima kasih",
    };
    await keepsFilled(page, dialog, filling, dialog.getByRole("heading").first());
    await page.getByRole("button", { name: "Hapus Akun", exact: true }).click();
    await expect.poll(sent).toEqual({ raw: "123456", userId: "uji", selected: [1, 3], other: "Terima kasih" });
  });
  await test.step("complaint", async () => {
    await open(page, "/bantuan#pengaduan");
    await page.getByRole("button", { name: "Tulis pengaduan" }).click();
    const dialog = page.getByRole("dialog");
    const sent = await refuse(page, "/api/h5/rights-request");
    const filling = { "Nama lengkap": "Sari Lestari", "Email atau No. telepon": "sari@contoh.id", "Isi pengaduan": "Pembayaran belum tercatat." };
    await keepsFilled(page, dialog, filling, dialog.getByRole("heading").first());
    await dialog.getByRole("button", { name: "Kirim pengaduan" }).click();
    await expect.poll(sent).toMatchObject({ name: "Sari Lestari", contact: "sari@contoh.id", message: "Pembayaran belum tercatat." });
  });
  await test.step("check of a bill", async () => {
    await open(page, "/cekTagihan");
    const filling = {
      "Untuk apa pinjamannya": "konsumtif",
      Penyelenggaranya: "berizin",
      "Pokok pinjaman": "1.000.000",
      "Dana yang masuk ke rekening": "900.000",
      "Tanggal perjanjian": "1 Oktober 2025",
      "Lama pinjaman (hari)": "30",
      "Yang harus dikembalikan, tanpa denda": "1.090.000",
    };
    await keepsFilled(page, page, filling, page.getByLabel("Nama penyelenggara atau aplikasi", { exact: true }));
    await page.getByRole("button", { name: "Cek tagihan" }).click();
    await expect(page.getByRole("region", { name: "Hasil" })).toContainText("lebih Rp100.000");
  });
  await test.step("tool and simulation", async () => {
    await open(page, "/alat/bunga-efektif");
    await keepsFilled(
      page,
      page,
      { "Dana yang masuk ke rekening (rupiah)": "2.700.000", "Besar satu cicilan (rupiah)": "1.234.000", "Berapa kali cicilan": "4" },
      page.getByRole("heading", { level: 1 }),
    );
    await expect(page.locator("#hasil")).toContainText("Rp4.936.000");
    await open(page, "/pinjaman");
    await keepsFilled(page, page, { "Jumlah pinjaman": "2.000.000", Tenor: "120" }, page.getByRole("heading", { level: 1 }));
    await expect(page.locator("#simulasi")).toContainText("120 hari");
  });
});
