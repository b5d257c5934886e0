/**
 * Measures what a phone fetches of each page before anybody touches it, and of a form with the first focus, and fails when a page weighs
 * more than its budget.
 * Needs a build; starts the API and the web itself on ports of its own, or measures the server that BUDGETS_URL names.
 * Scripts and styles count compressed (scripts with gzip, the rest with brotli), scripts above the floor: the framework's own files, which every page has.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { testBrowserPath } from "./find-browser.ts";
import { plainEnv } from "./plain-env.ts";
import { freePort, waitFor } from "./ports.ts";

const KB = 1000;
const START_MS = 120_000;
/** What loads late loads within this time of a quiet network, milliseconds. */
const SETTLE_MS = 2_500;
/** Pages weighed at the same time: bytes do not change by it. */
const AT_ONCE = 4;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
/** The detail forms apologise on phones. */
const DESKTOP = { viewport: { width: 1366, height: 900 } };

/** As delivered: brotli, which every browser of the last ten years takes. */
const CSS_KB = 16;
/** The sheet that every page loads, with gzip. */
const SHEET_GZIP_KB = 18;
/** Of pages without the framework; on the others its data is part of the HTML. */
const HTML_TIMES_CONTENT = 1.35;
const PRELOADED_FONTS_KB = 45;
const PRELOADED_FONTS = 1;

/**
 * Path, the kB of scripts above the floor that the HTML names, how many more its code may fetch by itself (carousels
 * in sight), and with the first focus (checks of a form). Pages without the framework have the page script alone: 5.0 kB with brotli.
 * `HANDLE` is replaced by that of a registration.
 */
const budgets: [path: string, scriptKb: number, lateKb?: number, touchKb?: number][] = [
  ["/p2pLending?id=membaca-biaya-pinjaman", 5.8, 0],
  ["/kebijakanPrivasi", 5.8, 0],
  ["/kebijakanPrivasi?name=Kebijakan", 37],
  ["/bantuan", 44],
  ["/tentangKami", 5.8, 0],
  ["/nofind", 5.8, 0],
  ["/carouselDetails", 5.8, 0],
  ["/daftarPenerima", 5.8, 0],
  ["/karir2", 36],
  ["/halamandepan", 37, 30],
  ["/pinjaman", 45],
  ["/pendanna", 39],
  ["/karir1", 35, 30],
  ["/blog", 48, 30],
  ["/login", 95, 5, 36],
  ["/register", 95, 5, 36],
  ["/forgotPassword", 95, 5, 36],
  ["/registerPersonal?data=HANDLE", 95, 5, 107],
  ["/registerCompany?data=HANDLE", 95, 5, 107],
  ["/removeAccount", 101, 5, 36],
  ["/accountSelect", 95],
  ["/dataPeramban", 38],
  // Late: the library that draws the pages, and its worker.
  ["/pdf", 35, 550],
];

/** Something that only the library's code says, and the pages that may load it without being asked. */
const libraries: [name: string, mark: RegExp, pages: RegExp][] = [
  ["zod", /ZodError|_zod\b/, /^$/],
  ["axios", /AxiosError/, /^$/],
  ["the PDF viewer", /InvalidPDFException/, /^\/pdf/],
  ["Swiper", /swiper-backface-hidden|swiperSlideSize/i, /^\/(?:halamandepan|blog|karir1)/],
];

type Weight = {
  scripts: number;
  /** What the HTML itself names; the rest of `scripts` is fetched by code. */
  named: number;
  onTouch: number;
  css: number;
  /** The largest style sheet, with gzip. */
  sheet: number;
  fonts: number;
  /** How many fonts are preloaded. */
  preloads: number;
  html: number;
  ratio: number;
  without: boolean;
  faults: string[];
};

