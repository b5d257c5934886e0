import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { type Article, blogCategories, previewHref, videoFrame } from "../../../lib/contract/website.ts";
import { jakartaDay, longDate } from "../../../lib/format/date.ts";
import { articleIdPattern } from "../../../lib/limits.ts";
import { FIGURE, livingFigure, livingText } from "../../../lib/loans/living-figures.ts";
import { errors } from "../../errors.ts";
import type { Vault } from "../../keys/data-keys.ts";
import { DATE_FAULT, isOpenable, parseYaml } from "../content/parse-yaml.ts";
import type { Deps } from "../deps.ts";
import { type MarkdownToken, parseMarkdown, renderMarkdown, shownTags, VIDEO_LINE } from "./render-markdown.ts";
import { toSummary } from "./summaries.ts";

/** A picture or link that the parser leaves as text because of its scheme. */
const REFUSED = /!?\[[^\]]*\]\((?:javascript|vbscript|file|data):/i;

const isLink = (address: string) => isOpenable(address) || (/^(?:mailto:|tel:)[^?]/.test(address) && URL.canParse(address));

/** Not every word in <>: a text message is written REG<spasi>KODE. */
const HTML_TAG =
  /<!--|<\/?(?:a|abbr|[biqsu]|big|blockquote|br|button|center|cite|code|d[dlt]|del|details|div|em|embed|fig(?:caption|ure)|font|form|h[1-6r]|iframe|img|input|ins|kbd|label|li|link|mark|meta|o:p|object|[ou]l|p|pre|script|section|small|span|strike|strong|style|su[bp]|summary|svg|table|t(?:body|foot|head|[dhrt])|video)\b[^<>]*>/i;

const FOOTNOTE = "catatan kaki tidak didukung. Tulis sumbernya di bagian sources, atau keterangannya dalam kalimat";

/** What pages would show as it is typed, beside code, and what to write instead. */
const typedSigns: readonly [RegExp, string][] = [
  [REFUSED, "alamat tautan atau gambar ini tidak diizinkan. Pakai alamat yang diawali https:// atau /"],
  [HTML_TAG, "tag HTML dan komentar tampil sebagai teks. Hapus, atau tulis dengan Markdown"],
  [/\[\^[^\]]+\]/, FOOTNOTE],
];

/** What pages would show as it is typed at the beginning of a paragraph or list item. */
const firstSigns: readonly [RegExp, string][] = [
  [/^##+[^#\s]/m, "judul bagian perlu spasi setelah tanda #. Tulis ## Judul"],
  [/^\[[ x]\](?:\s|$)/i, "daftar centang tidak didukung. Hapus tanda kurung sikunya"],
  [/^[•▪◦●○·]\s/m, "tanda ini tidak menjadi daftar. Mulai tiap barisnya dengan tanda - dan spasi"],
  [/^\|.*\|/m, "tabel ini tidak dikenali. Beri baris kosong di atasnya dan baris |---|---| di bawah judul kolomnya"],
  [/^Video:.*\n|\nVideo:/, "baris Video perlu baris kosong di atas dan di bawahnya"],
  [/^\[!(?!catatan\] *\S)/, "catatan ditulis > [!catatan] Judul, dengan huruf kecil dan judulnya di baris yang sama"],
];

/** What is wrong with a block of Markdown as a whole. */
function blockFault({ type, tag, markup }: MarkdownToken): string | undefined {
  if (type === "heading_open" && markup === "-")
    return "garis di bawah teks menjadikannya judul. Beri baris kosong di atas garisnya, atau tulis ## Judul";
  if (type === "heading_open" && !shownTags.includes(tag))
    return "judul ini tidak tampil sebagai judul. Tulis ## untuk judul bagian, ### untuk anak judul";
  if (type === "code_block") return "baris yang diawali empat spasi atau tab tampil sebagai kode. Hapus spasi di awalnya";
  if (tag && !shownTags.includes(tag)) return "bagian ini tidak tampil di halaman. Tulis dengan cara lain";
  return undefined;
}

/** What is wrong with a link, a picture or a text of a line. */
function inlineFault(token: MarkdownToken): string | undefined {
  const [src, href, title] = ["src", "href", "title"].map((name) => token.attrGet(name)?.toString());
  if (src !== undefined && !isOpenable(src)) return `alamat gambar harus dapat dibuka dan diawali https:// atau /: ${src}`;
  if (href !== undefined && !isLink(href)) return `alamat tautan harus dapat dibuka dan diawali https://, mailto:, tel:, atau /: ${href}`;
  if (title) return `keterangan dalam tanda kutip setelah alamat tidak tampil. Hapus "${title}", atau tulis dalam kalimat`;
  return token.type === "text" ? typedSigns.find(([sign]) => sign.test(token.content))?.[1] : undefined;
}

/**
 * The first part of a Markdown text that pages would drop or show as it is typed: its line, counted from 0, and what to
 * write instead.
 */
function findDropped(body: string): { line: number; what: string } | undefined {
  const { blocks, references } = parseMarkdown(body);
  const nameOf = (line: string) => /^ {0,3}\[([^\]]+)\]:/.exec(line)?.[1]?.trim() ?? "";
  const lines = body.split("\n");
  const named = lines.findIndex((line) => references[nameOf(line).toUpperCase()]);
  if (named >= 0)
    return {
      line: named,
      what: nameOf(lines[named] ?? "").startsWith("^") ? FOOTNOTE : "baris [nama]: alamat tidak tampil. Tulis alamatnya langsung: [teks](https://…)",
    };
  for (const block of blocks) {
    let line = block.map?.[0] ?? 0;
    const fault = blockFault(block);
    if (fault) return { line, what: fault };
    if (block.type !== "inline") continue;
    for (const [sign, what] of firstSigns) {
      const found = sign.exec(block.content);
      if (found) return { line: line + block.content.slice(0, found.index).split("\n").length - 1, what };
    }
    for (const token of block.children ?? []) {
      if (token.type === "softbreak" || token.type === "hardbreak") line += 1;
      const what = inlineFault(token);
      if (what) return { line, what };
    }
  }
  return undefined;
}

