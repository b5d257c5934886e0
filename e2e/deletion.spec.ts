import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { isSignedBy } from "../lib/contract/signed-json.ts";
import { all, expect, test } from "./fixtures.ts";
import { openHydrated } from "./hydration.ts";
import { loseResponse, refuseAfterTyping } from "./lost-response.ts";
import { codeFor, countCodes } from "./outbox.ts";

const phoneOf = (user: number) => (user < 10 ? `8120000000${user}` : "81200000010");
const idOf = (user: number) => `317401010190${String(user).padStart(4, "0")}`;
const password = "Hapus#2026";

const code = (page: Page) => page.getByLabel("Kode Verifikasi");
const confirm = (page: Page) => page.getByRole("button", { name: "Konfirmasi" });
const remove = (page: Page) => page.getByRole("button", { name: "Hapus Akun", exact: true });
const toast = (page: Page, text: string) => page.locator("[data-notice]").filter({ hasText: text });

async function signIn(page: Page, user: number, secret = password) {
  await page.getByLabel("No. handphone").fill(phoneOf(user));
  await page.getByLabel("Kata sandi", { exact: true }).fill(secret);
  await confirm(page).click();
}

/** Signs in, requests a code and returns it. */
async function askCode(page: Page, user: number): Promise<string> {
  const before = countCodes(phoneOf(user));
  await signIn(page, user);
  await expect(page.getByRole("group", { name: /^Langkah 2 dari 3: / })).toBeFocused();
  await page.getByLabel("No. KTP").fill(idOf(user));
  await page.getByRole("button", { name: "Kirim Kode" }).click();
  return codeFor(phoneOf(user), before);
}

async function fillRest(page: Page, digits: string) {
  await code(page).fill(digits);
  await page.getByLabel("Kesulitan dalam proses pinjaman").check();
  await page.getByLabel("Pengajuan sering di tolak").check();
}

const another = (digits: string) => String((Number(digits) + 1) % 1_000_000).padStart(6, "0");

test("the footer's link opens the whole deletion as a dialog that Back and reload understand", async ({ page, axe }) => {
  test.slow();
  await openHydrated(page, "/bantuan");
  await page.getByRole("link", { name: "Hapus Akun App" }).last().click();
  const dialog = page.getByRole("dialog", { name: "Hapus Akun" });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/bantuan$/);
  await page.goForward();
  await page.reload();
  await expect(dialog).toBeVisible();
  await axe({ include: "[role=dialog]" });

  const login = page.waitForRequest("**/api/h5/login");
  const sent = page.waitForRequest("**/api/h5/cancellation-code");
  const digits = await askCode(page, 1);
  expect((await login).postDataJSON()).toEqual({ name: phoneOf(1), raw: password });
  expect((await sent).postDataJSON()).toEqual({ userId: expect.any(String), idCardNo: idOf(1) });
  await expect(toast(page, "Sukses")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Kirim ulang \(\d+ dtk\)$/ })).toBeDisabled();
  await expect(code(page)).toBeFocused();
  await fillRest(page, `${digits.slice(0, 3)} ${digits.slice(3)}`);
  await expect(code(page)).toHaveValue(digits);
  await page.getByLabel("Saran lainnya", { exact: true }).fill("Terima kasih.");
  await expect(page.getByText("13/500")).toBeVisible();
  await axe({ include: "[role=dialog]" });

  await page.evaluate(() => {
    const focused: (string | null)[] = [];
    document.addEventListener("focusin", ({ target }) => focused.push((target as Element).getAttribute("aria-label")));
    Object.assign(window, { focused });
  });
  const request = page.waitForRequest("**/api/h5/cancellation");
  await remove(page).click();
  expect((await request).postDataJSON()).toEqual({ raw: digits, userId: expect.any(String), selected: [1, 3], other: "Terima kasih." });
  await expect(dialog.getByRole("heading", { name: "Akun berhasil dihapus" })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { focused: string[] }).focused), "what took the focus")
    .toContain("Akun berhasil dihapus");
  const receipt = await page.getByText(/^HPS(-[0-9A-Z]{4}){3}$/).innerText();
  await axe({ include: "[role=dialog]" });
  // Print shows the receipt only.
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Akun berhasil dihapus" })).toBeVisible();
  await expect(page.locator("main")).toBeHidden();
  await expect(dialog.getByText("PT Simpul Solusi Nusantara")).toBeVisible();
  await expect(dialog.locator('img[src="/art/logo.svg"]')).toBeVisible();
  await expect(dialog.getByRole("button")).toHaveCount(0);
  await expect(dialog).toHaveCSS("box-shadow", "none");
  await page.emulateMedia({ media: null });
  await page.getByRole("button", { name: "Selesai" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(/\/bantuan$/);

  await page.getByRole("link", { name: "Hapus Akun App" }).last().click();
  await signIn(page, 1);
  await expect(toast(page, "salah")).toBeVisible();
  await expect(confirm(page)).toBeVisible();
  // The dialog is below the notice, once the notice has stopped moving.
  await expect(toast(page, "salah")).not.toHaveAttribute("data-starting-style");
  const noticeBottom = await toast(page, "salah").evaluate(async (notice) => {
    await Promise.all(notice.getAnimations().map(({ finished }) => finished));
    return notice.getBoundingClientRect().bottom;
  });
  expect((await dialog.boundingBox())?.y).toBeGreaterThan(noticeBottom);
  await signIn(page, 8);
  await expect(page.getByLabel("No. KTP")).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "Hapus Akun App" }).last().click();
  await expect(page.getByLabel("No. handphone")).toHaveValue("");

  await page.goto("/removeAccount");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByLabel("Nomor bukti atau tiket").fill(receipt);
  await page.getByRole("button", { name: "Periksa" }).click();
  await expect(page.getByText(/^Akun aplikasi dihapus pada .* sampai .*\.$/)).toBeVisible();
});

