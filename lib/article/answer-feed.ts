import "server-only";
import { readArticles } from "@/lib/api/blog";
import type { ArticleSummary } from "@/lib/contract/website";
import { isBuilding, webEnv } from "@/lib/env";

const NEWEST = 30;
const CACHE_SECONDS = 300;

async function newest(): Promise<ArticleSummary[]> {
  try {
    return (await readArticles({ pageSize: NEWEST })).records;
  } catch (cause) {
    if (isBuilding()) return [];
    throw cause;
  }
}

/** Responds with a feed of the newest articles. At run time a failure throws, so that Next serves the cached feed. */
export async function answerFeed(type: string, write: (origin: string, articles: readonly ArticleSummary[]) => string): Promise<Response> {
  const records = await newest();
  return new Response(write(webEnv().SITE_URL, records), {
    headers: { "content-type": `${type}; charset=utf-8`, "cache-control": `public, max-age=${CACHE_SECONDS}` },
  });
}
