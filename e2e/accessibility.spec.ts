import type { FileChooser, Page } from "@playwright/test";
import { personForm } from "../lib/contract/person-form.ts";
import { register, uniqueDigits } from "./accounts.ts";
import { article, layoutPages } from "./addresses.ts";
import { companyDocuments, pdf, personDocuments } from "./documents.ts";
import { expect, test } from "./fixtures.ts";
import { personText } from "./funder-form.ts";
import { openHydrated } from "./hydration.ts";
import { tabAndPress, tabAndType, tabTo } from "./keyboard.ts";
import { codeFor, countCodes } from "./outbox.ts";
import { findBrokenWords, findCrowding } from "./text-layout.ts";

const password = "Rahasia#2026";

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const unique = () => uniqueDigits(9);
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Opens a searchable list, types, and chooses the first match. */
async function pickByKeys(page: Page, label: string, text: string) {
  await tabAndType(page, field(page, label), text);
  await expect(page.getByRole("option", { name: text }).first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(field(page, label)).toHaveValue(text);
}

async function addressByKeys(page: Page) {
  await pickByKeys(page, "Provinsi", "Bali");
  await pickByKeys(page, "Kota/Kabupaten", "Kota Denpasar");
  await pickByKeys(page, "Kecamatan", "Denpasar Selatan");
  await pickByKeys(page, "Kelurahan/Desa", "Sanur");
  await tabTo(page, field(page, "Kode Pos"));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("80228");
  await tabAndType(page, field(page, "Alamat"), "Jl. Danau Tamblingan 7");
}

async function uploadByKeys(page: Page, labels: readonly string[]) {
  const opened: FileChooser[] = [];
  // Listen from the start: a file dialog that opens before the listener is set cannot be answered.
  const listen = (chooser: FileChooser) => void opened.push(chooser);
  page.on("filechooser", listen);
  for (const [index, label] of labels.entries()) {
    await tabTo(page, field(page, label));
    await page.keyboard.press("Enter");
    await expect.poll(() => opened.length, `dialogs opened, ${label}`).toBe(index + 1);
    await opened[index]?.setFiles({ name: `berkas-${index}.pdf`, mimeType: "application/pdf", buffer: pdf });
    await expect(page.locator('[data-upload-row="success"]')).toHaveCount(index + 1);
    // The advice makes the row higher: what has the focus below it moves.
    await expect(page.getByText("PDF ini tidak punya halaman.")).toHaveCount(index + 1);
  }
  page.off("filechooser", listen);
}

/** From the choice of the account to the detail form. */
async function registerByKeys(page: Page, kind: "Perusahaan" | "Pribadi", number: string) {
  await page.goto("/accountSelect");
  await tabAndPress(page, page.getByRole("link", { name: "Pemberi Dana" }));
  await page.waitForURL("**/login");
  await tabAndPress(page, page.getByRole("link", { name: "Daftar", exact: true }));
  await page.waitForURL("**/register");
  await tabTo(page, page.getByRole("radio", { name: "Perusahaan" }));
  if (kind === "Pribadi") await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: kind })).toBeChecked();
  await tabAndType(page, field(page, "Nama lengkap sesuai KTP"), "Made Wirawan");
  await tabAndType(page, field(page, "Alamat email"), `made${number}@contoh.id`);
  await page.keyboard.press("Escape");
  await tabAndType(page, field(page, "No. handphone"), `8${number}`);
  await tabAndType(page, field(page, "Kata sandi"), password);
  await tabAndType(page, field(page, "Konfirmasi kata sandi"), password);
  await tabAndPress(page, page.getByRole("checkbox", { name: /^Saya menyetujui/ }), "Space");
  await tabAndPress(page, page.getByRole("button", { name: "Daftar Sekarang" }));
  await expect(page.getByRole("heading", { level: 1, name: `Registrasi Pendanaan - ${kind}` })).toBeVisible();
}

