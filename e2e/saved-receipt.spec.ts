import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { register } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { fillPerson, openForm, save } from "./funder-form.ts";

/** Where the paper and its text lie in a picture (lib/browser/save-picture.ts), pixels of the file. */
const PAPER = { left: 64, right: 1440 - 64, top: 64 + 328, text: 160 };
const WHITE = "255,255,255";

/** Saves the picture on the page and reads the colours in parts of it. */
async function savedPicture(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent("download", { timeout: 10_000 }),
    page.getByRole("button", { name: "Simpan gambar" }).click(),
  ]);
  const png = readFileSync(await download.path()).toString("base64");
  const picture = await page.evaluate(
    async ([base64, paper]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const canvas = Object.assign(document.createElement("canvas"), { width: bitmap.width, height: bitmap.height });
      const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
      pen.drawImage(bitmap, 0, 0);
      const colours = (x: number, y: number, width: number, height: number) => {
        const { data } = pen.getImageData(x, y, width, height);
        const found = new Set<string>();
        for (let at = 0; at < data.length; at += 4) found.add(data.slice(at, at + 3).join());
        return found;
      };
      const inside = bitmap.height - paper.top - 120;
      return {
        width: bitmap.width,
        height: bitmap.height,
        cloth: colours(paper.left + 20, 80, 1200, 300).size,
        text: colours(paper.text, paper.top, 1440 - 2 * paper.text, inside).size,
        leftMargin: [...colours(paper.left + 8, paper.top + 4, paper.text - paper.left - 12, inside)],
        rightMargin: [...colours(1440 - paper.text + 4, paper.top + 4, paper.right - (1440 - paper.text) - 12, inside)],
        fonts: ["--font-jakarta", "--font-bricolage"].map((name) =>
          // Only the web font: its fallback may be missing on the device.
          document.fonts.check(`700 20px ${getComputedStyle(document.documentElement).getPropertyValue(name).split(",")[0]}`),
        ),
      };
    },
    [png, PAPER] as const,
  );
  return { name: download.suggestedFilename(), picture };
}

async function expectWhole({ picture }: Awaited<ReturnType<typeof savedPicture>>) {
  expect(picture.width).toBe(1440);
  expect(picture.height).toBeGreaterThan(1_400);
  expect(picture.cloth, "the cloth's colours").toBeGreaterThan(4);
  expect(picture.text, "letters with smooth edges").toBeGreaterThan(20);
  expect(picture.fonts).toEqual([true, true]);
  // No line reaches into the margins.
  expect([picture.leftMargin, picture.rightMargin]).toEqual([[WHITE], [WHITE]]);
}

