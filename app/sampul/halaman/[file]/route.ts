import { sharePicture } from "@/lib/batik-art/share-picture";
import { weakEtag } from "@/lib/page/conditional-requests";
import { pagePictures } from "@/lib/seo/page-pictures";

const DAY_SECONDS = 86_400;

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = async () => Object.keys(pagePictures).map((name) => ({ file: `${name}.png` }));

/** The 1200×630 share picture of an opening, an event or a tool. */
export async function GET(_: Request, { params }: RouteContext<"/sampul/halaman/[file]">) {
  const shown = pagePictures[(await params).file.replace(/\.png$/, "")];
  if (!shown) return new Response(null, { status: 404 });
  const picture = await sharePicture(shown);
  return new Response(picture, {
    headers: { "content-type": "image/png", "cache-control": `public, max-age=${DAY_SECONDS}`, etag: weakEtag(Buffer.from(picture)) },
  });
}
