import { isSignedBy } from "../lib/contract/signed-json.ts";
import { expect, onPhone, test } from "./fixtures.ts";

test("a pasted message is checked by keyboard, and the worst part decides the advice", async ({ page, axe }) => {
  await page.goto("/bantuan");
  await page.locator("#kanal-resmi").getByRole("link", { name: "Cek nomor, tautan, atau rekening" }).click();
  await expect(page).toHaveURL("/cekKeaslian");
  await page.getByLabel("Nomor, email, tautan, aplikasi, atau rekening").focus();
  await page.keyboard.type("CS kami (021) 0000 0149, situs simpu1.example atau www.simpul.example");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/cekKeaslian\?kontak=.*#hasil$/);
  const answers = page
    .getByRole("region", { name: "Hasil pemeriksaan" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });
  await expect(answers).toHaveText([
    /Bukan milik kami.*Telepon 02100000149.*Hanya berbeda satu angka dari \(021\) 0000 0148/,
    /Bukan milik kami.*Situs simpu1\.example.*mirip dengan simpul\.example/,
    /Resmi.*Situs simpul\.example/,
  ]);
  await expect(page).toHaveTitle(/^Bukan milik kami/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow");
  await expect(page.getByRole("link", { name: "Indonesia Anti-Scam Centre" })).toBeVisible();
  await expect(page.getByLabel("Nomor, email, tautan, aplikasi, atau rekening")).toHaveValue(/^CS kami .*simpul\.example$/);
  await axe();
  await onPhone(page, axe);
});

test("the verdict on a fraud fills the screen for a screenshot, by keyboard and back @both", async ({ page, axe }) => {
  await page.goto("/cekKeaslian?kontak=simpul.bantuan%40gmail.com");
  const open = page.getByRole("button", { name: "Layar penuh untuk tangkapan layar" });
  await open.focus();
  await page.keyboard.press("Enter");
  const screen = page.getByRole("dialog", { name: "Hasil pemeriksaan, layar penuh" });
  for (const text of ["Bukan milik kami", "simpul.bantuan@gmail.com", /^Jangan membalas/, /^Diperiksa \d+ \S+ \d{4} di .*\/cekKeaslian$/])
    await expect(screen.getByText(text)).toBeInViewport({ ratio: 1 });
  const size = page.viewportSize();
  expect(await screen.boundingBox()).toMatchObject({ x: 0, y: 0, width: size?.width, height: size?.height });
  await axe({ include: "[popover]" });
  await page.keyboard.press("Escape");
  await expect(screen).toBeHidden();
  await expect(open).toBeFocused();
  await page.goto("/cekKeaslian?kontak=bantuan%40simpul.example");
  await expect(open).toHaveCount(0);
});

test("the header leads to the check, on a phone through its menu @both", async ({ page, isMobile }) => {
  await page.goto("/tentangKami");
  if (isMobile) await page.getByRole("button", { name: "Buka menu" }).click();
  const place = isMobile ? page.getByRole("dialog", { name: "Menu" }) : page.getByRole("banner");
  await place.getByRole("link", { name: "Cek keaslian" }).click();
  await expect(page).toHaveURL("/cekKeaslian");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the check answers official, not ours and unknown, and the signed list agrees with its page", async ({ page, request }) => {
    for (const [typed, verdict] of [
      ["bantuan@simpul.example", "Resmi"],
      ["simpul.bantuan@gmail.com", "Bukan milik kami"],
      ["0812 3456 7890", "Belum dikenal"],
      ["Simpul: 482913, kode untuk MENGHAPUS akun. Berlaku 10 menit. Jangan beri tahu siapa pun.", "Resmi"],
      ["Simpul: kode 482913. Hubungi (021) 0000 0148 atau WA 0812\u20113456\u20117890", "Bukan milik kami"],
      [`simpul.example ${"kata ".repeat(900)}`, undefined],
    ] as const) {
      await page.goto("/cekKeaslian");
      await page.getByLabel("Nomor, email, tautan, aplikasi, atau rekening").fill(typed);
      await page.getByRole("button", { name: "Periksa" }).click();
      if (verdict) await expect(page.locator("#hasil").getByRole("heading", { level: 3 }).first()).toHaveText(verdict);
      else await expect(page.getByText("Pesannya terlalu panjang untuk diperiksa sekaligus")).toBeVisible();
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/cekKeaslian$/);
    }
    await page.getByLabel("Nomor, email, tautan, aplikasi, atau rekening").fill("  ");
    await page.getByRole("button", { name: "Periksa" }).click();
    await expect(page.getByLabel("Nomor, email, tautan, aplikasi, atau rekening")).toHaveAccessibleDescription(/Tulis atau tempel dulu/);

    const list = await (await request.get("/.well-known/kanal-resmi.json")).json();
    await page.getByText("Untuk teknisi: daftar bertanda tangan").click();
    const publicKey = await page.getByText("BEGIN PUBLIC KEY").innerText();
    expect(isSignedBy([{ keyId: list.keyId, publicKey }], list)).toBe(true);
    expect(isSignedBy([{ keyId: list.keyId, publicKey }], { ...list, content: { ...list.content, issuer: "Lain" } })).toBe(false);
    // One list with one date: the signed file, this page and the help page.
    const values = list.content.channels.map(({ value }: { value: string }) => value.replace(/^https:\/\/(?:www\.)?/, ""));
    expect(values).toContain("(021) 0000 0148");
    const day = new Intl.DateTimeFormat("id-ID", { dateStyle: "long", timeZone: "UTC" }).format(new Date(list.content.updated));
    for (const [path, area] of [
      ["/cekKeaslian", "section[aria-labelledby=daftar-judul]"],
      ["/bantuan", "#kanal-resmi"],
    ] as const) {
      await page.goto(path);
      await expect(page.locator(area)).toContainText(`Diperbarui ${day}.`);
      expect(await page.locator(`${area} dd li b`).allInnerTexts(), path).toEqual(values);
    }
    const picture = await request.get("/sampul/kanal-resmi.png");
    expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/png"]);
  });
});
