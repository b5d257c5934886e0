import type { APIRequestContext, Page } from "@playwright/test";
import { register, uniqueDigits } from "./accounts.ts";
import { pdf } from "./documents.ts";
import { expect, test } from "./fixtures.ts";
import { field, file, fillAddress, openForm, pick, row, save } from "./funder-form.ts";

const password = "Rahasia#1";

/** Registers a person with open details through the API. */
async function newPerson(request: APIRequestContext, username: string): Promise<string> {
  const unique = uniqueDigits(10);
  const email = `isian${unique}@demo.test`;
  const data = { type: 0, username, email, mobile: `6287${unique}`, password };
  expect((await (await request.post("/api/investor/regist", { data })).json()).code).toBe("0000");
  return email;
}

async function signIn(page: Page, account: string): Promise<void> {
  await page.goto("/login");
  await field(page, "Email/No. telepon").fill(account);
  await field(page, "Kata sandi").fill(password);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/registerPersonal*");
  await expect(save(page)).toBeVisible();
}

/** Counts the calls to a path. */
function countCalls(page: Page, path: string): () => number {
  let calls = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === path) calls += 1;
  });
  return () => calls;
}

/** As a keyboard's clipboard does: all at once, without a paste event. */
async function putIn(page: Page, label: string, text: string): Promise<void> {
  await field(page, label).focus();
  await page.keyboard.insertText(text);
}

test("list fields: text that matches no option is an error, by key, mouse, Tab and autofill, and nothing is sent", async ({ page, request }) => {
  test.slow();
  await openForm(page, 0, await register(request, 0));
  const sent = countCalls(page, "/api/investor/info-upload");
  await fillAddress(page);
  await pick(page, "Nama Bank", "Bank Mandiri");
  const lists = ["Nama Bank", "Kelurahan/Desa", "Kecamatan", "Kota/Kabupaten", "Provinsi"];
  const ways = ["Enter", "mouse", "Tab", "autofill", "Tab"];
  for (const [index, label] of lists.entries()) {
    const list = field(page, label);
    const way = ways[index];
    if (way === "autofill")
      await list.evaluate((element: HTMLInputElement) => {
        element.blur();
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(element, "Antah Berantah");
        element.dispatchEvent(new Event("input", { bubbles: true }));
      });
    else {
      await list.fill("Antah Berantah");
      await expect(page.getByText("Tidak ada pilihan yang cocok.", { exact: true })).toBeVisible();
      if (way === "Enter" || way === "Tab") await page.keyboard.press(way);
      // An open list hides the rest of the page from the accessibility tree.
      else await page.getByText("Simpan dan Lanjutkan").click();
    }
    await expect(list).toHaveValue("Antah Berantah");
    await expect(list).toHaveAccessibleDescription(/^Tidak ada pilihan yang cocok dengan “Antah Berantah”/);
    await list.press("Escape");
  }
  await save(page).click();
  await expect(field(page, "Nama Bank")).toHaveAttribute("aria-invalid", "true");
  expect(sent()).toBe(0);
});

test("places and banks are found as identity cards and people write them", async ({ page, request }) => {
  await openForm(page, 0, await register(request, 0));
  for (const [typed, name] of [
    ["NTB", "Nusa Tenggara Barat"],
    ["DI Yogyakarta", "Daerah Istimewa Yogyakarta"],
    ["DKI  Jakarta", "Daerah Khusus Ibukota Jakarta"],
    ["Jabar", "Jawa Barat"],
  ] as const) {
    await field(page, "Provinsi").fill(typed);
    await expect(page.getByRole("option").first()).toHaveText(name);
    await page.keyboard.press("Enter");
    await expect(field(page, "Provinsi")).toHaveValue(name);
  }
  await field(page, "Kota/Kabupaten").fill("Kab. Bandung");
  await expect(page.getByRole("option").first()).toHaveText("Kabupaten Bandung");
  await page.keyboard.press("Tab");
  await expect(field(page, "Kota/Kabupaten")).toHaveValue("Kabupaten Bandung");
  await field(page, "Nama Bank").fill("bca");
  await page.keyboard.press("Enter");
  await expect(field(page, "Nama Bank")).toHaveValue("Bank Central Asia (BCA)");
  await test.step("overtyping a choice and choosing it again loses nothing; Escape clears nothing", async () => {
    await fillAddress(page);
    const province = field(page, "Provinsi");
    await province.press("Escape");
    await province.press("Escape");
    await expect(province).toHaveValue("Bali");
    await province.fill("Balo");
    await page.keyboard.press("Tab");
    await expect(province).toHaveAttribute("aria-invalid", "true");
    await province.fill("bali");
    await page.keyboard.press("Tab");
    await expect(province).toHaveValue("Bali");
    await expect(province).not.toHaveAttribute("aria-invalid");
    for (const [label, value] of [
      ["Kota/Kabupaten", "Kota Denpasar"],
      ["Kecamatan", "Denpasar Selatan"],
      ["Kelurahan/Desa", "Sanur"],
      ["Kode Pos", "80228"],
    ] as const)
      await expect(field(page, label)).toHaveValue(value);
  });
});

