import type { Page } from "@playwright/test";
import { uniqueDigits } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";
import { refuseAfterTyping, submitWithLostResponse } from "./lost-response.ts";
import { codeFor, countCodes } from "./outbox.ts";

const password = "Rahasia#2026";

/** A new person: name, e-mail, and a phone number that begins with 8. */
function somebody() {
  const digits = uniqueDigits(9);
  return { name: "Kartika Ayuningtyas", email: `kartika${digits}@contoh.id`, mobile: `81${digits}` };
}
type Person = ReturnType<typeof somebody>;

async function fillRegistration(page: Page, person: Person) {
  await page.getByLabel("Nama lengkap sesuai KTP").fill(person.name);
  await page.getByLabel("Alamat email").fill(person.email);
  await page.getByLabel("No. handphone").fill(person.mobile);
  await page.getByLabel("Kata sandi", { exact: true }).fill(password);
  await page.getByLabel("Konfirmasi kata sandi").fill(password);
  await page.getByRole("checkbox", { name: /^Saya menyetujui/ }).check();
}

async function signIn(page: Page, account: string, secret: string) {
  await page.getByLabel("Email/No. telepon").fill(account);
  await page.getByLabel("Kata sandi", { exact: true }).fill(secret);
  await page.getByLabel("Kata sandi", { exact: true }).press("Enter");
}

/** Registers through the API, for tests about something else. */
async function newAccount(page: Page): Promise<Person> {
  const person = somebody();
  const answer = await page.request.post("/api/investor/regist", {
    data: { type: 0, username: person.name, email: person.email, mobile: `62${person.mobile}`, password },
  });
  expect(await answer.json()).toMatchObject({ code: "0000" });
  return person;
}

