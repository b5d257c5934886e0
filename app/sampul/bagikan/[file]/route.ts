import { readArticle } from "@/lib/api/blog";
import { sharePicture } from "@/lib/batik-art/share-picture";
import { ARTICLE_ID } from "@/lib/contract/article-id";
import type { Article } from "@/lib/contract/website";
import { weakEtag } from "@/lib/page/conditional-requests";

const FILE = new RegExp(`^(${ARTICLE_ID})\\.png$`);
const DAY_SECONDS = 86_400;
const CACHE_MAX = 200;
/** Rendered pictures by their content; the oldest is evicted first. */
const cache = new Map<string, ArrayBuffer>();

/** The 1200×630 share picture (Open Graph) of an article. */
export async function GET(_: Request, { params }: RouteContext<"/sampul/bagikan/[file]">) {
  const id = FILE.exec((await params).file)?.[1];
  let article: Article | undefined;
  try {
    article = id ? await readArticle(id) : undefined;
  } catch {
    return new Response(null, { status: 503, headers: { "retry-after": "60", "cache-control": "no-store" } });
  }
  if (!article) return new Response(null, { status: 404 });
  const key = [article.id, article.title, article.category].join("\n");
  const picture = cache.get(key) ?? (await sharePicture(article));
  cache.set(key, picture);
  if (cache.size > CACHE_MAX) cache.delete(cache.keys().next().value ?? "");
  const headers = { "content-type": "image/png", "cache-control": `public, max-age=${DAY_SECONDS}`, etag: weakEtag(Buffer.from(picture)) };
  return new Response(picture, { headers });
}