test("closing the dialog clears step 1", async ({ page }) => {
  await openHydrated(page, "/bantuan");
  const link = page.getByRole("link", { name: "Hapus Akun App" }).last();
  const phone = page.getByLabel("No. handphone");
  const secret = page.getByLabel("Kata sandi", { exact: true });
  for (const close of ["Escape", "Batal", "Back"]) {
    await link.click();
    await expect(phone).toHaveValue("");
    await expect(secret).toHaveValue("");
    await phone.fill(phoneOf(1));
    await secret.fill(password);
    // A stray click beside the dialog does not close it.
    await page.mouse.click(4, 400);
    await expect(secret).toHaveValue(password);
    if (close === "Escape") await page.keyboard.press("Escape");
    else if (close === "Batal") await page.getByRole("button", { name: "Batal" }).click();
    else await page.goBack();
    await expect(page.getByRole("dialog")).toBeHidden();
  }
  await link.click();
  await expect(phone).toHaveValue("");
});

test("on a phone the page shows the facts, deletes with a signed receipt and ends at home @mobile", async ({ page, axe, browser }) => {
  test.slow();
  await page.goto("/removeAccount");
  await expect(page.getByRole("heading", { level: 1, name: "Hapus Akun" })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Yang tetap disimpan" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Sebelum Anda mulai" })).toBeVisible();
  await expect(page.getByText("Paling singkat 5 tahun, di Indonesia", { exact: true })).toBeVisible();
  await axe();
  const digits = await askCode(page, 2);
  await fillRest(page, digits);
  // The notice covers the menu button for its five seconds.
  await toast(page, "Sukses").getByRole("button", { name: "Tutup" }).click();
  await expect(toast(page, "Sukses")).toBeHidden();
  await axe();
  await remove(page).click();
  await expect(page.getByRole("heading", { name: "Akun berhasil dihapus" })).toBeInViewport();
  await expect(page.getByRole("heading", { name: "Sebelum Anda mulai" })).toBeHidden();
  await expect(page.getByRole("heading", { name: "Yang tetap disimpan" })).toBeVisible();
  await axe();
  // A phone may discard the page while its owner reads the SMS.
  const receipt = page.getByText(/^HPS(-[0-9A-Z]{4}){3}$/);
  const number = await receipt.innerText();
  await page.reload();
  await expect(receipt).toHaveText(number);

  // The signed receipt: as a page that anybody can open, and as JSON.
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Lihat dan cetak tanda terima" }).click();
  const sheet = await opened;
  await expect(sheet.getByRole("heading", { level: 2, name: "Asli" })).toBeVisible();
  const paper = sheet.getByRole("article", { name: "Tanda terima penghapusan akun" });
  await expect(paper).toContainText(number);
  await expect(
    paper.getByRole("listitem").filter({ hasText: /Bukti penghapusan akun, tanpa nama dan nomor.*kewajiban hukum.*\(5 tahun\)/ }),
  ).toBeVisible();
  await sheet.emulateMedia({ media: "print" });
  await expect(paper).toBeVisible();
  await expect(sheet.getByLabel("Nomor bukti")).toBeHidden();
  await sheet.close();
  const saved = page.waitForEvent("download", { timeout: 10_000 });
  await page.getByRole("link", { name: "Unduh berkas bukti" }).click();
  const file = JSON.parse(readFileSync(await (await saved).path(), "utf8"));
  expect(file.content.number).toBe(number);
  expect(JSON.stringify(file)).not.toMatch(new RegExp(`${phoneOf(2)}|${idOf(2)}`));
  const woven = await page.getByRole("img", { name: `Sehelai kain yang ditenun dari nomor ${number}` }).innerHTML();
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await plain.newPage();
  await visitor.goto(new URL("/verifikasi", page.url()).href);
  for (const [typed, answer] of [
    [number.toLowerCase().replaceAll("-", " "), "Asli"],
    [`Akun berhasil dihapus. Nomor bukti: ${number}.`, "Asli"],
    ["HPS-0000-0000-0000", "Nomor tidak dikenal"],
    ["HPS-0000-0000-000", "Belum ada nomor yang lengkap"],
    ["HPS-0000-0000-0000 atau HPS-1111-1111-1111", "Ada lebih dari satu nomor"],
  ] as const) {
    await visitor.getByLabel("Nomor bukti").fill(typed);
    await visitor.getByRole("button", { name: "Periksa" }).click();
    await expect(visitor.getByRole("heading", { level: 2, name: answer, exact: true })).toBeVisible();
    // The cloth of the number is the one on the receipt; an unknown number has none.
    const cloth = visitor.getByRole("img", { name: `Sehelai kain yang ditenun dari nomor ${number}` });
    if (answer === "Asli") expect(await cloth.innerHTML()).toBe(woven);
    else await expect(cloth).toHaveCount(0);
  }
  await visitor.goto(new URL(`/verifikasi?nomor=${number}`, page.url()).href);
  await visitor.getByText("Untuk teknisi: memeriksa tanpa halaman ini").click();
  const publicKey = await visitor.getByText("BEGIN PUBLIC KEY").innerText();
  expect(isSignedBy([{ keyId: file.keyId, publicKey }], file)).toBe(true);
  await plain.close();

  await page.getByRole("button", { name: "Selesai" }).click();
  await expect(page).toHaveURL(/\/halamandepan$/);
  await page.goto("/removeAccount");
  await expect(page.getByLabel("No. handphone")).toBeVisible();
});

