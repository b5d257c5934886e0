import type { APIRequestContext, Locator, Page, Request, Route } from "@playwright/test";
import { register } from "./accounts.ts";
import { companyDocuments, pdf } from "./documents.ts";
import { encryptedPdf } from "./encrypted-pdf.ts";
import { expect, test } from "./fixtures.ts";
import { loseAnswer, sendUnanswered } from "./lost-answer.ts";

const UPLOAD_MAX_BYTES = 20_971_520;
const file = (name: string, buffer: Buffer = pdf) => ({ name, mimeType: "application/octet-stream", buffer });

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Simpan dan Lanjutkan" });
const row = (page: Page, name: string) => page.locator("[data-upload-row]").filter({ hasText: name });

async function openForm(page: Page, type: 0 | 1, id: string): Promise<void> {
  const path = type === 1 ? "/registerCompany" : "/registerPersonal";
  await page.goto(`${path}?data=${encodeURIComponent(JSON.stringify({ id }))}`);
  await expect(save(page)).toBeVisible();
}

async function pick(page: Page, label: string, option: string | RegExp): Promise<void> {
  await field(page, label).click();
  await page.getByRole("option", { name: option }).first().click();
}

async function fillAddress(page: Page): Promise<void> {
  await pick(page, "Provinsi", "Bali");
  await pick(page, "Kota/Kabupaten", "Kota Denpasar");
  await pick(page, "Kecamatan", "Denpasar Selatan");
  await pick(page, "Kelurahan/Desa", "Sanur");
  await expect(field(page, "Kode Pos")).toHaveValue("80228");
  await field(page, "Alamat").fill("Jl. Danau Tamblingan 7");
}

async function fillCompany(page: Page): Promise<void> {
  await field(page, "Nama Perusahaan").fill("PT Sumber Rejeki Abadi");
  await field(page, "Singkatan Perusahaan").fill("Sumber Rejeki");
  await field(page, "Jenis Badan Hukum").selectOption("PT");
  await field(page, "Bidang Usaha").selectOption("Konstruksi");
  await field(page, "Nomor Akta Pendirian").fill("12");
  await expect(field(page, "Jenis Izin Usaha")).toHaveValue("SIUP");
  await field(page, "Nomor Izin Usaha").fill("503/12/SIUP");
  await field(page, "NPWP").fill("01.234.567.8-901.000");
  await field(page, "Nama PIC").fill("Sari Lestari");
  await field(page, "No. KTP PIC").fill("3174015708850002");
  await fillAddress(page);
  await page.getByLabel("Sama dengan alamat").check();
  await field(page, "Sumber Dana").selectOption("Hasil usaha");
  await field(page, "Pendapatan per Bulan").selectOption({ index: 2 });
  await pick(page, "Nama Bank", "Bank Mandiri");
  await field(page, "Nomor Rekening").fill("0012-3456 78");
  await expect(field(page, "Nomor Rekening")).toHaveValue("0012345678");
}

async function uploadAll(page: Page, labels: string[]): Promise<void> {
  for (const [index, label] of labels.entries()) await field(page, label).setInputFiles(file(`dokumen-${index + 1}.pdf`));
  await expect(page.locator('[data-upload-row="success"]')).toHaveCount(labels.length);
}

async function fillPerson(page: Page): Promise<void> {
  await field(page, "No. KTP").fill("3174015708850002");
  await field(page, "NPWP").fill("3174015708850002");
  await page.getByLabel("PEREMPUAN").check();
  await field(page, "Tempat Lahir").fill("Denpasar");
  await field(page, "Tanggal Lahir").fill("1985-08-17");
  await fillAddress(page);
  await pick(page, "Nama Bank", "Bank Mandiri");
  await field(page, "Nomor Rekening").fill("0012345678");
  await uploadAll(page, ["Foto KTP", "Foto Wajah (Selfie)", "Foto NPWP", "Bukti Penghasilan"]);
}

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
  await axe();
  // The button to the top stands beside the form; without room there it would lie on the buttons that end each row.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const toTop = page.getByRole("button", { name: "Kembali ke atas" });
  await expect(toTop).toBeVisible();
  const roomy = page.viewportSize();
  await page.setViewportSize({ width: 1201, height: 900 });
  await expect(toTop).toBeHidden();
  if (roomy) await page.setViewportSize(roomy);
  await save(page).dblclick();
  await page.waitForURL("**/login");
  await expect(page.getByText("Data Anda sudah kami terima")).toBeVisible();
  expect(calls).toHaveLength(1);
  const sent = calls[0]?.postDataJSON();
  expect(sent).toMatchObject({ type: 1, id, company: { city: "Bali/Kota Denpasar/Denpasar Selatan/Sanur", npwp: "012345678901000" } });
  expect(sent.company.mailingAddress).toBe("Jl. Danau Tamblingan 7");
  expect(sent.company.nibFileUrl).toHaveLength(1);
  expect(JSON.stringify(sent)).not.toContain("Rahasia");
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("funderDraft")))).toEqual([]);
});

