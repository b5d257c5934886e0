import type { Locator, Page, Request } from "@playwright/test";
import { register, uniqueDigits } from "./accounts.ts";
import { companyDocuments, pdf } from "./documents.ts";
import { all, expect, test } from "./fixtures.ts";
import { field, file, fillAddress, fillCompany, fillPerson, fillPersonalDetails, openForm, pick, save, uploadAll } from "./funder-form.ts";
import { scrollDrawn } from "./scroll.ts";

const regionLevels = ["Provinsi", "Kota/Kabupaten", "Kecamatan", "Kelurahan/Desa"] as const;

function detailCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/investor/info-upload")) calls.push(request);
  });
  return calls;
}

test("a company gives its details and documents", async ({ page, request, axe }) => {
  test.slow();
  const id = await register(request, 1);
  const calls = detailCalls(page);
  await openForm(page, 1, id);
  expect(new URL(page.url()).search).toBe("");
  await axe();
  await fillCompany(page);
  await uploadAll(page, companyDocuments);
  await page.getByText("Periksa kembali data Anda").click();
  await expect(page.locator("dd", { hasText: "PT Sumber Rejeki Abadi" })).toBeVisible();
  // Where the page rests depends on the machine; a row that a bar covers by chance counts as too small.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await axe();
  // The back-to-top button needs room beside the form, or it would cover the buttons of the rows.
  await scrollDrawn(page, 100_000);
  await scrollDrawn(page, -40);
  const toTop = page.getByRole("button", { name: "Kembali ke atas" });
  await expect(toTop).toBeVisible();
  const roomy = page.viewportSize();
  await page.setViewportSize({ width: 1201, height: 900 });
  await expect(toTop).toBeHidden();
  if (roomy) await page.setViewportSize(roomy);
  await save(page).dblclick();
  await page.waitForURL("**/login");
  await expect(page.getByRole("heading", { name: "Data Anda sudah kami terima" })).toBeVisible();
  expect(calls).toHaveLength(1);
  const sent = calls[0]?.postDataJSON();
  expect(sent).toMatchObject({ type: 1, id, company: { city: "Bali/Kota Denpasar/Denpasar Selatan/Sanur", npwp: "012345678901000" } });
  expect(sent.company.mailingAddress).toBe("Jl. Danau Tamblingan 7");
  expect(sent.company.nibFileUrl).toHaveLength(1);
  expect(JSON.stringify(sent)).not.toContain("Rahasia");
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("funderDraft")))).toEqual([]);
});

