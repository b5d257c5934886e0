/** Handles and sessions planted in another person's browser. */
import { personDetails } from "../test-support/person-details.ts";
import { register, uniqueDigits } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { codeFor, countCodes } from "./outbox.ts";

const password = "Rahasia#1";
const form = (id: string) => `/registerPersonal?data=${encodeURIComponent(JSON.stringify({ id }))}`;

test("a planted handle is reported to a signed-in person and accepts no document", async ({ page, playwright, baseURL, axe }) => {
  const attacker = await playwright.request.newContext({ baseURL: baseURL as string });
  const planted = await register(attacker, 0);
  const unique = uniqueDigits(9);
  const person = { type: 0, username: "Sekar Ayu", email: `sekar${unique}@contoh.id`, mobile: `6281${unique}`, password };
  await page.request.post("/api/investor/regist", { data: person });
  await page.request.post("/api/investor/login", { data: { username: person.email, password } });

  await page.goto(form(planted));
  await expect(page.getByRole("heading", { name: "Ini bukan pendaftaran Anda" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Simpan" })).toHaveCount(0);
  await axe();
  const upload = await page.request.post("/api/common/file-upload", {
    headers: { RegistrationId: planted },
    multipart: { file: { name: "ktp.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n") } },
  });
  expect(await upload.json()).toMatchObject({ code: "1004" });
  await page.getByRole("button", { name: "Lengkapi data akun saya" }).click();
  await expect(page.getByRole("region", { name: "Pendaftaran ini milik" })).toContainText("s•••@contoh.id");
  await attacker.dispose();
});

test("a planted handle is refused in a browser with another registration, also without a session", async ({ page, playwright, baseURL }) => {
  const attacker = await playwright.request.newContext({ baseURL: baseURL as string });
  const planted = await register(attacker, 0);
  await register(page.request, 0);
  await page.goto(form(planted));
  await expect(page.getByRole("heading", { name: "Ini bukan pendaftaran Anda" })).toBeVisible();
  await page.getByRole("button", { name: "Keluar, lalu lanjutkan pendaftaran ini" }).click();
  await expect(page.getByRole("region", { name: "Pendaftaran ini milik" })).toContainText("p•••@demo.test");
  await attacker.dispose();
});

test("a link copied to another device shows the owner and can prove the address", async ({ page, playwright, baseURL, axe }) => {
  const phone = await playwright.request.newContext({ baseURL: baseURL as string });
  const unique = uniqueDigits(9);
  const email = `dian${unique}@contoh.id`;
  const answer = await phone.post("/api/investor/regist", { data: { type: 0, username: "Dian", email, mobile: `6281${unique}`, password } });
  await page.goto(form(((await answer.json()) as { data: { id: string } }).data.id));
  const owner = page.getByRole("region", { name: "Pendaftaran ini milik" });
  await expect(owner).toContainText("d•••@contoh.id");
  await expect(owner).toContainText(`+62 ••• ${unique.slice(-3)}`);
  await axe();
  const before = countCodes(email);
  await owner.getByRole("button", { name: "Kirim kode ke email ini" }).click();
  await owner.getByLabel("Kode dari email").fill(await codeFor(email, before));
  await axe();
  await owner.getByRole("button", { name: "Verifikasi" }).click();
  await expect(owner.getByText("Sudah diverifikasi")).toBeVisible();
  await phone.dispose();
});

test("a session from a link is confirmed before the form, or left", async ({ page, playwright, baseURL, axe }) => {
  const attacker = await playwright.request.newContext({ baseURL: baseURL as string });
  const login = async () => {
    await attacker.post("/api/investor/login", { data: { username: "baru@demo.test", password: "Demo#2026" } });
    const { cookies } = await attacker.storageState();
    return cookies.find(({ name }) => name === "UserLoginToken")?.value ?? "";
  };
  await page.goto(`/registerCompany?UserLoginToken=${await login()}`);
  await expect(page.getByRole("heading", { name: "Lanjutkan sebagai Sari Lestari?" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Simpan" })).toHaveCount(0);
  await axe();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Lanjutkan sebagai Sari Lestari?" })).toBeVisible();
  await page.getByRole("button", { name: "Bukan saya, keluar" }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect((await page.request.get("/api/investor/current-user")).status()).toBe(401);

  await page.goto(`/registerCompany?UserLoginToken=${await login()}`);
  await page.getByRole("button", { name: "Ya, ini akun saya" }).click();
  await expect(page.getByRole("region", { name: "Pendaftaran ini milik" })).toContainText("b•••@demo.test");
  await page.reload();
  await expect(page.getByRole("region", { name: "Pendaftaran ini milik" })).toBeVisible();
  await attacker.dispose();
});

test("the owner of an address takes back details that a stranger sent under it", async ({ page, playwright, baseURL }) => {
  const stranger = await playwright.request.newContext({ baseURL: baseURL as string });
  const unique = uniqueDigits(9);
  const email = `wulan${unique}@contoh.id`;
  const answer = await stranger.post("/api/investor/regist", { data: { type: 0, username: "Wulan", email, mobile: `6281${unique}`, password } });
  const { id } = ((await answer.json()) as { data: { id: string } }).data;
  const upload = await stranger.post("/api/common/file-upload", {
    headers: { RegistrationId: id },
    multipart: { file: { name: "ktp.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n") } },
  });
  const details = personDetails(((await upload.json()) as { data: string }).data);
  expect(await (await stranger.post("/api/investor/info-upload", { data: { type: 0, id, person: details } })).json()).toMatchObject({ code: "0000" });
  const before = countCodes(email);
  await page.request.post("/api/investor/password-code", { data: { account: email } });
  const code = await codeFor(email, before);
  await page.request.post("/api/investor/password-reset", { data: { account: email, code, password: "SandiBaru#2" } });
  await page.request.post("/api/investor/login", { data: { username: email, password: "SandiBaru#2" } });

  // Signed in, as a page shows after the sign-in form. A page that cannot ask the upstream in time shows no name.
  await expect(async () => {
    await page.goto("/halamandepan");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("userInfo")), { timeout: 2_000 }).not.toBeNull();
  }).toPass();
  await page.goto("/registerPersonal");
  await page.getByRole("button", { name: "Tarik kembali data" }).click();
  await page.getByRole("button", { name: "Jangan tarik" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Tarik kembali data" }).click();
  await page.getByRole("dialog", { name: "Tarik kembali data Anda?" }).getByRole("button", { name: "Ya, tarik dan hapus" }).click();
  await expect(page.getByRole("region", { name: "Pendaftaran ini milik" })).toContainText("w•••@contoh.id");
  await stranger.dispose();
});
