import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pdf } from "../../e2e/documents.ts";
import type { Driver } from "./driver.ts";

/** Time for one step, milliseconds. */
const STEP_MS = 20_000;
/** Before the next press of a part that did not react. */
const RETRY_MS = 2_000;
const POLL_MS = 50;
const PHONE = 390;
const LAPTOP = 1280;
const PASSWORD = "Rahasia#2026";
const APP_PASSWORD = "Hapus#2026";

/** Runs in the page: the visible control with this label, or the button, link, option or summary with this text. */
function find(name: string): HTMLElement | null {
  const read = (element: Element) => (element.textContent ?? "").replace(/\s+/g, " ").trim();
  const shown = (element: Element) => element.getClientRects().length > 0;
  for (const label of document.querySelectorAll("label"))
    if (label.control && shown(label) && read(label).replace(/ ?\*$/, "") === name) return label.control;
  for (const element of document.querySelectorAll<HTMLElement>("button,a[href],[role=option],summary,[role=combobox],input"))
    if (shown(element) && (read(element) === name || element.getAttribute("aria-label") === name)) return element;
  return null;
}

/** Runs in the page: the centre of an element, and whether a click there reaches it. */
function centre(element: HTMLElement): [x: number, y: number, free: boolean] {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  return [x, y, hit !== null && (element.contains(hit) || hit.closest("label")?.control === element)];
}

/** Where and as whom the journey goes. */
type Visit = {
  base: string;
  /** Where the reference API writes messages. */
  outbox: string;
  /** Number of a demo user of the app, whose account the journey deletes. */
  appUser: number;
  /** For the document to upload. */
  folder: string;
};

/**
 * One visit: styled pages, menu, accordion and article at a phone's width; registration with an upload, sign-in and the
 * deletion of an app account at a laptop's width.
 */
