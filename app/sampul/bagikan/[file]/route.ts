import { weakEtag } from "@/lib/accelerator/conditions";
import { readArticle } from "@/lib/api/blog";
import { sharePicture } from "@/lib/batik-art/share-picture";
import { ARTICLE_ID } from "@/lib/contract/article-id";
import type { Article } from "@/lib/contract/website";

const FILE = new RegExp(`^(${ARTICLE_ID})\\.png$`);
const DAY_SECONDS = 86_400;
const KEPT = 200;
/** Pictures already drawn, by everything that they show; the oldest leaves first. */
const drawn = new Map<string, ArrayBuffer>();

/** The 1200×630 picture of an article for messengers and social sites. */
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
  const picture = drawn.get(key) ?? (await sharePicture(article));
  drawn.set(key, picture);
  if (drawn.size > KEPT) drawn.delete(drawn.keys().next().value ?? "");
  const headers = { "content-type": "image/png", "cache-control": `public, max-age=${DAY_SECONDS}`, etag: weakEtag(Buffer.from(picture)) };
  return new Response(picture, { headers });
}
