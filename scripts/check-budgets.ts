/**
 * Fails when a page weighs more than its budget: what a phone fetches before the first interaction, and what a form
 * fetches on the first focus.
 * Needs a build; starts the API and the web on free ports, or measures the server that BUDGETS_URL names.
 * Sizes are compressed: scripts with gzip, the rest with brotli. Scripts count without the framework's shared files.
 */
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { testBrowserPath } from "./find-browser.ts";
import { startProduct } from "./start-product.ts";

const KB = 1000;
/** Wait for late requests after the network is idle, milliseconds. */
const SETTLE_MS = 2_500;
/** Pages measured in parallel: most of the time they wait for late requests. */
const AT_ONCE = 4;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
/** On phones, the detail forms show a notice instead of the form. */
const DESKTOP = { viewport: { width: 1366, height: 900 } };

/** For pages without the framework; on the others, the HTML includes the framework's data. */
const HTML_TIMES_CONTENT = 1.35;
const PRELOADED_FONTS_KB = 45;
const PRELOADED_FONTS = 1;

/**
 * Path, then kB of scripts without the framework's shared files: named in the HTML, fetched later by code (visible
 * carousels), and fetched on the first focus (form validation). Pages without the framework have only the page script,
 * and what counts the visit after load.
 * `HANDLE` is replaced by the handle of a new registration.
 */
const budgets: [path: string, scriptKb: number, lateKb?: number, focusKb?: number][] = [
  ["/p2pLending?id=membaca-biaya-pinjaman", 6, 4],
  ["/kebijakanPrivasi", 6, 4],
  ["/syaratPemberiDana", 6, 4],
  ["/istilah", 6, 4],
  ["/cekFakta", 6, 4],
  ["/alat", 6, 4],
  ["/aturan", 6, 4],
  // The rules, so that a bill is computed on the device.
  ["/cekTagihan", 49],
  ["/kebijakanPrivasi?name=Kebijakan", 36],
  // The readers, so that the search understands pasted words.
  ["/bantuan", 46],
  ["/tentangKami", 6, 4],
  ["/nofind", 6, 4],
  ["/carouselDetails", 6, 4],
  ["/daftarPenerima", 6, 4],
  ["/karir2", 34],
  ["/halamandepan", 36, 31],
  ["/pinjaman", 52],
  ["/pendanna", 45],
  ["/karir1", 33, 33],
  ["/blog", 37, 33],
  ["/login", 71, 8, 44],
  ["/register", 77, 8, 39],
  ["/forgotPassword", 72, 8, 44],
  ["/registerPersonal?data=HANDLE", 155, 11, 73],
  ["/registerCompany?data=HANDLE", 156, 16, 72],
  ["/removeAccount", 117, 8, 40],
  ["/accountSelect", 28],
  // Measured signed out: both pages only ask for a sign-in.
  ["/statusPendaftaran", 121, 8],
  ["/akun", 118, 8],
  // The scanner itself is fetched with an accepted code: 18 kB.
  ["/pindai", 72, 8, 46],
  ["/isiBagian", 108],
  ["/dataPeramban", 38],
  ["/cekKeaslian?kontak=simpu1.example", 27],
  ["/verifikasi", 27],
  ["/formulir/masuk", 27],
  ["/formulir/hak-data", 27],
  ["/bagikan?artikel=membaca-biaya-pinjaman&saluran=whatsapp", 27],
  // Fetched later: the library that renders PDF pages, and its worker.
  ["/pdf", 32, 559],
];

/** Text that identifies a library's code, and the pages that may load it before the first interaction. */
const libraries: [name: string, signature: RegExp, allowedPages: RegExp][] = [
  ["zod", /ZodError|_zod\b/, /^$/],
  ["TanStack Query", /Missing queryFn/, /^\/(?!halamandepan|bantuan|pinjaman|pendanna|karir|blog)/],
  ["the PDF viewer", /InvalidPDFException/, /^\/pdf/],
  ["Swiper", /swiper-backface-hidden|swiperSlideSize/i, /^\/(?:halamandepan|blog|karir1)/],
];