test("a person registers, submits and signs in through the UI", async ({ page }) => {
  test.slow();
  const calls = detailCalls(page);
  const number = uniqueDigits(9);
  await page.goto("/accountSelect");
  await page.getByRole("link", { name: "Pemberi Dana" }).click();
  await page.getByRole("link", { name: "Daftar", exact: true }).click();
  await page.getByRole("radio", { name: "Pribadi" }).check();
  await field(page, "Nama lengkap sesuai KTP").fill("Made Wirawan");
  await field(page, "Alamat email").fill(`made${number}@contoh.id`);
  await field(page, "No. handphone").fill(`8${number}`);
  await field(page, "Kata sandi").fill("Rahasia#1");
  await field(page, "Konfirmasi kata sandi").fill("Rahasia#1");
  await page.getByRole("checkbox", { name: /^Saya menyetujui/ }).check();
  await page.getByRole("button", { name: "Daftar Sekarang" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Registrasi Pendanaan - Pribadi" })).toBeVisible();
  await fillPerson(page);
  await save(page).click();
  await page.waitForURL("**/login");
  const { person } = calls[0]?.postDataJSON() ?? {};
  expect(person).toMatchObject({ username: "Made Wirawan", email: `made${number}@contoh.id`, mobile: `628${number}` });
  expect(person.password).toBeUndefined();
  await field(page, "Email/No. telepon").fill(`08${number}`);
  await field(page, "Kata sandi").fill("Rahasia#1");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/halamandepan");
  await expect(page.getByRole("button", { name: "Made Wirawan" })).toBeVisible();
});

test("a person gives details, with several proofs of income", async ({ page, request, axe }) => {
  const id = await register(request, 0);
  const calls = detailCalls(page);
  await openForm(page, 0, id);
  await axe();
  await field(page, "No. KTP").pressSequentially("3174015708850002");
  await expect(field(page, "No. KTP")).toHaveValue("3174 0157 0885 0002");
  await page.getByRole("button", { name: "Pakai nomor KTP saya" }).click();
  await page.getByLabel("LAKI-LAKI").check();
  await expect(page.getByText("berbeda dari yang tercatat di dalam No. KTP")).toBeVisible();
  await expect(page.getByRole("radio", { name: "PEREMPUAN" }), "announced as required, like every other field").toHaveAttribute("required");
  await fillPersonalDetails(page);
  await uploadAll(page, ["Foto KTP", "Foto Wajah (Selfie)", "Foto NPWP"]);
  await field(page, "Bukti Penghasilan").setInputFiles([file("slip-1.pdf"), file("slip-2.pdf")]);
  await expect(page.locator('[data-upload-row="success"]')).toHaveCount(5);
  const consents = page.getByRole("group", { name: "Persetujuan Anda" });
  await expect(consents.getByRole("checkbox")).toHaveCount(3);
  await expect(consents.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await expect(consents.getByRole("checkbox").first()).toHaveAccessibleDescription(/tatap muka di kantor/);
  await consents.getByRole("checkbox", { name: /pokok dan imbal hasil pendanaan dapat hilang seluruhnya/ }).check();
  await axe();
  await save(page).click();
  await page.waitForURL("**/login");
  expect(calls[0]?.headers().consents).toBe("risk-understood");
  const sent = calls[0]?.postDataJSON();
  expect(sent).toMatchObject({
    type: 0,
    person: { idNumber: "3174015708850002", gender: "PEREMPUAN", birthday: "1985-08-17", city: "Kota Denpasar" },
  });
  expect(sent.person.incomePicUrlList).toHaveLength(2);
});

test("an empty form reports every error and goes to the first", async ({ page, request, axe }) => {
  await openForm(page, 1, await register(request, 1));
  await save(page).click();
  await expect(page.getByRole("heading", { name: /isian yang perlu diperbaiki/ })).toBeVisible();
  await expect(field(page, "Nama Perusahaan")).toHaveAccessibleDescription("Silakan masukan konten");
  await expect(field(page, "Jenis Badan Hukum")).toHaveAccessibleDescription("Silakan pilih konten");
  for (const level of regionLevels) await expect(field(page, level)).toHaveAccessibleDescription("Silakan pilih konten");
  await expect(field(page, "NIB")).toHaveAccessibleDescription(/Silakan unggah file/);
  await expect(field(page, "TDP (opsional)")).not.toHaveAttribute("aria-invalid");
  await expect(field(page, "Nama Perusahaan")).toBeInViewport();
  await expect(field(page, "Nama Perusahaan")).toBeFocused();
  // An invalid field stays red while focused.
  const edge = (element: Element) => getComputedStyle(element.parentElement as Element).borderTopColor;
  expect(await field(page, "Nama Perusahaan").evaluate(edge)).toBe(await field(page, "Singkatan Perusahaan").evaluate(edge));
  await expect(page.locator("h1")).toHaveCount(1);
  await axe();
  await page.getByRole("link", { name: /^NIB:/ }).click();
  await expect(field(page, "NIB")).toBeFocused();
});

test("regions open from the top, and a change clears the levels below", async ({ page, request }) => {
  await openForm(page, 0, await register(request, 0));
  const asked: object[] = [];
  page.on("request", (call) => {
    if (call.url().endsWith("/api/common/city-list")) asked.push(call.postDataJSON() as object);
  });
  for (const [label, message, status] of [
    ["Kota/Kabupaten", "Silakan pilih Provinsi", "Isi Provinsi lebih dulu."],
    ["Kecamatan", "Silakan pilih Kota", "Isi Kota/Kabupaten lebih dulu."],
    ["Kelurahan/Desa", "Silakan pilih Kecamatan", "Isi Kecamatan lebih dulu."],
  ] as const) {
    const parts = page.locator("[data-field]", { has: field(page, label) }).locator("> *");
    await expect(parts).toHaveCount(2);
    await field(page, label).click();
    await expect(parts).toHaveCount(4);
    await expect(field(page, label)).toHaveAccessibleDescription(message);
    await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: status })).toHaveCount(1);
  }
  await test.step("each region level is requested once, for its parent", async () => {
    await field(page, "Provinsi").click();
    await expect(page.getByRole("option")).toHaveCount(38);
    await page.keyboard.press("Escape");
    await fillAddress(page);
    expect(asked.filter((body) => Object.keys(body).length > 0)).toEqual([
      { province: "Bali" },
      { province: "Bali", city: "Kota Denpasar" },
      { province: "Bali", city: "Kota Denpasar", district: "Denpasar Selatan" },
    ]);
  });
  await pick(page, "Provinsi", "Jawa Barat");
  for (const label of ["Kota/Kabupaten", "Kecamatan", "Kelurahan/Desa", "Kode Pos"]) await expect(field(page, label)).toHaveValue("");
  await test.step("in dark mode a bank's logo has a white background", async () => {
    await page.emulateMedia({ colorScheme: "dark" });
    await field(page, "Nama Bank").click();
    await expect(page.getByRole("option").first().locator("img")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  });
});

test("the postcode comes with the village, stays editable and has five digits", async ({ page, request }) => {
  for (const type of [0, 1] as const) {
    await openForm(page, type, await register(request, type));
    await pick(page, "Provinsi", "Bali");
    await pick(page, "Kota/Kabupaten", "Kota Denpasar");
    await pick(page, "Kecamatan", "Denpasar Selatan");
    await pick(page, "Kelurahan/Desa", "Panjer");
    const postcode = field(page, "Kode Pos");
    await expect(postcode).toHaveValue("80225");
    await expect(page.getByRole("status").filter({ hasText: "Kode pos diisi 80225." })).toBeAttached();
    await postcode.fill("");
    await postcode.pressSequentially("1a23456");
    await expect(postcode).toHaveValue("12345");
    await pick(page, "Kelurahan/Desa", "Renon");
    // A company's postcode stays and the other is offered; a person's is cleared with the level.
    if (type === 1) await page.getByRole("button", { name: "Gunakan kode pos 80226" }).click();
    await expect(postcode).toHaveValue("80226");
    await pick(page, "Kecamatan", "Denpasar Timur");
    await expect(postcode).toHaveValue(type === 1 ? "80226" : "");
  }
});

test("limits of length, digits and age apply while typing; crossing 1200 px loses nothing; spaces count as empty", async ({ page, request }) => {
  await openForm(page, 1, await register(request, 1));
  await expect(page.getByRole("heading", { level: 1, name: "Registrasi Pendanaan - Perusahaan" })).toBeVisible();
  for (const [label, longest] of [
    ["Singkatan Perusahaan", 30],
    ["No. KTP PIC", 30],
    ["Nama PIC", 50],
  ] as const) {
    await field(page, label).fill("");
    await field(page, label).pressSequentially("a".repeat(longest + 1));
    await expect(field(page, label)).toHaveValue("a".repeat(longest));
  }
  const asked = page.waitForRequest((call) => call.headers().rsc === "1" && new URL(call.url()).pathname === "/registerCompany");
  await page.setViewportSize({ width: 1100, height: 900 });
  await asked;
  await expect(field(page, "Nama PIC")).toHaveValue("a".repeat(50));
  await field(page, "Nomor Rekening").pressSequentially(`12a3-${"0".repeat(30)}`);
  await expect(field(page, "Nomor Rekening")).toHaveValue(`123${"0".repeat(27)}`);
  await field(page, "Nama Bank").fill("syariah");
  expect(await page.getByRole("option").count()).toBeGreaterThan(1);
  for (const option of await all(page.getByRole("option"))) await expect(option).toHaveText(/syariah/i);
  await page.keyboard.press("Escape");
  await field(page, "Nomor Akta Pendirian").fill("   ");
  await save(page).click();
  await expect(field(page, "Nomor Akta Pendirian")).toHaveAccessibleDescription("Silakan masukkan konten");

  await openForm(page, 0, await register(request, 0));
  await expect(page.getByRole("heading", { level: 1, name: "Registrasi Pendanaan - Pribadi" })).toBeVisible();
  const birthday = field(page, "Tanggal Lahir");
  await save(page).click();
  await test.step("each invalid field reports its error, a group at each of its options", async () => {
    await expect(page.getByRole("heading", { name: /isian yang perlu diperbaiki/ })).toBeVisible();
    await expect(page.getByRole("radio", { name: "LAKI-LAKI" })).toHaveAccessibleDescription("Silakan pilih konten");
    const wrong = page.locator("[aria-invalid=true]");
    await expect(wrong).toHaveCount(20);
    for (const one of await all(wrong)) await expect(one).toHaveAccessibleDescription(/^Silakan (masukkan konten|pilih konten|unggah file)/);
  });
  const summary = page.locator("[data-error-summary]");
  const isListed = (name: string) => summary.getByRole("link", { name });
  for (const level of regionLevels) {
    await expect(field(page, level)).toHaveAccessibleDescription("Silakan pilih konten");
    await expect(isListed(`${level}: Silakan pilih konten`)).toBeVisible();
  }
  await pick(page, "Provinsi", "Bali");
  await expect(isListed("Provinsi: sudah diperbaiki")).toBeVisible();
  for (const level of regionLevels.slice(1)) {
    await expect(field(page, level)).toHaveAccessibleDescription("Silakan pilih konten");
    await expect(isListed(`${level}: Silakan pilih konten`)).toBeVisible();
  }
  for (const [date, message] of [
    ["2999-01-01", /^Tanggal lahir tidak valid\./],
    [`${new Date().getFullYear() - 17}-01-01`, /^Pemberi dana harus berusia minimal 18 tahun\.$/],
  ] as const) {
    await birthday.fill(date);
    await expect(birthday).toHaveAccessibleDescription(message);
  }
  for (const whole of ["17/08/1985", "17 Agustus 1985", "1985-08-17"]) {
    await birthday.fill(whole);
    await expect(birthday).toHaveValue("17");
    await expect(field(page, "Bulan")).toHaveValue("08");
    await expect(field(page, "Tahun")).toHaveValue("1985");
    await field(page, "Tahun").fill("");
  }
});

test("on a phone steps fit one line at 360 pixels, choices fit at 390, and a first draft shifts nothing", async ({ page, request }) => {
  await page.addInitScript(() => sessionStorage.setItem("continueOnThisDevice", "1"));
  await page.setViewportSize({ width: 360, height: 740 });
  await openForm(page, 0, await register(request, 0));
  for (const step of await all(page.getByRole("list", { name: "Langkah pendaftaran" }).locator("b")))
    expect((await step.boundingBox())?.height).toBeLessThan(25);
  await page.setViewportSize({ width: 390, height: 740 });
  expect((await page.getByText("PEREMPUAN", { exact: true }).boundingBox())?.height, "a choice on one line").toBeLessThan(25);
  const mark = await page.getByLabel("PEREMPUAN").boundingBox();
  const label = await page.getByText("PEREMPUAN", { exact: true }).evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().right;
  });
  expect(label).toBeLessThan((mark?.x ?? 0) - 8);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.waitForLoadState("networkidle");
  const before = await height();
  await field(page, "Tempat Lahir").fill("Denpasar");
  await expect(page.getByText(/^Tersimpan/)).toBeVisible();
  expect(await height()).toBe(before);
});