test("a person registers, submits and signs in, all by the screens", async ({ page }) => {
  test.slow();
  const calls = detailCalls(page);
  const number = String(Date.now()).slice(-9);
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
  await expect(page.getByRole("radio", { name: "PEREMPUAN" }), "told as required, like every other field").toHaveAttribute("required");
  await page.getByLabel("PEREMPUAN").check();
  await field(page, "Tempat Lahir").fill("Denpasar");
  await field(page, "Tanggal Lahir").fill("1985-08-17");
  await fillAddress(page);
  await pick(page, "Nama Bank", "Bank Mandiri");
  await field(page, "Nomor Rekening").fill("0012345678");
  await uploadAll(page, ["Foto KTP", "Foto Wajah (Selfie)", "Foto NPWP"]);
  await field(page, "Bukti Penghasilan").setInputFiles([file("slip-1.pdf"), file("slip-2.pdf")]);
  await expect(page.locator('[data-upload-row="success"]')).toHaveCount(5);
  await save(page).click();
  await page.waitForURL("**/login");
  const sent = calls[0]?.postDataJSON();
  expect(sent).toMatchObject({
    type: 0,
    person: { idNumber: "3174015708850002", gender: "PEREMPUAN", birthday: "1985-08-17", city: "Kota Denpasar" },
  });
  expect(sent.person.incomePicUrlList).toHaveLength(2);
});

test("a browser without the newer ways to end a call, as on older iPhones, fetches lists and sends files", async ({ page, request }) => {
  await page.addInitScript(() => {
    for (const name of ["any", "timeout"]) Reflect.deleteProperty(AbortSignal, name);
  });
  await openForm(page, 1, await register(request, 1));
  await pick(page, "Provinsi", "Bali");
  await pick(page, "Kota/Kabupaten", "Kota Denpasar");
  await uploadAll(page, ["NIB"]);
});

test("an empty form tells every fault and leads to the first", async ({ page, request, axe }) => {
  await openForm(page, 1, await register(request, 1));
  await save(page).click();
  await expect(page.getByRole("heading", { name: /isian yang perlu diperbaiki/ })).toBeVisible();
  await expect(field(page, "Nama Perusahaan")).toHaveAccessibleDescription("Silakan masukan konten");
  await expect(field(page, "Jenis Badan Hukum")).toHaveAccessibleDescription("Silakan pilih konten");
  await expect(field(page, "NIB")).toHaveAccessibleDescription(/Silakan unggah file/);
  await expect(field(page, "TDP (opsional)")).not.toHaveAttribute("aria-invalid");
  await expect(field(page, "Nama Perusahaan")).toBeInViewport();
  await expect(field(page, "Nama Perusahaan")).toBeFocused();
  // Wrong stays red in the focus.
  const edge = (element: Element) => getComputedStyle(element.parentElement as Element).borderTopColor;
  expect(await field(page, "Nama Perusahaan").evaluate(edge)).toBe(await field(page, "Singkatan Perusahaan").evaluate(edge));
  await expect(page.locator("h1")).toHaveCount(1);
  await axe();
  await page.getByRole("link", { name: /^NIB:/ }).click();
  await expect(field(page, "NIB")).toBeFocused();
});

test("each wrong field says its own fault, a choice at each of its options", async ({ page, request }) => {
  await openForm(page, 0, await register(request, 0));
  await save(page).click();
  await expect(page.getByRole("heading", { name: /isian yang perlu diperbaiki/ })).toBeVisible();
  await expect(page.getByRole("radio", { name: "LAKI-LAKI" })).toHaveAccessibleDescription("Silakan pilih konten");
  const wrong = page.locator("[aria-invalid=true]");
  await expect(wrong).toHaveCount(18);
  for (const one of await wrong.all()) await expect(one).toHaveAccessibleDescription(/^Silakan (masukkan konten|pilih konten|unggah file)/);
});

