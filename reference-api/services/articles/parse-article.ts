import { z } from "zod";
import { articleIdPattern } from "../../../lib/contract/article-id.ts";
import { blogCategories, videoFrame } from "../../../lib/contract/website.ts";
import { readYaml } from "../content/parse-yaml.ts";
import { findDropped } from "./find-dropped.ts";

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

/** A paragraph with a video: its title and the URL of its player. */
export const VIDEO_LINE = /^Video: *\[([^\]]+)\]\((\S+)\)$/;

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
  const id = name.replace(/\.md$/, "");
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
  const dropped = findDropped(body);
  if (dropped) fail(firstLine + dropped.line, dropped.what);
  return { ...result.data, id, body };
}
