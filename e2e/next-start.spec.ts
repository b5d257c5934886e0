/** The main journeys under plain `next start`, without server.ts. */
import type { Page } from "@playwright/test";
import { uniqueDigits } from "./accounts.ts";
import { pdf } from "./documents.ts";
import { expect, test } from "./fixtures.ts";
import { field, file, row } from "./funder-form.ts";
import { codeFor, countCodes } from "./outbox.ts";

const site = process.env.E2E_NEXT_START_URL ?? "";

test.skip(!site, "no server under `next start` is known (E2E_NEXT_START_URL)");
test.use({ baseURL: site });

async function signIn(page: Page, account: string) {
  await page.goto("/login");
  await page.getByLabel("Email/No. telepon").fill(account);
  await page.getByLabel("Kata sandi", { exact: true }).fill("Demo#2026");
  await page.getByLabel("Kata sandi", { exact: true }).press("Enter");
}

const sessionOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === "UserLoginToken");

test("a funder signs in, sees the name, and signs out", async ({ page }) => {
  await signIn(page, "pribadi@demo.test");
  await expect(page).toHaveURL(/\/halamandepan$/);
  const menu = page.getByRole("banner").getByRole("button", { name: "Rani Wulandari" });
  await expect(menu).toBeVisible();
  const token = (await sessionOf(page))?.value as string;
  expect(await sessionOf(page)).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  await page.reload();
  await menu.click();
  await page.getByRole("button", { name: "Keluar" }).click();
  await expect(menu).toBeHidden();
  expect(await sessionOf(page)).toBeUndefined();
  const stale = await page.request.get("/api/investor/current-user", { headers: { cookie: `TimeOffset=0; UserLoginToken=${token}` } });
  expect(stale.status()).toBe(401);
});

test("a late response about the session shows no name after the sign-out", async ({ page }) => {
  await signIn(page, "pribadi@demo.test");
  const menu = page.getByRole("banner").getByRole("button", { name: "Rani Wulandari" });
  await expect(menu).toBeVisible();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/investor/current-user", async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  await page.reload();
  await menu.click();
  await page.getByRole("button", { name: "Keluar" }).click();
  await expect(menu).toBeHidden();
  const late = page.waitForResponse("**/api/investor/current-user");
  release();
  await (await late).finished();
  // The page reads the response in a later task.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await expect(menu).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("userInfo"))).toBeNull();
});

test("a registration continues to its details and accepts a document of 15 MB", async ({ page }) => {
  const digits = uniqueDigits(9);
  await page.goto("/register");
  await page.getByRole("radio", { name: "Perusahaan" }).check();
  await page.getByLabel("Nama lengkap sesuai KTP").fill("Kartika Ayuningtyas");
  await page.getByLabel("Alamat email").fill(`kartika${digits}@contoh.id`);
  await page.getByLabel("No. handphone").fill(`81${digits}`);
  await page.getByLabel("Kata sandi", { exact: true }).fill("Rahasia#2026");
  await page.getByLabel("Konfirmasi kata sandi").fill("Rahasia#2026");
  await page.getByRole("checkbox", { name: /^Saya menyetujui/ }).check();
  await page.getByLabel("Konfirmasi kata sandi").press("Enter");
  await expect(page).toHaveURL(/\/registerCompany/);
  await field(page, "NIB").setInputFiles(file("nib.pdf", Buffer.concat([pdf, Buffer.alloc(15_000_000)])));
  await expect(row(page, "nib.pdf")).toContainText("Terunggah", { timeout: 20_000 });
});

test("an article opens; an unknown one is 404", async ({ page, guard }) => {
  const response = await page.goto("/p2pLending?id=membaca-biaya-pinjaman");
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  guard.allow(/404 \(Not Found\)/);
  expect((await page.goto("/p2pLending?id=tidak-ada"))?.status()).toBe(404);
});

test("an account is deleted completely", async ({ page }) => {
  const phone = "81200000004";
  await page.goto("/removeAccount");
  await page.getByLabel("No. handphone").fill(phone);
  await page.getByLabel("Kata sandi", { exact: true }).fill("Hapus#2026");
  await page.getByRole("button", { name: "Konfirmasi" }).click();
  await page.getByLabel("No. KTP").fill("3174010101900004");
  const before = countCodes(phone);
  await page.getByRole("button", { name: "Kirim Kode" }).click();
  // The message may arrive before the response, which moves the focus.
  await expect(page.getByLabel("Kode Verifikasi")).toBeFocused();
  await page.getByLabel("Kode Verifikasi").fill(await codeFor(phone, before));
  await page.getByLabel("Kesulitan dalam proses pinjaman").check();
  await page.getByRole("button", { name: "Hapus Akun", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Akun berhasil dihapus" })).toBeVisible();
});

test("probes answer as under server.ts", async ({ request }) => {
  for (const [path, body] of [
    ["/healthz", { status: "ok" }],
    ["/readyz", { status: "ready" }],
  ] as const) {
    const answer = await request.get(path);
    expect([answer.status(), await answer.json(), answer.headers()["cache-control"]]).toEqual([200, body, "no-store"]);
  }
});
