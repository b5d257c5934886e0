import type { Page } from "@playwright/test";
import { expect, onPhone, test } from "./fixtures.ts";
import { delayFramework, untilHydrated, watchHydration } from "./hydration.ts";

/** A loan of the last month: 1 October is the day of its contract, whatever the year of the clock. */
const contract = "1 Oktober 2025";

async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
}

const bill = {
  "Pokok pinjaman": "1 juta",
  "Dana yang masuk ke rekening": "900.000",
  "Tanggal perjanjian": contract,
  "Lama pinjaman (hari)": "30",
  "Yang harus dikembalikan, tanpa denda": "1.090.000",
};

test("a bill above the cap gets a receipt, its rules and a letter; nothing of it leaves the device", async ({ page, axe }) => {
  await watchHydration(page);
  await page.goto("/alat");
  await page.getByRole("link", { name: "Buka alat: Cek tagihan" }).click();
  await expect(page).toHaveURL("/cekTagihan");
  await expect(page.getByText("Angka Anda dihitung di perangkat ini")).toBeVisible();
  await untilHydrated(page);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`));

  await page.getByRole("button", { name: "Cek tagihan" }).click();
  await expect(page.getByLabel("Untuk apa pinjamannya")).toBeFocused();
  await expect(page.getByText("Pilih salah satu.").first()).toBeVisible();
  await page.getByLabel("Untuk apa pinjamannya").selectOption("konsumtif");
  await page.getByLabel("Penyelenggaranya").selectOption("berizin");
  await fill(page, { ...bill, "Nama penyelenggara atau aplikasi": "arunika dana", "Dana yang masuk ke rekening": "2 juta" });
  await page.getByRole("button", { name: "Cek tagihan" }).click();
  await expect(page.getByLabel("Dana yang masuk ke rekening", { exact: true })).toBeFocused();
  // Beside the field and in the list of errors.
  await expect(page.getByText(/^Tidak bisa lebih besar daripada pokok\./)).toBeVisible();
  await expect(page.getByRole("alert").getByRole("link", { name: /^Dana yang masuk ke rekening: Tidak bisa lebih besar/ })).toBeVisible();

  await fill(page, { "Pokok pinjaman": "1000000", "Lama pinjaman (hari)": "30" });
  await expect(page.getByLabel("Pokok pinjaman", { exact: true })).toHaveValue("1.000.000");
  await fill(page, bill);
  await page.getByRole("button", { name: "Cek tagihan" }).click();
  const result = page.getByRole("region", { name: "Hasil" });
  await expect(result).toBeFocused();
  // 1.000.000 × 0,3% × 30 days are 90.000; 190.000 are demanded.
  await expect(result).toContainText("Di atas batas OJK");
  await expect(result).toContainText("Rp990.000");
  await expect(result).toContainText("lebih Rp100.000");
  await expect(result).toContainText("Rp1.000.000 × 0,3% × 30 hari");
  await expect(result).toContainText("ada dalam daftar berizin");
  await result.getByText("3. Kepada OJK").click();
  await expect(result.getByRole("article", { name: "3. Kepada OJK" })).toContainText("kelebihan Rp100.000");
  await axe();
  await onPhone(page, axe);
  await fill(page, { "Yang harus dikembalikan, tanpa denda": "990.000" });
  await page.getByRole("button", { name: "Cek tagihan" }).click();
  await expect(result).toContainText("Dalam batas");
  await expect(result.getByRole("article")).toHaveCount(0);
  expect(sent.filter((request) => /990\.?000|1090000|arunika/i.test(request))).toEqual([]);
  await expect(page).toHaveURL("/cekTagihan");
});

test("a bill typed and checked before hydration keeps its figures and gets its answer", async ({ page }) => {
  const button = page.getByRole("button", { name: "Cek tagihan" });
  const result = page.getByRole("region", { name: "Hasil" });
  const check = async () => {
    await page.goto("/cekTagihan", { waitUntil: "commit" });
    await page.getByLabel("Untuk apa pinjamannya").selectOption("konsumtif");
    await page.getByLabel("Penyelenggaranya").selectOption("berizin");
    await fill(page, bill);
    await button.click({ noWaitAfter: true });
    await expect(button).toHaveAttribute("aria-busy", "true");
  };
  const answered = async () => {
    await expect(result).toContainText("lebih Rp100.000");
    await expect(page.getByLabel("Pokok pinjaman", { exact: true })).toHaveValue("1 juta");
    await expect(page.getByLabel("Untuk apa pinjamannya")).toHaveValue("konsumtif");
  };
  await page.clock.install();
  const letFrameworkLoad = await delayFramework(page);
  await check();
  // The scripts do not arrive: the form is sent as without scripts.
  await page.clock.fastForward(10_000);
  await page.waitForURL("/cekTagihan?dijawab=1#hasil", { waitUntil: "commit" });
  await answered();
  await check();
  letFrameworkLoad();
  await answered();
  await expect(result).toBeFocused();
  await expect(page).toHaveURL("/cekTagihan");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is sent, and its figures are in no address", async ({ page }) => {
    await page.goto("/cekTagihan");
    await page.getByRole("button", { name: "Cek tagihan" }).click();
    await page.locator("#hasil").getByRole("link", { name: "Pokok pinjaman: Isi kolom ini dulu." }).click();
    await page.getByLabel("Untuk apa pinjamannya").selectOption("mikro");
    await page.getByLabel("Penyelenggaranya").selectOption("tidak");
    await fill(page, bill);
    await page.getByRole("button", { name: "Cek tagihan" }).click();
    await expect(page).toHaveURL("/cekTagihan?dijawab=1#hasil");
    await expect(page.locator("#hasil")).toContainText("Tidak berizin: hanya dana yang Anda terima");
    await expect(page.locator("#hasil")).toContainText("Rp190.000");
    await expect(page.getByLabel("Pokok pinjaman", { exact: true })).toHaveValue("1 juta");
  });

  test("each letter is chosen, and printed on one page", async ({ page }) => {
    await page.goto("/cekTagihan");
    await page.getByLabel("Untuk apa pinjamannya").selectOption("konsumtif");
    await page.getByLabel("Penyelenggaranya").selectOption("berizin");
    const late = { "Denda yang ditagih": "500.000", "Jatuh tempo": "31 Oktober 2025", "Tanggal denda dihitung atau dibayar": "20/1/2026" };
    await fill(page, { ...bill, ...late, "Pajak dan tanda tangan elektronik": "11.000" });
    await page.getByRole("button", { name: "Cek tagihan" }).click();
    await expect(page.locator("#hasil")).toContainText("Rp1.000.000 × 0,2% × 61 hari + Rp1.000.000 × 0,1% × 20 hari");
    await expect(page.getByRole("article").first()).toContainText("sampai 20 Januari 2026 melebihi batas Rp142.000");
    const pages: number[] = [];
    for (const stage of ["1. Kepada penyelenggara", "2. Kepada AFPI", "3. Kepada OJK"]) {
      await page.getByText(stage, { exact: true }).click();
      await expect(page.getByRole("article")).toHaveCount(1);
      await expect(page.getByRole("article", { name: stage })).toBeVisible();
      const pdf = await page.pdf({ format: "A4" });
      pages.push(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0);
      await page.emulateMedia({ media: "print" });
      await expect(page.getByText("bukan nasihat hukum")).toBeVisible();
      await page.emulateMedia({ media: null });
    }
    // The computation on two pages, then the letter.
    expect(pages).toEqual([3, 3, 3]);
  });
});

test("the calendar filters by whom a rule binds, leads to the page of a rule, and is a file for Excel", async ({ page, request, axe }) => {
  await page.goto("/aturan");
  const tax = page.getByRole("article").filter({ hasText: "PPh Pasal 23" });
  await expect(tax).toBeVisible();
  await page.getByText("Penagih", { exact: true }).click();
  await expect(tax).toBeHidden();
  await axe();
  await onPhone(page, axe);
  const byDate = page.locator("details").filter({ hasText: "Menurut tanggal" });
  await expect(byDate.getByText("PPh Pasal 23")).toBeHidden();
  await byDate.getByRole("link", { name: "denda keterlambatan pinjaman produktif" }).last().click();
  await expect(page).toHaveURL("/aturan/denda-produktif#2024-01-01");
  await page.goBack();
  await page.getByRole("heading").getByRole("link", { name: "Denda keterlambatan pinjaman produktif" }).click();
  await expect(page).toHaveURL("/aturan/denda-produktif");
  await expect(page.getByRole("article")).toContainText("sebelumnya 0,1% per hari");
  await expect(page.locator('[id="2024-01-01"]')).toContainText("aturan lama");
  await expect(page.getByRole("link", { name: "Denda pindar 2026: maksimal berapa per hari?" })).toHaveAttribute("href", /denda-pindar-2026/);
  const csv = await request.get("/aturan.csv");
  expect((await csv.body()).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(await csv.text()).toContain('"0,067";"persen per hari"');
  expect((await (await request.get("/aturan.json")).json()).length).toBeGreaterThan(30);
  expect(await (await request.get("/aturan.xml")).text()).toContain("/aturan/denda-produktif#2026-01-01");
});

test("a figure in a text shows on press where it comes from", async ({ page }) => {
  await page.goto("/bantuan#biaya");
  const figure = page.locator("#biaya").getByRole("button", { name: "0,275% per hari" });
  await figure.click();
  const origin = page.locator("[popover]:popover-open");
  await expect(origin).toContainText(/0,275% per hari, per \d{1,2} \S+ \d{4}/);
  await expect(origin).toContainText("berlaku sejak 1 Januari 2025");
  await origin.getByRole("link", { name: "Lihat aturannya" }).click();
  await expect(page).toHaveURL(/\/aturan\/batas-mikro-pendek#2025-01-01$/);
});
