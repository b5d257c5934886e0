import type { APIRequestContext, Page } from "@playwright/test";
import { uniqueDigits } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { field } from "./funder-form.ts";
import { codeFor, countCodes } from "./outbox.ts";

const password = "Rahasia#1";

async function newPerson(request: APIRequestContext) {
  const unique = uniqueDigits(10);
  const person = { type: 0, username: "Sekar Ayu", email: `akun${unique}@demo.test`, mobile: `6287${unique}`, password };
  expect((await (await request.post("/api/investor/regist", { data: person })).json()).code).toBe("0000");
  return person;
}

/** Signs in: a registration whose details are missing opens its form. */
async function signIn(page: Page, account: string, secret = password): Promise<void> {
  await page.goto("/login");
  const members = page.getByRole("button", { name: "Saya sudah punya akun" });
  if (await members.isVisible()) await members.click();
  await field(page, "Email/No. telepon").fill(account);
  await field(page, "Kata sandi").fill(secret);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/registerPersonal**");
}

async function openAccount(page: Page): Promise<void> {
  await page.goto("/akun");
  await expect(page.getByRole("heading", { name: "Email dan nomor ponsel" })).toBeVisible();
}

const part = (page: Page, name: string) => page.getByRole("region", { name });
const places = [
  { server: "server.ts", site: "", viewport: { width: 390, height: 844 } },
  { server: "next start", site: process.env.E2E_NEXT_START_URL ?? "", viewport: { width: 1440, height: 900 } },
];

