import { register, uniqueDigits } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { delayFramework, openHydrated } from "./hydration.ts";
import { translate } from "./translator.ts";

test.beforeEach(async ({ page, guard }) => {
  // React renders a page again that was translated before hydration, and reports it.
  guard.allow(/Minified React error #418/);
  await translate(page);
});

test("the article list continues, reports failures and its end", async ({ page }) => {
  await page.goto("/blog");
  const list = page.getByRole("region", { name: "Semua artikel" });
  await page.route("**/api/h5/website/blog/list", (route) => route.abort(), { times: 1 });
  await page.keyboard.press("End");
  await expect(list.getByText("Artikel berikutnya belum dapat dimuat.")).toBeVisible();
  const more = list.getByRole("button", { name: /^(?:Coba lagi|Muat lagi)$/ });
  const finished = list.getByText("Semua artikel sudah ditampilkan.");
  await expect(async () => {
    if (await more.isVisible()) await more.click();
    else await page.keyboard.press("End");
    await expect(finished).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await expect(list.getByText("Artikel berikutnya belum dapat dimuat.")).toHaveCount(0);
  await expect(list.getByText("Memuat artikel berikutnya")).toHaveCount(0);
});

test("simulation figures and rate texts match the selection", async ({ page }) => {
  await openHydrated(page, "/pinjaman");
  const result = page.locator("#simulasi");
  await result.getByLabel("Jumlah pinjaman").fill("5000000");
  await result.getByLabel("Tenor").selectOption("120");
  await expect(result).toContainText("Simulasi biaya, 120 hari");
  await expect(result).not.toContainText("Simulasi biaya, 90 hari");
  await expect(result).toContainText(/Rp6\.150\.000/);
  await expect(result).not.toContainText(/Rp2\.700\.000/);
  await page.getByRole("button", { name: /^Indikator tingkat keberhasilan/ }).click();
  await page.getByRole("option", { name: "TKB30" }).click();
  await page.getByRole("button", { name: /^Indikator tingkat keberhasilan/ }).click();
  await expect(page.getByText("TKB30: bagian sisa pinjaman")).toBeVisible();
  await expect(page.getByText("TKB90: bagian sisa pinjaman")).toHaveCount(0);
});

test("a forgotten password and a registration go through their steps with the right hints", async ({ page }) => {
  const account = `terjemahan${uniqueDigits(12)}@contoh.id`;
  await openHydrated(page, "/forgotPassword");
  await page.getByLabel("Email/No. telepon").fill(account);
  await page.getByRole("button", { name: "Kirim Kode" }).click();
  await expect(page.getByText(`Jika ${account} terdaftar`)).toBeVisible();
  await page.getByRole("button", { name: "Ganti akun" }).click();
  await expect(page.getByText("Tulis email atau nomor ponsel akun Anda.")).toBeVisible();
  await expect(page.getByText(`Jika ${account} terdaftar`)).toHaveCount(0);

  await openHydrated(page, "/register");
  await page.getByLabel("Kode negara").selectOption("44");
  await expect(page.getByText("Diawali angka 7 atau 8")).toBeVisible();
  await expect(page.getByText("Diawali angka 8, 8 sampai")).toHaveCount(0);
  const password = page.getByLabel("Kata sandi", { exact: true });
  await password.fill("rahasia");
  const strength = page.locator("p", { hasText: "Kekuatan kata sandi" });
  await expect(strength).toContainText("ditebak");
  await password.fill("kuda-Terbang-7-lautan!");
  await expect(strength).not.toContainText("ditebak");
  await page.getByRole("button", { name: "Daftar Sekarang" }).click();
  await expect(page.getByText("Silakan masukkan nama")).not.toHaveCount(0);
});

test("the funder form updates progress and errors", async ({ page, request }) => {
  await openHydrated(page, `/registerPersonal?data=${encodeURIComponent(JSON.stringify({ id: await register(request, 0) }))}`);
  await page.getByRole("button", { name: "Simpan dan Lanjutkan" }).click();
  const sections = page.getByRole("navigation", { name: "Bagian formulir" });
  await expect(sections.getByText(/^\d+ perlu diperbaiki$/)).not.toHaveCount(0);
  await page.getByLabel("Nomor Rekening", { exact: true }).fill("0012345678");
  await page.getByLabel("Nama Bank", { exact: true }).click();
  await page.getByRole("option", { name: "Bank Mandiri", exact: true }).click();
  await expect(sections.getByText("Lengkap")).toHaveCount(1);
  const mended = page.locator("[data-error-summary] li").filter({ hasText: "Nomor Rekening" });
  await expect(mended).toHaveText("Nomor Rekening: sudah diperbaiki");
});

test("deletion continues to its second step, and a signed-in person can sign out", async ({ page }) => {
  await page.route("**/h5/login", (route) => route.fulfill({ json: { code: "0000", message: "Sukses", data: { userId: "x".repeat(32) } } }));
  await openHydrated(page, "/removeAccount");
  await page.getByLabel("No. handphone").fill("81200000001");
  await page.getByLabel("Kata sandi", { exact: true }).fill("Hapus#2026");
  await page.getByRole("button", { name: "Konfirmasi" }).click();
  await expect(page.getByText("Langkah 2 dari 3: konfirmasi")).toBeVisible();

  await openHydrated(page, "/login");
  await page.getByLabel("Email/No. telepon").fill("pribadi@demo.test");
  await page.getByLabel("Kata sandi", { exact: true }).fill("Demo#2026");
  await page.getByRole("button", { name: "Masuk", exact: true }).click();
  await page.waitForURL("**/halamandepan");
  await openHydrated(page, "/bantuan");
  await page.getByRole("banner").getByRole("button", { name: "Rani Wulandari" }).click();
  await page.getByRole("button", { name: "Keluar" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Masuk/Daftar" })).toBeVisible();
});

test("input before the translated page is hydrated is replayed", async ({ page }) => {
  const arrive = await delayFramework(page);
  await page.goto("/register", { waitUntil: "commit" });
  const name = page.getByLabel("Nama lengkap sesuai KTP");
  await page.getByLabel("Pribadi").check();
  await page.getByRole("checkbox", { name: /^Saya menyetujui/ }).check();
  await name.pressSequentially("Lastri");
  await expect(page.locator("font")).not.toHaveCount(0);
  const wasThere = await name.elementHandle();
  arrive();
  await expect.poll(() => wasThere?.evaluate((field) => field.isConnected), { timeout: 30_000 }).toBe(false);
  await expect(name).toHaveValue("Lastri");
  await expect(name).toBeFocused();
  await expect(page.getByLabel("Pribadi")).toBeChecked();
  await expect(page.getByRole("checkbox", { name: /^Saya menyetujui/ })).toBeChecked();
});
