import { readArticle } from "@/lib/api/blog";
import { sharePicture } from "@/lib/batik-art/share-picture";
import type { Article } from "@/lib/contract/website";
import { ARTICLE_ID } from "@/lib/limits";
import { weakEtag } from "@/lib/page/conditional-requests";
import { type ShareShape, shareShapes } from "@/lib/routes";

const shapes = Object.keys(shareShapes) as ShareShape[];
const FILE = new RegExp(
  `^(${ARTICLE_ID}?)(${shapes
    .map((shape) => shareShapes[shape].suffix)
    .filter(Boolean)
    .join("|")})?\\.png$`,
);
const DAY_SECONDS = 86_400;
const CACHE_MAX = 200;
/** Rendered pictures by their content; the oldest is evicted first. */
const cache = new Map<string, ArrayBuffer>();

/** A share picture of an article: 1200×630 (Open Graph), or a square or a story by its suffix. */
export async function GET(_: Request, { params }: RouteContext<"/sampul/bagikan/[file]">) {
  const [, id, suffix = ""] = FILE.exec((await params).file) ?? [];
  const shape = shapes.find((each) => shareShapes[each].suffix === suffix) ?? "wide";
  let article: Article | undefined;
  try {
    article = id ? await readArticle(id) : undefined;
  } catch {
    return new Response(null, { status: 503, headers: { "retry-after": "60", "cache-control": "no-store" } });
  }
  if (!article) return new Response(null, { status: 404 });
  const key = [shape, article.id, article.title, article.category].join("\n");
  const picture = cache.get(key) ?? (await sharePicture(article, shape));
  cache.set(key, picture);
  if (cache.size > CACHE_MAX) cache.delete(cache.keys().next().value ?? "");
  const headers = { "content-type": "image/png", "cache-control": `public, max-age=${DAY_SECONDS}`, etag: weakEtag(Buffer.from(picture)) };
  return new Response(picture, { headers });
}
