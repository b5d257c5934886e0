import { jobs } from "../../../lib/content/careers.ts";
import { type AdDevice, adDevices } from "../../../lib/contract/website.ts";
import { jakartaDay } from "../../../lib/format/date.ts";
import { FIGURE, livingText } from "../../../lib/loans/living-figures.ts";
import { eventHref, jsonFeedPath, openingHref, plainPages, routes, rssPath, ruleFiles, statisticsFile } from "../../../lib/routes.ts";
import type { Database } from "../../db/open.ts";
import { dayText } from "../../jakarta-time.ts";
import type { ArticleFile } from "../articles/import-articles.ts";
import { parseMarkdown } from "../articles/render-markdown.ts";
import { isFileName, isPublicFile, type PictureFacts, pictureFacts } from "./pictures.ts";
import type { AdFile } from "./site-content.ts";

/** What a check found, as a sentence that says what to do. `must` keeps an entry from being published. */
export type Check = { level: "must" | "advice" | "ok"; text: string };

const must = (text: string): Check => ({ level: "must", text });
const advice = (text: string): Check => ({ level: "advice", text });
const ok = (text: string): Check => ({ level: "ok", text });

/** What search results show of a title and a description, characters. */
const TITLE_MAX_CHARS = 60;
const DESCRIPTION_MIN_CHARS = 50;
const DESCRIPTION_MAX_CHARS = 160;
/** WCAG 2.2, 1.4.3: of words on a picture. */
const CONTRAST_MIN = 4.5;

/** `4,5 : 1`, on one line. */
export const ratioText = (contrast: number): string => `${String(contrast).replace(".", ",")}\u00a0:\u00a01`;

const knownPaths = new Set<string>(["/", ...Object.values(routes), ...Object.values(plainPages), ...Object.values(ruleFiles)]);
for (const path of [rssPath, jsonFeedPath, statisticsFile, ...jobs.map(({ id }) => openingHref(id))]) knownPaths.add(path);

type Target = "page" | { article: string } | "unknown" | "elsewhere";

/** The path and query of an address of this site; undefined for another one. */
const ownAddress = (address: string) => (address.startsWith("/") ? new URL(address, "http://site.invalid") : undefined);

/** The article that an address of this site shows. */
function articleOf(address: string): string | undefined {
  const { pathname, searchParams } = ownAddress(address) ?? {};
  return pathname === routes.article ? (searchParams?.get("id") ?? "") : undefined;
}

/** What the address of a link leads to. */
async function targetOf(address: string): Promise<Target> {
  const [article, pathname] = [articleOf(address), ownAddress(address)?.pathname];
  if (pathname === undefined) return "elsewhere";
  if (article !== undefined) return { article };
  return knownPaths.has(pathname) || pathname.startsWith(eventHref("")) || (await isPublicFile(pathname)) ? "page" : "unknown";
}

/** The links and pictures of an article's file. */
export function addressesOf({ body, sources = [], changes = [] }: ArticleFile) {
  const [links, pictures]: [string[], { src: string; alt: string }[]] = [[], []];
  for (const block of parseMarkdown([body, ...sources, ...changes].join("\n\n")).blocks)
    for (const token of block.children ?? []) {
      const [href, src] = [token.attrGet("href")?.toString(), token.attrGet("src")?.toString()];
      if (href) links.push(href);
      if (src) pictures.push({ src, alt: token.content.trim() });
    }
  return { links: [...new Set(links)], pictures };
}

/** The ids of the articles that an article links to. */
export const linkedArticles = (file: ArticleFile): string[] => addressesOf(file).links.flatMap((href) => articleOf(href) ?? []);

function lengthChecks({ title, description }: ArticleFile): Check[] {
  const [titleChars, chars] = [livingText(title, jakartaDay()).length, livingText(description, jakartaDay()).length];
  return [
    titleChars > TITLE_MAX_CHARS
      ? advice(`Judul ${titleChars} karakter. Persingkat sampai ${TITLE_MAX_CHARS} supaya tidak terpotong di hasil pencarian.`)
      : ok(`Judul ${titleChars} karakter.`),
    chars > DESCRIPTION_MAX_CHARS || chars < DESCRIPTION_MIN_CHARS
      ? advice(`Ringkasan ${chars} karakter. Tulis ${DESCRIPTION_MIN_CHARS} sampai ${DESCRIPTION_MAX_CHARS}.`)
      : ok(`Ringkasan ${chars} karakter.`),
  ];
}

async function linkChecks(links: readonly string[], shown: ReadonlySet<string>): Promise<Check[]> {
  const faults: Check[] = [];
  for (const href of links) {
    const target = await targetOf(href);
    if (target === "unknown") faults.push(must(`Tautan ${href} tidak ada di situs ini. Perbaiki alamatnya.`));
    else if (typeof target === "object" && !shown.has(target.article))
      faults.push(
        must(
          `Tautan ke artikel ${target.article || "tanpa nama"} belum berfungsi: artikelnya tidak ada atau belum terbit. Terbitkan dulu, atau hapus tautannya.`,
        ),
      );
  }
  if (faults.length > 0) return faults;
  const own = links.filter((href) => href.startsWith("/")).length;
  return [
    own === 0
      ? advice("Belum ada tautan ke halaman lain di situs ini. Tambahkan satu yang membantu pembaca.")
      : ok(`${own} tautan di situs ini, semuanya ada.`),
  ];
}