test.describe("by keyboard alone", () => {
  test("a company registers, gives its details, signs in and out", async ({ page }) => {
    test.slow();
    const number = unique();
    await registerByKeys(page, "Perusahaan", number);
    await tabAndType(page, field(page, "Nama Perusahaan"), "PT Sumber Rejeki");
    await tabAndType(page, field(page, "Singkatan Perusahaan"), "Sumber");
    await tabAndType(page, field(page, "Jenis Badan Hukum"), "PT");
    await tabAndType(page, field(page, "Bidang Usaha"), "Kons");
    await tabAndType(page, field(page, "Nomor Akta Pendirian"), "12");
    await tabAndType(page, field(page, "Nomor Izin Usaha"), "503/12");
    await tabAndType(page, field(page, "NPWP"), "012345678901000");
    await tabAndType(page, field(page, "Nama PIC"), "Sari Lestari");
    await tabAndType(page, field(page, "No. KTP PIC"), "3174015708850002");
    await addressByKeys(page);
    await tabAndPress(page, page.getByLabel("Sama dengan alamat"), "Space");
    await tabAndType(page, field(page, "Sumber Dana"), "Hasil");
    await tabAndType(page, field(page, "Pendapatan per Bulan"), "Lebih");
    await pickByKeys(page, "Nama Bank", "Bank Mandiri");
    await tabAndType(page, field(page, "Nomor Rekening"), "0012345678");
    await uploadByKeys(page, companyDocuments);
    await tabAndPress(page, page.getByRole("button", { name: "Simpan dan Lanjutkan" }));
    await page.waitForURL("**/login");

    // The e-mail is filled in, so the focus waits in the password.
    await expect(field(page, "Email/No. telepon")).toHaveValue(`made${number}@contoh.id`);
    await tabAndType(page, field(page, "Kata sandi"), password);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/halamandepan");
    await tabAndPress(page, page.getByRole("button", { name: "Made Wirawan" }));
    await tabAndPress(page, page.getByRole("button", { name: "Keluar" }));
    await expect(page.getByRole("link", { name: "Masuk/Daftar" })).toBeVisible();
  });

  test("a person registers and gives the details; the first error gets the focus", async ({ page }) => {
    test.slow();
    await registerByKeys(page, "Pribadi", unique());
    await tabAndPress(page, page.getByRole("button", { name: "Simpan dan Lanjutkan" }));
    await expect(page.getByRole("heading", { name: /isian yang perlu diperbaiki/ })).toBeVisible();
    await expect(field(page, "No. KTP")).toBeFocused();
    await page.keyboard.type("3174015708850002");
    for (const one of personForm.filter(({ section }) => section === "person")) {
      if (one.name === "npwp") await tabAndType(page, field(page, one.label), "3174015708850002");
      else if (one.control.kind === "text") await tabAndType(page, field(page, one.label), personText(one));
      else if (one.control.kind === "date") await tabAndType(page, field(page, one.label), "08081985");
      else if (one.control.kind === "tiles") await tabAndPress(page, page.getByRole("radio", { name: "PEREMPUAN" }), "Space");
    }
    await expect(field(page, "Tahun")).toHaveValue("1985");
    await addressByKeys(page);
    await pickByKeys(page, "Nama Bank", "Bank Mandiri");
    await tabAndType(page, field(page, "Nomor Rekening"), "0012345678");
    await uploadByKeys(page, personDocuments);
    await tabAndPress(page, page.getByRole("button", { name: "Simpan dan Lanjutkan" }));
    await page.waitForURL("**/login");
  });

  test("a forgotten password is reset with a pasted code", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const email = `lupa${unique()}@contoh.id`;
    const account = { type: 0, username: "Lupa Sandi", email, mobile: `628${unique()}`, password };
    expect(await (await page.request.post("/api/investor/regist", { data: account })).json()).toMatchObject({ code: "0000" });
    await page.goto("/login");
    await tabAndPress(page, page.getByRole("link", { name: "Lupa kata sandi?" }));
    // Both pages have a field of that name.
    await page.waitForURL("**/forgotPassword");
    const before = countCodes(email);
    await tabAndType(page, field(page, "Email/No. telepon"), email);
    await page.keyboard.press("Enter");
    const code = await codeFor(email, before);
    await page.evaluate((text) => navigator.clipboard.writeText(text), `${code.slice(0, 3)} ${code.slice(3)}`);
    await tabTo(page, field(page, "Kode Verifikasi"));
    await page.keyboard.press("ControlOrMeta+v");
    await expect(field(page, "Kode Verifikasi")).toHaveValue(code);
    await page.evaluate(() => navigator.clipboard.writeText("Baru#2026"));
    for (const label of ["Kata sandi baru", "Konfirmasi kata sandi"]) {
      await tabTo(page, field(page, label));
      await page.keyboard.press("ControlOrMeta+v");
      await expect(field(page, label)).toHaveValue("Baru#2026");
    }
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Kata sandi sudah diubah" })).toBeFocused();
    await tabAndPress(page, page.getByRole("main").getByRole("link", { name: "Masuk", exact: true }));
    await page.waitForURL("**/login");
  });

  test("an article is found, read and shared", async ({ page, context }) => {
    await context.route(/facebook\.com/, (route) => route.fulfill({ body: "Facebook" }));
    await page.goto("/halamandepan");
    await tabAndPress(page, page.getByRole("navigation", { name: "Menu utama" }).getByRole("link", { name: "Blog" }));
    await page.waitForURL("**/blog");
    await tabAndType(page, page.getByLabel("Cari artikel"), "tkb90");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/blog\?q=tkb90/);
    await tabAndPress(page, page.getByRole("main").getByRole("article").first().getByRole("link"));
    await page.waitForURL(/\/p2pLending\?id=/);
    const share = page.getByRole("link", { name: "Bagikan ke Facebook" });
    await tabTo(page, share);
    const [popup] = await Promise.all([page.waitForEvent("popup"), page.keyboard.press("Enter")]);
    expect(popup.url()).toContain("facebook.com");
    // A window that is closed while it loads may stay open.
    await expect(popup.getByText("Facebook")).toBeVisible();
    await popup.close();
    await expect(share).toBeFocused();
  });

  test("a loan is simulated and its link copied", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/pinjaman");
    const products = page.locator("#simulasi").getByRole("radio");
    await tabTo(page, products.nth(0));
    await page.keyboard.press("ArrowRight");
    await expect(products.nth(1)).toBeChecked();
    await tabTo(page, page.getByLabel("Jumlah pinjaman"));
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("20000000");
    await tabAndType(page, page.getByLabel("Tenor"), "150");
    await tabAndPress(page, page.getByRole("button", { name: "Hitung" }));
    await expect(page).toHaveURL(/produk=cepat&jumlah=20000000&tenor=150/);
    await expect(page.locator("#simulasi").getByRole("table").first()).toBeAttached();
  });

  test("an account is deleted in the dialog, which traps and restores the focus", async ({ page }) => {
    test.slow();
    await openHydrated(page, "/bantuan");
    const opener = page.getByRole("contentinfo").getByRole("link", { name: "Hapus Akun App" });
    await opener.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Hapus Akun" });
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press("Enter");
    // The page below is hidden from screen readers, except for live regions.
    await expect(dialog).toBeVisible();
    await expect(page.getByRole("group", { name: "Kantor", exact: true })).toHaveCount(0);
    const before = countCodes("81200000007");
    await tabAndType(page, field(page, "No. handphone"), "81200000007");
    await tabAndType(page, field(page, "Kata sandi"), "Hapus#2026");
    await tabAndPress(page, page.getByRole("button", { name: "Konfirmasi" }));
    await tabAndType(page, field(page, "No. KTP"), "3174010101900007");
    await tabAndPress(page, page.getByRole("button", { name: "Kirim Kode" }));
    await expect(field(page, "Kode Verifikasi")).toBeFocused();
    await page.keyboard.type(await codeFor("81200000007", before));
    await tabAndPress(page, page.getByLabel("Pengajuan sering di tolak"), "Space");
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await tabAndPress(page, page.getByRole("button", { name: "Hapus Akun", exact: true }));
    await expect(page.getByRole("heading", { name: "Akun berhasil dihapus" })).toBeVisible();
    await tabAndPress(page, page.getByRole("button", { name: "Selesai" }));
    await expect(dialog).toBeHidden();
  });
});

