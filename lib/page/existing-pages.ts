import { setTimeout as pause } from "node:timers/promises";
import { articleExists, countArticles } from "../api/blog.ts";
import { LIST_PAGE } from "../article/addresses.ts";
import { blogCategories } from "../contract/website.ts";
import { articleIdPattern, BLOG_PAGE_SIZE } from "../limits.ts";
import { routes } from "../routes.ts";

/** How long a request waits to learn whether its page exists, milliseconds. Then it gets the stored page, if any. */
const WAIT_MS = 1_000;
/** How long an id counts as unknown, and a list as ending where it did, milliseconds. */
const UNKNOWN_MS = 5_000;
const REMEMBERED_MAX = 2_000;

/** Article ids and list pages that exist. A removed one is rendered again like every page, and then is missing. */
const existing = new Set<string>();
const MISSING = Symbol.for("simpul.missing-pages");
const shared = globalThis as { [MISSING]?: Map<string, number> };
shared[MISSING] ??= new Map();
/**
 * Pages that do not exist, each with the time until which that is remembered (epoch milliseconds). On globalThis,
 * because Next bundles the proxy and the revalidation route separately.
 */
const missing = shared[MISSING];

/** Forgets which pages are missing, because articles have changed. */
export const forgetMissingPages = (): void => missing.clear();

/** Questions on their way. */
const asking = new Map<string, Promise<boolean>>();

function remember(key: string, exists: boolean): void {
  if (exists) {
    existing.delete(key);
    existing.add(key);
    if (existing.size > REMEMBERED_MAX) existing.delete(existing.keys().next().value as string);
    return;
  }
  missing.set(key, Date.now() + UNKNOWN_MS);
  if (missing.size > REMEMBERED_MAX) missing.delete(missing.keys().next().value as string);
}

type Question = { key: string; ask: () => Promise<boolean> };

/** What decides whether the page of a URL exists; undefined for pages that are not made from articles. */
function questionOf({ pathname, searchParams }: URL): Question | undefined {
  if (pathname === routes.article) {
    const id = searchParams.getAll("id").at(-1) ?? "";
    return articleIdPattern.test(id) ? { key: id, ask: () => articleExists(id) } : undefined;
  }
  if (pathname !== routes.blog || searchParams.get("q")?.trim()) return undefined;
  const page = searchParams.getAll("page").at(-1) ?? "";
  const number = new RegExp(`^${LIST_PAGE}$`).test(page) ? Number(page) : 1;
  if (number === 1) return undefined;
  const category = blogCategories.find((name) => name === searchParams.getAll("value").at(-1)) ?? "";
  return { key: `${category} ${number}`, ask: async () => (await countArticles(category)) > (number - 1) * BLOG_PAGE_SIZE };
}

/** Inner paths of the pages of articles, which no public URL has: proxy.ts redirects those that can be read. */
const INNER = /^\/(?:artikel|blog)\//;

/** Whether a URL is known to have a page, because it always has one or the upstream has said so. */
export function isKnownPage(url: URL): boolean {
  const question = questionOf(url);
  return !question || existing.has(question.key);
}

/**
 * Whether the upstream has the article or the part of the list that a URL names, asked before anything is rendered. True
 * as well when the upstream does not answer in time: then the last good page is shown.
 */
export async function pageExists(url: URL): Promise<boolean> {
  if (INNER.test(url.pathname)) return false;
  const question = questionOf(url);
  if (!question || existing.has(question.key)) return true;
  const { key, ask } = question;
  if ((missing.get(key) ?? 0) > Date.now()) return false;
  const asked = asking.get(key) ?? ask().finally(() => asking.delete(key));
  asking.set(key, asked);
  const exists = await Promise.race([asked, pause(WAIT_MS, undefined, { ref: false })]).catch(() => undefined);
  if (exists !== undefined) remember(key, exists);
  return exists !== false;
}
