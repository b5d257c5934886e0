import type { APIRequestContext } from "@playwright/test";
import { crawlStart } from "./addresses.ts";
import { expect, test } from "./fixtures.ts";

/** Below the number of dynamic pages that the server renders at once. */
const AT_ONCE = 4;
/** Articles that article-import.spec.ts adds and removes meanwhile. */
const TEMPORARY = /\?id=uji-/;

/** The addresses of this site that a page links to, or its address and status if it fails. */
async function follow(request: APIRequestContext, baseURL: string, path: string): Promise<{ found: string[]; dead?: string }> {
  // Compressing each page for one visit would cost more than rendering it.
  const response = await request.get(path, { headers: { "accept-encoding": "identity" } });
  if (!response.ok()) return { found: [], dead: `${path} (${response.status()})` };
  if (!response.headers()["content-type"]?.startsWith("text/html")) return { found: [] };
  const found: string[] = [];
  for (const [, href = ""] of (await response.text())
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .matchAll(/<(?:a|img|link|source|video)\b[^>]*?\s(?:href|src|poster)="([^"]+)"/g)) {
    const url = new URL(href.replaceAll("&amp;", "&"), new URL(path, baseURL));
    const address = url.pathname + url.search;
    if (url.origin === baseURL && !address.startsWith("/_next/") && !TEMPORARY.test(address)) found.push(address);
  }
  return { found };
}

test("no link of the site is broken", async ({ request, baseURL }) => {
  test.setTimeout(180_000);
  const seen = new Set<string>(crawlStart);
  const dead: string[] = [];
  let next = crawlStart;
  while (next.length > 0) {
    const answers = await Promise.all(next.slice(0, AT_ONCE).map((path) => follow(request, baseURL as string, path)));
    const fresh = new Set(answers.flatMap(({ found }) => found).filter((path) => !seen.has(path)));
    for (const path of fresh) seen.add(path);
    next = [...next.slice(AT_ONCE), ...fresh];
    dead.push(...answers.flatMap((answer) => answer.dead ?? []));
    expect(seen.size, "the site has no endless addresses").toBeLessThan(900);
  }
  expect(dead).toEqual([]);
  expect(seen.size).toBeGreaterThan(30);
});