test("regions open from above and a change empties what lies below", async ({ page, request }) => {
  await openForm(page, 0, await register(request, 0));
  for (const [label, message, told] of [
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
    await expect(page.getByRole("status").filter({ hasText: told })).toHaveCount(1);
  }
  await fillAddress(page);
  await pick(page, "Provinsi", "Jawa Barat");
  for (const label of ["Kota/Kabupaten", "Kecamatan", "Kelurahan/Desa", "Kode Pos"]) await expect(field(page, label)).toHaveValue("");
});

test("each level of the region asks once, for what lies above it, and offers what comes back", async ({ page, request }) => {
  await openForm(page, 0, await register(request, 0));
  const asked: object[] = [];
  page.on("request", (call) => {
    if (call.url().endsWith("/api/common/city-list")) asked.push(call.postDataJSON() as object);
  });
  await field(page, "Kecamatan").click();
  await expect(field(page, "Kecamatan")).toHaveAccessibleDescription("Silakan pilih Kota");
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

test("at night the logo of a bank stands on white: it may be dark on nothing", async ({ page, request }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openForm(page, 0, await register(request, 0));
  await field(page, "Nama Bank").click();
  await expect(page.getByRole("option").first().locator("img")).toHaveCSS("background-color", "rgb(255, 255, 255)");
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
    // A company's stays and the other is offered; a person's goes with the level.
    if (type === 1) await page.getByRole("button", { name: "Gunakan kode pos 80226" }).click();
    await expect(postcode).toHaveValue("80226");
    await pick(page, "Kecamatan", "Denpasar Timur");
    await expect(postcode).toHaveValue(type === 1 ? "80226" : "");
  }
});

test("limits of length, digits and age hold while typing, crossing 1200 px keeps what was typed, blanks are no content", async ({
  page,
  request,
}) => {
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
  for (const option of await page.getByRole("option").all()) await expect(option).toHaveText(/syariah/i);
  await page.keyboard.press("Escape");
  await field(page, "Nomor Akta Pendirian").fill("   ");
  await save(page).click();
  await expect(field(page, "Nomor Akta Pendirian")).toHaveAccessibleDescription("Silakan masukkan konten");

  await openForm(page, 0, await register(request, 0));
  await expect(page.getByRole("heading", { level: 1, name: "Registrasi Pendanaan - Pribadi" })).toBeVisible();
  const birthday = field(page, "Tanggal Lahir");
  await save(page).click();
  for (const [date, message] of [
    ["2999-01-01", /^Tanggal lahir tidak valid\./],
    [`${new Date().getFullYear() - 17}-01-01`, /^Pemberi dana harus berusia minimal 18 tahun\.$/],
  ] as const) {
    await birthday.fill(date);
    await expect(birthday).toHaveAccessibleDescription(message);
  }
});

test("more files than a document takes are refused with both numbers; progress moves on a slow line", async ({ page, request, context }) => {
  await openForm(page, 1, await register(request, 1));
  await field(page, "NIB").setInputFiles(Array.from({ length: 11 }, (_, index) => file(`nib-${index}.pdf`)));
  await expect(page.getByText("Batasan pilihan saat ini adalah 10 berkas, Anda memilih 11 berkas.")).toBeVisible();
  await expect(page.locator("[data-upload-row]")).toHaveCount(0);

  const line = await context.newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", { offline: false, latency: 20, downloadThroughput: -1, uploadThroughput: 400_000 });
  await page.evaluate((region) => {
    const told: string[] = [];
    const element = document.querySelector(region) as Element;
    new MutationObserver(() => told.push(element.textContent ?? "")).observe(element, { childList: true, characterData: true, subtree: true });
    Object.assign(window, { told });
  }, "#dokumen > [role=status]");
  await field(page, "NIB").setInputFiles(file("lambat.pdf", Buffer.concat([pdf, Buffer.alloc(1_500_000)])));
  const bar = page.getByRole("progressbar", { name: "Mengunggah lambat.pdf" });
  await expect.poll(async () => Number(await bar.getAttribute("value"))).toBeGreaterThan(10);
  await expect(row(page, "lambat.pdf")).toContainText(/\d+%, .* dari 1,4 MB/);
  await expect(row(page, "lambat.pdf")).toContainText("Terunggah", { timeout: 20_000 });
  await expect(page.getByRole("status").filter({ hasText: "Berkas lambat.pdf berhasil diunggah" })).toHaveCount(1);
  expect(await page.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual([
    "Mengunggah lambat.pdf.",
    "Setengah dari lambat.pdf sudah terkirim.",
    "Berkas lambat.pdf berhasil diunggah.",
  ]);
});

test("files that cannot be taken are refused before they are sent", async ({ page, request, axe }) => {
  test.slow();
  await openForm(page, 1, await register(request, 1));
  let uploads = 0;
  await page.route("**/api/common/file-upload", (route) => {
    uploads += 1;
    return route.continue();
  });
  const cases = [
    [
      file("program.pdf", Buffer.from("MZ\x90\x00 this program cannot be run")),
      "Hanya dapat mengunggah berkas dengan format ZIP, PDF, JPG, dan PNG.",
      "Formatnya bukan ZIP, PDF, JPG, atau PNG.",
    ],
    [file("surat.docx"), "Hanya dapat mengunggah berkas dengan format ZIP, PDF, JPG, dan PNG.", "Formatnya bukan ZIP, PDF, JPG, atau PNG."],
    [file("kosong.pdf", Buffer.alloc(0)), "Berkas ini kosong", "Berkas ini kosong"],
    [
      file("besar.pdf", Buffer.concat([pdf, Buffer.alloc(UPLOAD_MAX_BYTES + 1 - pdf.length)])),
      "Ukuran berkas tidak boleh melebihi 20MB.",
      "Ukurannya lebih dari 20 MB.",
    ],
  ] as const;
  for (const [chosen, message, told] of cases) {
    await field(page, "NIB").setInputFiles(chosen);
    await expect(row(page, chosen.name)).toContainText(message);
    await expect(field(page, "NIB")).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, "NIB")).toHaveAccessibleDescription(new RegExp(message.replaceAll(".", "\\.")));
    await expect(save(page)).toBeDisabled();
    await expect(row(page, chosen.name)).toHaveCount(0);
    await expect(field(page, "NIB")).toHaveAccessibleDescription(new RegExp(message.replaceAll(".", "\\.")));
    await expect(page.locator("[data-upload-note]")).toContainText(`${chosen.name}: ${message}`);
    await expect(page.locator("#dokumen > [role=status]")).toContainText(`${chosen.name} tidak diterima. ${told}`);
    if (told !== message) await expect(page.getByText(message)).toBeVisible();
  }
  // Told once: a notice would say the same again.
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
  await expect(save(page)).toBeEnabled();
  await page.getByRole("button", { name: "Tutup pesan besar.pdf" }).click();
  await expect(field(page, "NIB")).not.toHaveAttribute("aria-invalid");
  expect(uploads).toBe(0);
  await axe();
});

test("a PDF is refused when nobody can open it without its password", async ({ page, request }) => {
  await openForm(page, 1, await register(request, 1));
  await field(page, "NIB").setInputFiles([file("terkunci.pdf", encryptedPdf("rahasia")), file("terlindung.pdf", encryptedPdf(""))]);
  await expect(row(page, "terlindung.pdf")).toContainText("Terunggah", { timeout: 20_000 });
  await expect(page.locator("[data-upload-note]")).toContainText("terkunci.pdf: PDF ini dikunci dengan kata sandi.");
  await expect(row(page, "terkunci.pdf")).toHaveCount(0);
});

test("a file of exactly 20 MB is stored", async ({ page, request }) => {
  await openForm(page, 1, await register(request, 1));
  await field(page, "NIB").setInputFiles(file("batas.pdf", Buffer.concat([pdf, Buffer.alloc(UPLOAD_MAX_BYTES - pdf.length)])));
  await expect(row(page, "batas.pdf")).toContainText("Terunggah, 20 MB", { timeout: 30_000 });
});

test("a running upload shows its progress, holds the save button and stops without a word", async ({ page, request, axe }) => {
  await openForm(page, 1, await register(request, 1));
  await page.route("**/api/common/file-upload", () => undefined);
  await field(page, "NIB").setInputFiles(file("nib.pdf"));
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await expect(save(page)).toHaveAccessibleDescription(/1 berkas masih diunggah/);
  await expect(page.getByText("nib.pdf", { exact: true })).toBeVisible();
  await axe();
  const aborted = page.waitForEvent("requestfailed");
  await page.getByRole("button", { name: "Batalkan nib.pdf" }).click();
  await aborted;
  await expect(field(page, "NIB")).toBeFocused();
  await expect(page.locator("[data-upload-row], [data-upload-note]")).toHaveCount(0);
  await expect(page.getByText("nib.pdf")).toHaveCount(0);
  await expect(page.getByText("gagal diunggah")).toHaveCount(0);
  await expect(save(page)).toBeEnabled();
});

test("a cut network is tried again, then told, and the file can be sent again from memory", async ({ page, request, axe }) => {
  await openForm(page, 1, await register(request, 1));
  const told = page.locator("#dokumen > [role=status]");
  await expect(told).toHaveText("");
  let cut = true;
  let tries = 0;
  await page.route("**/api/common/file-upload", (route) => {
    tries += 1;
    return cut ? route.abort("internetdisconnected") : route.continue();
  });
  await field(page, "NIB").setInputFiles(file("nib.pdf"));
  await expect(page.getByText("Jaringan terputus. Mencoba lagi (1 dari 3)…")).toBeVisible();
  await expect(told).toHaveText("Koneksi terputus. Mengirim ulang nib.pdf.");
  await expect(page.getByText("Berkas nib.pdf gagal diunggah")).toBeVisible({ timeout: 15_000 });
  await expect(told).toHaveText("nib.pdf belum terkirim. Jaringan bermasalah, silakan coba lagi. Untuk mengirimnya lagi, tekan tombol Coba lagi.");
  expect(tries).toBe(4);
  await expect(row(page, "nib.pdf")).toHaveCount(0);
  await expect(page.locator("[data-upload-note]")).toContainText("nib.pdf gagal – Coba lagi");
  await axe();
  cut = false;
  await page.getByRole("button", { name: "Coba lagi mengunggah nib.pdf" }).click();
  await expect(row(page, "nib.pdf")).toContainText("Terunggah");
});

test("files sent again never become more than a document takes", async ({ page, request }) => {
  await openForm(page, 1, await register(request, 1));
  const notes = page.locator("[data-upload-note]");
  const rows = page.locator("[data-upload-row]");
  await page.route("**/api/common/file-upload", (route) => route.fulfill({ status: 500, json: { code: "9999", message: "Penyimpanan penuh." } }));
  await field(page, "NIB").setInputFiles([file("satu.pdf"), file("dua.pdf"), file("tiga.pdf")]);
  await expect(notes).toHaveCount(3);
  await page.unrouteAll();
  await field(page, "NIB").setInputFiles(Array.from({ length: 8 }, (_, index) => file(`lain-${index}.pdf`)));
  await expect(rows.filter({ hasText: "Terunggah" })).toHaveCount(8, { timeout: 20_000 });
  await page.getByRole("button", { name: "Coba lagi mengunggah satu.pdf" }).click();
  await expect(rows.filter({ hasText: "Terunggah" })).toHaveCount(9);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(rows.filter({ hasText: "Terunggah" })).toHaveCount(10);
  await expect(notes).toHaveCount(1);
  await page.getByRole("button", { name: "Coba lagi mengunggah tiga.pdf" }).click();
  await expect(page.getByText("Batasan pilihan saat ini adalah 10 berkas, Anda memilih 11 berkas.")).toBeVisible();
  await expect(notes).toHaveCount(1);
  await expect(rows).toHaveCount(10);
});

test("the server's refusal of a file is told", async ({ page, request }) => {
  await openForm(page, 1, await register(request, 1));
  await page.route("**/api/common/file-upload", (route) => route.fulfill({ status: 500, json: { code: "9999", message: "Penyimpanan penuh." } }));
  await field(page, "NIB").setInputFiles(file("nib.pdf"));
  await expect(page.getByText("Berkas nib.pdf gagal diunggah")).toBeVisible();
  await expect(row(page, "nib.pdf")).toContainText("Penyimpanan penuh.");
  await expect(row(page, "nib.pdf")).toHaveCount(0, { timeout: 4_000 });
  await expect(page.getByText("nib.pdf", { exact: true })).toHaveCount(0);
  await expect(page.locator("[data-upload-note]")).toContainText("nib.pdf gagal – Penyimpanan penuh. Coba lagi");
  await page.unrouteAll();
  const tooMany = { code: "E429", message: "Terlalu banyak permintaan. Coba lagi nanti." };
  await page.route("**/api/common/file-upload", (route) => route.fulfill({ status: 429, headers: { "retry-after": "40" }, json: tooMany }));
  await page.getByRole("button", { name: "Coba lagi mengunggah nib.pdf" }).click();
  await expect(page.locator("[data-upload-note]")).toContainText(`nib.pdf gagal – ${tooMany.message} Tunggu 40 detik. Coba lagi`);
  await page.unrouteAll();
  // Chosen anew instead of sent again: one file, and no word of the failure.
  await field(page, "NIB").setInputFiles(file("nib.pdf"));
  await expect(row(page, "nib.pdf")).toContainText("Terunggah");
  await expect(page.locator("[data-upload-note]")).toHaveCount(0);
});

test("several files are dropped, and one is removed", async ({ page, request }) => {
  await openForm(page, 1, await register(request, 1));
  const transfer = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    for (const name of ["satu.pdf", "dua.pdf", "tiga.pdf"]) data.items.add(new File([content], name));
    return data;
  }, pdf.toString("latin1"));
  const target = page.locator("li[data-field]").filter({ has: field(page, "NIB") });
  await target.dispatchEvent("dragover", { dataTransfer: transfer });
  await target.dispatchEvent("drop", { dataTransfer: transfer });
  await expect(page.locator('[data-upload-row="success"]')).toHaveCount(3);
  for (const name of ["satu.pdf", "dua.pdf", "tiga.pdf"]) await expect(page.getByText(name, { exact: true })).toHaveCount(1);
  await page.getByRole("button", { name: "Hapus dua.pdf" }).click();
  await expect(field(page, "NIB")).toBeFocused();
  await expect(page.getByText("Berkas dihapus.")).toHaveCount(1);
  await expect(page.getByText("dua.pdf")).toHaveCount(0);
  await expect(page.locator('[data-upload-row="success"]')).toHaveCount(2);
});