/** What is wrong with the living figures of a line (docs/living-figures.md). */
function figureFault(line: string): string | undefined {
  for (const [whole, expression = ""] of line.matchAll(FIGURE))
    try {
      livingFigure(expression, jakartaDay());
    } catch (cause) {
      return `${whole} tidak dapat dihitung: ${(cause as Error).message}`;
    }
  return line.replace(FIGURE, "").includes("{{") ? "angka hidup ditulis {{…}} dalam satu baris, paling banyak 200 karakter" : undefined;
}

/** A line of Markdown. */
const markdownLine = z
  .string()
  .trim()
  .min(1)
  .max(300)
  .superRefine((line, context) => {
    const dropped = findDropped(line);
    if (dropped) context.addIssue({ code: "custom", message: dropped.what });
  });

const fields = z.strictObject({
  title: z.string().trim().min(1).max(120),
  description: z.string().trim().min(1).max(240),
  category: z.enum(blogCategories),
  date: z.iso.date(DATE_FAULT),
  updated: z.iso.date(DATE_FAULT).optional(),
  /** The day of the last comparison with its sources. */
  reviewed: z.iso.date(DATE_FAULT).optional(),
  /** What a later edition changed, newest first: a line of Markdown that begins with its date. */
  changes: z.array(markdownLine).optional(),
  /** Where its facts come from: lines of Markdown with a link and a date. */
  sources: z
    .array(markdownLine.refine((line) => line.includes("](https://"), "harus memuat tautan seperti [Nama](https://…)"))
    .min(1)
    .optional(),
  /** Amounts, percentages and dates of its own examples, as it writes them; every other figure is a living one. */
  examples: z.array(z.string().trim().min(1).max(40)).optional(),
  top: z.boolean().default(false),
  /** Checked, but not published. */
  draft: z.boolean().default(false),
  cover: z.string().refine(isOpenable, "harus alamat yang dapat dibuka, diawali https:// atau /").optional(),
});

/** ISO dates compare as text. */
const frontMatter = fields
  .refine(({ date, updated }) => !updated || updated >= date, { path: ["updated"], message: "tidak boleh sebelum date" })
  .refine(({ date, reviewed }) => !reviewed || reviewed >= date, { path: ["reviewed"], message: "tidak boleh sebelum date" });

export type ArticleFile = z.output<typeof frontMatter> & { id: string; body: string };

/** Time of day at which an article of a date counts as posted, Jakarta time. */
const POSTED_AT = "T09:00:00+07:00";

/** The time at which an article of a date was posted. */
export const postedAt = (date: string) => new Date(date + POSTED_AT);

/**
 * Reads one Markdown file with YAML front matter; the file's name is the article's id.
 * Throws an Error with file, line and what to do for anything missing, unknown or malformed, and for what pages would drop
 * or show as it is typed.
 */
