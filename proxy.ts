import { type NextRequest, NextResponse } from "next/server";
import { clientAddress } from "@/lib/contract/http";
import { webEnv } from "@/lib/env";
import { countRequest } from "@/lib/gateway/handle-call";
import { CLIENT_ADDRESS_HEADER, NO_PAGE } from "@/lib/gateway/normalise-requests";
import { type PageStep, pageSession } from "@/lib/gateway/page-session";
import { lookUpSession } from "@/lib/gateway/session";
import { URL_MAX_CHARS } from "@/lib/limits";
import { longAddressPage } from "@/lib/page/broken-page";
import { asksBeyond, staticFileSize } from "@/lib/page/conditional-requests";
import { currentResponse } from "@/lib/page/current-response";
import { earlyScripts } from "@/lib/page/early-script";
import { isKnownPage, pageExists } from "@/lib/page/existing-pages";
import { hashSource } from "@/lib/page/finish";
import { MOVED_HEADER, mayReachNext, POLICY, policyHeaders, RENEWAL_HEADER } from "@/lib/page/headers";
import { RenderLoad, refusedPage, refusePage } from "@/lib/page/page-limit";
import { refusedMethod } from "@/lib/page/refused-method";
import { isDynamicPage } from "@/lib/seo/dynamic-pages";
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

/** Static files: refuses ranges on which Next fails, and adds a CSP to SVG, which may contain scripts. */
function fileStep(request: NextRequest, pathname: string): Response | undefined {
  const bytes = staticFileSize(pathname);
  if (bytes === undefined) return undefined;
  if (asksBeyond(bytes, request.headers)) return refuse(416, { "content-range": `bytes */${bytes}` });
  return NextResponse.next({ headers: pathname.endsWith(".svg") ? policyHeaders({ picture: true }, { https: webEnv().https, dev: false }) : {} });
}

const limits = { count: countRequest, load: new RenderLoad() };
/** Without limits: files of a build, and the probes, so that a busy server still counts as alive. */
const UNLIMITED = /^\/(?:_next\/static\/|healthz$|readyz$)/;

/** The response to a visitor over the limit of pages, or while too many render. A stored page that is rendered again counts for no visitor. */
async function limitStep(request: NextRequest, url: URL, https: boolean): Promise<Response | undefined> {
  if (UNLIMITED.test(url.pathname) || request.headers.has(RENEWAL_HEADER)) return undefined;
  const peer = request.headers.get(CLIENT_ADDRESS_HEADER) ?? undefined;
  const address = clientAddress(peer, request.headers.get("x-forwarded-for") ?? undefined, webEnv().TRUST_PROXY);
  const refused = await refusePage(limits, { address, dynamic: isDynamicPage(url) || !isKnownPage(url), response: currentResponse() });
  return refused && refusedPage(refused, request.headers.get("accept"), policyHeaders({ page: url.pathname, scripts: [] }, { https, dev: false }));
}

/** Allow-list of request headers, so that one visitor's headers do not end up in a cached page. */
function headersForNext(request: NextRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of request.headers) if (mayReachNext(name)) headers.set(name, value);
  return headers;
}

/** Applies to every page and file: methods, limits, headers, moved and missing addresses, the session, CSP of dynamic pages. */
export async function proxy(request: NextRequest): Promise<Response> {
  const { https, NODE_ENV } = webEnv();
  const dev = NODE_ENV === "development";
  const url = new URL(request.url);
  const ofNext = url.pathname.startsWith("/_next/");
  if (dev && ofNext) return NextResponse.next();
  const address = url.pathname + url.search;
  if (address.length > URL_MAX_CHARS) return refuse(414, { "content-type": "text/html; charset=utf-8" }, longAddressPage());
  const method = refusedMethod(request.method, address, request.headers.has("next-action"));
  if (method) {
    const { location } = method.headers;
    // Next wants whole addresses in redirects, and writes their path.
    const headers = location ? { ...method.headers, location: new URL(location, request.url).href } : method.headers;
    return new Response(method.body || null, { status: method.status, headers });
  }
  const refused = await limitStep(request, url, https);
  if (refused) return refused;
  const file = fileStep(request, url.pathname);
  if (file) return file;
  if (ofNext) return NextResponse.next();
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
    } else if (isDynamicPage(url)) {
      const nonce = `'nonce-${Buffer.from(crypto.randomUUID()).toString("base64")}'`;
      const inline = earlyScripts().inline;
      const policy = policyHeaders({ page: url.pathname, scripts: [nonce, ...inline.map(([, code]) => hashSource(code))] }, { https, dev });
      headers.set(POLICY, policy[POLICY]);
      // The page of the sharing kit prepares it at once for people who come from an article. Nothing of this branch is stored.
      const referrer = request.headers.get("referer");
      if (referrer && referrer.length <= URL_MAX_CHARS) headers.set("referer", referrer);
      response = NextResponse.next({ request: { headers }, headers: policy });
    } else if (!(await pageExists(url))) response = NextResponse.rewrite(new URL(NO_PAGE, request.url), { request: { headers } });
    else response = NextResponse.next({ request: { headers } });
  }
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
}

// Not the routes that accept POST. Next's proxy truncates request bodies at 10 MB, and waits for ever for the end of one
// that server.ts did not open (`optimizeEmptyRequests`).
export const config = { matcher: ["/((?!api/|api$|internal/revalidate$).*)"] };
