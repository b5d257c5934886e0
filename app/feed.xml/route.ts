import { readArticles } from "@/lib/api/blog";
import { rssFeed } from "@/lib/article/rss";
import { webEnv } from "@/lib/env";

export const dynamic = "force-dynamic";

const NEWEST = 30;
const KEPT_SECONDS = 300;

/** The newest articles for feed readers. */
export async function GET() {
  const { records } = await readArticles({ pageSize: NEWEST });
  return new Response(rssFeed(webEnv().SITE_URL, records), {
    headers: { "content-type": "application/rss+xml; charset=utf-8", "cache-control": `public, max-age=${KEPT_SECONDS}` },
  });
}