test.describe("forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("the border of a button in a sentence does not cross the line above", async ({ page, request }) => {
    await page.goto(`/registerPersonal?data=${encodeURIComponent(JSON.stringify({ id: await register(request, 0) }))}`);
    await field(page, "No. KTP").fill("3174015708850002");
    await expect(page.getByRole("button", { name: "Pakai nomor KTP saya" })).toHaveCSS("border-top-width", "0px");
  });

  test("buttons, fields and cards have borders, the selected and focused ones are visible, and data keeps its colours", async ({ page }) => {
    const ring = (element: Element) => getComputedStyle(element).outlineStyle;
    const ground = (element: Element) => getComputedStyle(element).backgroundColor;
    const hasOwnColour = (selector: string, colour: string) => expect.soft(page.locator(selector).first()).toHaveCSS("background-color", colour);
    const hasBorder = (card: string) => expect.soft(page.locator(card).first(), page.url()).toHaveCSS("border-top-width", "1px");
    const more: Record<string, () => Promise<void>> = {
      "/halamandepan": () => hasOwnColour("span[data-own-colours]", "rgb(17, 92, 71)"),
      "/pinjaman": async () => {
        const chosen = page.locator("label", { hasText: "Solusi Kini" }).first();
        const other = page.locator("label", { hasText: "Solusi Kawan" }).first();
        expect(await chosen.evaluate(ground)).not.toBe(await other.evaluate(ground));
        const menu = page.getByRole("navigation", { name: "Menu utama" });
        const [current, another] = [menu.getByRole("button", { name: "Produk" }), menu.getByRole("link", { name: "Blog" })];
        expect(await current.evaluate(ground), "the entry of the page").not.toBe(await another.evaluate(ground));
      },
      "/bantuan": async () => {
        // Keys that are pressed before hydration do nothing to the tabs.
        await openHydrated(page, "/bantuan");
        await hasBorder("#kontak");
        const [first, second] = [page.getByRole("tab").first(), page.getByRole("tab").nth(1)];
        expect(await first.evaluate(ground)).not.toBe(await second.evaluate(ground));
        await first.focus();
        await page.keyboard.press("ArrowRight");
        await expect(second).toBeFocused();
        await expect(second).not.toHaveCSS("outline-style", "none");
      },
      "/register": async () => {
        await page.getByLabel("Alamat email").focus();
        expect(await page.getByLabel("Alamat email").evaluate(ring)).not.toBe("none");
        expect(await page.getByLabel("Nama lengkap sesuai KTP").evaluate(ring)).toBe("none");
      },
    };
    for (const path of ["/halamandepan", "/pinjaman", "/bantuan", "/blog", "/register"]) {
      await page.goto(path);
      const edgeless = await page
        // A figure in a sentence is underlined.
        .locator("main button:not([popovertarget]), header button, main a[class*=rounded-petal], main input, main select")
        .evaluateAll((controls) =>
          controls
            // The browser draws a slider's track itself.
            .filter((control) => control.checkVisibility() && !control.matches("[type=radio], [type=checkbox], [type=range], .sr-only"))
            .filter((control) => {
              const boxes = [control, control.parentElement, control.parentElement?.parentElement];
              return !boxes.some((box) => box && Number.parseFloat(getComputedStyle(box).borderTopWidth) > 0);
            })
            .map((control) => control.outerHTML.slice(0, 120)),
        );
      expect.soft(edgeless, path).toEqual([]);
      await more[path]?.();
    }
    await page.goto("/pendanna");
    await hasOwnColour("#sebar [data-own-colours]", "rgb(23, 119, 91)");
    await expect.soft(page.locator("[class*=kain-malam]"), "the cloth whose ground the note runs onto").toBeHidden();
    await page.goto("/tentangKami");
    await hasOwnColour("fieldset span.rounded-full", "rgb(0, 0, 0)");
    await page.goto(article);
    const entry = page.getByRole("navigation", { name: "Daftar isi" }).getByRole("link").first();
    await expect.soft(entry).toHaveCSS("border-left-width", "0px");
    await expect.soft(entry).toHaveCSS("padding-left", "8px");
    await page.goto("/accountSelect");
    await hasBorder("main :has(> .deep):has(> .day)");
    await page.goto("/daftarPenerima");
    await hasBorder("main [class*=leaf].bg-warning-bg");
  });
});