test("step 1 checks what is typed, keeps it across widths, and reports refusals", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 600 });
  await page.goto("/removeAccount");
  await test.step("step 1 enables Konfirmasi only for 8 digits and a password of 7 with a letter and a digit", async () => {
    // Focusing the step leaves the title visible, also in a low window.
    await expect(page.getByRole("group", { name: /^Langkah 1 dari 3/ })).toBeFocused();
    await expect(page.getByRole("dialog").getByRole("heading", { name: "Hapus Akun" })).toBeInViewport({ ratio: 1 });
    const phone = page.getByLabel("No. handphone");
    const secret = page.getByLabel("Kata sandi", { exact: true });
    await expect(phone).toBeVisible();
    await phone.pressSequentially("8a1 2-3b4567");
    await expect(phone).toHaveValue("81234567");
    for (const [value, ready] of [
      ["abcdefg", false],
      ["1234567", false],
      ["abcde1", false],
      ["abcdef1", true],
    ] as const) {
      await secret.fill(value);
      await expect(confirm(page)).toBeEnabled({ enabled: ready });
    }
    await phone.fill("8123456");
    await expect(confirm(page)).toBeDisabled();
    await phone.fill("812345678901234");
    // Pasted text is not cut but reported as wrong.
    await expect(phone).toHaveValue("812345678901234");
    await expect(phone).toHaveAccessibleDescription(/^Masukan nomor Handphone yang benar/);
    await expect(secret).toHaveAttribute("type", "password");
    await page.getByRole("button", { name: "Tampilkan kata sandi" }).click();
    await expect(secret).toHaveAttribute("type", "text");
  });
  await test.step("crossing 768 px keeps what was typed", async () => {
    await page.getByLabel("No. handphone").fill(phoneOf(7));
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByLabel("No. handphone")).toHaveValue(phoneOf(7));
    await page.setViewportSize({ width: 769, height: 1024 });
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.getByLabel("No. handphone")).toHaveValue(phoneOf(7));
  });
  await page.setViewportSize({ width: 1366, height: 900 });
  await test.step("a sign-in without a handle is reported as a failure", async () => {
    await page.route("**/api/h5/login", (route) => route.fulfill({ json: { code: "0000", message: "Sukses" } }), { times: 1 });
    await signIn(page, 3);
    await expect(toast(page, "Jaringan bermasalah, silakan coba lagi.")).toBeVisible();
    await expect(confirm(page)).toBeEnabled();
  });
  await test.step("a wrong password says the same as an unknown number", async () => {
    await page.getByLabel("No. handphone").fill("81999999999");
    await page.getByLabel("Kata sandi", { exact: true }).fill(password);
    const unknown = page.waitForResponse("**/api/h5/login");
    await confirm(page).click();
    const wanted = await (await unknown).json();
    // The dialog moves to make room for its notice: a click meanwhile may miss the button.
    await expect(toast(page, wanted.message)).toBeVisible();
    const wrong = page.waitForResponse("**/api/h5/login");
    await signIn(page, 3, "Salah#2026");
    expect(await (await wrong).json()).toEqual(wanted);
    await expect(toast(page, wanted.message)).toBeVisible();
  });
});