test("the save bar's words stand at the middle of its button, and the bar stays as high when a draft is saved", async ({ page, request }) => {
  await openForm(page, 1, await register(request, 1));
  const reason = page.getByText("Pastikan data sesuai dokumen sebelum menyimpan.");
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

test("a phone: each step on one line at 360 pixels, choices whole and clear of their marks at 390, and a first draft moves nothing", async ({
  page,
  request,
}) => {
  await page.addInitScript(() => sessionStorage.setItem("continueOnThisDevice", "1"));
  await page.setViewportSize({ width: 360, height: 740 });
  await openForm(page, 0, await register(request, 0));
  for (const step of await page.getByRole("list", { name: "Langkah pendaftaran" }).locator("b").all())
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
  const before = await height();
  await field(page, "Tempat Lahir").fill("Denpasar");
  await expect(page.getByText(/^Tersimpan/)).toBeVisible();
  expect(await height()).toBe(before);
});

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

test("a refused submission keeps everything", async ({ page, request, axe }) => {
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
  await page.route("**/api/investor/info-upload", (route) =>
    route.fulfill({ status: 403, json: { code: "4030", message: "Silakan masuk kembali." } }),
  );
  await save(page).click();
  await page.waitForURL("**/login?next=%2FregisterPersonal");
  await openForm(page, 0, id);
  await expect(field(page, "Tempat Lahir")).toHaveValue("Denpasar");
  await expect(page.locator('[data-upload-row="success"]')).toHaveCount(4);
});

const infoUpload = "**/api/investor/info-upload";

async function signIn(page: Page, email: string): Promise<void> {
  await field(page, "Email/No. telepon").fill(email);
  await field(page, "Kata sandi").fill("Rahasia#1");
  await page.keyboard.press("Enter");
}

/** A person's account by the call itself. */
async function newPerson(request: APIRequestContext): Promise<{ id: string; email: string }> {
  const unique = `${Date.now()}`.slice(-10);
  const email = `hilang${unique}@demo.test`;
  const data = { type: 0, username: "Uji Pendana", email, mobile: `6285${unique}`, password: "Rahasia#1" };
  const answer = await (await request.post("/api/investor/regist", { data })).json();
  expect(answer.code).toBe("0000");
  return { id: answer.data.id, email };
}

test("a refusal that the sign-in cannot mend leads there once: the form stays, says what it lacks, and goes on", async ({ page, request }) => {
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
});

test("a submission whose answer was lost goes on when it is sent again", async ({ page, request }) => {
  test.slow();
  await openForm(page, 0, await register(request, 0));
  await fillPerson(page);
  await sendUnanswered(page, infoUpload, save(page));
  await expect(field(page, "Tempat Lahir")).toHaveValue("Denpasar");
  await save(page).click();
  await page.waitForURL("**/login");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Data Anda sudah kami terima" })).toBeVisible();
  await expect(save(page)).toHaveCount(0);
});

test("a submission whose answer was lost goes on when the page is loaded anew and sends it again; the handle is spent for any other", async ({
  page,
  request,
}) => {
  test.slow();
  await openForm(page, 0, await register(request, 0));
  await fillPerson(page);
  await expect(page.getByText(/^Tersimpan/)).toBeVisible();
  await sendUnanswered(page, infoUpload, save(page));
  await page.reload();
  await expect(field(page, "Tempat Lahir")).toHaveValue("Denpasar");
  const [sent] = await Promise.all([page.waitForRequest(infoUpload), save(page).click()]);
  await page.waitForURL("**/login");
  const again = await request.post("/api/investor/info-upload", { data: sent.postDataJSON() });
  expect((await again.json()).code).toBe("1004");
});

test("a submission whose answer was lost, then changed, is told honestly, and the sign-in knows what became of it", async ({
  page,
  request,
  axe,
}) => {
  test.slow();
  const { id, email } = await newPerson(request);
  await openForm(page, 0, id);
  await fillPerson(page);
  await sendUnanswered(page, infoUpload, save(page));
  await field(page, "Tempat Lahir").fill("Sanur");
  await save(page).click();
  await expect(page.getByRole("heading", { name: "Pendaftaran ini tidak dapat dikirim lagi" })).toBeVisible();
  await expect(page.getByText("Data belum tersimpan")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Masuk untuk melanjutkan" })).toBeInViewport();
  await expect(field(page, "Tempat Lahir")).toHaveValue("Sanur");
  await axe();
  await page.getByRole("link", { name: "Masuk untuk melanjutkan" }).click();
  await signIn(page, email);
  await expect(page.getByRole("heading", { name: "Data Anda sudah lengkap" })).toBeVisible();
  await page.getByRole("button", { name: "Hapus draf" }).click();
  await expect(page.getByRole("button", { name: "Hapus draf" })).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("funderDraft")))).toEqual([]);
});