type Weight = {
  scripts: number;
  /** Scripts that the HTML names; code fetches the rest of `scripts`. */
  named: number;
  onInteraction: number;
  css: number;
  fonts: number;
  /** How many fonts are preloaded. */
  preloads: number;
  html: number;
  ratio: number;
  withoutFramework: boolean;
  problems: string[];
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
const sharedBytes = sum(rootFiles);
const sumWithoutShared = (files: Iterable<string>) => sum([...files].filter((file) => !rootFiles.includes(file)));

/**
 * Lists images without a size, not lazy, or in an old format. Advertisers choose the format of theirs; pictures to share
 * are shown as they are downloaded.
 */
function imageProblems(): string[] {
  return [...document.images].flatMap((image) => {
    const src = image.getAttribute("src") ?? "";
    const below = image.getBoundingClientRect().top > 2 * innerHeight;
    return [
      ...(image.hasAttribute("width") && image.hasAttribute("height") ? [] : [`${src} has no size`]),
      ...(below && image.loading !== "lazy" && !src.startsWith("data:") ? [`${src} is far below and not lazy`] : []),
      ...(/^\/(?!ads\/|sampul\/).*\.(?:png|jpe?g|gif)(?:\?|$)/.test(src) ? [`${src} is neither AVIF, WebP nor SVG`] : []),
    ];
  });
}

async function weigh(browser: Browser, base: string, address: string, interact: boolean): Promise<Weight> {
  const context = await browser.newContext(/^\/register./.test(address) ? DESKTOP : PHONE);
  const page = await context.newPage();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const problems: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (request.resourceType() === "script") scripts.add(url.pathname);
    if (request.resourceType() === "stylesheet") styles.add(url.pathname);
    if (url.searchParams.has("_rsc")) problems.push(`${url.pathname} is prefetched before hover or focus`);
  });
  const answer = await page.goto(base + address, { waitUntil: "load" });
  const html = (await answer?.body())?.toString("utf8") ?? "";
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(SETTLE_MS);
  problems.push(...(await page.evaluate(imageProblems)));
  const initial = new Set(scripts);
  if (interact) {
    await page.keyboard.press("Tab");
    await page.waitForTimeout(SETTLE_MS);
  }
  await context.close();

  for (const [name, signature, allowedPages] of libraries) {
    if (allowedPages.test(address)) continue;
    for (const file of initial)
      if (signature.test(readFileSync(path.join(".next", file.replace("/_next/", "")), "utf8"))) problems.push(`${name} is loaded (${file})`);
  }
  const fonts = [...html.matchAll(/<link[^>]*rel="preload"[^>]*href="([^"]+\.woff2)"/g)].map(([, href = ""]) => href);
  const content = html.replace(/<script\b(?![^>]*ld\+json)[\s\S]*?<\/script>/g, "");
  const named = [...html.matchAll(/<script\b[^>]*?\s(?:data-)?src="(\/_next\/[^"]+)"(?![^>]*nomodule)/gi)].map(([, file = ""]) => file);
  const packed = (text: string) => brotliCompressSync(text).byteLength;
  return {
    scripts: sumWithoutShared(initial),
    onInteraction: sum([...scripts].filter((file) => !initial.has(file))),
    named: sumWithoutShared(named),
    css: [...styles].reduce((total, file) => total + brotliSize(file), 0),
    preloads: fonts.length,
    fonts: fonts.reduce((total, href) => total + readFileSync(path.join(".next", href.replace("/_next/", ""))).byteLength, 0),
    html: packed(html),
    ratio: packed(html) / packed(content),
    withoutFramework: !html.includes("__next_f"),
    problems,
  };
}

const children: ChildProcess[] = [];
const dataDir = mkdtempSync(path.join(tmpdir(), "simpul-budgets-"));

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
  const base = process.env.BUDGETS_URL ?? (await startProduct(dataDir, children, { ANONYMOUS_COUNTS: "1" }));
  const executablePath = testBrowserPath();
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  console.log(`kB, without the ${kb(sharedBytes).trim()} kB of scripts that all pages share. named: in the HTML; focus: on the first focus`);
  console.log("scripts  budget   named   focus     css   fonts    html   ratio  page");
  const check = async ([address, scriptKb, lateKb = 8, focusKb]: (typeof budgets)[number]): Promise<string> => {
    const handle = address.endsWith("HANDLE") ? await openRegistration(base, address.includes("Company") ? 1 : 0) : "";
    const weight = await weigh(browser, base, address.replace("HANDLE", handle), focusKb !== undefined);
    const problems = [
      ...(Math.min(weight.named, weight.scripts) > scriptKb * KB ? ["scripts"] : []),
      ...(weight.scripts > (scriptKb + lateKb) * KB ? ["scripts fetched late"] : []),
      ...(focusKb !== undefined && weight.onInteraction > focusKb * KB ? ["scripts of the first focus"] : []),
      ...(weight.fonts > PRELOADED_FONTS_KB * KB || weight.preloads > PRELOADED_FONTS ? ["fonts"] : []),
      ...(weight.withoutFramework && weight.ratio > HTML_TIMES_CONTENT ? ["html"] : []),
      ...new Set(weight.problems),
    ];
    over += problems.length;
    const columns = [
      kb(weight.scripts),
      `${scriptKb}+${lateKb}`.padStart(7),
      kb(weight.named),
      kb(weight.onInteraction),
      kb(weight.css),
      kb(weight.fonts),
      kb(weight.html),
    ];
    return `${columns.join(" ")} ${weight.ratio.toFixed(2).padStart(7)}  ${address}${problems.length > 0 ? `  OVER: ${problems.join("; ")}` : ""}`;
  };
  const lines: string[] = [];
  const waiting = [...budgets.entries()];
  const measure = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) lines[next[0]] = await check(next[1]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, measure));
  console.log(lines.join("\n"));
  await browser.close();
} finally {
  for (const child of children) child.kill("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
}
console.log(over > 0 ? `${over} over budget` : "all within budget");
process.exit(over > 0 ? 1 : 0);
