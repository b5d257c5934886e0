import { MOVED_HEADER } from "@/lib/page/headers";

export const dynamic = "force-dynamic";

/** Redirects for proxy.ts. Next adds a Refresh header to redirects from the proxy or the configuration. */
export function GET(request: Request): Response {
  const [status, location] = request.headers.get(MOVED_HEADER)?.split(" ") ?? [];
  if (!location) return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
  return new Response(null, { status: Number(status), headers: { location, "cache-control": "public, max-age=0, s-maxage=60" } });
}