const gzipped = new Map<string, number>();
function gzipSize(file: string): number {
  const size = gzipped.get(file) ?? gzipSync(readFileSync(path.join(".next", file.replace(/^\/?_next\//, ""))), { level: 9 }).byteLength;
  gzipped.set(file, size);
  return size;
}
const brotliSize = (file: string) => brotliCompressSync(readFileSync(path.join(".next", file.replace("/_next/", "")))).byteLength;
const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + gzipSize(file), 0);

const rootFiles = (JSON.parse(readFileSync(".next/build-manifest.json", "utf8")) as { rootMainFiles: string[] }).rootMainFiles.map(
  (file) => `/_next/${file}`,
);
const floor = sum(rootFiles);
const sumAboveFloor = (files: Iterable<string>) => sum([...files].filter((file) => !rootFiles.includes(file)));

/** What is wrong with the pictures of the page that is open: no size, too eager, or a heavy old format. Those of advertisers are theirs. */
function pictureFaults(): string[] {
  return [...document.images].flatMap((picture) => {
    const src = picture.getAttribute("src") ?? "";
    const below = picture.getBoundingClientRect().top > 2 * innerHeight;
    return [
      ...(picture.hasAttribute("width") && picture.hasAttribute("height") ? [] : [`${src} has no size`]),
      ...(below && picture.loading !== "lazy" && !src.startsWith("data:") ? [`${src} is far below and not lazy`] : []),
      ...(/^\/(?!ads\/).*\.(?:png|jpe?g|gif)(?:\?|$)/.test(src) ? [`${src} is neither AVIF, WebP nor SVG`] : []),
    ];
  });
}

async function weigh(browser: Browser, base: string, address: string, touched: boolean): Promise<Weight> {
  const context = await browser.newContext(/^\/register./.test(address) ? DESKTOP : PHONE);
  const page = await context.newPage();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const faults: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (request.resourceType() === "script") scripts.add(url.pathname);
    if (request.resourceType() === "stylesheet") styles.add(url.pathname);
    if (url.searchParams.has("_rsc")) faults.push(`${url.pathname} is fetched ahead without intent`);
  });
  const answer = await page.goto(base + address, { waitUntil: "load" });
  const html = (await answer?.body())?.toString("utf8") ?? "";
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(SETTLE_MS);
  faults.push(...(await page.evaluate(pictureFaults)));
  const untouched = new Set(scripts);
  if (touched) {
    await page.keyboard.press("Tab");
    await page.waitForTimeout(SETTLE_MS);
  }
  await context.close();

  for (const [name, mark, pages] of libraries) {
    if (pages.test(address)) continue;
    for (const file of untouched)
      if (mark.test(readFileSync(path.join(".next", file.replace("/_next/", "")), "utf8"))) faults.push(`${name} is loaded (${file})`);
  }
  const fonts = [...html.matchAll(/<link[^>]*rel="preload"[^>]*href="([^"]+\.woff2)"/g)].map(([, href = ""]) => href);
  const content = html.replace(/<script\b(?![^>]*ld\+json)[\s\S]*?<\/script>/g, "");
  const named = [...html.matchAll(/<script\b[^>]*?\s(?:data-)?src="(\/_next\/[^"]+)"(?![^>]*nomodule)/gi)].map(([, file = ""]) => file);
  const withheld = [...html.matchAll(/<script data-src="([^"]+)"/g)].map(([, file = ""]) => file);
  const packed = (text: string) => brotliCompressSync(text).byteLength;
  return {
    scripts: sumAboveFloor(untouched),
    onTouch: sum([...new Set([...withheld, ...scripts])].filter((file) => !untouched.has(file))),
    named: sumAboveFloor(named),
    css: [...styles].reduce((total, file) => total + brotliSize(file), 0),
    sheet: Math.max(0, ...[...styles].map(gzipSize)),
    preloads: fonts.length,
    fonts: fonts.reduce((total, href) => total + readFileSync(path.join(".next", href.replace("/_next/", ""))).byteLength, 0),
    html: packed(html),
    ratio: packed(html) / packed(content),
    without: !html.includes("__next_f"),
    faults,
  };
}

const children: ChildProcess[] = [];
const dataDir = mkdtempSync(path.join(tmpdir(), "simpul-budgets-"));

async function startServers(): Promise<string> {
  const [web, api] = (await Promise.all([freePort(), freePort()])) as [number, number];
  const env = plainEnv({
    DATA_DIR: dataDir,
    PORT: String(web),
    API_PORT: String(api),
    API_ORIGIN: `http://127.0.0.1:${api}`,
    SITE_URL: `http://localhost:${web}`,
    NODE_ENV: "production",
    LOG_LEVEL: "silent",
  });
  const start = (file: string) => children.push(spawn(process.execPath, [file], { stdio: ["ignore", "ignore", "inherit"], env }));
  start("reference-api/server.ts");
  await waitFor(`http://127.0.0.1:${api}/health`, "The API", START_MS);
  start("server.ts");
  await waitFor(`http://127.0.0.1:${web}/readyz`, "The web", START_MS);
  return `http://localhost:${web}`;
}

async function openRegistration(base: string, type: 0 | 1): Promise<string> {
  const mobile = `628${type}${Date.now()}`.slice(0, 14);
  const answer = await fetch(`${base}/api/investor/regist`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ type, username: "Timbang", email: `timbang${mobile}@contoh.id`, mobile, password: "Rahasia#1" }),
  });
  const { data } = (await answer.json()) as { data: { id: string } };
  return encodeURIComponent(JSON.stringify({ id: data.id }));
}