export function parseArticle(name: string, file: string): ArticleFile {
  // Editors on Windows write a byte order mark and CRLF.
  const source = file.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  const id = name.replace(/\.md$/i, "");
  const fail = (line: number, what: string): never => {
    throw new Error(`${name}:${line} ${what}`);
  };
  if (!articleIdPattern.test(id)) fail(1, "nama berkas harus 1 sampai 128 huruf, angka, - atau _. Ganti namanya");
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source);
  if (!parts) return fail(1, "bagian awal di antara dua baris --- tidak ada. Tulis --- di baris pertama, lalu title dan lainnya, lalu --- lagi");
  const [, yaml = "", body = ""] = parts;
  const data = parseYaml(name, yaml, frontMatter, 1);
  if (!body.trim()) fail(source.split("\n").length, "artikel ini belum punya isi. Tulis isinya di bawah baris ---");
  const firstLine = source.slice(0, source.length - body.length).split("\n").length;
  body.split("\n").forEach((line, index) => {
    const address = VIDEO_LINE.exec(line)?.[2];
    if (/^Video:/.test(line) && !videoFrame.test(address ?? ""))
      fail(firstLine + index, "video ditulis Video: [Judul](https://www.youtube-nocookie.com/embed/…), dari YouTube atau Vimeo");
  });
  source.split("\n").forEach((line, index) => {
    const fault = figureFault(line);
    if (fault) fail(index + 1, fault);
  });
  const dropped = findDropped(body);
  if (dropped) fail(firstLine + dropped.line, dropped.what);
  return { ...data, id, body };
}

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join("\n");

/**
 * The end of an article, as Markdown: changes, sources and date of the review, as far as the front matter has them.
 */
function editorialNote({ changes, sources, reviewed }: Pick<ArticleFile, "changes" | "sources" | "reviewed">): string {
  const parts = [
    ...(changes ? [`## Yang berubah\n\n${list(changes)}`] : []),
    ...(sources ? [`## Sumber\n\n${list(sources)}`] : []),
    ...(reviewed
      ? [
          `> [!catatan] Ditinjau ${longDate(reviewed)}\n> Ditulis Redaksi Simpul. Pada tanggal ini redaksi mencocokkan angka dan aturan dengan sumbernya dan menghitung ulang contohnya. Tulisan ini bukan nasihat hukum atau pajak; jika peraturannya berubah, kami mencatatnya di sini`,
        ]
      : []),
  ];
  return parts.map((part) => `\n\n${part}\n`).join("");
}

/** What the database stores of an article file, apart from what is for the search. `shownFrom` replaces its date. */
export function articleRow(file: ArticleFile, shownFrom?: Date) {
  const postTime = shownFrom ?? postedAt(file.date);
  const updateTime = file.updated ? postedAt(file.updated) : null;
  return {
    id: file.id,
    title: livingText(file.title, jakartaDay()),
    description: livingText(file.description, jakartaDay()),
    category: file.category,
    postTime,
    // A draft may have been changed before it is posted.
    updateTime: updateTime && updateTime >= postTime ? updateTime : null,
    coverUrl: file.cover ?? "",
    topFlag: file.top ? 1 : 0,
    content: renderMarkdown(file.body + editorialNote(file)),
  };
}

const signedText = (id: string, seconds: string) => `article preview ${id} ${seconds}`;

/** The link that shows an article file until `until`, whether it is published or not. Nothing is stored. */
export function previewLink({ vault, siteUrl }: { vault: Vault; siteUrl: string }, id: string, until: Date): string {
  const seconds = String(Math.floor(until.getTime() / 1_000));
  return siteUrl + previewHref(id, `${seconds}.${vault.hmac(signedText(id, seconds))}`);
}

async function readDraft(articlesDir: string, id: string): Promise<ArticleFile> {
  try {
    const names = await readdir(articlesDir);
    const name = names.find((one) => one.replace(/\.md$/i, "") === id && one !== id) ?? `${id}.md`;
    return parseArticle(name, await readFile(path.join(articlesDir, name), "utf8"));
  } catch {
    throw errors.notFound();
  }
}

/**
 * The article of a file as it is now. Throws 1404 when the signature is wrong or has ended, and for a file that is
 * missing or not valid. `id` and `key` have passed `blogPreviewQuery`.
 */
export async function previewArticle(
  { vault, articlesDir, now }: Pick<Deps, "vault" | "articlesDir" | "now">,
  { id, key }: { id: string; key: string },
): Promise<Article> {
  const [seconds = "", signature = ""] = key.split(".");
  if (Number(seconds) * 1_000 <= now().getTime() || !vault.isHmacOf(signedText(id, seconds), signature)) throw errors.notFound();
  const row = articleRow(await readDraft(articlesDir, id));
  return { ...toSummary(row), content: row.content, previous: null, next: null };
}