export async function journey({ goto, resize, evaluate, click, type, setFile, faults }: Driver, visit: Visit): Promise<void> {
  const one = (name: string) => `(${find.toString()})(${JSON.stringify(name)})`;

  async function within(milliseconds: number, expression: string): Promise<boolean> {
    const deadline = Date.now() + milliseconds;
    while ((await evaluate(expression).catch(() => false)) !== true) {
      if (Date.now() > deadline) return false;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    return true;
  }
  async function until(what: string, expression: string): Promise<void> {
    if (!(await within(STEP_MS, expression))) throw new Error(`not within ${STEP_MS / 1000} s: ${what}`);
  }
  const untilShown = async (text: string) =>
    await until(`“${text}” is shown`, `document.body.innerText.replace(/\\s+/g," ").includes(${JSON.stringify(text)})`);

  async function open(address: string, width: number): Promise<void> {
    await resize(width, 900);
    await goto(visit.base + address);
    const loaded = `location.href===${JSON.stringify(visit.base + address)}&&document.readyState==="complete"`;
    // Chromium drops a page while the machine's network changes.
    if (!(await within(STEP_MS / 2, loaded))) await goto(visit.base + address);
    await until(`${address} is loaded`, loaded);
    await until(`${address} has its font`, `getComputedStyle(document.body).fontFamily.includes("jakarta")`);
    await until(`${address} is no wider than its window`, "document.documentElement.scrollWidth<=innerWidth");
  }

  async function press(name: string): Promise<void> {
    await until(`“${name}” is there`, `Boolean(${one(name)})&&!${one(name)}.disabled`);
    await evaluate(`void ${one(name)}.scrollIntoView({block:"center",behavior:"instant"})`);
    const place = async () => (await evaluate(`(${centre.toString()})(${one(name)})`)) as [number, number, boolean];
    const deadline = Date.now() + STEP_MS;
    // The page may still move, or a notice may lie above.
    for (let [x, y, free] = await place(); ; ) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      const [left, top, stillFree] = await place();
      if ((free && stillFree && left === x && top === y) || Date.now() > deadline) return await click(x, y);
      [x, y, free] = [left, top, stillFree];
    }
  }

  /** Presses again when nothing came of it: a page may move between the look and the click. */
  async function pressUntil(name: string, what: string, expression: string): Promise<void> {
    for (let tries = 0; tries < 3; tries += 1) {
      await press(name);
      if (await within(RETRY_MS, expression)) return;
    }
    throw new Error(`“${name}” was pressed: not ${what}`);
  }

  async function fill(name: string, text: string): Promise<void> {
    await pressUntil(name, "in focus", `document.activeElement===${one(name)}`);
    await type(text);
  }

  async function code(phone: string): Promise<string> {
    const deadline = Date.now() + STEP_MS;
    while (Date.now() < deadline) {
      const lines = existsSync(visit.outbox) ? readFileSync(visit.outbox, "utf8").split("\n").filter(Boolean) : [];
      const message = lines.map((line) => JSON.parse(line) as { to: string; text: string }).findLast(({ to }) => to.endsWith(phone));
      const digits = /\b\d{6}\b/.exec(message?.text ?? "")?.[0];
      if (digits) return digits;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    throw new Error(`no code for ${phone}`);
  }

  await open("/halamandepan", PHONE);
  await until("the main button has its colour", `getComputedStyle(${one("Ajukan Pinjaman")}).backgroundColor==="rgb(17, 92, 71)"`);
  const rate = `[...document.querySelectorAll("[data-rate-shown]")].map((part)=>part.getBoundingClientRect())`;
  await until("the rate stands beside its name", `(([name,value])=>value.left-name.right>2)(${rate})`);
  await press("Buka menu");
  await until("the menu is open", `Boolean(document.querySelector("dialog[open]"))&&Boolean(${one("Bantuan")})`);

  await open("/bantuan", PHONE);
  await until("a question is there", `Boolean(document.querySelector("main details summary"))`);
  const question = (await evaluate(`document.querySelector("main details summary").textContent.replace(/\\s+/g," ").trim()`)) as string;
  await pressUntil(question, "open", `document.querySelector("main details").open`);

  await open("/p2pLending?id=membaca-biaya-pinjaman", PHONE);
  await until("the article is there", `document.querySelector("main h1").innerText.startsWith("Membaca biaya pinjaman")`);

  // Visits run at the same time.
  const digits = `${Date.now()}`.slice(-8) + visit.appUser;
  const email = `pendana${digits}@contoh.id`;
  await open("/register", LAPTOP);
  await fill("Nama lengkap sesuai KTP", "Kartika Ayuningtyas");
  await fill("Alamat email", email);
  await fill("No. handphone", `81${digits}`);
  await fill("Kata sandi", PASSWORD);
  await fill("Konfirmasi kata sandi", PASSWORD);
  const agreement = `document.querySelector("main form input[type=checkbox]")`;
  await evaluate(`void ${agreement}.click()`);
  await press("Daftar Sekarang");
  await until("the detail form is open", `/^\\/register(Company|Personal)$/.test(location.pathname)`);
  await until("its button is there", `Boolean(${one("Simpan dan Lanjutkan")})`);
  await press("Provinsi");
  await pressUntil("Bali", "chosen", `${one("Provinsi")}.value==="Bali"`);
  const document = path.join(visit.folder, "dokumen.pdf");
  writeFileSync(document, pdf);
  await setFile("main input[type=file]", document);
  await until("the document is uploaded", `Boolean(document.querySelector("[data-upload-row=success]"))`);

  await open("/login", LAPTOP);
  await fill("Email/No. telepon", email);
  await fill("Kata sandi", PASSWORD);
  await press("Masuk");
  await until("the person is signed in", `location.pathname!=="/login"`);

  const phone = `8120000000${visit.appUser}`;
  await open("/removeAccount", LAPTOP);
  await fill("No. handphone", phone);
  await fill("Kata sandi", APP_PASSWORD);
  await press("Konfirmasi");
  await fill("No. KTP", `317401010190000${visit.appUser}`);
  await press("Kirim Kode");
  // The code may arrive before the response, which moves the focus.
  await untilShown("Kirim ulang");
  await fill("Kode Verifikasi", await code(phone));
  const reason = "Kesulitan dalam proses pinjaman";
  await pressUntil(reason, "chosen", `${one(reason)}.checked`);
  await press("Hapus Akun");
  await untilShown("Akun berhasil dihapus");
  if (faults.length > 0) throw new Error(faults.join("\n"));
}