test("pasted text is never cut: it is reported as too long, and nothing is sent", async ({ page }) => {
  await page.goto("/register");
  const sent = countCalls(page, "/api/investor/regist");
  const email = `${"a".repeat(40)}@contoh.co.id`;
  await putIn(page, "Alamat email", email);
  await putIn(page, "No. handphone", "0812345678901234567");
  await expect(field(page, "Alamat email")).toHaveValue(email);
  await expect(field(page, "Alamat email")).toHaveAccessibleDescription(/^Maksimal 50 karakter\./);
  await expect(field(page, "No. handphone")).toHaveValue("812345678901234567");
  await expect(field(page, "No. handphone")).toHaveAccessibleDescription(/^Masukan nomor Handphone yang benar/);
  await field(page, "Nama lengkap sesuai KTP").fill("Ratna Wulandari");
  await field(page, "Kata sandi").fill(password);
  await field(page, "Konfirmasi kata sandi").fill(password);
  await page.getByRole("checkbox", { name: /^Saya menyetujui/ }).check();
  await page.getByRole("button", { name: "Daftar Sekarang" }).click();
  await expect(field(page, "Alamat email")).toBeFocused();
  expect(sent()).toBe(0);
});

test("numbers keep their digits, and documents are judged by their bytes", async ({ page, request }) => {
  await openForm(page, 0, await register(request, 0));
  await test.step("a phone number keeps its digits whatever prefix precedes them", async () => {
    await putIn(page, "No. KTP", "NIK 3174015708850002");
    await expect(field(page, "No. KTP")).toHaveValue("3174 0157 0885 0002");
    await putIn(page, "NPWP", "NPWP: 01.234.567.8–901.000");
    await expect(field(page, "NPWP")).toHaveValue("NPWP: 01.234.567.8–901.000");
    await save(page).click();
    await expect(field(page, "Tempat Lahir")).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, "NPWP")).not.toHaveAttribute("aria-invalid");
  });
  await test.step("documents are judged by their bytes: any name of a JPEG, and a WebP is turned into one", async () => {
    const [jpeg, webp] = await page.evaluate(async () => {
      const canvas = document.createElement("canvas");
      canvas.width = 40;
      canvas.height = 30;
      canvas.getContext("2d")?.fillRect(0, 0, 20, 20);
      const bytes = async (type: string) => {
        const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
        return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
      };
      return [await bytes("image/jpeg"), await bytes("image/webp")];
    });
    for (const name of ["foto.jfif", "foto.jpe", "IMG_0001"]) {
      await field(page, "Foto KTP").setInputFiles(file(name, Buffer.from(jpeg ?? [])));
      await expect(row(page, name)).toContainText("Terunggah");
    }
    await field(page, "Foto NPWP").setInputFiles(file("kiriman.jpg", Buffer.from(webp ?? [])));
    await expect(row(page, "kiriman.jpg")).toContainText("Terunggah");
    await field(page, "Foto NPWP").setInputFiles(file("iphone.jpg", Buffer.from("\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic", "latin1")));
    await expect(field(page, "Foto NPWP")).toHaveAccessibleDescription(/Berkas ini foto HEIC, apa pun namanya\./);
  });
  await test.step("a file dropped beside its row does not replace the page", async () => {
    await field(page, "Tempat Lahir").fill("Denpasar");
    const prevented = await page.evaluate((content) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], "ktp.pdf", { type: "application/pdf" }));
      return ["dragover", "drop"].map(
        (type) =>
          !(document.querySelector("h1") as HTMLElement).dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer })),
      );
    }, pdf.toString("latin1"));
    expect(prevented).toEqual([true, true]);
    await expect(page.getByText("Letakkan berkas di baris dokumennya.")).toBeVisible();
    await expect(field(page, "Tempat Lahir")).toHaveValue("Denpasar");
  });
});

test("storage that throws on reading brings no page down", async ({ page, request }) => {
  const id = await register(request, 0);
  await page.addInitScript(() => {
    for (const method of ["getItem", "removeItem", "key"] as const)
      Storage.prototype[method] = () => {
        throw new DOMException("broken profile", "NS_ERROR_FILE_CORRUPTED");
      };
  });
  for (const path of ["/halamandepan", "/blog", "/bantuan", "/removeAccount", "/forgotPassword", "/register", "/dataPeramban"]) {
    await page.goto(path);
    await expect(page.locator("h1").first()).toBeVisible();
    // The first input starts the framework. Not at the top of the page: the strip above the header is a link.
    await page.locator("h1").first().click({ force: true });
  }
  await openForm(page, 0, id);
  await field(page, "Tempat Lahir").fill("Denpasar");
  await page.evaluate(() => removeEventListener("beforeunload", () => undefined));
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto("/login");
  await field(page, "Email/No. telepon").fill("pribadi@demo.test");
  await field(page, "Kata sandi").fill("Demo#2026");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/halamandepan");
});

test("invisible characters in a pasted account do not matter at the sign-in", async ({ page, request }) => {
  const email = await newPerson(request, "Sari Dewi");
  await signIn(page, `\u200e\u202a${email}\u202c\u200b\u00a0`);
});

test("the countdown for a code never exceeds its start, whatever the device's clock", async ({ page }) => {
  await page.clock.install();
  await page.goto("/forgotPassword");
  await field(page, "Email/No. telepon").fill(`tiada${uniqueDigits(12)}@contoh.id`);
  await page.getByRole("button", { name: "Kirim Kode" }).click();
  const seconds = async () => Number(/\d+/.exec((await page.getByRole("button", { name: /^Kirim ulang/ }).textContent()) ?? "")?.[0]);
  await expect.poll(seconds).toBeLessThanOrEqual(60);
  await page.clock.setSystemTime(Date.now() - 3_600_000);
  await page.clock.runFor(2_000);
  expect(await seconds()).toBeLessThanOrEqual(60);
  await page.reload();
  await expect.poll(seconds).toBeLessThanOrEqual(60);
});
