/**
 * `npm run screens`: screenshots of every page and its main states at every breakpoint, with an overview in
 * `screens/index.html` (not committed). Needs a running site: SCREENS_URL, else `npm start` at its port.
 *
 *   npm run screens -- login 390,1440     only views whose name contains "login", at two widths
 *   npm run screens -- --dark             all views in the dark theme
 *   npm run screens -- --docs             the small set of docs/screens
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { browserPath } from "../../scripts/find-browser.ts";

const WIDTHS = [360, 390, 768, 834, 1200, 1201, 1440, 1920];
const HEIGHT = 900;
const OUT = "screens";
const DOCS_OUT = "docs/screens";
const DOCS_VIEWS: [name: string, width: number, theme?: "night"][] = [
  ["home", 1440],
  ["home", 390],
  ["home", 390, "night"],
  ["loans", 834],
  ["help", 390],
  ["blog", 1440],
  ["article", 390],
  ["register-errors", 834],
  ["company", 1440],
  ["deletion", 1440],
  ["missing", 390],
];
const LONG_NAME = "Raden Ajeng Kusumaningtyas Prawiradirja Tumenggung Hadiningrat Sastrowardoyo";
const docsOnly = process.argv.includes("--docs");
const darkTheme = process.argv.includes("--dark");
const site = process.env.SCREENS_URL ?? `http://localhost:${process.env.PORT || 3000}`;

type View = { name: string; path: string; prepare?: (page: Page) => Promise<void>; context?: (context: BrowserContext) => Promise<void> };

const page = (name: string, address: string): View => ({ name, path: address });
const refuse = (message: string) => ({ status: 200, json: { code: "9999", message } });

/** Registers an account, because the detail forms need its handle. */
async function handle(type: 0 | 1): Promise<string> {
  const digits = String(Date.now()).slice(-9);
  const response = await fetch(`${site}/api/investor/regist`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      type,
      username: LONG_NAME,
      email: `layar${digits}${type}@contoh.id`,
      mobile: `628${digits}${type}`,
      password: "Layar#2026",
    }),
  });
  const { data } = (await response.json()) as { data?: { id: string } };
  return encodeURIComponent(JSON.stringify({ id: data?.id ?? "" }));
}

const company = `/registerCompany?data=${await handle(1)}`;
const personal = `/registerPersonal?data=${await handle(0)}`;
const saveButton = (view: Page) => view.getByRole("button", { name: "Simpan dan Lanjutkan" });

const views: View[] = [
  page("home", "/halamandepan"),
  {
    name: "home-signed-in-long-name",
    path: "/halamandepan",
    context: async (context) => {
      await context.request.post(`${site}/api/investor/login`, { data: { username: "pribadi@demo.test", password: "Demo#2026" } });
    },
    prepare: async (view) => {
      // The page confirms the session after it has loaded.
      await view.waitForTimeout(1_000);
      await view.evaluate((name) => {
        for (const part of document.querySelectorAll("[data-user-name]")) part.textContent = name;
      }, LONG_NAME);
    },
  },
  page("loans", "/pinjaman"),
  page("loans-simulated", "/pinjaman?produk=cepat&jumlah=20000000&tenor=150#simulasi"),
  page("funding", "/pendanna"),
  page("help", "/bantuan"),
  page("help-question", "/bantuan#otp"),
  page("careers", "/karir1"),
  page("openings", "/karir2#collection-team-leader"),
  page("blog", "/blog"),
  page("blog-search", "/blog?q=tkb90"),
  page("blog-empty", "/blog?q=kuda+laut+ungu"),
  {
    name: "blog-loading",
    path: "/blog",
    prepare: async (view) => {
      await view.route("**/blog/list", () => undefined);
      await view.locator("main article").last().scrollIntoViewIfNeeded();
      await view.mouse.wheel(0, 900);
    },
  },
  {
    name: "blog-error",
    path: "/blog",
    prepare: async (view) => {
      await view.route("**/blog/list", (route) => route.fulfill(refuse("Artikel sedang diperbarui.")));
      await view.locator("main article").last().scrollIntoViewIfNeeded();
      await view.mouse.wheel(0, 900);
    },
  },
  page("article", "/p2pLending?id=membaca-biaya-pinjaman"),
  page("about", "/tentangKami"),
  page("recipient", "/daftarPenerima"),
  page("terms", "/kebijakanPrivasi?name=Syarat"),
  page("privacy", "/kebijakanPrivasi?name=Kebijakan"),
  page("announcement", "/carouselDetails"),
  page("pdf", "/pdf"),
  page("account-choice", "/accountSelect"),
  page("login", "/login"),
  {
    name: "login-error",
    path: "/login",
    prepare: async (view) => {
      await view.route("**/investor/login", (route) => route.fulfill({ status: 502, json: { code: "E502", message: "" } }));
      await view.getByLabel("Email/No. telepon").fill("pribadi@demo.test");
      await view.getByLabel("Kata sandi", { exact: true }).fill("Demo#2026");
      await view.getByLabel("Kata sandi", { exact: true }).press("Enter");
      await view.getByText("Jaringan bermasalah, silakan coba lagi.").first().waitFor();
    },
  },
  {
    name: "login-busy",
    path: "/login",
    prepare: async (view) => {
      await view.route("**/investor/login", () => undefined);
      await view.getByLabel("Email/No. telepon").fill(`${"nama.yang.sangat.panjang".repeat(3)}@contoh.id`);
      await view.getByLabel("Kata sandi", { exact: true }).fill("Demo#2026");
      await view.getByLabel("Kata sandi", { exact: true }).press("Enter");
    },
  },
  page("register", "/register"),
  {
    name: "register-errors",
    path: "/register",
    prepare: async (view) => {
      await view.getByRole("button", { name: "Daftar Sekarang" }).click();
      await view.locator("[aria-invalid=true]").first().waitFor();
    },
  },
  page("forgotten", "/forgotPassword"),
  page("company", company),
  { name: "company-errors", path: company, prepare: async (view) => saveButton(view).click() },
  {
    name: "company-uploads",
    path: company,
    prepare: async (view) => {
      await view.route("**/file-upload", () => undefined);
      const buffer = Buffer.from("%PDF-1.4\n%%EOF\n");
      await view
        .getByLabel("NIB", { exact: true })
        .setInputFiles([{ name: `${"dokumen-dengan-nama-panjang-".repeat(4)}.pdf`, mimeType: "application/pdf", buffer }]);
      await view.getByRole("progressbar").waitFor();
    },
  },
  page("personal", personal),
  page("link-broken", "/registerCompany"),
  page("deletion", "/removeAccount"),
  {
    name: "deletion-confirm",
    path: "/removeAccount",
    prepare: async (view) => {
      await view.route("**/h5/login", (route) => route.fulfill({ json: { code: "0000", message: "Sukses", data: { userId: "x".repeat(32) } } }));
      await view.getByLabel("No. handphone").fill("81200000001");
      await view.getByLabel("Kata sandi", { exact: true }).fill("Hapus#2026");
      await view.getByRole("button", { name: "Konfirmasi" }).click();
      await view.getByLabel("No. KTP").waitFor();
    },
  },
  page("missing", "/nofind"),
];