test("a session knows that its lost submission was taken", async ({ page, request }) => {
  test.slow();
  const { email } = await newPerson(request);
  expect((await (await page.request.post("/api/investor/login", { data: { username: email, password: "Rahasia#1" } })).json()).code).toBe("0000");
  await page.goto("/registerPersonal");
  await fillPerson(page);
  await sendUnanswered(page, infoUpload, save(page));
  await field(page, "Tempat Lahir").fill("Sanur");
  await save(page).click();
  await page.waitForURL("**/halamandepan");
  await expect(page.getByText("Data Anda sudah kami terima")).toBeVisible();
});

test("what was typed under an expired handle goes on under the new one of the sign-in", async ({ page, request }) => {
  const { id, email } = await newPerson(request);
  const expired = "pendaftaran-yang-sudah-lewat-masanya";
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

test("the network goes right after the acceptance: the page says that it was taken, and so does going back", async ({
  page,
  request,
  context,
  axe,
  guard,
}) => {
  test.slow();
  guard.allow(/ERR_INTERNET_DISCONNECTED/);
  await openForm(page, 0, await register(request, 0));
  await fillPerson(page);
  await page.route(infoUpload, async (route) => {
    const response = await route.fetch();
    await context.setOffline(true);
    await route.fulfill({ response });
  });
  await save(page).click();
  await expect(page.getByRole("heading", { name: "Data Anda sudah kami terima" })).toBeVisible();
  await expect(page.getByText("Anda tidak perlu mengirimnya lagi.")).toBeInViewport();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("funderDraft")))).toEqual([]);
  await page.waitForTimeout(1_000);
  expect(new URL(page.url()).pathname).toBe("/registerPersonal");
  await context.setOffline(false);
  await axe();
  await page.goto("/accountSelect");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Data Anda sudah kami terima" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Masuk" }).click();
  await page.waitForURL("**/login");
});