function pictureCheck({ src, alt }: { src: string; alt: string | undefined }, facts: PictureFacts | undefined): Check[] {
  if (!facts?.found) return [must(`Gambar ${src} tidak ada. Unggah gambarnya, atau perbaiki alamatnya.`)];
  const described =
    alt === ""
      ? [must(`Gambar ${src} belum punya keterangan. Tulis isinya di antara tanda [ dan ].`)]
      : alt && isFileName(alt)
        ? [must(`Keterangan gambar ${src} adalah nama berkas. Ganti dengan isi gambarnya, di antara tanda [ dan ].`)]
        : [];
  if (facts.found === "elsewhere") return [...described, advice(`Gambar ${src} ada di situs lain dan tidak diperiksa. Lebih aman diunggah di sini.`)];
  if (facts.contrast !== undefined && facts.contrast < CONTRAST_MIN)
    return [
      ...described,
      advice(
        `Gambar ${src}: beda terang dan gelapnya ${ratioText(facts.contrast)}. Tulisan di atasnya perlu paling sedikit ${ratioText(CONTRAST_MIN)}; pakai gambar lain jika memuat tulisan.`,
      ),
    ];
  return described.length > 0 ? described : [ok(`Gambar ${src} ada${alt ? " dan punya keterangan" : ""}.`)];
}

/** The checks of an article; `shown`: the ids of the articles on the site. */
export async function checkArticle(db: Pick<Database, "select">, file: ArticleFile, shown: ReadonlySet<string>): Promise<Check[]> {
  const { links, pictures } = addressesOf(file);
  const all = [...pictures, ...(file.cover ? [{ src: file.cover, alt: undefined }] : [])];
  const facts = await pictureFacts(
    db,
    all.map(({ src }) => src),
  );
  const figures = [file.title, file.description, file.body, ...(file.sources ?? [])].join("\n").match(FIGURE)?.length ?? 0;
  const sources = file.sources?.length ?? 0;
  return [
    ...lengthChecks(file),
    sources === 0 ? must("Belum ada sumber. Tulis paling sedikit satu di bagian sources.") : ok(`${sources} sumber.`),
    figures === 0 ? ok("Tidak ada angka hidup.") : ok(`${figures} angka hidup, semuanya dapat dihitung.`),
    ...(await linkChecks(links, shown)),
    ...all.flatMap((picture) => pictureCheck(picture, facts.get(picture.src))),
  ];
}

const deviceNames: Record<AdDevice, string> = { PC: "layar lebar", iPad: "tablet", H5: "ponsel" };

/** The checks of an advertisement; `shown`: the ids of the articles on the site. */
export async function checkAd(
  db: Pick<Database, "select">,
  { pictures, opens, title, titles }: AdFile,
  shown: ReadonlySet<string>,
): Promise<Check[]> {
  const facts = await pictureFacts(db, Object.values(pictures));
  const target = await targetOf(opens);
  const missing = adDevices.filter((device) => !pictures[device]);
  const longest = Math.max(title.length, ...Object.values(titles).map((text) => text.length));
  const pictureChecks = adDevices.flatMap((device): Check[] => {
    const src = pictures[device];
    const known = src ? facts.get(src) : undefined;
    if (!src) return [];
    if (!known?.found) return [must(`Gambar ${deviceNames[device]} (${src}) tidak ada. Unggah gambarnya, atau perbaiki alamatnya.`)];
    if (known.found === "elsewhere") return [advice(`Gambar ${deviceNames[device]} ada di situs lain dan tidak diperiksa.`)];
    if (known.contrast === undefined) return [advice(`Kontras gambar ${deviceNames[device]} tidak dapat diukur. Periksa dengan mata.`)];
    return known.contrast < CONTRAST_MIN
      ? [
          must(
            `Gambar ${deviceNames[device]}: beda terang dan gelapnya ${ratioText(known.contrast)}. Tulisan di atasnya perlu paling sedikit ${ratioText(CONTRAST_MIN)}.`,
          ),
        ]
      : [ok(`Gambar ${deviceNames[device]} ada, kontrasnya sampai ${ratioText(known.contrast)}.`)];
  });
  return [
    longest > 120 ? advice(`Judul ${longest} karakter. Pembaca layar membacanya utuh: persingkat sampai 120.`) : ok(`Judul ${longest} karakter.`),
    target === "unknown"
      ? must(`Alamat ${opens} tidak ada di situs ini. Perbaiki alamatnya.`)
      : typeof target === "object" && !shown.has(target.article)
        ? must(`Alamat ${opens} membuka artikel yang tidak ada atau belum terbit.`)
        : ok(target === "elsewhere" ? `Membuka situs lain: ${opens}` : `Membuka ${opens}, yang ada di situs ini.`),
    ...pictureChecks,
    ...(missing.length > 0 ? [advice(`Tidak tampil di ${missing.map((device) => deviceNames[device]).join(" dan ")}: gambarnya belum ada.`)] : []),
  ];
}

/** Rates of a month are published by the end of the next one. */
export function checkRates(asOf: string, now: Date): Check {
  const [year = 0, month = 0] = asOf.split("-").map(Number);
  const due = new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10);
  return due < jakartaDay(now)
    ? advice(`Bulan terakhir ${dayText(asOf)} sudah lama. Tambahkan bulan berikutnya di rates.yaml, lalu impor.`)
    : ok(`Bulan terakhir ${dayText(asOf)}. Bulan berikutnya ditambahkan paling lambat ${dayText(due)}.`);
}
