import type { APIRequestContext, Page, Route } from "@playwright/test";
import { register, uniqueDigits } from "./accounts.ts";
import { submitPerson } from "./desk-command.ts";
import { companyDocuments } from "./documents.ts";
import { expect, test } from "./fixtures.ts";
import { field, file, fillCompany, fillPerson, openForm, row, save, uploadAll } from "./funder-form.ts";
import { submitWithLostResponse } from "./lost-response.ts";

const infoUpload = "**/api/investor/info-upload";

async function signIn(page: Page, email: string): Promise<void> {
  await field(page, "Email/No. telepon").fill(email);
  await field(page, "Kata sandi").fill("Rahasia#1");
  await page.keyboard.press("Enter");
}

/** A person's account by the call itself. */
async function newPerson(request: APIRequestContext): Promise<{ id: string; email: string }> {
  const unique = uniqueDigits(10);
  const email = `hilang${unique}@demo.test`;
  const data = { type: 0, username: "Uji Pendana", email, mobile: `6285${unique}`, password: "Rahasia#1" };
  const answer = await (await request.post("/api/investor/regist", { data })).json();
  expect(answer.code).toBe("0000");
  return { id: answer.data.id, email };
}

test("a refused submission loses nothing", async ({ page, request, axe }) => {
  test.slow();
  await openForm(page, 1, await register(request, 1));
  await fillCompany(page);
  await uploadAll(page, companyDocuments);
  await page.route("**/api/investor/info-upload", (route) =>
    route.fulfill({ status: 400, json: { code: "1004", message: "Tautan pendaftaran tidak berlaku." } }),
  );
  await save(page).click();
  await expect(page.getByText("Tautan pendaftaran tidak berlaku.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Masuk untuk melanjutkan" })).toBeVisible();
  await expect(field(page, "Nama Perusahaan")).toHaveValue("PT Sumber Rejeki Abadi");
  await expect(page.locator('[data-upload-row="success"]')).toHaveCount(companyDocuments.length);
  await expect(save(page)).toBeEnabled();
  await axe();
});

test("a submission that asks for a sign-in leads there and keeps the draft", async ({ page, request }) => {
  test.slow();
  const id = await register(request, 0);
  await openForm(page, 0, id);
  await fillPerson(page);
  await page.route(infoUpload, (route) => route.fulfill({ status: 403, json: { code: "4030", message: "Silakan masuk kembali." } }));
  await save(page).click();
  await page.waitForURL("**/login?next=%2FregisterPersonal");
  await openForm(page, 0, id);
  await expect(field(page, "Tempat Lahir")).toHaveValue("Denpasar");
  await expect(page.locator('[data-upload-row="success"]')).toHaveCount(4);
  await page.unroute(infoUpload);
  await test.step("a submission with a lost response is accepted when sent again", async () => {
    await submitWithLostResponse(page, infoUpload, save(page));
    await expect(field(page, "Tempat Lahir")).toHaveValue("Denpasar");
    await save(page).click();
    await page.waitForURL("**/login");
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Data Anda sudah kami terima" })).toBeVisible();
    await expect(save(page)).toHaveCount(0);
  });
});

test("a refusal that signing in cannot fix redirects once; the form then says what it lacks and continues", async ({ page, request }) => {
  test.slow();
  const { email } = await newPerson(request);
  await page.goto("/login");
  await signIn(page, email);
  await page.waitForURL("**/registerPersonal*");
  let arrivals = 0;
  page.on("request", (sent) => {
    if (sent.isNavigationRequest() && sent.url().includes("/registerPersonal")) arrivals += 1;
  });
  const refuse = (route: Route) => route.fulfill({ status: 403, json: { code: "4031", message: "Akses ditolak." } });
  await page.route("**/api/common/bank-list", refuse);
  await page.reload();
  const failed = page.getByText("Daftar pilihan gagal dimuat.");
  await expect(failed).toBeVisible({ timeout: 15_000 });
  const why = page.getByRole("alert").filter({ hasText: "Akses ditolak." });
  await expect(why).toBeVisible();
  const before = arrivals;
  await page.unroute("**/api/common/bank-list");
  await page.getByRole("button", { name: "Coba lagi" }).click();
  await expect(failed).toHaveCount(0);
  await expect(why).toHaveCount(0);
  await fillPerson(page);
  expect(arrivals).toBe(before);
  expect(before).toBeLessThanOrEqual(3);
  await test.step("a session learns that its lost submission was accepted", async () => {
    await expect(page.getByText(/^Tersimpan/)).toBeVisible();
    // Without the handle: the session alone opens the form.
    await page.evaluate(() => sessionStorage.clear());
    await page.goto("/registerPersonal");
    await expect(page.locator('[data-upload-row="success"]')).toHaveCount(4);
    await submitWithLostResponse(page, infoUpload, save(page));
    await field(page, "Tempat Lahir").fill("Sanur");
    await save(page).click();
    await page.waitForURL("**/halamandepan");
    await expect(page.getByRole("heading", { name: "Data Anda sudah kami terima" })).toBeVisible();
  });
});

