import type { Page } from "@playwright/test";
import { register } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { openForm } from "./funder-form.ts";
import { openHydrated } from "./hydration.ts";

type Form = {
  /** The call that fails. */
  call: string;
  /** Opens the form and fills it in. */
  open: (page: Page) => Promise<unknown>;
  submit: string;
};

const resetCode = "**/api/investor/password-code";
const deletionCode = "**/api/h5/cancellation-code";
const answer = (data: object) => ({ json: { code: "0000", message: "Berhasil", data } });

async function openDeletion(page: Page) {
  await page.goto("/removeAccount");
  await page.getByLabel("No. handphone").fill("81200000001");
  await page.getByLabel("Kata sandi", { exact: true }).fill("Hapus#2026");
}

async function openDeletionStep2(page: Page) {
  await page.route("**/api/h5/login", (route) => route.fulfill(answer({ userId: "h1" })), { times: 1 });
  await openDeletion(page);
  await page.getByRole("button", { name: "Konfirmasi" }).click();
  await page.getByLabel("No. KTP").fill("3174010101900001");
}

async function openReset(page: Page) {
  await page.goto("/forgotPassword");
  await page.getByLabel("Email/No. telepon").fill("lupa@contoh.id");
}

async function openResetStep2(page: Page) {
  await page.route(resetCode, (route) => route.fulfill(answer({ resendAfter: 0 })), { times: 1 });
  await openReset(page);
  await page.getByRole("button", { name: "Kirim Kode" }).click();
  await page.getByLabel("Kode Verifikasi").fill("123456");
  await page.getByLabel("Kata sandi baru").fill("Baru#2026");
  await page.getByLabel("Konfirmasi kata sandi").fill("Baru#2026");
}

const forms: Record<string, Form> = {
  "sign-in": {
    call: "**/api/investor/login",
    async open(page) {
      await page.goto("/login");
      await page.getByLabel("Email/No. telepon").fill("pribadi@demo.test");
      await page.getByLabel("Kata sandi", { exact: true }).fill("Demo#2026");
    },
    submit: "Masuk",
  },
  registration: {
    call: "**/api/investor/regist",
    async open(page) {
      await page.goto("/register");
      await page.getByRole("radio", { name: "Pribadi" }).check();
      await page.getByLabel("Nama lengkap sesuai KTP").fill("Sekar Gagal");
      await page.getByLabel("Alamat email").fill("sekar.gagal@contoh.id");
      await page.getByLabel("No. handphone").fill("81234567890");
      await page.getByLabel("Kata sandi", { exact: true }).fill("Rahasia#2026");
      await page.getByLabel("Konfirmasi kata sandi").fill("Rahasia#2026");
      await page.getByRole("checkbox", { name: /^Saya menyetujui/ }).check();
    },
    submit: "Daftar Sekarang",
  },
  "code for a forgotten password": { call: resetCode, open: openReset, submit: "Kirim Kode" },
  "new password": { call: "**/api/investor/password-reset", open: openResetStep2, submit: "Ubah kata sandi" },
  complaint: {
    call: "**/api/h5/rights-request",
    async open(page) {
      await page.goto("/bantuan#pengaduan");
      await page.getByRole("button", { name: "Tulis pengaduan" }).click();
      await page.getByLabel("Nama lengkap").fill("Sari Lestari");
      await page.getByLabel("Email atau No. telepon").fill("sari@contoh.id");
      await page.getByLabel("Isi pengaduan").fill("Pembayaran belum tercatat.");
    },
    submit: "Kirim pengaduan",
  },
  "sign-in for the deletion": { call: "**/api/h5/login", open: openDeletion, submit: "Konfirmasi" },
  "code for the deletion": { call: deletionCode, open: openDeletionStep2, submit: "Kirim Kode" },
  deletion: {
    call: "**/api/h5/cancellation",
    async open(page) {
      await openDeletionStep2(page);
      await page.getByLabel("Kode Verifikasi").fill("123456");
      await page.getByLabel("Kesulitan dalam proses pinjaman").check();
    },
    submit: "Hapus Akun",
  },
};

