import { createHash, timingSafeEqual } from "node:crypto";
import { revalidateTag } from "next/cache";
import { type PageTag, pageTags } from "@/lib/contract/website";
import { webEnv } from "@/lib/env";
import { forgetMissingPages } from "@/lib/page/existing-pages";

export const dynamic = "force-dynamic";

const digest = (text: string) => createHash("sha256").update(text).digest();
const isTag = (value: string): value is PageTag => (pageTags as readonly string[]).includes(value);

/**
 * Expires the pages of each `tag` in the query, on every instance that shares the cache. 404 unless REVALIDATE_TOKEN is
 * set and sent as the bearer token, so that the URL is not discoverable. 400 for an unknown tag.
 */
export function POST(request: Request): Response {
  const expected = webEnv().REVALIDATE_TOKEN;
  const given = /^Bearer (\S+)$/.exec(request.headers.get("authorization") ?? "")?.[1];
  const headers = { "cache-control": "no-store" };
  if (!expected || !given || !timingSafeEqual(digest(given), digest(expected))) return new Response(null, { status: 404, headers });
  const tags = new URL(request.url).searchParams.getAll("tag");
  if (tags.length === 0 || !tags.every(isTag)) return new Response(null, { status: 400, headers });
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  forgetMissingPages();
  return new Response(null, { status: 204, headers });
}
