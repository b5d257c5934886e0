import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

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

/** Every text of lib/content. */
export async function contentTexts(): Promise<SiteText[]> {
  const files = readdirSync(CONTENT, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  const found = await Promise.all(
    files.map(async (file) => {
      const module: unknown = await import(path.resolve(CONTENT, file));
      return texts(module).map((text) => ({ file: `${CONTENT}/${file}`, text }));
    }),
  );
  return found.flat();
}

export type ArticleSource = { file: string; front: string; body: string };

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
