import type { APIRequestContext, Page } from "@playwright/test";
import { personDetails } from "../test-support/person-details.ts";
import { uniqueDigits } from "./accounts.ts";
import { textPdf } from "./documents.ts";
import { expect, test } from "./fixtures.ts";
import { field, file, row, save } from "./funder-form.ts";

const password = "Rahasia#1";

/** Registers a person through the API; with details, so that they are being reviewed. */
async function newPerson(request: APIRequestContext, username: string, { sent = false } = {}): Promise<string> {
  const unique = uniqueDigits(10);
  const email = `keluar${unique}@demo.test`;
  const registered = await request.post("/api/investor/regist", { data: { type: 0, username, email, mobile: `6287${unique}`, password } });
  const { id } = ((await registered.json()) as { data: { id: string } }).data;
  if (!sent) return email;
  const headers = { RegistrationId: id };
  const uploaded = await request.post("/api/common/file-upload", { headers, multipart: { file: file("ktp.pdf", textPdf(["KTP Sari Dewi"])) } });
  const person = personDetails(((await uploaded.json()) as { data: string }).data);
  const answer = await request.post("/api/investor/info-upload", { headers, data: { type: 0, id, person } });
  expect(await answer.json()).toMatchObject({ code: "0000", data: { number: expect.stringMatching(/^DAF-/) } });
  return email;
}

async function signIn(page: Page, account: string, next = ""): Promise<void> {
  await page.goto(`/login${next}`);
  await field(page, "Email/No. telepon").fill(account);
  await field(page, "Kata sandi").fill(password);
  await page.keyboard.press("Enter");
}

async function signOut(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name }).click();
  await page.locator("[data-menu=account]").getByRole("button", { name: "Keluar" }).click();
}

const dialog = (page: Page) => page.getByRole("dialog", { name: "Data Anda belum dikirim" });
const stored = (page: Page) =>
  page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => /^(?:funder|applicant|registerDraft)/.test(key)));

async function fillSome(page: Page): Promise<void> {
  await expect(save(page)).toBeVisible();
  await field(page, "No. KTP").fill("3174015708850002");
  await field(page, "Foto KTP").setInputFiles(file("ktp-ratna.pdf"));
  await expect(row(page, "ktp-ratna.pdf")).toContainText("Terunggah");
  await expect(page.getByText(/^Tersimpan/)).toBeVisible();
}

test("Keluar on the form asks about what was not sent; kept, it opens for the same person only", async ({ page, request, axe }) => {
  test.slow();
  const [ratna, bima] = [await newPerson(request, "Ratna Wulandari"), await newPerson(request, "Bima Sakti")];
  await signIn(page, ratna);
  await fillSome(page);
  await signOut(page, "Ratna Wulandari");
  await axe({ include: "dialog[open]" });
  await dialog(page).getByRole("button", { name: "Batal" }).click();
  await expect(field(page, "No. KTP")).toHaveValue("3174 0157 0885 0002");
  await signOut(page, "Ratna Wulandari");
  await dialog(page).getByRole("button", { name: "Simpan di perangkat ini, lalu keluar" }).click();
  await page.waitForURL("**/halamandepan");
  await expect(page.getByText("Anda sudah keluar.").first()).toBeVisible();
  await page.goBack();
  await expect(field(page, "No. KTP")).toHaveCount(0);
  await expect(page.getByText("3174 0157")).toHaveCount(0);

  await signIn(page, ratna);
  await expect(field(page, "No. KTP")).toHaveValue("3174 0157 0885 0002");
  await expect(row(page, "ktp-ratna.pdf")).toContainText("Terunggah");
  await signOut(page, "Ratna Wulandari");
  await dialog(page).getByRole("button", { name: "Simpan di perangkat ini, lalu keluar" }).click();
  await page.waitForURL("**/halamandepan");
  await signIn(page, bima);
  await expect(save(page)).toBeVisible();
  await expect(field(page, "No. KTP")).toHaveValue("");
  await expect(page.locator("[data-upload-row]")).toHaveCount(0);
});

test("Keluar in another tab closes the form, and nothing of it is left after Hapus", async ({ page, request, context }) => {
  const ratna = await newPerson(request, "Ratna Wulandari");
  await signIn(page, ratna);
  await fillSome(page);
  const other = await context.newPage();
  await other.goto("/bantuan");
  await signOut(other, "Ratna Wulandari");
  await dialog(other).getByRole("button", { name: "Hapus, lalu keluar" }).click();
  await page.waitForURL("**/halamandepan");
  await expect(field(page, "No. KTP")).toHaveCount(0);
  expect(await stored(page)).toEqual([]);
  // The tab that signed in shows nobody any more either.
  await expect(page.locator("html")).not.toHaveAttribute("data-user");
  await expect(page.getByRole("region", { name: "Akun pemberi dana" })).toBeHidden();
});

test("a sign-out everywhere, in another browser, hides the private page until the same person signs in again", async ({ page, request, browser }) => {
  const ratna = await newPerson(request, "Ratna Wulandari");
  await signIn(page, ratna);
  await fillSome(page);
  const elsewhere = (await browser.newContext()).request;
  await elsewhere.post("/api/investor/login", { data: { username: ratna, password } });
  expect((await (await elsewhere.post("/api/investor/logout-all", { data: {} })).json()).code).toBe("0000");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByRole("heading", { name: "Sesi Anda sudah berakhir" })).toBeVisible();
  await expect(field(page, "No. KTP")).toBeHidden();
  await page.getByRole("link", { name: "Masuk lagi" }).click();
  await expect(page.getByText("Masuk lagi untuk melanjutkan; draf Anda tersimpan.")).toBeVisible();
  await field(page, "Email/No. telepon").fill(ratna);
  await field(page, "Kata sandi").fill(password);
  await page.keyboard.press("Enter");
  await expect(field(page, "No. KTP")).toHaveValue("3174 0157 0885 0002");
});

test("the status page has the receipt and what was sent, and closes at Keluar in the same tab", async ({ page, request, axe }) => {
  const sari = await newPerson(request, "Sari Dewi", { sent: true });
  await signIn(page, sari);
  await page.waitForURL("**/halamandepan");
  await expect(page.getByRole("region", { name: "Akun pemberi dana" })).toContainText("Data Anda sudah kami terima");
  await page.getByRole("link", { name: "Lihat status" }).click();
  await expect(page.getByText("Dokumen diterima", { exact: true })).toBeVisible();
  await expect(page.getByText(/^DAF(-[0-9A-Z]{4}){3}$/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Simpan gambar" })).toBeVisible();
  await page.getByText("Tampilkan isian dan dokumen").click();
  await expect(page.getByText("17 Agustus 1985").or(page.getByText("1 Januari 1990"))).toBeVisible();
  await axe();
  await page.getByRole("button", { name: "Lihat ktp.pdf" }).first().click();
  await expect(page.getByRole("img", { name: "Halaman 1 dari 1" })).toBeVisible();
  await page.keyboard.press("Escape");
  await signOut(page, "Sari Dewi");
  await page.waitForURL("**/halamandepan");
  await page.goto("/statusPendaftaran");
  await expect(page.getByText("Masuk untuk melihat status pendaftaran Anda.")).toBeVisible();
  await expect(page.getByText("Dokumen diterima", { exact: true })).toHaveCount(0);
});