test.describe("account choice", () => {
  test("sends funders to the sign-in and borrowers to the app, also by keyboard", async ({ page, axe }) => {
    await page.goto("/accountSelect");
    await expect(page.getByRole("heading", { name: "Pilih jenis akun", level: 1 })).toBeVisible();
    await expect(page.getByText("© 2025")).toBeVisible();
    await axe();
    await expect(page.getByRole("link", { name: "Penerima Dana", exact: true })).toHaveAttribute("href", "/daftarPenerima");
    await page.getByRole("link", { name: "Pemberi Dana", exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/login$/);
  });
});

test.describe("sign-in", () => {
  test("choice, sign-in and forgotten password show the copyright line and link to the registration", async ({ page }) => {
    for (const path of ["/accountSelect", "/forgotPassword", "/login"]) {
      await page.goto(path);
      await expect(page.getByText("© 2025")).toBeVisible();
    }
    await expect(page.getByRole("link", { name: "Daftar", exact: true })).toHaveAttribute("href", "/register");
    await expect(page.getByRole("link", { name: "Lupa kata sandi?" })).toHaveAttribute("href", "/forgotPassword");
    await page.goto("/register");
    await expect(page.getByRole("main").getByRole("link", { name: "Masuk", exact: true })).toHaveAttribute("href", "/login");
  });

  test("an empty form reports both fields; spaces count as empty", async ({ page, axe }) => {
    const forbidden: string[] = [];
    await page.exposeFunction("noteForbidden", (directive: string) => forbidden.push(directive));
    await page.addInitScript(() => {
      const { noteForbidden } = window as unknown as { noteForbidden: (directive: string) => void };
      document.addEventListener("securitypolicyviolation", (event) => noteForbidden(event.violatedDirective));
    });
    await page.goto("/login");
    await axe();
    await page.getByRole("button", { name: "Masuk", exact: true }).click();
    const account = page.getByLabel("Email/No. telepon");
    await expect(account).toHaveAccessibleDescription("Silakan masukkan email/No. telepon");
    await expect(page.getByLabel("Kata sandi", { exact: true })).toHaveAccessibleDescription("Silakan masukkan kata sandi");
    await expect(account).toBeFocused();
    await expect(page).toHaveTitle(/^Kesalahan: /);
    await axe();
    await account.fill("   ");
    await expect(account).toHaveAccessibleDescription("Silakan masukkan konten");
    expect(forbidden).toEqual([]);
  });

  test("a funder with complete details goes to the home page and stays signed in for 7 days", async ({ page }) => {
    await page.goto("/login");
    await signIn(page, "pribadi@demo.test", "Demo#2026");
    await expect(page).toHaveURL(/\/halamandepan$/);
    await expect(page.locator("html")).toHaveAttribute("data-user", "Rani Wulandari");
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("userInfo") ?? "{}"));
    expect(stored.value).toEqual({ username: "Rani Wulandari" });
    expect(Math.abs(stored.expires - Date.now() - 604_800_000)).toBeLessThan(60_000);
    await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("rights") ?? "{}").value?.length)).toBeGreaterThan(0);
    for (const path of ["/login", "/register", "/accountSelect"]) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/halamandepan$/);
    }
  });

  test("a funder with details pending goes to the detail form", async ({ page }) => {
    await page.goto("/login");
    await signIn(page, "baru@demo.test", "Demo#2026");
    await expect(page).toHaveURL(/\/registerCompany/);
  });

  test("the requested page opens afterwards, another site never", async ({ page }) => {
    await page.goto("/login?next=/bantuan");
    await signIn(page, "perusahaan@demo.test", "Demo#2026");
    await expect(page).toHaveURL("/bantuan");
    await page.context().clearCookies();
    await page.goto("/login?next=//example.com/");
    await signIn(page, "perusahaan@demo.test", "Demo#2026");
    await expect(page).toHaveURL(/\/halamandepan$/);
  });

  test("the phone number works with 0, 62 and +62", async ({ page }) => {
    const { mobile } = await newAccount(page);
    for (const account of [`0${mobile}`, `62${mobile}`, `+62 ${mobile.slice(0, 3)}-${mobile.slice(3)}`]) {
      await page.context().clearCookies();
      await page.goto("/login");
      await signIn(page, account, password);
      await expect(page).toHaveURL(/\/registerPersonal/);
    }
  });

  test("unknown account and wrong password look the same, ten failures lock for minutes", async ({ page, axe }) => {
    const { email } = await newAccount(page);
    await page.goto("/login");
    await signIn(page, "tidak.ada@contoh.id", "salah-sekali");
    const message = "Email/No. telepon atau kata sandi salah. Periksa penulisannya, atau atur ulang kata sandi.";
    const wrong = page.locator("[data-notice]").filter({ hasText: message });
    await expect(wrong).toBeVisible();
    await expect(page.getByRole("main").getByText(message)).toBeVisible();
    await expect(page.getByLabel("Kata sandi", { exact: true })).toHaveValue("");
    await page.getByRole("button", { name: "Tutup" }).click();
    await expect(wrong).toHaveCount(0);
    await signIn(page, email, "salah-sekali");
    await expect(wrong).toBeVisible();
    await axe();
    for (let tries = 1; tries < 10; tries++) {
      const answer = await page.request.post("/api/investor/login", { data: { username: email, password: "salah-sekali" } });
      expect(await answer.json()).toMatchObject({ code: "1001" });
    }
    await signIn(page, email, password);
    await expect(page.getByText(/Akun dikunci sementara.*menit/).first()).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });

  test("the sign-in form keeps what is typed, and shows a password only on request", async ({ page }) => {
    await page.goto("/login");
    await test.step("the password is shown on request and hidden again on submit", async () => {
      // The label belongs to the field only: the button beside it has text.
      const secret = page.getByLabel("Kata sandi");
      await secret.fill("rahasia");
      await page.getByRole("button", { name: "Tampilkan kata sandi" }).click();
      await expect(secret).toHaveAttribute("type", "text");
      await expect(page.getByRole("button", { name: "Sembunyikan kata sandi" })).toHaveAttribute("aria-pressed", "true");
      await secret.press("Enter");
      await expect(secret).toHaveAttribute("type", "password");
    });
    await test.step("text typed while the sign-in is pending survives its refusal and keeps the focus", async () => {
      const account = page.getByLabel("Email/No. telepon");
      const secret = page.getByLabel("Kata sandi", { exact: true });
      const press = () => signIn(page, "a@contoh.id", "salah-sekali");
      await refuseAfterTyping(page, "**/api/investor/login", "1001", press, () => secret.fill("Rahasia#2026"));
      await expect(secret).toHaveValue("Rahasia#2026");
      await refuseAfterTyping(page, "**/api/investor/login", "1001", press, () => account.fill("b@contoh.id"));
      await expect(secret).toHaveValue("");
      await expect(account).toBeFocused();
      await expect(account).toHaveValue("b@contoh.id");
    });
    await test.step("a network failure loses nothing that was typed", async () => {
      await page.route("**/api/investor/login", (route) => route.abort());
      await signIn(page, "pribadi@demo.test", "Demo#2026");
      await expect(page.getByRole("alert").filter({ hasText: "Jaringan bermasalah, silakan coba lagi." })).toBeVisible();
      await expect(page.getByLabel("Kata sandi", { exact: true })).toHaveValue("Demo#2026");
    });
  });

  test("a network failure is reported even before the code of the notices has loaded", async ({ page, context, axe, guard }) => {
    guard.allow(/ERR_INTERNET_DISCONNECTED/);
    await page.goto("/login");
    await page.getByLabel("Email/No. telepon").fill("rani@contoh.id");
    await page.getByLabel("Kata sandi", { exact: true }).fill("rahasia");
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Masuk", exact: true }).click();
    const alone = page.getByRole("alert").filter({ hasText: "Jaringan bermasalah, silakan coba lagi." });
    await expect(alone).toBeVisible();
    await page.setViewportSize({ width: 360, height: 700 });
    await expect(alone).toBeInViewport({ ratio: 1 });
    await context.setOffline(false);
    await expect(page.locator("[data-notice]").filter({ hasText: "Jaringan bermasalah" })).toBeVisible();
    await expect(alone).toHaveCount(1);
    await axe();
  });

  test("says that blocked cookies prevent the sign-in, and signs in once they are allowed", async ({ page, context }) => {
    const cdp = await context.newCDPSession(page);
    await cdp.send("Emulation.setDocumentCookieDisabled", { disabled: true });
    await page.goto("/login");
    await signIn(page, "pribadi@demo.test", "Demo#2026");
    await expect(page.getByRole("alert").filter({ hasText: "memblokir kuki" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Masuk", exact: true })).toBeEnabled();
    await expect(page.getByLabel("Kata sandi", { exact: true })).toHaveValue("Demo#2026");
    await cdp.send("Emulation.setDocumentCookieDisabled", { disabled: false });
    await page.getByRole("button", { name: "Masuk", exact: true }).click();
    await expect(page).toHaveURL(/\/halamandepan$/);
  });
});

test.describe("sign-in on a phone @mobile", () => {
  test("shows the desktop-only notice first; its disclosure opens the form @mobile", async ({ page, axe }) => {
    await page.goto("/login");
    await expect(page.getByRole("heading", { name: "Mohon maaf" })).toBeVisible();
    await expect(page.getByText(/laptop, komputer, atau tablet/)).toBeVisible();
    await expect(page.getByLabel("Email/No. telepon")).toBeHidden();
    await axe();
    await page.getByRole("button", { name: "Saya sudah punya akun" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Masuk");
    await axe();
    await signIn(page, "pribadi@demo.test", "Demo#2026");
    await expect(page).toHaveURL(/\/halamandepan$/);
  });

  test("the address can be copied, and a zoomed laptop can continue @mobile", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/register");
    await expect(page.getByRole("heading", { name: "Mohon maaf" })).toBeVisible();
    await page.getByRole("button", { name: "Salin tautan" }).click();
    await expect(page.getByText("Tautan tersalin")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/register$/);
    await page.getByRole("button", { name: "Tetap lanjutkan di perangkat ini" }).click();
    await expect(page.getByRole("heading", { name: "Daftar", level: 1 })).toBeVisible();
    await expect(page.locator("#formulir")).toBeFocused();
    await page.goto("/login");
    await expect(page.getByLabel("Email/No. telepon")).toBeVisible();
  });
});

test.describe("registration", () => {
  test("an empty form reports every missing field in the specification's words", async ({ page, axe }) => {
    await page.goto("/register");
    await axe();
    await page.getByRole("button", { name: "Daftar Sekarang" }).click();
    const said = {
      "Nama lengkap sesuai KTP": "Silakan masukkan nama lengkap sesuai KTP",
      "Alamat email": "Silakan masukkan alamat email",
      "Konfirmasi kata sandi": "Silakan konfirmasi kata sandi",
    };
    for (const [label, message] of Object.entries(said)) await expect(page.getByLabel(label)).toHaveAccessibleDescription(message);
    await expect(page.getByLabel("No. handphone")).toHaveAccessibleDescription(/^Masukan nomor Handphone yang benar , Diawali angka 8/);
    await expect(page.getByLabel("Kata sandi", { exact: true })).toHaveAccessibleDescription(/^Silakan masukkan kata sandi/);
    await expect(page.getByRole("checkbox")).toHaveAccessibleDescription("Silakan centang perjanjian terlebih dahulu.");
    await expect(page.getByLabel("Nama lengkap sesuai KTP")).toBeFocused();
    await expect(page.getByText("© 2025")).toHaveCount(0);
    await axe();
    await page.getByLabel("Kata sandi", { exact: true }).fill("rahasia1");
    await page.getByLabel("Konfirmasi kata sandi").fill("rahasia2");
    expect(await page.locator("#isian-confirm-galat").textContent()).toBe("Harap konfirmasi  kata sandi");
  });

  test("a company registers, sees the server's message and continues to its details", async ({ page }) => {
    const person = somebody();
    await page.goto("/register");
    await page.getByRole("radio", { name: "Perusahaan" }).check();
    await fillRegistration(page, person);
    await expect(page.getByLabel("No. handphone")).toHaveValue(/^\d{3} \d{4} \d{4}$/);
    const [answer] = await Promise.all([page.waitForResponse("**/api/investor/regist"), page.getByLabel("Konfirmasi kata sandi").press("Enter")]);
    expect(answer.request().postDataJSON()).toEqual({
      type: 1,
      username: person.name,
      email: person.email,
      mobile: `62${person.mobile}`,
      password,
    });
    const { message } = await answer.json();
    await expect(page).toHaveURL(/\/registerCompany/);
    await expect(page.getByText(message).first()).toBeVisible();
  });

  test("an address or number in use is refused at its field; the rest stays", async ({ page, axe }) => {
    const taken = await newAccount(page);
    await page.goto("/register");
    await page.getByRole("radio", { name: "Pribadi" }).check();
    await fillRegistration(page, { ...somebody(), email: taken.email });
    await page.getByRole("button", { name: "Daftar Sekarang" }).click();
    const email = page.getByLabel("Alamat email");
    await expect(email).toHaveAccessibleDescription(/^Alamat email sudah terdaftar\./);
    await expect(email).toBeFocused();
    await expect(page.getByRole("alert").getByText("Alamat email sudah terdaftar.")).toBeVisible();
    await axe();
    await email.fill(somebody().email);
    await page.getByLabel("No. handphone").fill(`0${taken.mobile}`);
    await page.getByRole("button", { name: "Daftar Sekarang" }).click();
    await expect(page.getByLabel("No. handphone")).toHaveAccessibleDescription(/^No. handphone sudah terdaftar\./);
    await expect(page.getByRole("radio", { name: "Pribadi" })).toBeChecked();
    await test.step("a 403 leads to the sign-in", async () => {
      await page.getByLabel("No. handphone").fill(somebody().mobile);
      await page.route("**/api/investor/regist", (route) => route.fulfill({ status: 403, json: { code: "4030", message: "Silakan masuk." } }));
      await page.getByRole("button", { name: "Daftar Sekarang" }).click();
      await expect(page).toHaveURL("/login?next=%2Fregister");
    });
  });

  test("a registration with a lost response is not reported as taken, and the sign-in continues it", async ({ page, axe }) => {
    const person = somebody();
    await page.goto("/register");
    await page.getByRole("radio", { name: "Pribadi" }).check();
    await fillRegistration(page, person);
    await submitWithLostResponse(page, "**/api/investor/regist", page.getByRole("button", { name: "Daftar Sekarang" }));
    await page.getByRole("button", { name: "Daftar Sekarang" }).click();
    const unsure = page.getByRole("alert").filter({ hasText: "Akun Anda mungkin sudah dibuat" });
    await expect(unsure).toBeVisible();
    await expect(page.getByLabel("Konfirmasi kata sandi")).toHaveValue(password);
    await axe();
    await unsure.getByRole("link", { name: "Masuk" }).click();
    await signIn(page, person.email, password);
    await expect(page).toHaveURL(/\/registerPersonal/);
  });

  test("a network failure right after registering is reported, and the page continues later", async ({ page, context, axe, guard }) => {
    guard.allow(/ERR_INTERNET_DISCONNECTED/);
    await page.goto("/register");
    await fillRegistration(page, somebody());
    await page.route("**/api/investor/regist", async (route) => {
      const response = await route.fetch();
      await context.setOffline(true);
      await route.fulfill({ response });
    });
    await page.getByRole("button", { name: "Daftar Sekarang" }).click();
    await expect(page.getByText(/^Akun Anda sudah dibuat, tetapi/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Daftar Sekarang" })).toHaveCount(0);
    await context.setOffline(false);
    await axe();
    await page.getByRole("link", { name: "Lanjut isi data" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Registrasi Pendanaan - Perusahaan" })).toBeVisible();
  });

  test("suggests domains while typing and only points out a typing error", async ({ page, axe, context }) => {
    await page.goto("/register");
    const email = page.getByLabel("Alamat email");
    await email.pressSequentially("budi@");
    await expect(page.getByRole("option").first()).toHaveText("budi@gmail.com");
    await axe();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("option").first()).toBeHidden();
    await email.pressSequentially("y");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(email).toHaveValue("budi@yahoo.co.id");
    await email.fill("budi@o");
    await page.getByRole("option", { name: "budi@outlook.com" }).click();
    await expect(email).toHaveValue("budi@outlook.com");
    await email.fill("budi@gmial.com");
    // A live region must exist before its text, so that screen readers announce it.
    const hint = page.locator('#isian-email-petunjuk[role="status"]');
    await expect(hint).toBeEmpty();
    await email.blur();
    await expect(hint).toHaveText("Maksud Anda budi@gmail.com? Pakai alamat ini");
    await expect(page.getByText("Maksud Anda budi@gmail.com?")).toBeVisible();
    await expect(email).toHaveValue("budi@gmial.com");
    await page.getByRole("button", { name: "Pakai alamat ini" }).click();
    await expect(email).toHaveValue("budi@gmail.com");
    await test.step("terms and privacy open in a new tab, the form keeps its content", async () => {
      await page.getByLabel("Nama lengkap sesuai KTP").fill("Kartika");
      for (const [name, address] of [
        ["Syarat dan Ketentuan", /name=Syarat$/],
        ["Kebijakan Privasi", /name=Kebijakan$/],
      ] as const) {
        const [opened] = await Promise.all([context.waitForEvent("page"), page.getByRole("main").getByRole("link", { name }).click()]);
        await expect(opened).toHaveURL(address);
        await opened.close();
      }
      await expect(page.getByLabel("Nama lengkap sesuai KTP")).toHaveValue("Kartika");
      await expect(page.getByRole("checkbox")).not.toBeChecked();
      const { nodes } = await (await context.newCDPSession(page)).send("Accessibility.getFullAXTree");
      const box = nodes.find((node) => node.role?.value === "checkbox");
      expect(box?.name?.value, "the name as the browser tells it").toBe(
        "Saya menyetujui Syarat dan Ketentuan serta Syarat Pemberi Dana, dan sudah membaca Kebijakan Privasi.",
      );
    });
  });

  test("the fields of the registration help while typing", async ({ page }) => {
    await page.goto("/register");
    await test.step("password advice has reserved space, so that a button does not move while it is clicked", async () => {
      const button = page.getByRole("button", { name: "Daftar Sekarang" });
      const top = async () => Math.round((await button.boundingBox())?.y ?? 0);
      await page.getByLabel("Kata sandi", { exact: true }).fill("a");
      await button.scrollIntoViewIfNeeded();
      const before = await top();
      await expect(page.getByText("Kekuatan kata sandi")).toBeVisible();
      expect(await top()).toBe(before);
    });
    await test.step("password advice appears while typing and never refuses", async () => {
      await page.getByLabel("Kata sandi", { exact: true }).fill("123456");
      await expect(page.getByText("Sangat mudah ditebak")).toBeVisible();
      await page.getByLabel("Kata sandi", { exact: true }).fill("sawah-kuda-lentera-88");
      await expect(page.getByText(/: (Kuat|Sangat kuat)\./)).toBeVisible();
    });
    await test.step("groups the number, leaves the caret, and selects the country by prefix", async () => {
      const mobile = page.getByLabel("No. handphone");
      await mobile.pressSequentially("081234567890");
      await expect(mobile).toHaveValue("812 3456 7890");
      await mobile.evaluate((input: HTMLInputElement) => input.setSelectionRange(5, 5));
      await page.keyboard.press("Backspace");
      await expect(mobile).toHaveValue("812 4567 890");
      await page.keyboard.type("9");
      await expect(mobile).toHaveValue("812 9456 7890");
      expect(await mobile.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(5);
      await mobile.fill("+44 7911 123456");
      await expect(page.getByLabel("Kode negara")).toHaveValue("44");
      await expect(mobile).toHaveValue("791 1123 456");
      await mobile.fill("");
      await mobile.pressSequentially("812345678901234567");
      expect((await mobile.inputValue()).length).toBeLessThanOrEqual(17);
    });
    await test.step("groups the choices, offers both countries, and ends an e-mail address at 50 characters", async () => {
      const kinds = page.getByRole("group", { name: "Mendanai sebagai" }).getByRole("radio");
      await expect(kinds).toHaveCount(2);
      await expect(page.getByLabel("Kode negara").getByRole("option")).toHaveText([/\+62/, /\+44/]);
      await page.getByLabel("Alamat email").pressSequentially(`${"a".repeat(45)}@cc.id`);
      // Before hydration nothing limits typing; after it the last letter is refused. Both keep what was given.
      await expect(page.getByLabel("Alamat email")).toHaveValue(/^a{45}@cc\.id?$/);
      for (const name of ["Syarat dan Ketentuan", "Kebijakan Privasi"])
        await expect(page.getByRole("main").getByRole("link", { name })).toHaveAttribute("rel", /noopener/);
    });
  });

  test("text survives another page and a reload; passwords and consent do not", async ({ page }) => {
    const stored = () => page.evaluate(() => sessionStorage.getItem("registerDraft"));
    await page.goto("/register");
    await page.getByRole("radio", { name: "Pribadi" }).check();
    await page.getByLabel("Nama lengkap sesuai KTP").fill("Kartika");
    await page.getByLabel("Alamat email").fill("kartika@contoh.id");
    await page.getByLabel("No. handphone").fill("81234567890");
    await page.getByLabel("Kata sandi", { exact: true }).fill(password);
    await page.getByRole("checkbox").check();
    await expect.poll(stored).toContain("81234567890");
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(password);

    const stands = async () => {
      await expect(page.getByLabel("No. handphone")).toHaveValue("812 3456 7890");
      await expect(page.getByRole("radio", { name: "Pribadi" })).toBeChecked();
      await expect(page.getByLabel("Nama lengkap sesuai KTP")).toHaveValue("Kartika");
      await expect(page.getByLabel("Alamat email")).toHaveValue("kartika@contoh.id");
      await expect(page.getByLabel("Kata sandi", { exact: true })).toHaveValue("");
      await expect(page.getByRole("checkbox")).not.toBeChecked();
    };
    await page.reload();
    await stands();
    await page.getByRole("main").getByRole("link", { name: "Masuk", exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goBack();
    await stands();

    const { email, mobile } = somebody();
    await page.getByLabel("Alamat email").fill(email);
    await page.getByLabel("No. handphone").fill(mobile);
    await page.getByLabel("Kata sandi", { exact: true }).fill(password);
    await page.getByLabel("Konfirmasi kata sandi").fill(password);
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Daftar Sekarang" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Registrasi Pendanaan - Pribadi" })).toBeVisible();
    expect(await stored()).toBeNull();
    await page.goBack();
    await expect(page.getByLabel("Alamat email")).toHaveValue("");
    await page.getByRole("status").getByRole("link", { name: "Lanjut isi data" }).click();
    await expect(page).toHaveURL(/\/registerPersonal$/);
    await expect(page.getByRole("button", { name: "Simpan dan Lanjutkan" })).toBeVisible();
  });
});

test.describe("forgotten password", () => {
  async function askForCode(page: Page, account: string) {
    await page.goto("/forgotPassword");
    await page.getByLabel("Email/No. telepon").fill(account);
    await page.getByRole("button", { name: "Kirim Kode" }).click();
    await expect(page.getByLabel("Kode Verifikasi")).toBeVisible();
  }

  test("the code sets a new password, and the old one stops working", async ({ page, axe }) => {
    test.slow();
    const { email } = await newAccount(page);
    const sent = countCodes(email);
    await page.goto("/forgotPassword");
    await axe();
    await page.getByRole("button", { name: "Kirim Kode" }).click();
    await expect(page.getByLabel("Email/No. telepon")).toHaveAccessibleDescription("Silakan masukkan email/No. telepon");
    await askForCode(page, email);
    await expect(page.getByRole("button", { name: /^Kirim ulang \(\d+ dtk\)$/ })).toBeDisabled();
    await axe();
    await page.getByRole("button", { name: "Ubah kata sandi" }).click();
    await expect(page.getByLabel("Kode Verifikasi")).toHaveAccessibleDescription(/^Masukan Kode Verifikasi/);

    const code = await codeFor(email, sent);
    await page.getByLabel("Kode Verifikasi").fill(code === "000000" ? "111111" : "000000");
    await page.getByLabel("Kata sandi baru").fill("Baru#2026");
    await page.getByLabel("Konfirmasi kata sandi").fill("Baru#2026");
    await page.getByRole("button", { name: "Ubah kata sandi" }).click();
    await expect(page.getByLabel("Kode Verifikasi")).toHaveAccessibleDescription(/^Kode verifikasi salah atau sudah kedaluwarsa\./);
    await expect(page.getByLabel("Kode Verifikasi")).toBeFocused();
    await expect(page.getByLabel("Kode Verifikasi")).toHaveValue("");
    await axe();

    await page.getByLabel("Kode Verifikasi").fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.getByRole("button", { name: "Ubah kata sandi" }).click();
    const done = page.getByRole("heading", { name: "Kata sandi sudah diubah" });
    await expect(done).toBeFocused();
    await expect(done).toHaveAccessibleDescription("Langkah 3 dari 3: selesai");
    // The message about the wrong code disappears with the next attempt.
    await expect(page.locator("[data-notice]")).toHaveCount(0);
    await axe();
    await page.getByRole("main").getByRole("link", { name: "Masuk", exact: true }).click();
    await signIn(page, email, password);
    await expect(page.getByText("Email/No. telepon atau kata sandi salah. Periksa penulisannya, atau atur ulang kata sandi.").first()).toBeVisible();
    await signIn(page, email, "Baru#2026");
    await expect(page).toHaveURL(/\/registerPersonal/);
  });

  test("a reset signs out, and the next sign-in is for the account whose password changed", async ({ page }) => {
    await page.goto("/login");
    await signIn(page, "pribadi@demo.test", "Demo#2026");
    await expect(page).toHaveURL(/\/halamandepan$/);
    const { email } = await newAccount(page);
    const sent = countCodes(email);
    await askForCode(page, email);
    await page.getByLabel("Kode Verifikasi").fill(await codeFor(email, sent));
    await page.getByLabel("Kata sandi baru").fill("Baru#2026");
    await page.getByLabel("Konfirmasi kata sandi").fill("Baru#2026");
    await page.getByRole("button", { name: "Ubah kata sandi" }).click();
    await expect(page.getByRole("heading", { name: "Kata sandi sudah diubah" })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Masuk", exact: true }).click();
    await signIn(page, email, "Baru#2026");
    await expect(page).toHaveURL(/\/registerPersonal/);
  });

  test("a code typed while another is pending survives its refusal and is not reported as wrong", async ({ page, axe }) => {
    const { email } = await newAccount(page);
    const sent = countCodes(email);
    await askForCode(page, email);
    const code = page.getByLabel("Kode Verifikasi");
    await code.fill("111111");
    await page.getByLabel("Kata sandi baru").fill("Baru#2026");
    await page.getByLabel("Konfirmasi kata sandi").fill("Baru#2026");
    const press = () => page.getByRole("button", { name: "Ubah kata sandi" }).click();
    await refuseAfterTyping(page, "**/api/investor/password-reset", "1006", press, () => code.fill("222222"));
    await expect(code).toHaveValue("222222");
    await expect(code).not.toHaveAttribute("aria-invalid");
    await test.step("a password reset with a lost response is not reported as failed", async () => {
      await page.getByLabel("Kode Verifikasi").fill(await codeFor(email, sent));
      await page.getByLabel("Kata sandi baru").fill("Baru#2026");
      await page.getByLabel("Konfirmasi kata sandi").fill("Baru#2026");
      await submitWithLostResponse(page, "**/api/investor/password-reset", page.getByRole("button", { name: "Ubah kata sandi" }));
      await page.getByRole("button", { name: "Ubah kata sandi" }).click();
      const unsure = page.getByRole("alert").filter({ hasText: "Kata sandi mungkin sudah diubah" });
      await expect(unsure).toBeVisible();
      await axe();
      await unsure.getByRole("link", { name: "Masuk" }).click();
      await signIn(page, email, "Baru#2026");
      await expect(page).toHaveURL(/\/registerPersonal/);
    });
  });

  test("step and countdown survive a reload", async ({ page }) => {
    const { email } = await newAccount(page);
    await askForCode(page, email);
    await page.reload();
    await expect(page.getByRole("button", { name: /^Kirim ulang \(\d+ dtk\)$/ })).toBeVisible();
    await page.getByRole("button", { name: "Ganti akun" }).click();
    await page.getByRole("button", { name: "Kirim Kode" }).click();
    await expect(page.getByLabel("Email/No. telepon")).toHaveAccessibleDescription(/^Kode baru saja dikirim/);
    await test.step("an unknown account gets the same answer", async () => {
      await page.getByLabel("Email/No. telepon").fill("tidak.ada.sama.sekali@contoh.id");
      await page.getByRole("button", { name: "Kirim Kode" }).click();
      await expect(page.getByLabel("Kode Verifikasi")).toBeVisible();
      await expect(page.getByText("Jika tidak.ada.sama.sekali@contoh.id terdaftar")).toBeVisible();
    });
  });
});