test("a phone sees the desktop-only notice and may continue @mobile", async ({ page, request, axe, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const id = await register(request, 1);
  await page.goto(`/registerCompany?data=${encodeURIComponent(JSON.stringify({ id }))}`);
  await expect(page.getByRole("heading", { name: "Mohon maaf" })).toBeVisible();
  await expect(save(page)).toBeHidden();
  await axe();
  await page.getByRole("button", { name: "Salin tautan" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(encodeURIComponent(id));
  await expect(page.getByText("Tautan tersalin")).toBeVisible();
  await page.goto(`/registerCompany?data=${encodeURIComponent(JSON.stringify({ id: "f".repeat(32) }))}`);
  // A dead handle is of no use on another device either.
  await expect(page.getByText(/\/login$/)).toBeVisible();
  await expect(page.getByText(/^Tautan berisi kunci/)).toBeHidden();
  await page.goto(`/registerCompany?data=${encodeURIComponent(JSON.stringify({ id }))}`);
  await page.getByRole("button", { name: "Tetap lanjutkan di perangkat ini" }).click();
  await expect(save(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(await page.evaluate(() => window.innerWidth));
  await axe();
});

test("the save bar keeps its place, and print hides controls", async ({ page, request }) => {
  await openForm(page, 1, await register(request, 1));
  await test.step("the save bar centres its text and keeps its height when a draft is saved", async () => {
    const reason = page.getByText(/^Pastikan data sesuai dokumen/);
    const middle = async (part: Locator) => {
      const box = await part.boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
    };
    const before = await middle(save(page));
    expect(await middle(reason)).toBe(before);
    await field(page, "Nama Perusahaan").fill("PT Sumber Rejeki Abadi");
    await expect(page.getByText(/^Tersimpan/)).toBeVisible();
    expect(await middle(save(page))).toBe(before);
  });
  await test.step("print hides controls and shows ticks", async () => {
    await page.getByLabel("Sama dengan alamat").check();
    await page.getByLabel("NIB", { exact: true }).setInputFiles({ name: "nib.pdf", mimeType: "application/pdf", buffer: pdf });
    await expect(page.locator('[data-upload-row="success"]')).toHaveCount(1);
    await page.getByText("Periksa kembali data Anda").click();
    await page.emulateMedia({ media: "print" });
    await expect(save(page)).toBeHidden();
    await expect(page.getByText("nib.pdf").first()).toBeVisible();
    for (const button of ["Pilih berkas", "Tambah berkas"]) await expect(page.getByText(button, { exact: true }).first()).toBeHidden();
    await expect(page.getByRole("button", { name: "Ubah NIB" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Hapus nib.pdf" })).toBeHidden();
    await expect(page.getByLabel("Sama dengan alamat")).toHaveCSS("print-color-adjust", "exact");
  });
});