test("a ticket is saved as a whole picture @both", async ({ page, axe }) => {
  await page.goto("/kebijakanPrivasi?name=Kebijakan#hak-data");
  await page.getByRole("button", { name: "Isi formulir permintaan" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Jenis permintaan").selectOption({ label: "Perbaikan" });
  await dialog.getByLabel("Nama lengkap").fill("Dewi Anggraini");
  await dialog.getByLabel("Email atau No. telepon").fill("dewi@contoh.id");
  await dialog.getByLabel("Isi permintaan").fill("Alamat saya pindah ke Bandung.");
  // A refusal stands beside the button, and nothing typed is lost.
  await page.route("**/api/h5/rights-request", (route) => route.fulfill({ json: { code: "9999", message: "Layanan sedang dihentikan." } }), {
    times: 1,
  });
  await dialog.getByRole("button", { name: "Kirim permintaan" }).click();
  await expect(dialog.getByText("Layanan sedang dihentikan.")).toBeInViewport();
  await axe({ include: "[role=dialog]" });
  await dialog.getByRole("button", { name: "Kirim permintaan" }).click();
  const number = await page.getByText(/^HAK(-[0-9A-Z]{4}){3}$/).innerText();
  await expect(dialog.getByText("Jawaban atas permintaan Anda.")).toBeVisible();
  await expect(dialog.getByText("Jawaban atas keberatan atau pengaduan Anda", { exact: false })).toHaveCount(0);
  const saved = await savedPicture(page);
  expect(saved.name).toBe(`${number}.png`);
  await expectWhole(saved);
});

test("details that were sent are saved as a whole picture", async ({ page, request }) => {
  test.slow();
  await openForm(page, 0, await register(request, 0));
  await fillPerson(page);
  // A refusal without a field stands above the button.
  await page.route("**/api/investor/info-upload", (route) => route.fulfill({ json: { code: "9999", message: "Nama bank belum didukung." } }), {
    times: 1,
  });
  await save(page).click();
  const refusal = page.locator("form section", { hasText: "Data belum tersimpan" });
  await expect(refusal).toBeInViewport();
  await expect(refusal).toContainText("Nama bank belum didukung.");
  await save(page).click();
  await page.waitForURL("**/login");
  await expect(page.getByRole("heading", { name: "Data Anda sudah kami terima" })).toBeVisible();
  await expectWhole(await savedPicture(page));
});

/** Deletes an account as far as its receipt. The API answers from the test. */
async function deleteAccount(page: Page): Promise<void> {
  await page.route("**/h5/login", (route) => route.fulfill({ json: { code: "0000", message: "Sukses", data: { userId: "x".repeat(32) } } }));
  await page.route("**/h5/cancellation-code", (route) => route.fulfill({ json: { code: "0000", message: "Sukses" } }));
  await page.route("**/h5/cancellation", (route) =>
    route.fulfill({ json: { code: "0000", message: "Akun dihapus. Nomor bukti HPS-7K3M-Q9XR-02VT." } }),
  );
  await page.goto("/removeAccount");
  await page.getByLabel("No. handphone").fill("81200000001");
  await page.getByLabel("Kata sandi", { exact: true }).fill("Hapus#2026");
  await page.getByRole("button", { name: "Konfirmasi" }).click();
  await page.getByLabel("No. KTP").fill("3174010101900001");
  await page.getByRole("button", { name: "Kirim Kode" }).click();
  // The notice lies above the scrim of the dialog.
  const notice = page.locator("[data-notice]").filter({ hasText: "Sukses" });
  await expect(notice).toBeVisible();
  expect(
    await notice.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  ).toBe(true);
  await page.getByLabel("Kode Verifikasi").fill("123456");
  await page.getByLabel("Pengajuan sering di tolak").check();
  await page.getByRole("button", { name: "Hapus Akun", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Akun berhasil dihapus" })).toBeVisible();
}

test("the deletion of an account is saved as a whole picture, long lines broken", async ({ page }) => {
  await deleteAccount(page);
  const saved = await savedPicture(page);
  expect(saved.name).toBe("HPS-7K3M-Q9XR-02VT.png");
  await expectWhole(saved);
});

/** What the fallback faces of app/globals.css look for, with its metric-compatible substitutes. */
const COMMON_FONTS = ["Roboto", "Arial", "Liberation Sans", "Arimo", "Helvetica"];

/** The test with a browser on a device that lacks the common fonts. */
const withoutCommonFonts = test.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), "simpul-fonts-"));
      const config = path.join(folder, "none.conf");
      const rejected = COMMON_FONTS.map((name) => `<pattern><patelt name="family"><string>${name}</string></patelt></pattern>`).join("");
      writeFileSync(
        config,
        `<fontconfig><include ignore_missing="yes">/etc/fonts/fonts.conf</include><selectfont><rejectfont>${rejected}</rejectfont></selectfont></fontconfig>`,
      );
      await use({ ...launchOptions, env: { ...process.env, FONTCONFIG_FILE: config } as Record<string, string> });
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
});

withoutCommonFonts("a picture is saved whole on a device without the common fonts", async ({ page }) => {
  await deleteAccount(page);
  await expectWhole(await savedPicture(page));
});
