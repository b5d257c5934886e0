import type { APIRequestContext, Page } from "@playwright/test";
import { register, uniqueDigits } from "./accounts.ts";
import { companyDocuments } from "./documents.ts";
import { expect, onPhone, test } from "./fixtures.ts";
import { field, file, fillCompany, row, save } from "./funder-form.ts";
import { newestTextFor } from "./outbox.ts";

const DIRECTOR = "Penanggung jawab dan KTP pengurus";
const ENDED = "Tautan tidak berlaku lagi";

/** Opens the company's form, past the apology of small screens. */
async function openCompany(page: Page, id: string): Promise<void> {
  await page.goto(`/registerCompany?data=${encodeURIComponent(JSON.stringify({ id }))}`);
  const proceed = page.getByRole("button", { name: "Tetap lanjutkan di perangkat ini" });
  await expect(save(page).or(proceed).first()).toBeVisible();
  if (await proceed.isVisible()) await proceed.click();
  await expect(save(page)).toBeVisible();
}

/** Opens the list of parts, and asks a colleague for one. Returns the link. */
async function askFor(page: Page, part: string): Promise<string> {
  const ask = page.getByRole("button", { name: new RegExp(`^Minta rekan mengisi bagian ini\\s?: ${part}$`) });
  if (!(await ask.isVisible())) await page.getByText("Minta rekan mengisi sebagian").click();
  await ask.click();
  const link = page.getByRole("dialog").locator("output");
  await expect(link).toHaveText(/\/isiBagian#[\w-]{32}$/);
  return (await link.textContent()) as string;
}

/** A link for a part by the call itself. */
async function newLink(request: APIRequestContext, id: string, part: string): Promise<string> {
  const answer = await request.post("/api/investor/colleague-ask", { data: { part }, headers: { RegistrationId: id } });
  return `/isiBagian#${(await answer.json()).data.link}`;
}

const send = (page: Page) => page.getByRole("button", { name: "Kirim jawaban" });

test("a colleague fills in one part by a link, and the owner takes it into the form and sends the whole @both", async ({
  page,
  request,
  browser,
  axe,
}) => {
  test.slow();
  const isWide = (page.viewportSize()?.width ?? 0) > 1_000;
  await openCompany(page, await register(request, 1));
  if (isWide) await fillCompany(page);
  const link = await askFor(page, DIRECTOR);
  await axe();
  const email = `rekan${uniqueDigits(10)}@demo.test`;
  await page.getByRole("button", { name: "Kirim lewat email" }).click();
  await expect(page.getByRole("dialog").getByText("Silakan masukkan alamat email")).toBeVisible();
  await field(page, "Email rekan").fill(email);
  await page.getByRole("button", { name: "Kirim lewat email" }).click();
  await expect.poll(() => newestTextFor(email)).toContain(link.slice(link.indexOf("/isiBagian")));
  // The notice moves the dialog down.
  await expect(page.locator("[data-notice]")).toBeVisible();
  await page.getByRole("button", { name: "Selesai" }).click();
  await expect(page.getByText(/^Menunggu jawaban dari r•••@demo\.test\. Berlaku sampai /)).toBeVisible();

  const context = await browser.newContext({ viewport: page.viewportSize(), locale: "id-ID" });
  const colleague = await context.newPage();
  await colleague.goto(link);
  await expect(colleague.getByRole("heading", { name: DIRECTOR })).toBeVisible();
  expect(new URL(colleague.url()).hash, "the key leaves the address").toBe("");
  await expect(colleague.getByRole("textbox")).toHaveCount(3);
  await field(colleague, "Nama PIC").fill("Rudi Hartono");
  await field(colleague, "No. KTP PIC").fill("3174015708850002");
  await field(colleague, "KTP Pengurus").setInputFiles(file("ktp-rudi.pdf"));
  await expect(colleague.locator('[data-upload-row="success"]')).toHaveCount(1);
  await field(colleague, "Nama Anda").fill("Budi Santoso");
  await send(colleague).click();
  await expect(colleague.getByRole("heading", { name: "Terima kasih, jawaban Anda sudah terkirim" })).toBeVisible();
  await colleague.goto("about:blank");
  await colleague.goto(link);
  await expect(colleague.getByRole("heading", { name: ENDED })).toBeVisible();
  await context.close();

  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    await expect(page.getByText("1 bagian sudah diisi rekan")).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole("button", { name: new RegExp(`^Lihat jawaban\\s?: ${DIRECTOR}$`) }).click();
  await expect(page.getByRole("dialog").getByText("ktp-rudi.pdf")).toBeVisible();
  await expect(page.getByRole("dialog").getByText(/^Diisi Budi Santoso, /)).toBeVisible();
  await axe();
  await page.getByRole("button", { name: "Pakai jawaban ini" }).click();
  await expect(field(page, "Nama PIC")).toHaveValue("Rudi Hartono");
  await expect(row(page, "ktp-rudi.pdf")).toBeVisible();
  await expect(page.getByText(/^Diisi Budi Santoso, dipakai /)).toBeVisible();
  if (!isWide) return;
  for (const label of companyDocuments.filter((one) => one !== "KTP Pengurus")) await field(page, label).setInputFiles(file("dokumen.pdf"));
  await expect(page.locator('[data-upload-row="success"]')).toHaveCount(companyDocuments.length);
  const sent = page.waitForRequest("**/api/investor/info-upload");
  await save(page).click();
  const { company } = (await sent).postDataJSON();
  expect(company.legalPersonName).toBe("Rudi Hartono");
  expect(company.ktpPicUrl).toHaveLength(1);
  await page.waitForURL(/\/login/);
});

test("a colleague's answers survive a mistake, a failed sending and a reload, and no link works after it was revoked", async ({
  page,
  request,
  axe,
}) => {
  test.slow();
  const id = await register(request, 1);
  await page.goto(await newLink(request, id, "finance"));
  await field(page, "Nomor Rekening").fill("0012345678");
  await field(page, "Nama Anda").fill("Sari Lestari");
  await send(page).click();
  await expect(page.locator("[data-error-summary]")).toBeVisible();
  await axe();
  await onPhone(page, axe);
  await page.reload();
  await expect(field(page, "Nomor Rekening")).toHaveValue("0012345678");
  await expect(field(page, "Nama Anda")).toHaveValue("Sari Lestari");
  await field(page, "Sumber Dana").selectOption("Hasil usaha");
  await field(page, "Pendapatan per Bulan").selectOption({ index: 2 });
  await field(page, "Nama Bank").click();
  await page.getByRole("option", { name: "Bank Mandiri" }).first().click();
  await page.route("**/api/investor/colleague-fill", (route) => route.abort());
  await send(page).click();
  await expect(page.locator("[data-form-refusal]")).toHaveText("Jaringan bermasalah, silakan coba lagi.");
  await page.unroute("**/api/investor/colleague-fill");
  const headers = { RegistrationId: id };
  const [link] = (await (await request.get("/api/investor/colleague-list", { headers })).json()).data;
  await request.post("/api/investor/colleague-end", { data: { id: link.id, taken: false }, headers });
  await send(page).click();
  await expect(page.locator("[data-form-refusal]")).toHaveText("Tautan ini tidak berlaku lagi. Minta tautan baru kepada orang yang mengirimnya.");
  await expect(field(page, "Nomor Rekening")).toHaveValue("0012345678");
  await page.reload();
  await expect(page.getByRole("heading", { name: ENDED })).toBeVisible();
  await axe();
  await onPhone(page, axe);
});

test("the page of a colleague's link tells search engines, caches and other sites nothing", async ({ page }) => {
  const response = await page.goto("/isiBagian");
  expect(response?.headers()["cache-control"]).toMatch(/no-store|s-maxage/);
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute("content", "no-referrer");
  await expect(page.getByRole("heading", { name: ENDED })).toBeVisible();
});
