import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { type Article, blogCategories, previewHref, videoFrame } from "../../../lib/contract/website.ts";
import { jakartaDay, longDate } from "../../../lib/format/date.ts";
import { articleIdPattern } from "../../../lib/limits.ts";
import { FIGURE, livingFigure, livingText } from "../../../lib/loans/living-figures.ts";
import { errors } from "../../errors.ts";
import type { Vault } from "../../keys/data-keys.ts";
import { readYaml } from "../content/parse-yaml.ts";
import type { Deps } from "../deps.ts";
import { parseMarkdown, renderMarkdown, VIDEO_LINE } from "./render-markdown.ts";
import { toSummary } from "./summaries.ts";

const PICTURE = /^(?:https:\/\/|\/(?![/\\]))/;
const LINK = /^(?:https:\/\/|mailto:|tel:|\/(?![/\\]))/;
/** A picture or link that the parser leaves as text because of its scheme. */
const REFUSED = /!?\[[^\]]*\]\((?:javascript|vbscript|file|data):/i;

/**
 * The first picture or link of a Markdown text that pages cannot show: its line, counted from 0, and the reason.
 */
function findDropped(body: string): { line: number; what: string } | undefined {
  for (const block of parseMarkdown(body)) {
    let line = block.map?.[0] ?? 0;
    for (const token of block.children ?? []) {
      if (token.type === "softbreak" || token.type === "hardbreak") line += 1;
      const address = (name: string) => token.attrGet(name)?.toString();
      const [src, href] = [address("src"), address("href")];
      if (src !== undefined && !PICTURE.test(src)) return { line, what: `the address of a picture must begin with https:// or /: ${src}` };
      if (href !== undefined && !LINK.test(href))
        return { line, what: `the address of a link must begin with https://, mailto:, tel: or /: ${href}` };
      if (token.type === "text" && REFUSED.test(token.content))
        return { line, what: `the address of a link or picture is not allowed: ${token.content}` };
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
      return `${whole}: ${(cause as Error).message}`;
    }
  return line.replace(FIGURE, "").includes("{{") ? "a figure is {{…}} on one line, at most 200 characters" : undefined;
}

const fields = z.strictObject({
  title: z.string().trim().min(1).max(120),
  description: z.string().trim().min(1).max(240),
  category: z.enum(blogCategories),
  date: z.iso.date("must be a date such as 2025-08-14"),
  updated: z.iso.date("must be a date such as 2025-08-14").optional(),
  /** The day of the last comparison with its sources. */
  reviewed: z.iso.date("must be a date such as 2025-08-14").optional(),
  /** What a later edition changed, newest first: a line of Markdown that begins with its date. */
  changes: z.array(z.string().trim().min(1).max(300)).optional(),
  /** Where its facts come from: lines of Markdown with a link and a date. */
  sources: z
    .array(
      z
        .string()
        .trim()
        .regex(/\]\(https:\/\//, "must hold a link such as [Name](https://…)")
        .max(300),
    )
    .min(1)
    .optional(),
  /** Amounts, percentages and dates of its own examples, as it writes them; every other figure is a living one. */
  examples: z.array(z.string().trim().min(1).max(40)).optional(),
  top: z.boolean().default(false),
  /** Checked, but not published. */
  draft: z.boolean().default(false),
  cover: z
    .string()
    .regex(/^(?:https:\/\/|\/(?!\/))/, "must begin with https:// or /")
    .optional(),
});

/** ISO dates compare as text. */
const frontMatter = fields
  .refine(({ date, updated }) => !updated || updated >= date, { path: ["updated"], message: "must not be before date" })
  .refine(({ date, reviewed }) => !reviewed || reviewed >= date, { path: ["reviewed"], message: "must not be before date" });

export type ArticleFile = z.output<typeof frontMatter> & { id: string; body: string };

/** Time of day at which an article of a date counts as posted, Jakarta time. */
const POSTED_AT = "T09:00:00+07:00";

/** The time at which an article of a date was posted. */
export const postedAt = (date: string) => new Date(date + POSTED_AT);

/**
 * Reads one Markdown file with YAML front matter; the file's name is the article's id.
 * Throws an Error with file and line for anything missing, unknown or malformed, and for a picture or link that pages
 * would drop.
 */
export function parseArticle(name: string, file: string): ArticleFile {
  // Editors on Windows write a byte order mark and CRLF.
  const source = file.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  const id = name.replace(/\.md$/i, "");
  const fail = (line: number, what: string): never => {
    throw new Error(`${name}:${line} ${what}`);
  };
  if (!articleIdPattern.test(id)) fail(1, "the file name must be 1 to 128 letters, digits, - or _");
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source);
  if (!parts) return fail(1, "front matter between two lines of --- is missing");
  const [, yaml = "", body = ""] = parts;
  const result = frontMatter.safeParse(readYaml(name, yaml, 1).document.toJS());
  if (!result.success) {
    const issue = result.error.issues[0];
    const key = String(issue?.path[0] ?? "");
    const line = yaml.split("\n").findIndex((text) => text.startsWith(`${key}:`));
    return fail(line < 0 ? 1 : line + 2, `${key} ${issue?.message ?? "is wrong"}`.trim());
  }
  if (!body.trim()) fail(source.split("\n").length, "the article has no text");
  const firstLine = source.slice(0, source.length - body.length).split("\n").length;
  body.split("\n").forEach((line, index) => {
    const address = VIDEO_LINE.exec(line)?.[2];
    if (/^Video:/.test(line) && !videoFrame.test(address ?? ""))
      fail(firstLine + index, "a video is a line such as Video: [Title](https://www.youtube-nocookie.com/embed/…), of YouTube or Vimeo");
  });
  source.split("\n").forEach((line, index) => {
    const fault = figureFault(line);
    if (fault) fail(index + 1, fault);
  });
  const dropped = findDropped(body);
  if (dropped) fail(firstLine + dropped.line, dropped.what);
  return { ...result.data, id, body };
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
          `> [!catatan] Ditinjau ${longDate(reviewed)}\n> Ditulis Redaksi Simpul. Pada tanggal ini redaksi mencocokkan angka dan aturan dengan sumbernya dan menghitung ulang contohnya. Tulisan ini bukan nasihat hukum atau pajak; jika peraturannya berubah, kami mencatatnya di sini.`,
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
