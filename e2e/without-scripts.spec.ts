/** Forms that work without scripts, under server.ts and under plain `next start`. */
import type { APIRequestContext, Page } from "@playwright/test";
import { freePort } from "../lib/ports.ts";
import { uniqueDigits } from "./accounts.ts";
import { expect, onPhone, test } from "./fixtures.ts";
import { codeFor, countCodes, newestTextFor } from "./outbox.ts";
import { startWeb, stopWeb } from "./start-web.ts";

const product = Number(new URL(process.env.E2E_BASE_URL ?? `http://localhost:${process.env.E2E_PORT || 3100}`).port);
const nextStart = process.env.E2E_NEXT_START_URL ?? "";
const password = "Rahasia#1";
const account = (page: Page) => page.getByLabel("Email/No. telepon");
const passwordOf = (page: Page) => page.getByLabel("Kata sandi", { exact: true });
const submit = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true }).click();
const sessionOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === "UserLoginToken");

/** Opens a personal account without details. Returns its address. */
async function newAccount(request: APIRequestContext): Promise<string> {
  const digits = uniqueDigits(9);
  const email = `rani${digits}@contoh.id`;
  const body = { type: 0, username: "Rani Uji", email, mobile: `6281${digits}`, password };
  expect((await (await request.post("/api/investor/regist", { data: body })).json()).code).toBe("0000");
  return email;
}

async function signIn(page: Page, name: string, secret: string) {
  await account(page).fill(name);
  await passwordOf(page).fill(secret);
  await submit(page, "Masuk");
}

/** No part of the page needs sideways scrolling. */
const fits = async (page: Page) =>
  expect(await page.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth), "sideways scroll").toBeLessThanOrEqual(0);

const places = [
  { server: "server.ts", site: undefined, viewport: { width: 390, height: 844 } },
  { server: "next start", site: nextStart, viewport: { width: 1440, height: 900 } },
];

