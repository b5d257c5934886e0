import type { APIRequestContext, Page } from "@playwright/test";
import { register } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { field, file, fillPerson, openForm, pick, row, save } from "./funder-form.ts";

/** Opens the form of one person here and in a second tab. Returns the second tab. */
async function openTwice(page: Page, request: APIRequestContext): Promise<Page> {
  const id = await register(request, 0);
  const second = await page.context().newPage();
  for (const tab of [page, second]) await openForm(tab, 0, id);
  return second;
}

/** Fills in a field and a document in one tab, and waits until the other has both. */
async function fillInOne(one: Page, other: Page): Promise<void> {
  await field(one, "Tempat Lahir").fill("Denpasar");
  await field(one, "Foto KTP").setInputFiles(file("ktp.pdf"));
  await expect(field(other, "Tempat Lahir")).toHaveValue("Denpasar");
  await expect(row(other, "ktp.pdf")).toContainText("Terunggah");
}

const keptDrafts = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith("funderDraft"))
      .map(([, draft]) => draft)
      .join(),
  );

test("a draft survives closing the page, and can be deleted", async ({ page, request, context, axe }) => {
  const id = await register(request, 1);
  const first = await context.newPage();
  await openForm(first, 1, id);
  await field(first, "Nama Perusahaan").fill("PT Sumber Rejeki Abadi");
  await pick(first, "Provinsi", "Bali");
  await field(first, "NIB").setInputFiles(file("nib.pdf"));
  await expect(row(first, "nib.pdf")).toContainText("Terunggah");
  await expect(first.getByText(/^Tersimpan \d\d\.\d\d$/)).toBeVisible();
  await first.close();

  await openForm(page, 1, id);
  await expect(page.getByText(/draf Anda yang tersimpan/)).toBeVisible();
  await expect(field(page, "Nama Perusahaan")).toHaveValue("PT Sumber Rejeki Abadi");
  await expect(field(page, "Provinsi")).toHaveValue("Bali");
  await expect(row(page, "nib.pdf")).toContainText("Terunggah");
  await page.reload();
  await expect(field(page, "Nama Perusahaan")).toHaveValue("PT Sumber Rejeki Abadi");

  await page.getByRole("button", { name: "Hapus draf" }).click();
  await page.getByRole("button", { name: "Ya, hapus draf" }).click();
  await expect(field(page, "Nama Perusahaan")).toHaveValue("");
  await expect(field(page, "Nama Perusahaan")).toBeFocused();
  await expect(page.locator("[data-upload-row]")).toHaveCount(0);
  await page.reload();
  await expect(save(page)).toBeVisible();
  await expect(field(page, "Nama Perusahaan")).toHaveValue("");
  await axe();
});

test("two tabs edit one draft without undoing each other", async ({ page, request }) => {
  const second = await openTwice(page, request);
  await fillInOne(page, second);
  await field(second, "Nomor Rekening").fill("0012345678");
  await expect(field(page, "Nomor Rekening")).toHaveValue("0012345678");
  await page.getByRole("button", { name: "Hapus ktp.pdf" }).click();
  await expect(second.locator("[data-upload-row]")).toHaveCount(0);
  await page.close();
  await second.reload();
  await expect(field(second, "Tempat Lahir")).toHaveValue("Denpasar");
  await expect(field(second, "Nomor Rekening")).toHaveValue("0012345678");
  await expect(second.locator("[data-upload-row]")).toHaveCount(0);
});

test("a draft deleted in one tab clears the other, and nothing returns to the storage", async ({ page, request }) => {
  const second = await openTwice(page, request);
  await fillInOne(page, second);
  await page.getByRole("button", { name: "Hapus draf" }).click();
  await page.getByRole("button", { name: "Ya, hapus draf" }).click();
  await expect(second.getByText("Draf dihapus di tab lain")).toBeVisible();
  await expect(field(second, "Tempat Lahir")).toHaveValue("");
  await expect(second.locator("[data-upload-row]")).toHaveCount(0);
  await field(second, "Nomor Rekening").fill("0012345678");
  await expect.poll(() => keptDrafts(second)).toContain("0012345678");
  expect(await keptDrafts(second)).not.toMatch(/Denpasar|ktp\.pdf/);
});

test("a submission in one tab is shown in the other, which writes no draft again", async ({ page, request }) => {
  test.slow();
  const second = await openTwice(page, request);
  await fillPerson(page);
  await expect(field(second, "Nomor Rekening")).toHaveValue("0012345678");
  await expect(second.locator('[data-upload-row="success"]')).toHaveCount(4);
  await save(page).click();
  await page.waitForURL("**/login");
  await expect(second.getByRole("heading", { name: "Data Anda sudah kami terima" })).toBeInViewport();
  await expect(save(second)).toHaveCount(0);
  await second.reload();
  await expect(second.getByRole("heading", { name: "Data Anda sudah kami terima" })).toBeVisible();
  expect(await keptDrafts(second)).toBe("");
});

test("a browser that stores nothing says so and asks before leaving", async ({ page, request }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await openForm(page, 0, await register(request, 0));
  // Typed like a person: browsers show the leave prompt only after an interaction.
  await field(page, "Tempat Lahir").click();
  await page.keyboard.type("Denpasar");
  await expect(page.getByText("Draf tidak dapat disimpan di browser ini.")).toBeVisible();
  const asked = page.waitForEvent("dialog");
  const [dialog] = await Promise.all([asked, page.reload(), asked.then((shown) => shown.accept())]);
  expect(dialog.type()).toBe("beforeunload");
});
