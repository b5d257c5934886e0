import { channelsPicture } from "@/lib/batik-art/channels-picture";
import { weakEtag } from "@/lib/page/conditional-requests";

const DAY_SECONDS = 86_400;

export const dynamic = "force-static";

/** The 1200×630 picture of the official channels. */
export async function GET() {
  const picture = await channelsPicture();
  return new Response(picture, {
    headers: { "content-type": "image/png", "cache-control": `public, max-age=${DAY_SECONDS}`, etag: weakEtag(Buffer.from(picture)) },
  });
}