test("a session that runs out takes nothing: files go on by the handle, and the submission leads to the sign-in and back", async ({
  page,
  request,
  axe,
}) => {
  test.slow();
  const { email } = await newPerson(request);
  await page.goto("/login");
  await signIn(page, email);
  await page.waitForURL("**/registerPersonal*");
  await page.evaluate(() => sessionStorage.clear());
  await page.goto("/registerPersonal");
  await expect(save(page)).toBeVisible();
  await page.context().clearCookies({ name: "UserLoginToken" });
  await fillPerson(page);
  await page.route(infoUpload, (route) => route.fulfill({ status: 401, json: { code: "E401", message: "Silakan masuk." } }), { times: 1 });
  await save(page).click();
  await expect(page.getByText("Anda tidak memiliki izin untuk mengakses.")).toBeVisible();
  await expect(page.getByText(/^Sesi Anda sudah berakhir\./)).toBeVisible();
  await axe();
  await page.getByRole("link", { name: "Masuk untuk melanjutkan" }).click();
  await signIn(page, email);
  await expect(field(page, "Tempat Lahir")).toHaveValue("Denpasar");
  await expect(page.locator('[data-upload-row="success"]')).toHaveCount(4);
  await save(page).click();
  await page.waitForURL("**/halamandepan");
});

