import { type NextRequest, NextResponse } from "next/server";
import { webEnv } from "@/lib/env";
import { lookUpSession } from "@/lib/gateway/look-up-session";
import { pageSession } from "@/lib/gateway/page-session";
import { QUERY_HEADER } from "@/lib/page/private-query";

/** Page requests whose session matters: a token in the address, or a guest page visited with a session. */
export async function proxy(request: NextRequest): Promise<Response> {
  const { apiOrigin, SITE_URL } = webEnv();
  const cookieHeader = request.headers.get("cookie");
  const url = new URL(request.url);
  url.search = request.headers.get(QUERY_HEADER) ?? url.search;
  const { location, cookies } = await pageSession({
    url,
    cookieHeader,
    secure: SITE_URL.startsWith("https:"),
    // The check of a token may take longer than a name on a page.
    lookUp: (token) => lookUpSession(token, { apiOrigin, cookieHeader, timeoutMs: 5_000 }),
  });
  const response = location ? new Response(null, { status: 307, headers: { location: new URL(location, request.url).href } }) : NextResponse.next();
  if (location) {
    response.headers.set("referrer-policy", "no-referrer");
    response.headers.set("cache-control", "no-store");
  }
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
}

// Never /api: the proxy buffers a body and cuts it at 10 MB.
export const config = {
  matcher: [
    { source: "/((?!api/|api$|_next/).*)", has: [{ type: "query", key: "UserLoginToken" }] },
    { source: "/(login|register|accountSelect)", has: [{ type: "cookie", key: "UserLoginToken" }] },
  ],
};
