import { articleExists } from "@/lib/api/blog";
import { webEnv } from "@/lib/env";
import { qrSvg } from "@/lib/format/qr-code";
import { ARTICLE_ID } from "@/lib/limits";
import { policyHeaders } from "@/lib/page/headers";
import { campaignPath, campaignSlug, isChannel } from "@/lib/share-kit/campaign";
import { qrPng } from "@/lib/share-kit/qr-png";

const FILE = new RegExp(`^(${ARTICLE_ID})\\.(svg|png)$`);
/** Width of the PNG, pixels: 10 cm in print at 300 dpi. */
const PNG_WIDTH = 1_200;

/** The QR code of an article's address with the parameters of a campaign. It encodes addresses of this site only. */
export async function GET(request: Request, { params }: RouteContext<"/bagikan/kode/[file]">) {
  const [, id, format] = FILE.exec((await params).file) ?? [];
  const query = new URL(request.url).searchParams;
  const channel = query.get("saluran") ?? "";
  // While the service does not answer, the code is made all the same: it needs the address alone.
  const isFound = id !== undefined && isChannel(channel) && (await articleExists(id).catch(() => true));
  if (!isFound) return new Response(null, { status: 404 });
  const campaign = query.get("kampanye") ?? "";
  const url = webEnv().SITE_URL + campaignPath(id, channel, campaign);
  const name = ["qr", id, channel, campaignSlug(campaign)].filter(Boolean).join("-");
  const headers = {
    "cache-control": "private, max-age=3600",
    "content-disposition": `attachment; filename="${name}.${format}"`,
    "x-robots-tag": "noindex",
  };
  if (format === "png") return new Response(await qrPng(url, PNG_WIDTH), { headers: { ...headers, "content-type": "image/png" } });
  return new Response(qrSvg(url, "Q"), {
    headers: {
      ...headers,
      "content-type": "image/svg+xml; charset=utf-8",
      ...policyHeaders({ picture: true }, { https: webEnv().https, dev: false }),
    },
  });
}
