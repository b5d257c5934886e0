import { type NextRequest, NextResponse } from "next/server";
import { webEnv } from "@/lib/env";
import { type PageStep, pageSession } from "@/lib/gateway/page-session";
import { lookUpSession } from "@/lib/gateway/session";
import { URL_MAX_CHARS } from "@/lib/limits";
import { longAddressPage } from "@/lib/page/broken-page";
import { failedFileRequest, staticFile } from "@/lib/page/conditional-requests";
import { contentSecurityPolicy, MOVED_HEADER, mayReachNext, POLICY, QUERY_HEADER, SVG_POLICY } from "@/lib/page/headers";
import { isMadePerRequest } from "@/lib/seo/made-per-request";
import { movedAddress } from "@/lib/seo/moved-address";

const refuse = (status: number, headers: Record<string, string> = {}, body: string | null = null) =>
  new Response(body, { status, headers: { "cache-control": "no-store", ...headers } });

function sessionStep(request: NextRequest, url: URL, https: boolean): Promise<PageStep> {
  const cookieHeader = request.headers.get("cookie");
  const { apiOrigin } = webEnv();
  return pageSession({
    url,
    cookieHeader,
    secure: https,
    // Longer than for the user name on a page: the result decides on a redirect.
    lookUp: (token) => lookUpSession(token, { apiOrigin, cookieHeader, timeoutMs: 5_000 }),
  });
}

/** Static files: rejects conditional requests on which Next fails, and adds a CSP to SVG, which may contain scripts. */
function fileStep(request: NextRequest, pathname: string): Response | undefined {
  const file = staticFile(pathname);
  if (!file) return undefined;
  const status = failedFileRequest(file, request.headers);
  if (status) return refuse(status, status === 416 ? { "content-range": `bytes */${file.bytes}` } : {});
  return NextResponse.next({ headers: pathname.endsWith(".svg") ? { [POLICY]: SVG_POLICY } : {} });
}

/** Allow-list of request headers, so that one visitor's headers do not end up in a cached page. */
function headersForNext(request: NextRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of request.headers) if (mayReachNext(name)) headers.set(name, value);
  return headers;
}

/** Applies to every page and file: allowed methods and headers, moved addresses, the session, CSP of dynamic pages. */
export async function proxy(request: NextRequest): Promise<Response> {
  const { https, NODE_ENV } = webEnv();
  const dev = NODE_ENV === "development";
  const url = new URL(request.url);
  const ofNext = url.pathname.startsWith("/_next/");
  if (dev && ofNext) return NextResponse.next();
  const address = url.pathname + url.search;
  if (address.length > URL_MAX_CHARS) return refuse(414, { "content-type": "text/html; charset=utf-8" }, longAddressPage());
  if (request.method !== "GET" && request.method !== "HEAD") return refuse(405, { allow: "GET, HEAD" });
  const file = fileStep(request, url.pathname);
  if (file) return file;
  if (ofNext) return NextResponse.next();
  url.search = request.headers.get(QUERY_HEADER) ?? url.search;
  const { location, cookies } = await sessionStep(request, url, https);
  const headers = headersForNext(request);
  let response: Response;
  if (location)
    response = new Response(null, {
      status: 307,
      headers: { location: new URL(location, request.url).href, "referrer-policy": "no-referrer", "cache-control": "no-store" },
    });
  else {
    const moved = movedAddress(url);
    if (moved) {
      headers.set(MOVED_HEADER, `${moved.status} ${moved.location}`);
      response = NextResponse.rewrite(new URL("/internal/moved", request.url), { request: { headers } });
    } else if (isMadePerRequest(url)) {
      const policy = contentSecurityPolicy([`'nonce-${Buffer.from(crypto.randomUUID()).toString("base64")}'`], { https, dev });
      headers.set(POLICY, policy);
      response = NextResponse.next({ request: { headers }, headers: { [POLICY]: policy } });
    } else response = NextResponse.next({ request: { headers } });
  }
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
}

// Not the routes that accept POST. Next's proxy truncates request bodies at 10 MB, and waits for ever for the end of one
// that server.ts did not open (`optimizeEmptyRequests`).
export const config = { matcher: ["/((?!api/|api$|internal/revalidate$).*)"] };