test("a submission with a lost response is accepted again after a reload; other details are refused", async ({ page, request }) => {
  test.slow();
  await openForm(page, 0, await register(request, 0));
  await fillPerson(page);
  await expect(page.getByText(/^Tersimpan/)).toBeVisible();
  await submitWithLostResponse(page, infoUpload, save(page));
  await page.reload();
  await expect(field(page, "Tempat Lahir")).toHaveValue("Denpasar");
  const [sent] = await Promise.all([page.waitForRequest(infoUpload), save(page).click()]);
  await page.waitForURL("**/login");
  const again = await request.post("/api/investor/info-upload", { data: sent.postDataJSON() });
  expect((await again.json()).code).toBe("1004");
});

test("a changed submission after a lost response is explained, and the sign-in shows the result", async ({ page, request, axe }) => {
  test.slow();
  const { id, email } = await newPerson(request);
  await openForm(page, 0, id);
  await fillPerson(page);
  await submitWithLostResponse(page, infoUpload, save(page));
  await field(page, "Tempat Lahir").fill("Sanur");
  await save(page).click();
  await expect(page.getByRole("heading", { name: "Masa pengisian berakhir. Masuk untuk melihat statusnya" })).toBeVisible();
  await expect(page.getByText("Data belum tersimpan")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Masuk untuk melanjutkan" })).toBeInViewport();
  await expect(field(page, "Tempat Lahir")).toHaveValue("Sanur");
  await axe();
  await page.getByRole("link", { name: "Masuk untuk melanjutkan" }).click();
  await signIn(page, email);
  await expect(page.getByRole("heading", { name: "Data Anda sudah kami terima" })).toBeVisible();
  await page.getByRole("button", { name: "Hapus draf" }).click();
  await expect(page.getByRole("button", { name: "Hapus draf" })).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("funderDraft")))).toEqual([]);
});

test("text typed under an expired handle continues under the new one", async ({ page, request }) => {
  const { id, email } = await newPerson(request);
  const expired = "pendaftaran-yang-sudah-lewat-masanya";
  // The form stays open: the service does not say whose registration it is.
  await page.route("**/api/investor/registration", (route) => route.fulfill({ status: 404, json: { code: "E404", message: "" } }));
  await openForm(page, 0, expired);
  await field(page, "Tempat Lahir").fill("Denpasar");
  await page.evaluate((handle) => sessionStorage.setItem("funderHandle0End", JSON.stringify({ id: handle, end: "refused" })), expired);
  await expect(page.getByText(/^Tersimpan/)).toBeVisible();
  await page.goto("/login?next=%2FregisterPersonal");
  await signIn(page, email);
  await expect(page.getByText(/draf Anda yang tersimpan/)).toBeVisible();
  await expect(field(page, "Tempat Lahir")).toHaveValue("Denpasar");
  expect(await page.evaluate(() => sessionStorage.getItem("funderHandle0"))).toBe(id);
});

test("a network failure after acceptance still shows the acceptance, also after Back", async ({ page, request, context, axe, guard }) => {
  test.slow();
  guard.allow(/ERR_INTERNET_DISCONNECTED/);
  await openForm(page, 0, await register(request, 0));
  await fillPerson(page);
  await page.route(infoUpload, async (route) => {
    const response = await route.fetch();
    await context.setOffline(true);
    await route.fulfill({ response });
  });
  const unreachable = page.waitForEvent("requestfailed", (failed) => failed.method() === "HEAD");
  await save(page).click();
  await expect(page.getByRole("heading", { name: "Data Anda sudah kami terima" })).toBeVisible();
  await expect(page.getByText("1 sampai 5 hari kerja")).toBeInViewport();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("funderDraft")))).toEqual([]);
  await unreachable;
  expect(new URL(page.url()).pathname).toBe("/registerPersonal");
  await context.setOffline(false);
  await axe();
  await page.goto("/accountSelect");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Data Anda sudah kami terima" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Masuk" }).click();
  await page.waitForURL("**/login");
});