/** Scrolls through the page to load lazy content, then back to the top. */
async function settle(view: Page): Promise<void> {
  await view.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 700) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    window.scrollTo(0, 0);
  });
  await view.waitForTimeout(250);
}

async function shoot(
  browser: Awaited<ReturnType<typeof chromium.launch>>,
  view: View,
  width: number,
  { file, fullPage, dark }: { file: string; fullPage: boolean; dark: boolean },
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    locale: "id-ID",
    timezoneId: "Asia/Jakarta",
    reducedMotion: "reduce",
    colorScheme: dark ? "dark" : "light",
    baseURL: site,
  });
  try {
    await context.addInitScript(() => {
      for (const flag of ["isHomeTopWarn", "isHomeBottomWarn", "isHomeFloat", "hasShownDownloadDialog"]) localStorage.setItem(flag, "true");
      sessionStorage.setItem("continueOnThisDevice", "1");
    });
    await view.context?.(context);
    const tab = await context.newPage();
    await tab.goto(view.path);
    await tab.evaluate(() => document.fonts.ready);
    if (fullPage && !view.prepare) await settle(tab);
    await view.prepare?.(tab);
    // Committed screenshots wait until deferred scripts have run.
    await tab.waitForTimeout(fullPage ? 300 : 3_000);
    mkdirSync(path.dirname(file), { recursive: true });
    await tab.screenshot({ path: file, fullPage, type: "jpeg", quality: fullPage ? 60 : 72 });
  } finally {
    await context.close();
  }
}

const [pattern = "", only = ""] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const widths = only ? only.split(",").map(Number) : WIDTHS;
const executablePath = browserPath();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ["--disable-gpu", "--font-render-hinting=none"] });
let failed = 0;
const wanted = docsOnly
  ? DOCS_VIEWS.map(([name, width, theme]) => ({
      view: views.find((view) => view.name === name) as View,
      width,
      dark: theme !== undefined,
      file: path.join(DOCS_OUT, `${[name, width, theme].filter(Boolean).join("-")}.jpg`),
    }))
  : views
      .filter(({ name }) => name.includes(pattern))
      .flatMap((view) => widths.map((width) => ({ view, width, dark: darkTheme, file: path.join(OUT, view.name, `${width}.jpg`) })));
rmSync(docsOnly ? DOCS_OUT : OUT, { recursive: true, force: true });
for (const { view, width, dark, file } of wanted)
  try {
    await shoot(browser, view, width, { file, fullPage: !docsOnly, dark });
    process.stdout.write(`${file}\n`);
  } catch (cause) {
    failed += 1;
    process.stderr.write(`${view.name} at ${width}: ${(cause as Error).message.split("\n")[0]}\n`);
  }
await browser.close();

if (!docsOnly) {
  const rows = [...new Set(wanted.map(({ view }) => view.name))].map((name) => {
    const cells = widths.map(
      (width) =>
        `<figure><a href="${name}/${width}.jpg"><img loading="lazy" src="${name}/${width}.jpg" alt="${name}, ${width}"></a><figcaption>${width}</figcaption></figure>`,
    );
    return `<h2>${name}</h2><div>${cells.join("")}</div>`;
  });
  const style =
    "body{font:14px system-ui;margin:24px}div{display:flex;gap:12px;align-items:start;overflow:auto}figure{margin:0;flex:0 0 auto}img{height:420px;border:1px solid #ccc}";
  writeFileSync(path.join(OUT, "index.html"), `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style>${rows.join("")}`);
}
console.log(`screens: ${wanted.length - failed} pictures, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