test("in dark mode the first paint is dark; receipts and print stay white", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, colorScheme: "dark", javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/pinjaman");
  const ground = (selector: string) => page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground("body")).toBe("rgb(15, 22, 19)");
  const receipt = page.locator("#simulasi .day").first();
  await expect(receipt).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(receipt).toHaveCSS("color", "rgb(24, 32, 27)");
  await page.emulateMedia({ media: "print" });
  expect(await ground("body")).toBe("rgb(255, 255, 255)");
  await context.close();
});

/** Focused elements with a ring clipped by a container that does not scroll in that direction. */
function cutRings(): string[] {
  const cut: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>("main :is(a[href], button, input, select, summary, [tabindex='0'])")) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("[inert]")) continue;
    element.focus();
    const style = getComputedStyle(element);
    const ring = Number.parseFloat(style.outlineOffset) + Number.parseFloat(style.outlineWidth);
    if (document.activeElement !== element || style.outlineStyle === "none" || ring <= 0) continue;
    const own = element.getBoundingClientRect();
    for (let part = element.parentElement; part && part !== document.body; part = part.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(part);
      const room = part.getBoundingClientRect();
      const across = overflowX !== "visible" && part.scrollWidth <= part.clientWidth;
      const down = overflowY !== "visible" && part.scrollHeight <= part.clientHeight;
      if (
        (across && Math.min(own.left - room.left, room.right - own.right) < ring - 0.5) ||
        (down && Math.min(own.top - room.top, room.bottom - own.bottom) < ring - 0.5)
      )
        cut.push(`${element.getAttribute("aria-label") ?? element.innerText} in ${part.className}`);
    }
  }
  return cut;
}