test("an expired session loses nothing: the form waits hidden for the sign-in, and the submission goes through", async ({ page, request, axe }) => {
  test.slow();
  const { email } = await newPerson(request);
  expect((await (await page.request.post("/api/investor/login", { data: { username: email, password: "Rahasia#1" } })).json()).code).toBe("0000");
  await page.goto("/bantuan");
  const menu = page.getByRole("button", { name: "Uji Pendana" });
  const pending = page.getByRole("link", { name: "Lengkapi data" });
  await menu.click();
  await pending.click();
  await expect(save(page)).toBeVisible();
  await fillPerson(page);
  await page.context().clearCookies({ name: "UserLoginToken" });
  await page.route(infoUpload, (route) => route.fulfill({ status: 401, json: { code: "E401", message: "Silakan masuk." } }), { times: 1 });
  await save(page).click();
  await expect(page.getByText("Anda tidak memiliki izin untuk mengakses.").first()).toBeVisible();
  const ended = page.getByRole("heading", { name: "Sesi Anda sudah berakhir" });
  await expect(ended).toBeFocused();
  await expect(ended).toBeInViewport();
  await axe();
  await page.getByRole("link", { name: "Masuk lagi" }).click();
  await signIn(page, email);
  await expect(field(page, "Tempat Lahir")).toHaveValue("Denpasar");
  await expect(page.locator('[data-upload-row="success"]')).toHaveCount(4);
  await save(page).click();
  await page.waitForURL("**/halamandepan");
  await test.step("a signed-in person continues to the home page", async () => {
    await menu.click();
    await expect(page.getByRole("banner").getByRole("link", { name: "Pendanaan" }).last()).toBeVisible();
    await expect(pending).toHaveCount(0);
    await page.goto("/registerPersonal");
    await expect(page.getByRole("heading", { name: "Data Anda sudah kami terima" })).toBeVisible();
    await expect(page.locator("[aria-current=step]")).toHaveText("Mulai mendanaiSetelah disetujui dan risiko dipahami");
  });
});

test("without a valid link the page leads to the sign-in", async ({ page, axe }) => {
  for (const [query, heading] of [
    ["", "Masuk untuk mengisi data"],
    ["?data=%7Bbroken", "Tautan tidak berlaku"],
    ["?data=%7B%22id%22%3A7%7D", "Tautan tidak berlaku"],
  ]) {
    await page.goto(`/registerPersonal${query}`);
    await expect(page.getByRole("heading", { name: heading as string })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Masuk" })).toHaveAttribute("href", "/login");
  }
  await axe();
});

test("a signed-in company with open details gets its form without a link", async ({ page }) => {
  const login = await page.request.post("/api/investor/login", { data: { username: "baru@demo.test", password: "Demo#2026" } });
  expect((await login.json()).code).toBe("0000");
  await page.goto("/registerCompany");
  await expect(save(page)).toBeVisible();
  const sent = page.waitForRequest("**/api/common/file-upload");
  await field(page, "NIB").setInputFiles(file("nib.pdf"));
  expect((await sent).headers().registrationid).toBeUndefined();
  await expect(row(page, "nib.pdf")).toContainText("Terunggah");
});

test("an account whose state is unavailable is not reported as an invalid link, and opens later", async ({ page }) => {
  const login = await page.request.post("/api/investor/login", { data: { username: "baru@demo.test", password: "Demo#2026" } });
  expect((await login.json()).code).toBe("0000");
  await page.route("**/api/investor/current-user", (route) => route.fulfill({ status: 500, json: { code: "E500", message: "Terjadi gangguan." } }));
  await page.goto("/registerCompany");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Akun Anda belum dapat dimuat");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Terjadi gangguan.");
  await page.unroute("**/api/investor/current-user");
  await page.getByRole("button", { name: "Coba lagi" }).click();
  await expect(save(page)).toBeVisible();
});

test("once the details are sent, their link shows the owner the state and a way to correct them, not the form", async ({ page, request }) => {
  const { email, password, id } = await submitPerson(request);
  await page.request.post("/api/investor/login", { data: { username: email, password } });
  await page.goto("/halamandepan");
  await expect(page.getByRole("region", { name: "Akun pemberi dana" })).toContainText("Data Anda sudah kami terima");
  await page.goto(`/registerPersonal?data=${encodeURIComponent(JSON.stringify({ id }))}`);
  await expect(page.getByRole("heading", { name: "Data Anda sudah kami terima" })).toBeVisible();
  await expect(save(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Ajukan perbaikan data" }).click();
  await expect(page).toHaveURL("/formulir/hak-data");
});
