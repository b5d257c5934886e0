import { cover } from "@/lib/batik-art/cover";
import { ARTICLE_ID } from "@/lib/contract/article-id";
import { weakEtag } from "@/lib/page/conditional-requests";
import { SVG_POLICY } from "@/lib/page/headers";

const YEAR_SECONDS = 31_536_000;
const FILE = new RegExp(`^(${ARTICLE_ID}?)(-lebar)?\\.svg$`);

/** The drawn cover of an article. Immutable: one URL always returns the same picture. */
export async function GET(_: Request, { params }: RouteContext<"/sampul/[category]/[file]">) {
  const { category, file } = await params;
  const [, id, wide] = FILE.exec(file) ?? [];
  if (!id || category.length > 60) return new Response(null, { status: 404 });
  const picture = cover(id, category, { wide: Boolean(wide) });
  return new Response(picture, {
    headers: {
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": `public, max-age=${YEAR_SECONDS}, immutable`,
      "content-security-policy": SVG_POLICY,
      etag: weakEtag(Buffer.from(picture)),
    },
  });
}
