import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Article, previewHref } from "../../../lib/contract/website.ts";
import type { Deps } from "../../deps.ts";
import { errors } from "../../errors.ts";
import type { Vault } from "../data-keys.ts";
import { articleRow } from "./article-row.ts";
import { type ArticleFile, parseArticle } from "./parse-article.ts";
import { toSummary } from "./summaries.ts";

const signedText = (id: string, seconds: string) => `article preview ${id} ${seconds}`;

/** The link that shows an article file until `until`, whether it is published or not. Nothing is stored. */
export function previewLink({ vault, siteUrl }: { vault: Vault; siteUrl: string }, id: string, until: Date): string {
  const seconds = String(Math.floor(until.getTime() / 1_000));
  return siteUrl + previewHref(id, `${seconds}.${vault.hmac(signedText(id, seconds))}`);
}

async function readDraft(articlesDir: string, id: string): Promise<ArticleFile> {
  const name = `${id}.md`;
  try {
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