test("no container clips a focus ring", async ({ page }) => {
  for (const path of ["/bantuan", "/blog", "/kebijakanPrivasi"]) {
    await page.goto(path);
    await page.keyboard.press("Tab");
    // A carousel has its buttons once it is near the viewport.
    if (path === "/bantuan") await page.getByRole("heading", { name: "Kantor kami" }).scrollIntoViewIfNeeded();
    if (path !== "/kebijakanPrivasi") await page.getByRole("main").getByRole("button", { name: "Selanjutnya" }).first().focus();
    expect.soft(await page.evaluate(cutRings), path).toEqual([]);
  }
});

test("under reduced motion nothing animates or scrolls smoothly", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of ["/halamandepan", "/login", "/kebijakanPrivasi"]) {
    await page.goto(path);
    await page.mouse.wheel(0, 600);
    // Animations of one frame do not count.
    const running = () =>
      page.evaluate(
        () =>
          document.getAnimations().filter(({ playState, effect }) => playState === "running" && Number(effect?.getComputedTiming().endTime) > 20)
            .length,
      );
    await expect.poll(running, path).toBe(0);
    await page.waitForTimeout(300);
    expect(await running(), path).toBe(0);
  }
  await page.getByRole("navigation", { name: "Daftar isi" }).getByRole("link").nth(11).click();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000);
});

const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;
/** By a style of the page, as extensions do: media queries do not change. */
const twice = "html { font-size: 200% }";
const atRest = expect.configure({ soft: true });
const figures = /\b(?:No\.|Lt\.|Km) \d+|\d+(?: × \d+)? (?:hari|jam)\b|\d{1,2} (?!Tahun)[A-Z][a-z]+ \d{4}|\(\d+\) \d[\d ]*\d|\b[A-Za-z]+-[A-Za-z]+\b/g;
const figureAreas = "[aria-labelledby=angka] dl, footer address, footer ol, #kantor, #hak-data dl, #tkb, #iso, [data-choose]";