test("on a phone at twice the zoom a notice leaves room, and the next press counts", async ({ page, axe }) => {
  await page.setViewportSize({ width: 195, height: 422 });
  const message = "Nomor handphone atau kata sandi tidak cocok. Periksa penulisannya, atau atur ulang kata sandi di aplikasi.";
  const answers = [
    { code: "1001", message },
    { code: "0000", message: "Sukses", data: { userId: "x".repeat(32) } },
  ];
  await page.route("**/api/h5/login", (route) => route.fulfill({ json: answers.shift() }));
  await openHydrated(page, "/removeAccount");
  await signIn(page, 1, "Salah#2026");
  const notice = toast(page, message);
  await expect(notice).toBeVisible();
  await expect.poll(async () => (await notice.boundingBox())?.height).toBeLessThanOrEqual(0.4 * 422 + 1);
  await axe();
  await page.getByLabel("Kata sandi", { exact: true }).fill(password);
  await expect(notice).toBeVisible();
  await confirm(page).click();
  await expect(page.getByText("Langkah 2 dari 3: konfirmasi")).toBeVisible();
});

test("step 2 validates every field, continues its countdown after a reload and clears on Kembali", async ({ page }) => {
  await page.goto("/removeAccount");
  await signIn(page, 3);
  const idNumber = page.getByLabel("No. KTP");
  const send = page.getByRole("button", { name: "Kirim Kode" });
  await remove(page).click();
  for (const message of ["Masukan nomor KTP", "Masukan Kode Verifikasi", "*Silahkan pilih lebih dari 1"])
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  for (const reason of await all(page.getByRole("checkbox"))) await expect(reason).toHaveAccessibleDescription("*Silahkan pilih lebih dari 1");
  await idNumber.pressSequentially(idOf(9).slice(0, 15));
  await expect(send).toBeDisabled();
  await idNumber.fill(idOf(9));
  await expect(idNumber).toHaveValue("3174 0101 0190 0009");
  await send.click();
  await expect(page.locator("form").getByText("No. KTP tidak sesuai dengan akun ini.")).toBeVisible();
  await expect(send).toBeEnabled();
  await idNumber.fill(idOf(3));
  const before = countCodes(phoneOf(3));
  await send.click();
  const digits = await codeFor(phoneOf(3), before);
  // The message may arrive before the response.
  await expect(page.getByRole("button", { name: /^Kirim ulang/ })).toBeDisabled();

  await page.reload();
  await expect(page.getByRole("button", { name: /^Kirim ulang/ })).toBeDisabled();
  await idNumber.fill(idOf(3));
  await code(page).fill(`${another(digits)}7`);
  await expect(code(page)).toHaveValue(`${another(digits)}7`);
  await code(page).press("End");
  await code(page).press("Backspace");
  await expect(code(page)).toHaveValue(another(digits));
  await page.getByLabel("Kesulitan membayar dengan metode yang ada").check();
  await remove(page).click();
  await expect(page.locator("form").getByText("Kode verifikasi salah atau sudah kedaluwarsa.")).toBeVisible();
  await expect(code(page)).toHaveValue("");
  await expect(code(page)).toBeFocused();
  // A click while the dialog moves would miss the button.
  const dialog = page.getByRole("dialog", { name: "Hapus Akun" });
  const notice = toast(page, "Kode verifikasi salah");
  for (const [width, height] of [
    [1440, 700],
    [1366, 1500],
    [834, 1500],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(notice).toBeVisible();
    const y = await dialog.evaluate((popup) => popup.getBoundingClientRect().y);
    await notice.getByRole("button", { name: "Tutup" }).click();
    await expect(notice).toBeHidden();
    expect(await dialog.evaluate((popup) => popup.getBoundingClientRect().y), `at ${width} pixels it keeps its place`).toBe(y);
    await code(page).fill(another(digits));
    await remove(page).click();
  }

  await page.getByRole("button", { name: "Kembali" }).click();
  await expect(page.getByLabel("No. handphone")).toHaveValue("");
  await signIn(page, 3);
  await expect(idNumber).toHaveValue("");
  await expect(page.getByLabel("Kesulitan membayar dengan metode yang ada")).not.toBeChecked();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Mulai hapus akun" }).click();
  await expect(page.getByLabel("No. handphone")).toHaveValue("");
  await page.keyboard.press("Escape");
  // The footer's link opens the closed dialog of this page again.
  await page.getByRole("contentinfo").getByRole("link", { name: "Hapus Akun App" }).click();
  await expect(page.getByLabel("No. handphone")).toHaveValue("");
});

test("a suggestion ends at 500 characters, the countdown at the button's label, and runs on after Kembali", async ({ page }) => {
  await page.clock.install();
  await page.goto("/removeAccount");
  await askCode(page, 8);
  await expect(page.getByRole("button", { name: /^Kirim ulang/ })).toBeDisabled();
  await page.getByRole("button", { name: "Kembali" }).click();
  await signIn(page, 8);
  await page.getByLabel("No. KTP").fill(idOf(8));
  await expect(page.getByRole("button", { name: /^Kirim ulang/ })).toBeDisabled();
  await page.clock.runFor(61_000);
  await expect(page.getByRole("button", { name: "Kirim Kode" })).toBeEnabled();
  const other = page.getByLabel("Saran lainnya", { exact: true });
  await expect(page.getByText("0/500")).toBeVisible();
  await other.fill("x".repeat(499));
  await other.press("End");
  await other.pressSequentially("yz");
  await expect(other).toHaveValue(`${"x".repeat(499)}y`);
  await expect(page.getByText("500/500")).toBeVisible();
});

test("below 769 px the footer's link leads to the page", async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await page.goto("/bantuan");
  await page.getByRole("link", { name: "Hapus Akun App" }).last().click();
  await expect(page).toHaveURL(/\/removeAccount$/);
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("step 2 starts in sight, and reports refusals of its code in place", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 880 });
  await page.goto("/removeAccount");
  await signIn(page, 3);
  await test.step("a new step starts below the top of the window", async () => {
    await expect(page.getByRole("group", { name: /^Langkah 2 dari 3: / })).toBeFocused();
    await expect.poll(async () => (await page.getByRole("dialog").boundingBox())?.y).toBeGreaterThanOrEqual(32);
  });
  await page.getByLabel("No. KTP").fill(idOf(3));
  await test.step("a code typed while another is pending survives its refusal and is not reported as wrong", async () => {
    await fillRest(page, "111111");
    await refuseAfterTyping(
      page,
      "**/api/h5/cancellation",
      "1006",
      () => remove(page).click(),
      () => code(page).fill("222222"),
    );
    await expect(code(page)).toHaveValue("222222");
    await expect(code(page)).not.toHaveAttribute("aria-invalid");
  });
  await test.step("a code that cannot be sent leaves the focus on its button for another try", async () => {
    const send = page.getByRole("button", { name: "Kirim Kode" });
    let asked = 0;
    await page.route("**/api/h5/cancellation-code", async (route) => {
      asked += 1;
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.abort("connectionreset");
    });
    await send.focus();
    for (const time of [1, 2]) {
      await page.keyboard.press("Enter");
      const sending = page.getByRole("button", { name: "Mengirim" });
      await expect(sending).toBeFocused();
      // A click meanwhile sends nothing.
      await page.keyboard.press("Enter");
      await expect(toast(page, "Jaringan bermasalah, silakan coba lagi.")).toBeVisible();
      await expect(send).toBeFocused();
      expect(asked).toBe(time);
    }
  });
  await page.unroute("**/api/h5/cancellation-code");
  await test.step("a used-up daily limit and an expired handle are reported in place", async () => {
    const answer = (body: object) => ({ status: 200, contentType: "application/json", body: JSON.stringify(body) });
    const usedUp = "Permintaan kode sudah mencapai batas 5 kali sehari. Coba lagi besok.";
    await page.route("**/api/h5/cancellation-code", (route) => route.fulfill(answer({ code: "1007", message: usedUp })), { times: 1 });
    await page.getByRole("button", { name: "Kirim Kode" }).click();
    await expect(page.locator("form").getByText(usedUp)).toBeVisible();
    await expect(toast(page, usedUp)).toBeVisible();
    await page.route("**/api/h5/cancellation-code", (route) => route.fulfill(answer({ code: "1004", message: "Silakan masuk lagi." })), { times: 1 });
    await page.getByRole("button", { name: "Kirim Kode" }).click();
    await expect(page.getByLabel("No. handphone")).toHaveValue("");
  });
});

