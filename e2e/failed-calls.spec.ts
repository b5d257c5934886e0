import type { Page, Route } from "@playwright/test";
import { register } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { openForm } from "./funder-form.ts";
import { openHydrated } from "./hydration.ts";

type Step = {
  /** What is sent, in words. */
  name: string;
  /** The call that fails. */
  call: string;
  fill: (page: Page) => Promise<unknown>;
  submit: string;
  /** What the call answers at last, for the step that follows. */
  answer?: { data?: object };
};

const resetCode = "**/api/investor/password-code";
const deletionCode = "**/api/h5/cancellation-code";

/** Pages with the steps of their forms, which follow each other. */
const forms: { path: string; steps: Step[] }[] = [
  {
    path: "/login",
    steps: [
      {
        name: "sign-in",
        call: "**/api/investor/login",
        async fill(page) {
          await page.getByLabel("Email/No. telepon").fill("pribadi@demo.test");
          await page.getByLabel("Kata sandi", { exact: true }).fill("Demo#2026");
        },
        submit: "Masuk",
      },
    ],
  },
  {
    path: "/register",
    steps: [
      {
        name: "registration",
        call: "**/api/investor/regist",
        async fill(page) {
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
    ],
  },
  {
    path: "/forgotPassword",
    steps: [
      {
        name: "code for a forgotten password",
        call: resetCode,
        fill: (page) => page.getByLabel("Email/No. telepon").fill("lupa@contoh.id"),
        submit: "Kirim Kode",
        answer: { data: { resendAfter: 0 } },
      },
      {
        name: "new password",
        call: "**/api/investor/password-reset",
        async fill(page) {
          await page.getByLabel("Kode Verifikasi").fill("123456");
          await page.getByLabel("Kata sandi baru").fill("Baru#2026");
          await page.getByLabel("Konfirmasi kata sandi").fill("Baru#2026");
        },
        submit: "Ubah kata sandi",
      },
    ],
  },
  {
    path: "/bantuan#pengaduan",
    steps: [
      {
        name: "complaint",
        call: "**/api/h5/rights-request",
        async fill(page) {
          await page.getByRole("button", { name: "Tulis pengaduan" }).click();
          await page.getByLabel("Nama lengkap").fill("Sari Lestari");
          await page.getByLabel("Email atau No. telepon").fill("sari@contoh.id");
          await page.getByLabel("Isi pengaduan").fill("Pembayaran belum tercatat.");
        },
        submit: "Kirim pengaduan",
      },
    ],
  },
  {
    path: "/removeAccount",
    steps: [
      {
        name: "sign-in for the deletion",
        call: "**/api/h5/login",
        async fill(page) {
          await page.getByLabel("No. handphone").fill("81200000001");
          await page.getByLabel("Kata sandi", { exact: true }).fill("Hapus#2026");
        },
        submit: "Konfirmasi",
        answer: { data: { userId: "h1" } },
      },
      {
        name: "code for the deletion",
        call: deletionCode,
        fill: (page) => page.getByLabel("No. KTP").fill("3174010101900001"),
        submit: "Kirim Kode",
        answer: {},
      },
      {
        name: "deletion",
        call: "**/api/h5/cancellation",
        async fill(page) {
          await page.getByLabel("Kode Verifikasi").fill("123456");
          await page.getByLabel("Kesulitan dalam proses pinjaman").check();
        },
        submit: "Hapus Akun",
      },
    ],
  },
];

for (const { path, steps } of forms)
  test(`${steps.map(({ name }) => name).join(", ")}: the reason of a failed call stays beside the form until the next try`, async ({ page }) => {
    test.slow(steps.length > 1);
    await page.goto(path);
    for (const { name, call, fill, submit, answer } of steps)
      await test.step(name, async () => {
        await fill(page);
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
        const next = Promise.withResolvers<Route>();
        await page.route(call, next.resolve, { times: 1 });
        await form.getByRole("button", { name: submit, exact: true }).click();
        const asked = await next.promise;
        await expect(reason).toHaveCount(0);
        if (answer) await asked.fulfill({ json: { code: "0000", message: "Berhasil", ...answer } });
      });
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
  await expect(number).toHaveAccessibleDescription(/^Jaringan bermasalah, silakan coba lagi\./);
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
