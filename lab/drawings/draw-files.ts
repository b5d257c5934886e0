/**
 * Draws the PDFs of public/files, the share cards of public/og and the icons of public.
 * Run it after changing their texts or the palette: `node lab/drawings/draw-files.ts [pdf|og|icon|ads]`.
 * The PDFs need Debian's fonttools and python3-brotli.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { aboutPage } from "../../lib/content/about.ts";
import { billPage } from "../../lib/content/bill.ts";
import { careersPage } from "../../lib/content/careers.ts";
import { factCheckPage } from "../../lib/content/fact-check.ts";
import { fundingPage } from "../../lib/content/funding.ts";
import { helpPage } from "../../lib/content/help.ts";
import { consumerPolicy, reportSample } from "../../lib/content/legal/consumer.ts";
import { legalPage } from "../../lib/content/legal/page.ts";
import { loansPage } from "../../lib/content/loans.ts";
import { recipientPage } from "../../lib/content/recipient.ts";
import { rulesPage } from "../../lib/content/rules.ts";
import { contact, site } from "../../lib/content/site.ts";
import { jakartaDay } from "../../lib/format/date.ts";
import { livingText } from "../../lib/loans/living-figures.ts";
import { browserPath } from "../../scripts/find-browser.ts";

const wanted = process.argv[2];
const TEXT_FONT = "app/fonts/plus-jakarta-sans-latin.woff2";
const face = (family: string, weight: string, file: string) =>
  `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/woff2;base64,${readFileSync(file).toString("base64")})}`;
const displayFace = face("D", "400 800", "app/fonts/bricolage-display-latin.woff2");
const faces = displayFace + face("J", "400 800", TEXT_FONT);

/** Static weights of the text font: a variable font becomes vector shapes in a PDF, which phones render slowly. */
function paperFaces(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "simpul-fonts-"));
  const weights = [400, 600, 700].map((weight) => {
    const file = path.join(folder, `${weight}.woff2`);
    execFileSync("fonttools", ["varLib.instancer", TEXT_FONT, `wght=${weight}`, "--output", file, "--quiet"]);
    return face("J", String(weight), file);
  });
  rmSync(folder, { recursive: true });
  return displayFace + weights.join("");
}
const svg = (file: string) => `data:image/svg+xml;base64,${readFileSync(file).toString("base64")}`;
const art = (name: string) => svg(`public/art/${name}.svg`);
const appIcon = svg("lab/drawings/app-icon.svg");
const replacePlaceholders = (text: string) =>
  livingText(text, jakartaDay())
    .replace("{phone}", contact.phone)
    .replace("{email}", contact.email)
    .replace("{hours}", `${contact.days}, ${contact.hours}`);

const paper = `@page{size:A4;margin:20mm}body{font:10.5pt/1.5 J;color:#18201b;margin:0}h1{font:700 30pt/1.05 D;letter-spacing:-.03em;margin:0 0 4mm}h2{font:700 15pt/1.2 D;margin:7mm 0 2mm;break-after:avoid}p{margin:0 0 3mm}ul{margin:0 0 3mm;padding-left:5mm}.tag{display:inline-block;border:2px solid #be1e3c;color:#be1e3c;font:700 16pt D;padding:1mm 4mm;letter-spacing:.08em;margin-bottom:6mm}.note{border-left:4px solid #f7b92d;padding-left:4mm;font-weight:600}img{height:14mm;margin-bottom:12mm}table{width:100%;border-collapse:collapse;border-top:2px solid #18201b;font-size:10pt;break-inside:avoid}td,th{padding:1.8mm 0;border-bottom:1px solid #e4e3d9;text-align:left;font-weight:400}td:last-child,th:last-child{text-align:right}.foot{margin-top:10mm;color:#5b625a;font-size:9pt}`;
const document = (title: string, body: string) =>
  `<!doctype html><html lang="id"><head><meta charset="utf-8"><title>${title}</title><style>${paper}</style></head><body>${body}</body></html>`;

const policy = document(
  consumerPolicy.title,
  `<img src="${art("logo")}" alt="${site.name}"><br><div class="tag">${consumerPolicy.sample}</div><h1>${consumerPolicy.title}</h1><p>${site.company}. ${consumerPolicy.version}.</p><p class="note">${consumerPolicy.sampleNote}</p>${consumerPolicy.sections
    .map(
      (section, index) =>
        `<h2>${index + 1}. ${section.title}</h2>${"list" in section ? `<ul>${section.list.map((item) => `<li>${replacePlaceholders(item)}</li>`).join("")}</ul>` : section.paragraphs.map((text) => `<p>${replacePlaceholders(text)}</p>`).join("")}`,
    )
    .join("")}<p class="foot">${site.company}, ${contact.website}</p>`,
);
const report = (year: number) =>
  document(
    reportSample.title(year),
    `<img src="${art("logo")}" alt="${site.name}"><br><div class="tag">${reportSample.sample}</div><h1>${reportSample.title(year)}</h1><p>${site.company}</p><p class="note">${reportSample.note}</p><h2>${reportSample.opinion}</h2><p>${reportSample.opinionText}</p>${reportSample.tables
      .map(
        ({ title, rows }) =>
          `<h2>${title}</h2><table><tr><th>${reportSample.amount}</th><th>${year}</th></tr>${rows.map((row) => `<tr><td>${row}</td><td>–</td></tr>`).join("")}</table>`,
      )
      .join("")}<p class="foot">${site.company}, ${contact.website}</p>`,
  );