test("two tabs: the second finds its handle spent; a network failure loses nothing typed", async ({ page, context }) => {
  await page.goto("/removeAccount");
  await context.route("**/api/**", (route) => route.abort("internetdisconnected"));
  await signIn(page, 5);
  await expect(toast(page, "Jaringan bermasalah, silakan coba lagi.")).toBeVisible();
  await expect(page.getByLabel("No. handphone")).toHaveValue(phoneOf(5));
  await context.unroute("**/api/**");

  const second = await context.newPage();
  await second.goto("/removeAccount");
  await signIn(second, 5);
  await expect(second.getByLabel("No. KTP")).toBeVisible();
  const digits = await askCode(page, 5);
  await fillRest(page, digits);
  await context.route("**/api/**", (route) => route.abort("internetdisconnected"));
  await remove(page).click();
  await expect(page.locator("[data-notice]").filter({ hasText: "Jaringan bermasalah" })).toBeVisible();
  await expect(code(page)).toHaveValue(digits);
  await context.unroute("**/api/**");
  await remove(page).click();
  await expect(page.getByRole("heading", { name: "Akun berhasil dihapus" })).toBeVisible();

  await second.getByLabel("No. KTP").fill(idOf(5));
  await fillRest(second, digits);
  await remove(second).click();
  await expect(second.getByLabel("No. handphone")).toBeVisible();
  await expect(toast(second, "Silakan masuk lagi.")).toBeVisible();
});