/** Runs in the page: its outline and landmarks. */
function outline() {
  const seen = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  const levels = seen("h1, h2, h3, h4, h5, h6, [role=heading]").map((heading) => Number(heading.ariaLevel ?? heading.tagName[1]));
  const names = seen("nav, aside").map(
    (part) => part.getAttribute("aria-label") ?? document.getElementById(part.getAttribute("aria-labelledby") ?? "")?.textContent ?? "",
  );
  return {
    first: levels[0],
    leaps: levels.filter((level, index) => index > 0 && level - (levels[index - 1] as number) > 1).length,
    mains: seen("main").length,
    unnamed: names.filter((name) => name === "").length,
    repeated: names.length - new Set(names).size,
  };
}

async function styled(page: Page, content: string, check: () => Promise<void>): Promise<void> {
  const style = await page.addStyleTag({ content });
  await check();
  await style.evaluate((element) => (element as Element).remove());
}

const onlyAtTwiceTheSize = [
  "/removeAccount",
  "/pdf",
  "/dataPeramban",
  "/registerPersonal",
  "/registerCompany",
  "/alat/sebaran-risiko",
  "/verifikasi",
  "/nofind",
];
const legalText = "/kebijakanPrivasi?name=Kebijakan";
/** Pages in parts, so that one failure repeats one part only. */
const layoutParts = [layoutPages.slice(0, 9), layoutPages.slice(9), [...onlyAtTwiceTheSize, legalText]];

test.describe("zoom, larger text and wider spacing lose nothing at any width", () => {
  for (const [part, paths] of layoutParts.entries())
    test(`part ${part + 1} of the layouts`, async ({ page, context, guard }) => {
      test.setTimeout(120_000);
      guard.allow(/404 \(Not Found\).*\/nofind/);
      await page.addInitScript(() => sessionStorage.setItem("continueOnThisDevice", "1"));
      const browser = await context.newCDPSession(page);
      /** The text size set in the browser. */
      const setTextSize = (standard: number, fixed: number) => browser.send("Page.setFontSizes", { fontSizes: { standard, fixed } });
      const noSideways = async (where: string) => expect.soft(await sideways(page), `${where}: scrolls sideways`).toBeLessThanOrEqual(0);
      const noCrowding = async (where: string) => expect.soft(await page.evaluate(findCrowding), where).toEqual([]);
      for (const path of paths) {
        const isLayout = layoutPages.includes(path);
        await page.setViewportSize({ width: 683, height: 450 });
        await page.goto(path);
        await expect(page.locator("h1:visible").first()).toBeVisible();
        if (isLayout) {
          await noSideways(`${path} at 200 % zoom`);
          expect.soft(await page.evaluate(outline), path).toEqual({ first: 1, leaps: 0, mains: 1, unnamed: 0, repeated: 0 });
          await styled(page, spacing, async () => {
            for (const width of [320, 360, 1366]) {
              await page.setViewportSize({ width, height: 900 });
              await noSideways(`${path} with wider spacing at ${width} pixels`);
              await noCrowding(`${path} with wider spacing at ${width} pixels`);
            }
          });
          await page.setViewportSize({ width: 1280, height: 800 });
          await setTextSize(32, 26);
          const smallest = await page.getByRole("main").evaluate((main) => {
            const texts = [...main.querySelectorAll("p, li, dt, dd, label")].filter(
              (element) => element.checkVisibility() && element.textContent?.trim(),
            );
            return Math.min(...texts.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)));
          });
          expect.soft(smallest, `${path}: text grows`).toBeGreaterThanOrEqual(24);
          await noSideways(`${path} with the browser's text of twice the size`);
          await noCrowding(`${path} with the browser's text of twice the size`);
          await setTextSize(16, 13);
        }
        if (path !== legalText) {
          await styled(page, twice, async () => {
            await page.setViewportSize({ width: 390, height: 844 });
            await noSideways(`${path} with text of twice the size on a phone`);
            for (const width of [834, 1440]) {
              await page.setViewportSize({ width, height: 900 });
              await noSideways(`${path} with text of twice the size at ${width} pixels`);
              await noCrowding(`${path} with text of twice the size at ${width} pixels`);
              for (const heading of await page.locator("footer h2:visible").all())
                expect.soft(await heading.evaluate(findBrokenWords), `${path} at ${width} pixels`).toEqual([]);
            }
          });
          await page.setViewportSize({ width: 195, height: 422 });
          await noSideways(`${path} of twice the size on a phone`);
        }
        if (isLayout || path === legalText)
          for (const width of [360, 390, 834, 1440]) {
            await page.setViewportSize({ width, height: 900 });
            // A page that was just resized may still be rendering.
            await atRest.poll(() => page.locator("body").evaluate(findBrokenWords), `${path} at ${width} pixels`).toEqual([]);
            for (const area of await page.locator(figureAreas).all())
              expect.soft(await area.evaluate(findBrokenWords, figures), `${path} at ${width} pixels, figures and their units`).toEqual([]);
          }
      }
    });
});

