import { MOVED_HEADER } from "@/lib/page/request-headers";

export const dynamic = "force-dynamic";

/** Answers for addresses that have moved for good (proxy.ts). A redirect by the proxy or the configuration would carry a Refresh header. */
export function GET(request: Request): Response {
  const [status, location] = request.headers.get(MOVED_HEADER)?.split(" ") ?? [];
  if (!location) return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
  return new Response(null, { status: Number(status), headers: { location, "cache-control": "public, max-age=0, s-maxage=60" } });
}