for (const { server, site, viewport } of places)
  test.describe(`${server}, ${viewport.width} pixels wide`, () => {
    test.skip(site === "", "no server under `next start` is known (E2E_NEXT_START_URL)");
    test.use({ javaScriptEnabled: false, viewport, ...(site ? { baseURL: site } : {}) });

    test("a wrong password comes back with its message, and the right one signs in", async ({ page, request }) => {
      const email = await newAccount(request);
      await page.goto("/login?next=%2FstatusPendaftaran");
      await submit(page, "Masuk");
      await expect(page).toHaveURL(/\/formulir\/masuk\?dijawab=1$/);
      await expect(page).toHaveTitle(/^Kesalahan: Masuk/);
      await expect(account(page)).toHaveAccessibleDescription("Silakan masukkan email/No. telepon");
      await expect(account(page)).toBeFocused();
      await expect(passwordOf(page)).toHaveAccessibleDescription(/^Silakan masukkan kata sandi/);
      await fits(page);

      await signIn(page, email, "Salah#2026");
      await expect(page.getByText("Email/No. telepon atau kata sandi salah.")).toBeVisible();
      await expect(account(page)).toHaveValue(email);
      await expect(passwordOf(page)).toHaveValue("");
      await expect(passwordOf(page)).toHaveAccessibleDescription(/Silakan tulis ulang/);
      expect(await sessionOf(page)).toBeUndefined();
      await fits(page);

      await signIn(page, email, password);
      await expect(page).toHaveURL(/\/registerPersonal\?data=/);
      expect(await sessionOf(page)).toMatchObject({ httpOnly: true, sameSite: "Lax" });
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("FormState");
      await page.goto("/formulir/masuk");
      await expect(page).toHaveURL(/\/registerPersonal\?data=/);
    });

    test("a sign-in opens the page in next=, and the home page without it", async ({ page }) => {
      await page.goto("/login?next=%2FstatusPendaftaran");
      await signIn(page, "pribadi@demo.test", "Demo#2026");
      await expect(page).toHaveURL(/\/statusPendaftaran$/);
      await page.context().clearCookies();
      await page.goto("/login");
      await signIn(page, "pribadi@demo.test", "Demo#2026");
      await expect(page).toHaveURL(/\/halamandepan$/);
    });

    test("a forgotten password is replaced, and the old one no longer signs in", async ({ page, request }) => {
      const email = await newAccount(request);
      const sent = countCodes(email);
      await page.goto("/login");
      await page.getByRole("link", { name: "Lupa kata sandi?" }).click();
      await submit(page, "Kirim Kode");
      await expect(account(page)).toHaveAccessibleDescription("Silakan masukkan email/No. telepon");
      await account(page).fill(email);
      await submit(page, "Kirim Kode");
      await expect(page.getByText("Langkah 2 dari 3: kata sandi")).toBeVisible();
      await expect(page.getByText(`Jika ${email} terdaftar`)).toBeVisible();
      await fits(page);

      await submit(page, "Kirim ulang kode");
      const code = page.getByLabel("Kode Verifikasi");
      await expect(code).toHaveAccessibleDescription(/Tunggu \d+ detik/);
      const right = await codeFor(email, sent);
      await code.fill(right === "000000" ? "111111" : "000000");
      await page.getByLabel("Kata sandi baru").fill("Baru#2026");
      await page.getByLabel("Konfirmasi kata sandi").fill("Beda#2026");
      await submit(page, "Ubah kata sandi");
      await expect(page.getByLabel("Konfirmasi kata sandi")).toHaveAccessibleDescription("Harap konfirmasi kata sandi");
      for (const wrong of [true, false]) {
        await code.fill(wrong ? (right === "000000" ? "111111" : "000000") : newestTextFor(email));
        await page.getByLabel("Kata sandi baru").fill("Baru#2026");
        await page.getByLabel("Konfirmasi kata sandi").fill("Baru#2026");
        await submit(page, "Ubah kata sandi");
        if (!wrong) continue;
        await expect(code).toHaveAccessibleDescription(/^Kode verifikasi salah atau sudah kedaluwarsa\./);
        await expect(code).toBeFocused();
        await expect(code).toHaveValue("");
      }
      await expect(page.getByRole("heading", { name: "Kata sandi sudah diubah" })).toBeVisible();
      await page.getByRole("main").getByRole("link", { name: "Masuk", exact: true }).click();
      await signIn(page, email, password);
      await expect(page.getByText("Email/No. telepon atau kata sandi salah.")).toBeVisible();
      await signIn(page, email, "Baru#2026");
      await expect(page).toHaveURL(/\/registerPersonal\?data=/);
    });

    test("a complaint with a fault keeps what was typed, then gets one ticket", async ({ page }) => {
      await page.goto("/bantuan");
      await page.getByRole("link", { name: "Tulis pengaduan" }).click();
      const message = page.getByLabel("Isi pengaduan");
      await page.getByLabel("Nama lengkap").fill("Budi Uji");
      await page.getByLabel("Email atau No. telepon").fill("budi@contoh");
      await message.fill(`Tanggal 1 Juli\n${"pembayaran tercatat dua kali ".repeat(40)}`);
      await submit(page, "Kirim pengaduan");
      await expect(page.getByLabel("Email atau No. telepon")).toHaveAccessibleDescription(/^Silakan masukkan email\/No\. telepon/);
      await expect(message).toHaveAccessibleDescription(/^Maksimal 1000 karakter\./);
      await expect(message).toHaveValue(/^Tanggal 1 Juli\npembayaran.* dua kali $/);
      await expect(page.getByLabel("Nama lengkap")).toHaveValue("Budi Uji");
      expect(page.url(), "nothing typed is in the address").toMatch(/\/formulir\/pengaduan\?dijawab=1$/);
      await fits(page);

      await page.getByLabel("Email atau No. telepon").fill("budi@contoh.id");
      await message.fill("Pembayaran tanggal 1 Juli tercatat dua kali.");
      await submit(page, "Kirim pengaduan");
      const ticket = page.getByText(/^ADU-/);
      await expect(ticket).toBeVisible();
      const number = await ticket.innerText();
      await page.reload();
      await expect(ticket).toHaveText(number);
      await fits(page);
      await page.getByRole("link", { name: "Tulis pesan baru" }).click();
      await expect(message).toHaveValue("");
    });

    test("a request about personal data gets a ticket", async ({ page }) => {
      await page.goto("/kebijakanPrivasi?name=Kebijakan");
      await page.getByRole("link", { name: "Isi formulir permintaan" }).click();
      await page.getByLabel("Nama lengkap").fill("Budi Uji");
      await page.getByLabel("Email atau No. telepon").fill("0812 3456 7890");
      await page.getByLabel("Isi permintaan").fill("Salinan data saya, tolong.");
      await submit(page, "Kirim permintaan");
      await expect(page.getByLabel("Jenis permintaan")).toHaveAccessibleDescription("Silakan pilih konten");
      await page.getByLabel("Jenis permintaan").selectOption({ label: "Akses, salinan, dan pemindahan" });
      await submit(page, "Kirim permintaan");
      await expect(page.getByText(/^HAK-/)).toBeVisible();
    });

    test("a message too long for an address is checked whole and stays in its field", async ({ page }) => {
      const typed = `${"Halo Kak, ini kabar dari kami. ".repeat(80)}Transfer ke simpu1.example sekarang.`;
      await page.goto("/cekKeaslian");
      const field = page.getByLabel("Nomor, email, tautan, aplikasi, atau rekening");
      await field.fill(typed);
      await submit(page, "Periksa");
      await expect(page).toHaveURL(/\/cekKeaslian\?dijawab=1#hasil$/);
      await expect(page.locator("#hasil").getByRole("heading", { level: 3 }).first()).toHaveText("Bukan milik kami");
      await expect(field).toHaveValue(typed);
      await fits(page);
    });

    test("an address that is too long gets a page in plain words", async ({ page, guard }) => {
      guard.allow(/414/);
      await page.goto("/verifikasi");
      await page.getByLabel("Nomor bukti").fill("7".repeat(2_100));
      await submit(page, "Periksa");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tulisan ini terlalu panjang untuk dikirim.");
      await expect(page.getByRole("main")).toContainText("kirim bagian yang penting saja");
    });

    // On phones an apology stands in the place of these forms.
    if (viewport.width > 390)
      test("the registration and the detail forms say what they need", async ({ page }) => {
        await page.goto("/register");
        // Browsers with scripts do not parse noscript, and neither does a locator by text.
        await expect(page.locator("noscript p")).toContainText("Pendaftaran memerlukan JavaScript");
        await page.goto("/registerCompany");
        await expect(page.locator("noscript p")).toContainText("Formulir ini memerlukan JavaScript untuk menyimpan draf dan mengunggah berkas.");
      });
  });

test("a form of another site is refused, and the visitor gets a link to ours", async ({ page, guard, baseURL }) => {
  guard.allow(/403 \(Forbidden\)/);
  await page.route("http://jahat.example/", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<form method="post" action="${baseURL}/api/form/login"><input name="username" value="pribadi@demo.test"><input name="password" value="Demo#2026"><button>Kirim</button></form>`,
    }),
  );
  await page.goto("http://jahat.example/");
  const answered = page.waitForResponse(/\/api\/form\/login$/);
  await page.getByRole("button").click();
  expect((await answered).status()).toBe(403);
  await expect(page.getByRole("heading", { name: "Kiriman ini tidak kami terima" })).toBeVisible();
  expect(await sessionOf(page)).toBeUndefined();
  await page.getByRole("link", { name: "Buka formulir" }).click();
  await expect(page).toHaveURL("/formulir/masuk");
});

test("without cookies, the page says that the answer to the form is missing", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.route("**/formulir/masuk?dijawab=1", async (route) => {
    await context.clearCookies();
    await route.continue({ headers: { ...route.request().headers(), cookie: "" } });
  });
  await page.goto("/formulir/masuk?dijawab=1");
  await expect(page.getByText("Jawaban kami tidak dapat ditampilkan")).toBeVisible();
  await context.close();
});

test("too many tries say how long to wait", async ({ browser }) => {
  const port = await freePort();
  // One sign-in in five minutes.
  const web = await startWeb(port, { API_ORIGIN: `http://127.0.0.1:${product + 1000}`, RATE_LIMIT_FACTOR: "0.02" });
  try {
    const context = await browser.newContext({ baseURL: `http://localhost:${port}`, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/login");
    await submit(page, "Masuk");
    await signIn(page, "siapa@contoh.id", "Rahasia#1");
    await expect(page.getByText(/Terlalu banyak permintaan\. Coba lagi nanti\. Tunggu sekitar \d menit\./)).toBeVisible();
    await expect(account(page)).toHaveValue("siapa@contoh.id");
    await context.close();
  } finally {
    await stopWeb(web);
  }
});

test("with scripts the same pages work, without faults that axe finds", async ({ page, axe }) => {
  test.slow();
  await page.goto("/formulir/masuk");
  await axe();
  await onPhone(page, axe);
  await submit(page, "Masuk");
  await expect(account(page)).toHaveAccessibleDescription("Silakan masukkan email/No. telepon");
  await axe();
  await onPhone(page, axe);
  await signIn(page, "siapa@contoh.id", "Salah#2026");
  await expect(page.getByText("Email/No. telepon atau kata sandi salah.")).toBeVisible();
  await axe();
  await onPhone(page, axe);
  await page.goto("/formulir/kata-sandi");
  await account(page).fill(`siapa${uniqueDigits(12)}@contoh.id`);
  await submit(page, "Kirim Kode");
  await submit(page, "Ubah kata sandi");
  await expect(page.getByLabel("Kode Verifikasi")).toHaveAccessibleDescription(/^Masukan Kode Verifikasi/);
  await axe();
  await onPhone(page, axe);
  await page.goto("/formulir/hak-data");
  await submit(page, "Kirim permintaan");
  await expect(page.getByLabel("Jenis permintaan")).toBeFocused();
  await axe();
  await onPhone(page, axe);
  await page.getByLabel("Jenis permintaan").selectOption({ label: "Perbaikan" });
  await page.getByLabel("Nama lengkap").fill("Budi Uji");
  await page.getByLabel("Email atau No. telepon").fill("budi@contoh.id");
  await page.getByLabel("Isi permintaan").fill("Alamat saya keliru, mohon dibetulkan.");
  await submit(page, "Kirim permintaan");
  await expect(page.getByText(/^HAK-/)).toBeVisible();
  await axe();
  await onPhone(page, axe);
});