const kb = (bytes: number) => (bytes / KB).toFixed(1).padStart(7);
let over = 0;
try {
  const base = process.env.BUDGETS_URL ?? (await startServers());
  const executablePath = testBrowserPath();
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  console.log(`kB. Floor: ${kb(floor).trim()} of scripts. Scripts without a touch, those of the HTML, what the first touch brings`);
  console.log("scripts  budget   named   touch     css   sheet   fonts    html   ratio  page");
  const check = async ([address, scriptKb, lateKb = 5, touchKb]: (typeof budgets)[number]): Promise<string> => {
    const handle = address.endsWith("HANDLE") ? await openRegistration(base, address.includes("Company") ? 1 : 0) : "";
    const weight = await weigh(browser, base, address.replace("HANDLE", handle), touchKb !== undefined);
    const faults = [
      ...(Math.min(weight.named, weight.scripts) > scriptKb * KB ? ["scripts"] : []),
      ...(weight.scripts > (scriptKb + lateKb) * KB ? ["scripts fetched late"] : []),
      ...(touchKb !== undefined && weight.onTouch > touchKb * KB ? ["scripts of the first touch"] : []),
      ...(weight.css > CSS_KB * KB ? ["css"] : []),
      ...(weight.sheet > SHEET_GZIP_KB * KB ? ["css with gzip"] : []),
      ...(weight.fonts > PRELOADED_FONTS_KB * KB || weight.preloads > PRELOADED_FONTS ? ["fonts"] : []),
      ...(weight.without && weight.ratio > HTML_TIMES_CONTENT ? ["html"] : []),
      ...new Set(weight.faults),
    ];
    over += faults.length;
    const columns = [
      kb(weight.scripts),
      `${scriptKb}+${lateKb}`.padStart(7),
      kb(weight.named),
      kb(weight.onTouch),
      kb(weight.css),
      kb(weight.sheet),
      kb(weight.fonts),
      kb(weight.html),
    ];
    return `${columns.join(" ")} ${weight.ratio.toFixed(2).padStart(7)}  ${address}${faults.length > 0 ? `  OVER: ${faults.join("; ")}` : ""}`;
  };
  for (let first = 0; first < budgets.length; first += AT_ONCE)
    for (const line of await Promise.all(budgets.slice(first, first + AT_ONCE).map(check))) console.log(line);
  await browser.close();
} finally {
  for (const child of children) child.kill("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
}
console.log(over > 0 ? `${over} over budget` : "all within budget");
process.exit(over > 0 ? 1 : 0);
