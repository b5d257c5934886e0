import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { jakartaDay } from "@/lib/format/date";
import { livingText } from "../lib/loans/living-figures.ts";

/** A text that people read, and its file. */
export type SiteText = { file: string; text: string };

const CONTENT = "lib/content";
const ARTICLES = "reference-api/content/articles";

/** All strings of a nested value. Functions are called with "…" as every argument. */
function texts(value: unknown): string[] {
  if (typeof value === "string") return [value.replaceAll("\u00a0", " ")];
  if (typeof value === "function") {
    try {
      return texts(value(...Array.from({ length: value.length }, () => "…")));
    } catch {
      return [];
    }
  }
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(texts);
  return [];
}

async function fromContent(find: (value: unknown) => string[]): Promise<SiteText[]> {
  const files = readdirSync(CONTENT, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  const found = await Promise.all(
    files.map(async (file) => {
      const module: unknown = await import(path.resolve(CONTENT, file));
      return find(module).map((text) => ({ file: `${CONTENT}/${file}`, text }));
    }),
  );
  return found.flat();
}

/** Every text of lib/content. */
export const contentTexts = () => fromContent(texts);

/** The descriptions of pages, and those of the categories of the blog. */
function descriptions(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    if (/^(?:d|\w*D)escription$/.test(key) && typeof part === "string") return [livingText(part, jakartaDay())];
    return /^(?:d|\w*D)escriptions$/.test(key) ? texts(part) : descriptions(part);
  });
}

export const contentDescriptions = () => fromContent(descriptions);

/** Files outside of lib/content with texts that people read: messages of forms and refusals, SMS and mails. */
const MESSAGES = ["lib/contract", "reference-api/errors.ts", "reference-api/services"];

/** Every sentence in the source of messages: string and template literals with a space. */
export function messageTexts(): SiteText[] {
  const files = MESSAGES.flatMap((place) =>
    place.endsWith(".ts") ? [place] : readdirSync(place, { recursive: true, encoding: "utf8" }).map((file) => `${place}/${file}`),
  ).filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"));
  return files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/(["`])((?:\\.|(?!\1)[^\\\n])*)\1/g)]
      .map(([, , text = ""]) => ({ file, text }))
      .filter(({ text }) => text.includes(" ")),
  );
}

/** The string and template literals of every file of lib/content, as written, with their file. */
export function contentSources(): SiteText[] {
  return readdirSync(CONTENT, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .flatMap((file) => {
      const source = readFileSync(path.join(CONTENT, file), "utf8").replace(/^\s*(?:\/?\*|\/\/).*$/gm, "");
      return [...source.matchAll(/(["`])((?:\\.|(?!\1)[^\\])*)\1/g)].map(([, , text = ""]) => ({ file: `${CONTENT}/${file}`, text }));
    });
}

type ArticleSource = { file: string; front: string; body: string };

/** The Markdown sources of the reference API's articles. */
export function articleSources(): ArticleSource[] {
  return readdirSync(ARTICLES)
    .filter((name) => name.endsWith(".md"))
    .map((name) => {
      const [, front = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(path.join(ARTICLES, name), "utf8")) ?? [];
      return { file: `${ARTICLES}/${name}`, front, body };
    });
}

/** Paragraphs of the articles; a table is part of the caption before it. */
export function articleTexts(): SiteText[] {
  return articleSources().flatMap(({ file, front, body }) => [
    ...front.split("\n").map((text) => ({ file, text })),
    ...body
      .replace(/^(Tabel: .*)\n\n(?=\|)/gm, "$1\n")
      .split(/\n{2,}/)
      .map((text) => ({ file, text })),
  ]);
}