test("a lost response to the last call is explained, and the same request gives the receipt", async ({ page }) => {
  await page.goto("/removeAccount");
  const digits = await askCode(page, 6);
  await fillRest(page, digits);
  await loseResponse(page, "**/api/h5/cancellation");
  await remove(page).click();
  await expect(toast(page, "Jaringan bermasalah")).toBeVisible();
  const unsure = page.getByText(/akun Anda mungkin sudah terhapus/);
  await expect(unsure).toBeVisible();
  // Also after a reload.
  await page.reload();
  await expect(unsure).toBeVisible();
  const again = async () => {
    await page.getByLabel("No. KTP").fill(idOf(6));
    await fillRest(page, digits);
    await remove(page).click();
  };
  await test.step("an upstream that ignores the key finds the deletion spent: one sentence says what that means", async () => {
    const step = await page.evaluate(() => sessionStorage.getItem("deletionStep"));
    const spent = { code: "1004", message: "Konfirmasi ini sudah kedaluwarsa atau sudah dipakai. Silakan masuk lagi." };
    await page.route("**/api/h5/cancellation", (route) => route.fulfill({ json: spent }), { times: 1 });
    await again();
    await expect(page.getByText(/mungkin sudah berhasil/)).toBeVisible();
    await expect(page.getByText(/sudah kedaluwarsa/)).toHaveCount(0);
    await page.evaluate((value) => sessionStorage.setItem("deletionStep", String(value)), step);
  });
  await page.reload();
  await again();
  await expect(page.getByRole("heading", { name: "Akun berhasil dihapus" })).toBeVisible();
  await expect(page.getByText(/^HPS(-[0-9A-Z]{4}){3}$/)).toBeVisible();
});