test("a file whose answer was lost is sent again and listed once", async ({ page, request }) => {
  await openForm(page, 1, await register(request, 1));
  await loseAnswer(page, "**/api/common/file-upload");
  await field(page, "NIB").setInputFiles(file("nib.pdf"));
  await expect(row(page, "nib.pdf")).toContainText("Terunggah");
  await expect(page.locator("[data-upload-row]")).toHaveCount(1);
});

test("a page that goes in the middle of an upload asks first, and tells afterwards which file did not arrive", async ({ page, request, axe }) => {
  await openForm(page, 1, await register(request, 1));
  await page.route("**/api/common/file-upload", () => undefined);
  await field(page, "TDP (opsional)").setInputFiles(file("tdp.pdf"));
  await expect(page.getByText(/^Tersimpan/)).toBeVisible();
  const asked = page.waitForEvent("dialog");
  const [dialog] = await Promise.all([asked, page.reload(), asked.then((shown) => shown.accept())]);
  expect(dialog.type()).toBe("beforeunload");
  await expect(page.locator("[data-upload-note]")).toContainText("tdp.pdf: Berkas ini belum terkirim saat halaman ditutup.");
  await expect(save(page)).toBeEnabled();
  await axe();
  await page.unroute("**/api/common/file-upload");
  await field(page, "TDP (opsional)").setInputFiles(file("tdp.pdf"));
  await expect(row(page, "tdp.pdf")).toContainText("Terunggah");
  await expect(page.locator("[data-upload-note]")).toHaveCount(0);
});

test("a release that takes a page's files away holds no upload up, is told, and loading anew brings everything back", async ({
  page,
  request,
  context,
  guard,
}) => {
  guard.allow(/Failed to load resource/);
  const gone = (route: Route) => route.fulfill({ status: 404, body: "" });
  const id = await register(request, 0);
  await openForm(page, 0, id);
  await field(page, "Tempat Lahir").focus();
  await page.waitForLoadState("networkidle");
  await page.route("**/_next/static/**", gone);
  await field(page, "Foto KTP").setInputFiles(file("ktp.pdf"));
  await expect(row(page, "ktp.pdf")).toContainText("Terunggah");

  const untouched = await context.newPage();
  await openForm(untouched, 0, id);
  await untouched.waitForLoadState("networkidle");
  await untouched.route("**/_next/static/**", gone);
  await field(untouched, "Tempat Lahir").fill("Denpasar");
  await save(untouched).click();
  await expect(untouched.getByText("Bagian halaman ini belum dapat dimuat. Coba lagi, atau muat ulang halaman.")).toBeVisible();
  await expect(untouched.getByText(/^Tersimpan/)).toBeVisible();
  await untouched.unroute("**/_next/static/**");
  await untouched.reload();
  await expect(field(untouched, "Tempat Lahir")).toHaveValue("Denpasar");
  await expect(row(untouched, "ktp.pdf")).toContainText("Terunggah");
});