test("with text or a page of twice the size the header folds, and the page starts below it", async ({ page }) => {
  const style = await page.goto("/halamandepan").then(() => page.addStyleTag({ content: twice }));
  // Items that do not fit the header are in the menu.
  for (const width of [834, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole("button", { name: "Buka menu" }).click();
    await expect(page.getByRole("dialog").getByRole("link", { name: "Masuk/Daftar" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  }
  const top = (element: Element) => element.getBoundingClientRect().top;
  const twoRows = async () => {
    const skip = page.getByRole("link", { name: "Langsung ke konten" });
    expect(await skip.evaluate((element) => element.getBoundingClientRect().bottom), "the skip link peeks in").toBeLessThanOrEqual(0);
    const rates = await page.getByRole("button", { name: "Indikator tingkat" }).evaluate(top);
    expect(await page.getByRole("heading", { level: 1 }).evaluate(top)).toBeGreaterThan(rates + 44);
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await twoRows();
  await style.evaluate((element) => (element as Element).remove());
  await page.setViewportSize({ width: 195, height: 422 });
  await twoRows();
});

test("the steps of the detail forms break no word on a phone with text of twice the size", async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => sessionStorage.setItem("continueOnThisDevice", "1"));
  const id = await register(request, 0);
  await page.goto(`/registerPersonal?data=${encodeURIComponent(JSON.stringify({ id }))}`);
  await page.addStyleTag({ content: "html { font-size: 200% }" });
  const steps = page.getByRole("list", { name: "Langkah pendaftaran" }).locator("b, span");
  await expect(steps).toHaveCount(6);
  expect(await page.getByRole("list", { name: "Langkah pendaftaran" }).evaluate(findBrokenWords)).toEqual([]);
});

test("a table that scrolls sideways has a name, is focusable, and marks the hidden side", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const forcedColors of ["none", "active"] as const) {
    await page.emulateMedia({ forcedColors });
    await page.goto("/tentangKami");
    await page.getByText("Tabel angka setiap bulan").click();
    const table = page.getByRole("region", { name: "Tabel angka setiap bulan" });
    await table.scrollIntoViewIfNeeded();
    const { x, y, width } = (await table.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    // Above the text of the first row.
    const edges = async () => {
      const part = (left: number) => page.screenshot({ clip: { x: left, y: y + 2, width: 2, height: 4 } });
      return [(await part(x)).toString("hex"), (await part(x + width - 2)).toString("hex")];
    };
    const [bare, line] = await edges();
    expect(line).not.toBe(bare);
    await table.focus();
    await expect(table).toBeFocused();
    await table.blur();
    await table.evaluate((element) => element.scrollTo(999, 0));
    expect(await edges()).toEqual([line, bare]);
  }
});

test("account and detail pages reflow at 320 pixels, and their fields have autocomplete tokens", async ({ page, request }) => {
  // For browsers and password managers.
  const wanted: Record<string, Record<string, string>> = {
    "/login": { "Email/No. telepon": "username", "Kata sandi": "current-password" },
    "/register": {
      "Nama lengkap sesuai KTP": "name",
      "Alamat email": "username",
      "No. handphone": "tel-national",
      "Kata sandi": "new-password",
      "Konfirmasi kata sandi": "new-password",
    },
    "/forgotPassword": { "Email/No. telepon": "username" },
    "/removeAccount": { "No. handphone": "tel-national", "Kata sandi": "current-password" },
  };
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => sessionStorage.setItem("continueOnThisDevice", "1"));
  const id = await register(request, 1);
  for (const path of [
    "/accountSelect",
    "/login",
    "/register",
    "/forgotPassword",
    "/removeAccount",
    `/registerCompany?data=${encodeURIComponent(JSON.stringify({ id }))}`,
  ]) {
    await page.goto(path);
    await expect(page.locator("main h1:visible")).toHaveCount(1);
    expect.soft(await sideways(page), path).toBeLessThanOrEqual(0);
    expect.soft(await page.evaluate(findCrowding), path).toEqual([]);
    for (const [label, purpose] of Object.entries(wanted[path] ?? {}))
      await expect.soft(field(page, label), path).toHaveAttribute("autocomplete", purpose);
  }
});

test("a notice does not cover the focused field and closes by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 420 });
  await page.addInitScript(() => sessionStorage.setItem("continueOnThisDevice", "1"));
  await page.goto("/login");
  await field(page, "Email/No. telepon").fill(`8${unique()}`);
  await field(page, "Kata sandi").fill(password);
  await page.getByRole("button", { name: "Masuk", exact: true }).click();
  const notice = page.locator("[data-notice]").filter({ hasText: "salah" });
  await expect(notice).toBeVisible();
  // Browsers scroll a field that comes from above to just below the top edge.
  const name = field(page, "Email/No. telepon");
  await field(page, "Kata sandi").focus();
  await name.evaluate((element) => window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY - 96, behavior: "instant" }));
  await page.keyboard.press("Shift+Tab");
  await expect(name).toBeFocused();
  const box = async (of: typeof name) => (await of.boundingBox()) ?? { y: 0, height: 0 };
  await expect.poll(async () => (await box(name)).y - (await box(notice)).y - (await box(notice)).height).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await expect(notice).toBeHidden();
  await expect(name).toBeFocused();
});

