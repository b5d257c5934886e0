import { cover } from "@/lib/batik-art/cover";
import { webEnv } from "@/lib/env";
import { ARTICLE_ID } from "@/lib/limits";
import { weakEtag } from "@/lib/page/conditional-requests";
import { policyHeaders } from "@/lib/page/headers";

const YEAR_SECONDS = 31_536_000;
const FILE = new RegExp(`^(${ARTICLE_ID}?)(-lebar|-persegi)?\\.svg$`);
const shapes = { "-lebar": "wide", "-persegi": "square" } as const;

/** The drawn cover of an article. Immutable: one URL always returns the same picture. */
export async function GET(_: Request, { params }: RouteContext<"/sampul/[category]/[file]">) {
  const { category, file } = await params;
  const [, id, suffix] = FILE.exec(file) ?? [];
  if (!id || category.length > 60) return new Response(null, { status: 404 });
  const picture = cover(id, category, { shape: shapes[suffix as keyof typeof shapes] ?? "usual" });
  return new Response(picture, {
    headers: {
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": `public, max-age=${YEAR_SECONDS}, immutable`,
      ...policyHeaders({ picture: true }, { https: webEnv().https, dev: false }),
      etag: weakEtag(Buffer.from(picture)),
    },
  });
}