const cards: [file: string, title: string, line: string, artwork: string, ground: string, ink: string][] = [
  ["simpul", "Pinjaman yang biayanya jelas sejak awal", site.company, "kain-hero", "#0b3328", "#ffffff"],
  ["pinjaman", loansPage.heading, "Solusi Kini, Cepat, dan Kawan", "kain-pinjaman", "#f7b92d", "#18201b"],
  ["pendanaan", fundingPage.heading, "Bukan jaminan. Risiko ditanggung pemberi dana.", "kain-malam", "#0b3328", "#ffffff"],
  ["bantuan", helpPage.heading, helpPage.lead, "kain-bantuan", "#f7b92d", "#18201b"],
  ["karir", careersPage.heading, careersPage.title, "kain-karir", "#f8dfd1", "#18201b"],
  ["tentang", aboutPage.heading, aboutPage.title, "kain-tentang", "#115c47", "#ffffff"],
  ["ketentuan", legalPage.heading, `${legalPage.terms}, ${legalPage.privacy}`, "kain-bantuan", "#f2f1ea", "#18201b"],
  ["tagihan", billPage.heading, billPage.card, "kain-pinjaman", "#f8dfd1", "#18201b"],
  ["aturan", rulesPage.heading, rulesPage.card, "kain-tentang", "#edf4d2", "#18201b"],
  ["fakta", factCheckPage.heading, factCheckPage.card, "kain-bantuan", "#f2f1ea", "#18201b"],
  ["unduh", recipientPage.heading, recipientPage.title, "kain-unduh", "#edf4d2", "#18201b"],
];
const card = ([, title, line, artwork, ground, ink]: (typeof cards)[number]) =>
  `<!doctype html><meta charset="utf-8"><style>${faces}body{margin:0;width:1200px;height:630px;display:grid;grid-template-columns:740px 460px;background:${ground};color:${ink};font-family:J}main{padding:64px 56px 56px 72px;display:flex;flex-direction:column}h1{font:700 76px/1.02 D;letter-spacing:-.035em;margin:auto 0 24px;text-wrap:balance}p{font:500 28px/1.35 J;margin:0 0 auto}b{display:inline-flex;align-items:center;font:700 36px D}b img{width:58px;margin-right:16px;background:#0b3328;border-radius:14px}i{background:url(${art(artwork)}) center/cover}</style><main><b><img src="${appIcon}">${site.name.toLowerCase()}</b><h1>${livingText(title, jakartaDay())}</h1><p>${livingText(line, jakartaDay())}</p></main><i></i>`;

const browser = await chromium.launch({ executablePath: browserPath(), args: ["--disable-gpu"] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
const show = async (html: string) => {
  await page.setContent(html, { waitUntil: "load" });
  await page.evaluate(() => globalThis.document.fonts.ready);
};

if (!wanted || wanted === "pdf") {
  mkdirSync("public/files", { recursive: true });
  const files: [string, string][] = [
    ["perlindungan-konsumen", policy],
    ...aboutPage.reports.years.map((year): [string, string] => [`laporan-tahunan-${year}`, report(year)]),
  ];
  const fonts = `<style>${paperFaces()}</style>`;
  for (const [name, html] of files) {
    await show(html.replace("</head>", `${fonts}</head>`));
    const bytes = await page.pdf({ format: "A4", preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
    writeFileSync(`public/files/${name}.pdf`, bytes);
  }
}
if (!wanted || wanted === "og") {
  mkdirSync("public/og", { recursive: true });
  for (const row of cards) {
    await show(card(row));
    await page.screenshot({ path: `public/og/${row[0]}.jpg`, type: "jpeg", quality: 82 });
  }
}
if (!wanted || wanted === "icon") {
  for (const [name, size, pad] of [
    ["icon-192", 192, 0],
    ["icon-512", 512, 0],
    ["icon-maskable-512", 512, 64],
    ["apple-icon", 180, 0],
  ] as const) {
    await page.setViewportSize({ width: size, height: size });
    await show(`<style>body{margin:0;background:#0b3328;padding:${pad}px}img{display:block;width:${size - 2 * pad}px}</style><img src="${appIcon}">`);
    await page.screenshot({ path: name === "apple-icon" ? "app/apple-icon.png" : `public/${name}.png` });
  }
}
if (!wanted || wanted === "ads") {
  const wide = await browser.newPage({ deviceScaleFactor: 2 });
  const bottom = (artwork: number) =>
    `<style>${faces}body{margin:0;height:80px;display:flex;align-items:center;background:#0b3328;color:#fff;font:700 21px/1.2 D;letter-spacing:-.02em}i{flex:none;width:${artwork}px;height:80px;background:url(${art("panel-kini")}) 0/80px}p{margin:0 64px 0 18px}span{color:#fbd06e;font:500 15px J;letter-spacing:0;white-space:nowrap}</style><i></i><p>Bayar cicilan di gerai minimarket terdekat.&ensp;<span>Kode berlaku 24 jam</span></p>`;
  const creatives: [name: string, width: number, height: number, html: string][] = [
    [
      "iklan-atas-ipad",
      834,
      48,
      `<style>${faces}body{margin:0;height:48px;display:flex;align-items:center;background:#fdebc2;color:#18201b;font:500 14px J}p{margin:0 0 0 32px}</style><p><b>Waspada penipuan.</b> Simpul tidak pernah meminta OTP, PIN, atau transfer ke rekening pribadi.</p>`,
    ],
    ["iklan-bawah-ipad", 834, 80, bottom(120)],
    ["iklan-bawah-h5", 390, 80, bottom(80).replace("font:700 21px/1.2", "font:700 16px/1.25")],
  ];
  for (const [name, width, height, html] of creatives) {
    await wide.setViewportSize({ width, height });
    await wide.setContent(html, { waitUntil: "load" });
    await wide.evaluate(() => globalThis.document.fonts.ready);
    await wide.screenshot({ path: `public/ads/${name}.png` });
  }
}
await browser.close();