for (const { server, site, viewport } of places) {
  test.describe(`${server}, ${viewport.width} pixels wide`, () => {
    test.skip(server === "next start" && site === "", "no server under `next start` is known (E2E_NEXT_START_URL)");
    test.use({ viewport, ...(site ? { baseURL: site } : {}) });

    test("the account page signs other devices out, changes password and contact, and says what was sent", async ({
      page,
      browser,
      request,
      axe,
      baseURL,
    }) => {
      test.slow();
      const { email } = await newPerson(request);
      const other = await (await browser.newContext({ ...(baseURL ? { baseURL } : {}) })).newPage();
      await signIn(other, email);
      await signIn(page, email);
      await openAccount(page);
      await expect(part(page, "Perangkat yang sedang masuk").getByRole("listitem")).toHaveCount(2);
      await expect(part(page, "Perangkat yang sedang masuk").getByText("Perangkat ini")).toHaveCount(1);
      await expect(
        part(page, "Perangkat yang sedang masuk")
          .getByText(/Chrome, /)
          .first(),
      ).toBeVisible();
      await axe();

      // The password, with the wrong one first.
      await page.getByRole("button", { name: "Ubah kata sandi" }).click();
      await expect(field(page, "Kata sandi saat ini")).toBeFocused();
      await field(page, "Kata sandi saat ini").fill("salah");
      await field(page, "Kata sandi baru").fill("sekar ayu");
      await expect(page.getByText("Sangat mudah ditebak")).toBeVisible();
      await field(page, "Kata sandi baru").fill("SandiBaru#2");
      await field(page, "Konfirmasi kata sandi").fill("SandiBaru#2");
      await page.getByRole("button", { name: "Simpan kata sandi baru" }).click();
      await expect(field(page, "Kata sandi saat ini")).toHaveAccessibleDescription(/Kata sandi saat ini salah/);
      await field(page, "Kata sandi saat ini").fill(password);
      await page.getByRole("button", { name: "Simpan kata sandi baru" }).click();
      await expect(page.getByText("Kata sandi berhasil diubah").first()).toBeVisible();
      await expect(page.getByRole("button", { name: "Ubah kata sandi" })).toBeFocused();
      await expect(part(page, "Perangkat yang sedang masuk").getByRole("listitem")).toHaveCount(1);
      expect((await other.request.get("/api/investor/current-user")).status()).toBe(401);
      await other.context().close();

      // A new e-mail address, proved by the code that goes there.
      const next = `baru${uniqueDigits(10)}@demo.test`;
      await page.getByRole("button", { name: "Ubah email" }).click();
      await field(page, "Email baru").fill("sekar@gmial.com");
      await field(page, "Kata sandi akun ini").focus();
      await expect(page.getByText("Maksud Anda sekar@gmail.com?")).toBeVisible();
      await field(page, "Email baru").fill(next);
      await field(page, "Kata sandi akun ini").fill("SandiBaru#2");
      await page.getByRole("button", { name: "Kirim kode ke kontak baru" }).click();
      await expect(page.getByText(`Kami mengirim kode 6 angka ke ${next}.`)).toBeVisible();
      await axe();
      const code = await codeFor(next);
      // A phone that reloads the page while the mail is read: the same request leads back to the code.
      await page.reload();
      await page.getByRole("button", { name: "Ubah email" }).click();
      await field(page, "Email baru").fill(next);
      await field(page, "Kata sandi akun ini").fill("SandiBaru#2");
      await page.getByRole("button", { name: "Kirim kode ke kontak baru" }).click();
      await expect(page.getByText(`Kami mengirim kode 6 angka ke ${next}.`)).toBeVisible();
      await expect(page.getByRole("button", { name: /^Kirim ulang \(\d+ dtk\)$/ })).toBeDisabled();
      await field(page, "Kode dari email").fill(code === "000000" ? "111111" : "000000");
      await page.getByRole("button", { name: "Simpan kontak baru" }).click();
      await expect(field(page, "Kode dari email")).toHaveAccessibleDescription(/Kode verifikasi salah/);
      await expect(field(page, "Kode dari email")).toHaveValue("");
      await expect(field(page, "Kode dari email")).toBeFocused();
      await page.keyboard.type(code);
      await page.getByRole("button", { name: "Simpan kontak baru" }).click();
      await expect(part(page, "Email dan nomor ponsel").getByText("b•••@demo.test")).toBeVisible();
      await expect(part(page, "Email dan nomor ponsel").getByText("Sudah diverifikasi", { exact: true })).toBeVisible();
      await expect(part(page, "Pesan yang kami kirim").getByText("Kode verifikasi")).toHaveCount(1);
      await expect(part(page, "Pesan yang kami kirim").getByText("Pemberitahuan akun").first()).toBeVisible();

      // Sign out everywhere, after a confirmation.
      await page.getByRole("button", { name: "Keluar dari semua perangkat" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Keluar dari semua perangkat" }).click();
      await page.waitForURL("**/halamandepan");
      await page.goto("/akun");
      await expect(page.getByText("Masuk untuk melihat akun Anda.")).toBeVisible();
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("UserLoginToken");
      await expect(page.getByRole("main").getByRole("link", { name: "Masuk" })).toHaveAttribute("href", "/login?next=%2Fakun");
    });
  });
}

test("a device is signed out from the list, and the account menu leads to the page", async ({ page, browser, request }) => {
  const { email } = await newPerson(request);
  const phone = await (
    await browser.newContext({ userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1" })
  ).newPage();
  await signIn(phone, email);
  await signIn(page, email);
  await page.goto("/bantuan");
  await page.getByRole("button", { name: "Sekar Ayu" }).click();
  await page.getByRole("link", { name: "Akun saya" }).click();
  await expect(page.getByRole("heading", { name: "Akun saya", level: 1 })).toBeVisible();
  await page.getByRole("button", { name: /^Keluar dari Safari, iPhone/ }).press("Enter");
  await expect(part(page, "Perangkat yang sedang masuk").getByRole("listitem")).toHaveCount(1);
  await expect(part(page, "Perangkat yang sedang masuk")).toBeFocused();
  expect((await phone.request.get("/api/investor/current-user")).status()).toBe(401);
  await phone.context().close();
});

test("what was typed in the detail form is still there after a change of the password", async ({ page, request }) => {
  const { email } = await newPerson(request);
  await signIn(page, email);
  await field(page, "Tempat Lahir").fill("Ambarawa");
  await expect(page.getByText(/^Tersimpan/)).toBeVisible();
  await openAccount(page);
  await page.getByRole("button", { name: "Ubah kata sandi" }).click();
  await field(page, "Kata sandi saat ini").fill(password);
  await field(page, "Kata sandi baru").fill("SandiBaru#2");
  await field(page, "Konfirmasi kata sandi").fill("SandiBaru#2");
  await page.getByRole("button", { name: "Simpan kata sandi baru" }).click();
  await expect(page.getByText("Kata sandi berhasil diubah").first()).toBeVisible();
  await page.getByRole("link", { name: "Lengkapi data" }).click();
  await expect(field(page, "Tempat Lahir")).toHaveValue("Ambarawa");
});

test("an account without an e-mail address adds one", async ({ page, request, axe }) => {
  const { email } = await newPerson(request);
  // Earlier versions removed unproved addresses on a reset by phone; such accounts still exist.
  await page.route("**/api/investor/account", async (route) => {
    const answer = await (await route.fetch()).json();
    answer.data.contacts = answer.data.contacts.filter((one: { channel: string }) => one.channel !== "email");
    await route.fulfill({ json: answer });
  });
  await signIn(page, email);
  await page.goto("/akun");
  await expect(page.getByText("Belum ada email")).toBeVisible();
  await page.getByRole("button", { name: "Tambah email" }).click();
  const next = `tambah${uniqueDigits(10)}@demo.test`;
  await field(page, "Email baru").fill(next);
  await field(page, "Kata sandi akun ini").fill(password);
  const before = countCodes(next);
  await page.getByRole("button", { name: "Kirim kode ke kontak baru" }).click();
  await expect(field(page, "Kode dari email")).toBeFocused();
  await axe();
  await field(page, "Kode dari email").fill(await codeFor(next, before));
  await page.unroute("**/api/investor/account");
  await page.getByRole("button", { name: "Simpan kontak baru" }).click();
  await expect(part(page, "Email dan nomor ponsel").getByText("t•••@demo.test")).toBeVisible();
});
