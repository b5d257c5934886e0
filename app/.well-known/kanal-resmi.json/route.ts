import { webEnv } from "@/lib/env";
import { signedChannelList } from "@/lib/official-channels/signed-list";

/** At run time: the key is no part of a build. */
export const dynamic = "force-dynamic";

/** The official channels, signed. How to verify it is on /cekKeaslian. */
export function GET() {
  const { SITE_URL, CHANNELS_SIGNING_KEY } = webEnv();
  return new Response(`${JSON.stringify(signedChannelList(SITE_URL, CHANNELS_SIGNING_KEY), undefined, 2)}\n`, {
    headers: { "content-type": "application/json; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
