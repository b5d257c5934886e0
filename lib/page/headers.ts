import { videoOrigins } from "../article/video-places.ts";

/**
 * Request headers that Next may read for a page. It reads about a hundred others (a nonce from a CSP, the URL from
 * `x-forwarded-*`, internal ones, the user agent of robots), any of which could change a page that is cached for
 * everybody.
 */
const ALLOWED = new Set([
  "accept",
  "accept-encoding",
  "accept-language",
  "authorization",
  "connection",
  "cookie",
  "host",
  "if-match",
  "if-modified-since",
  "if-none-match",
  "if-range",
  "if-unmodified-since",
  "range",
  "sec-fetch-dest",
  "x-request-id",
  // Client navigation.
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-url",
]);

/** Whether Next may read this request header; the name is in lower case. */
export function mayReachNext(name: string): boolean {
  return ALLOWED.has(name);
}

/** Carries the whole query of a page URL to proxy.ts. Not accepted from clients. */
export const QUERY_HEADER = "x-simpul-query";
/** Carries the new URL of a moved page from proxy.ts to app/internal/moved. Not accepted from clients. */
export const MOVED_HEADER = "x-simpul-moved";

type Setting = { https: boolean; dev: boolean };

/** Two years, as recommended for the HSTS preload list, seconds. */
const HSTS_SECONDS = 63_072_000;

/** The header of a page's CSP. */
export const POLICY = "content-security-policy";

/**
 * The CSP of a page; `scripts` are the hashes of its inline scripts or a nonce. Everything comes from this site, except
 * for images of articles and ads and for video players. Inline styles are allowed, as popups are positioned with them.
 * Fonts, API calls, media and the manifest fall back to `default-src`: a balancer parses the policy on every cache hit,
 * so it is short.
 */
export function contentSecurityPolicy(scripts: string[], { https, dev }: Setting): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...(dev ? ["'unsafe-inline' 'unsafe-eval'"] : scripts)].join(" "),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https:${https ? "" : " http:"}`,
    ...(dev ? ["connect-src 'self' ws:"] : []),
    "worker-src 'self' blob:",
    `frame-src ${videoOrigins.join(" ")}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** CSP of an SVG file opened directly: inline styles only. */
export const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** next.config.ts makes an exception for public images. */
export const OWN_RESOURCES = { "cross-origin-resource-policy": "same-origin" };

/**
 * Headers that are the same on every response. With PROXY_SECURITY_HEADERS a proxy writes them, as in
 * deploy/nginx.conf.
 */
export function constantHeaders({ https }: Pick<Setting, "https">): Record<string, string> {
  return {
    ...(https ? { "strict-transport-security": `max-age=${HSTS_SECONDS}; includeSubDomains` } : {}),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin-allow-popups",
  };
}

const permissions = (camera: "()" | "(self)") => ({
  "permissions-policy": `camera=${camera}, microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()`,
});

/** The page of the phone scanner may use the camera. Elsewhere pictures come from the file chooser, which needs no permission. */
export const CAMERA_PERMISSION = permissions("(self)");

/** Headers of every response: next.config.ts sets them for Next, other code sets them itself. */
export function securityHeaders(setting: Pick<Setting, "https">): Record<string, string> {
  return { ...constantHeaders(setting), ...permissions("()"), ...OWN_RESOURCES };
}