test("a notice that stays while the page changes does not cover the next title", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/register");
  const number = unique();
  await page.getByRole("radio", { name: "Pribadi" }).check();
  await field(page, "Nama lengkap sesuai KTP").fill("Dewi Anggraini");
  await field(page, "Alamat email").fill(`judul${number}@contoh.id`);
  await field(page, "No. handphone").fill(`8${number}`);
  await field(page, "Kata sandi").fill(password);
  await field(page, "Konfirmasi kata sandi").fill(password);
  await page.getByRole("checkbox", { name: /^Saya menyetujui/ }).check();
  await page.getByRole("button", { name: "Daftar Sekarang" }).click();
  const title = page.getByRole("heading", { level: 1, name: "Registrasi Pendanaan - Pribadi" });
  await expect(title).toBeVisible();
  const notice = page.locator("[data-notice]").filter({ hasText: "Pendaftaran berhasil" });
  await expect(notice).toBeVisible();
  const distance = async () => ((await notice.boundingBox())?.y ?? 0) - ((await title.boundingBox())?.y ?? 0);
  await expect.poll(distance).toBeGreaterThan(40);
});

test("on phones the sentence of a stacked cell stays one sentence", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/p2pLending?id=batas-bunga-pindar");
  const cell = page.locator("td[data-column]").filter({ hasText: "lainnya" });
  // The figure follows its word on the same line.
  const left = await cell.evaluate((element) => {
    const word = document.createRange();
    const text = [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.includes("mikro")) as Text;
    word.selectNodeContents(text);
    const figure = element.querySelector("button, span")?.getBoundingClientRect();
    return { word: word.getBoundingClientRect().top, figure: figure?.top ?? 0 };
  });
  expect(Math.abs(left.word - left.figure)).toBeLessThan(8);
});