/** Opens the form of one person here and in a second tab, which it answers. */
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

test("two tabs work on one draft without undoing each other", async ({ page, request }) => {
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

const keptDrafts = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith("funderDraft"))
      .map(([, draft]) => draft)
      .join(),
  );

test("a draft deleted in one tab empties the other, and nothing of it comes back to the storage", async ({ page, request }) => {
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

test("what was submitted in one tab is told in the other, which writes no draft again", async ({ page, request }) => {
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

test("a browser that keeps nothing says so and asks before the page is left", async ({ page, request }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await openForm(page, 0, await register(request, 0));
  // Typed as by a person: browsers ask only where somebody has done something.
  await field(page, "Tempat Lahir").click();
  await page.keyboard.type("Denpasar");
  await expect(page.getByText("Draf tidak dapat disimpan di peramban ini.")).toBeVisible();
  const asked = page.waitForEvent("dialog");
  const [dialog] = await Promise.all([asked, page.reload(), asked.then((shown) => shown.accept())]);
  expect(dialog.type()).toBe("beforeunload");
});

test("without a valid link the page leads to the sign-in", async ({ page, axe }) => {
  for (const query of ["", "?data=%7Bbroken", "?data=%7B%22id%22%3A7%7D"]) {
    await page.goto(`/registerPersonal${query}`);
    await expect(page.getByRole("heading", { name: "Tautan tidak berlaku" })).toBeVisible();
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

test("an account that the service cannot tell of now is not called an invalid link, and opens when it can", async ({ page }) => {
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

test("somebody signed in goes on to the home page", async ({ page, request }) => {
  const unique = `${Date.now()}`.slice(-10);
  const account = { username: `dalam${unique}@demo.test`, password: "Rahasia#1" };
  const answer = await request.post("/api/investor/regist", {
    data: { type: 0, username: "Uji Pendana", email: account.username, mobile: `6289${unique}`, password: account.password },
  });
  expect((await answer.json()).code).toBe("0000");
  expect((await (await page.request.post("/api/investor/login", { data: account })).json()).code).toBe("0000");
  await page.goto("/bantuan");
  const menu = page.getByRole("button", { name: "Uji Pendana" });
  const pending = page.getByRole("link", { name: "Lengkapi data" });
  await menu.click();
  await pending.click();
  await fillPerson(page);
  await save(page).click();
  await page.waitForURL("**/halamandepan");
  await menu.click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Pendanaan" }).last()).toBeVisible();
  await expect(pending).toHaveCount(0);
  await page.goto("/registerPersonal");
  await expect(page.getByRole("heading", { name: "Data Anda sudah lengkap" })).toBeVisible();
  await expect(page.locator("[aria-current=step]")).toHaveText("Mulai mendanaiSetelah data diperiksa");
});

test("a phone sees the apology and may go on @mobile", async ({ page, request, axe, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const id = await register(request, 1);
  await page.goto(`/registerCompany?data=${encodeURIComponent(JSON.stringify({ id }))}`);
  await expect(page.getByRole("heading", { name: "Mohon maaf" })).toBeVisible();
  await expect(save(page)).toBeHidden();
  await axe();
  await page.getByRole("button", { name: "Salin tautan" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(encodeURIComponent(id));
  await expect(page.getByText("Tautan tersalin")).toBeVisible();
  await page.getByRole("button", { name: "Tetap lanjutkan di perangkat ini" }).click();
  await expect(save(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(await page.evaluate(() => window.innerWidth));
  await axe();
});

test("on paper what cannot be pressed there is gone, and a tick stays to be seen", async ({ page, request }) => {
  await openForm(page, 1, await register(request, 1));
  await page.getByLabel("Sama dengan alamat").check();
  await page.getByLabel("NIB", { exact: true }).setInputFiles({ name: "nib.pdf", mimeType: "application/pdf", buffer: pdf });
  await expect(page.locator('[data-upload-row="success"]')).toHaveCount(1);
  await page.getByText("Periksa kembali data Anda").click();
  await page.emulateMedia({ media: "print" });
  await expect(save(page)).toBeHidden();
  await expect(page.getByText("nib.pdf").first()).toBeVisible();
  for (const button of ["Pilih berkas", "Tambah berkas"]) await expect(page.getByText(button).first()).toBeHidden();
  await expect(page.getByRole("button", { name: "Ubah NIB" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Hapus nib.pdf" })).toBeHidden();
  await expect(page.getByLabel("Sama dengan alamat")).toHaveCSS("print-color-adjust", "exact");
});