for (const [name, { call, open, submit }] of Object.entries(forms))
  test(`${name}: the reason of a failed call stays beside the form until the next try`, async ({ page }) => {
    await open(page);
    const form = page.locator("form").filter({ has: page.getByRole("button", { name: submit, exact: true }) });
    const reason = form.getByText("Jaringan bermasalah, silakan coba lagi.");
    for (const status of [0, 502]) {
      await page.route(call, (route) => (status ? route.fulfill({ status, body: "<html>" }) : route.abort()), { times: 1 });
      await form.getByRole("button", { name: submit, exact: true }).click();
      // Announced once: the reason in the form is no alert.
      const notice = page.getByRole("alert").filter({ hasText: "Jaringan bermasalah" });
      await expect(notice).toHaveCount(1);
      await expect(reason).toBeVisible();
      await notice.getByRole("button", { name: "Tutup" }).click();
      await expect(notice).toHaveCount(0);
      await expect(reason).toBeInViewport();
    }
    const next = Promise.withResolvers<void>();
    await page.route(call, () => next.resolve(), { times: 1 });
    await form.getByRole("button", { name: submit, exact: true }).click();
    await next.promise;
    await expect(reason).toHaveCount(0);
  });

test("a code for a contact that could not be requested or checked leaves its reason beside its button", async ({ page, request }) => {
  await page.route("**/api/investor/contact-code", (route) => route.abort(), { times: 1 });
  await openForm(page, 1, await register(request, 1));
  const ask = page.getByRole("button", { name: "Kirim kode ke email ini" });
  const reason = page.locator("main").getByText("Jaringan bermasalah, silakan coba lagi.");
  await ask.click();
  await expect(reason).toBeVisible();
  await ask.click();
  const code = page.getByLabel("Kode dari email");
  await expect(code).toBeFocused();
  await expect(reason).toHaveCount(0);
  await page.route("**/api/investor/contact-proof", (route) => route.abort(), { times: 1 });
  await code.fill("123456");
  await code.press("Enter");
  await expect(reason).toBeVisible();
  await expect(code).toHaveValue("123456");
});

test("a number that could not be looked up says so at its field", async ({ page }) => {
  await page.goto("/bantuan#pengaduan");
  const number = page.getByLabel("Nomor bukti atau tiket");
  await number.fill("ADU-1234-5678-90AB");
  await page.route("**/api/h5/reference", (route) => route.abort());
  await number.press("Enter");
  await expect(number).toHaveAccessibleDescription(/Jaringan bermasalah, silakan coba lagi\.$/);
});

/** Lets only those of Next's files through that the HTML of a page names; what the page loads later fails. */
async function failLaterFiles(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  await page.route("**/_next/static/**", (route) => (html.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort()));
}

test("a form whose check could not be loaded says so beside its button, and sends nothing", async ({ page, guard }) => {
  guard.allow(/Failed to load resource/);
  // From the beginning: the field is focused on arrival, which loads the check.
  await failLaterFiles(page, "/login");
  await openHydrated(page, "/login");
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  const account = page.getByLabel("Email/No. telepon");
  await account.fill("pribadi@demo.test");
  await page.getByLabel("Kata sandi", { exact: true }).fill("Demo#2026");
  await page.getByRole("button", { name: "Masuk", exact: true }).click();
  await expect(page.locator("form [data-form-refusal]")).toBeVisible();
  await expect(account).toHaveValue("pribadi@demo.test");
  expect(sent).toEqual([]);
  // The next try loads the check again.
  await page.unroute("**/_next/static/**");
  await page.getByRole("button", { name: "Masuk", exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
});

test("a page whose scripts could not be loaded opens with the next try", async ({ page, guard }) => {
  guard.allow(/Failed to load resource|ChunkLoadError/);
  await failLaterFiles(page, "/login");
  await openHydrated(page, "/login");
  await page.getByRole("link", { name: "Lupa kata sandi" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Halaman ini belum bisa dimuat." })).toBeVisible();
  await page.unroute("**/_next/static/**");
  await page.getByRole("button", { name: "Coba lagi" }).click();
  await expect(page.getByRole("button", { name: "Kirim Kode" })).toBeVisible();
  await expect(page).toHaveURL("/forgotPassword");
});