test("an open loan is refused right after the sign-in, in the form too; so is a wrong password", async ({ page }) => {
  await page.goto("/removeAccount");
  await signIn(page, 10, "Salah#2026");
  await expect(page.locator("form").getByText(/^Nomor ponsel atau kata sandi salah/)).toBeVisible();
  await expect(page.getByLabel("Kata sandi", { exact: true })).toBeFocused();
  await signIn(page, 10);
  const refusal = page.locator("form p", { hasText: "masih ada pinjaman berjalan" });
  await expect(refusal).toBeInViewport({ ratio: 1 });
  await expect(refusal.getByRole("link")).toHaveAttribute("href", "/bantuan");
  await expect(page.getByText(/^Nomor ponsel atau kata sandi salah/).filter({ visible: true })).toHaveCount(0);
});

test("an open loan that only the last call reports is refused with a reason and a next step", async ({ page }) => {
  await page.route("**/h5/login", (route) => route.fulfill({ json: { code: "0000", message: "Sukses", data: { userId: "x".repeat(32) } } }));
  await page.route("**/h5/cancellation-code", (route) => route.fulfill({ json: { code: "0000", message: "Sukses" } }));
  await page.route("**/h5/cancellation", (route) =>
    route.fulfill({ json: { code: "1014", message: "Akun belum dapat dihapus karena masih ada pinjaman berjalan." } }),
  );
  await page.goto("/removeAccount");
  await signIn(page, 10);
  await page.getByLabel("No. KTP").fill(idOf(10));
  await page.getByRole("button", { name: "Kirim Kode" }).click();
  await fillRest(page, "123456");
  await remove(page).click();
  const refusal = page.locator("p", { hasText: "masih ada pinjaman berjalan" });
  await expect(toast(page, "masih ada pinjaman berjalan")).toBeVisible();
  // The notice has reported it; once is enough.
  await expect(page.getByRole("alert")).toHaveCount(1);
  await expect(refusal.getByRole("link")).toHaveAttribute("href", "/bantuan");
  // Beside the clicked button, not at the top of a form that has been scrolled away.
  await expect(refusal).toBeInViewport({ ratio: 1 });
  await expect(refusal, "an edge for forced colours").toHaveCSS("border-left-width", "6px");
  // The dialog may still be scrolling.
  const roomBelow = async () => {
    const { y = 0, height = 0 } = (await refusal.boundingBox()) ?? {};
    return (page.viewportSize()?.height ?? 0) - y - height;
  };
  await expect.poll(roomBelow, "room below it").toBeGreaterThan(48);
  for (const width of [700, 900]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(refusal).toBeInViewport({ ratio: 1 });
  }
  // A scrolled dialog starts below its notice instead of under it.
  const roomAbove = async () => {
    const { y = 0, height = 0 } = (await toast(page, "masih ada pinjaman berjalan").boundingBox()) ?? {};
    return ((await page.getByRole("dialog").locator("..").boundingBox())?.y ?? 0) - y - height;
  };
  await expect.poll(roomAbove).toBeGreaterThan(0);
});

test("Batal goes back if there is a previous page, otherwise home", async ({ page, browser }) => {
  await page.goto("/removeAccount");
  await page.getByRole("button", { name: "Batal" }).click();
  await expect(page).toHaveURL(/\/halamandepan$/);
  const visitor = await browser.newContext();
  const other = await visitor.newPage();
  await other.goto("/bantuan");
  await other.goto("/removeAccount");
  await other.getByRole("button", { name: "Batal" }).click();
  await expect(other).toHaveURL(/\/bantuan$/);
  await visitor.close();
});

test("a phone in landscape is sent home with a reason, a laptop is not", async ({ browser, baseURL, page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto("/removeAccount");
  await expect(page.getByRole("dialog")).toBeVisible();
  const phone = await browser.newContext({ ...(baseURL ? { baseURL } : {}), viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });
  const sideways = await phone.newPage();
  await sideways.goto("/removeAccount");
  await expect(sideways).toHaveURL(/\/halamandepan$/);
  await expect(toast(sideways, "Putar ponsel Anda")).toBeVisible();
  await phone.close();
});

test("without scripts the page states everything and another way", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), javaScriptEnabled: false });
  const page = await context.newPage();
  expect((await page.goto("/removeAccount"))?.status()).toBe(200);
  await expect(page.getByText("Penghapusan langsung memerlukan JavaScript")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Yang dihapus" })).toBeVisible();
  await context.close();
});
