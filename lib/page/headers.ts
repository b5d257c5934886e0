import { videoOrigins } from "../article/video-places.ts";
import { routes } from "../routes.ts";

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
  "if-modified-since",
  "if-none-match",
  "if-range",
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

/** Marks a request with which server.ts renews the copy that everybody reads. Not accepted from clients. */
export const RENEWAL_HEADER = "x-simpul-renewal";
/** Carries the new URL of a moved page from proxy.ts to app/internal/moved. Not accepted from clients. */
export const MOVED_HEADER = "x-simpul-moved";

type Setting = { https: boolean; dev: boolean };

/** Two years, as recommended for the HSTS preload list, seconds. */
const HSTS_SECONDS = 63_072_000;

/** The header of a page's CSP. */
export const POLICY = "content-security-policy";

type Own = { policy?: Record<string, string>; permissions?: Record<string, string> };

/**
 * What one page has of its own, by its path: directives of its policy and its permissions, instead of those of all
 * pages.
 */
const PAGES: Record<string, Own | undefined> = {
  // The phone scanner. Elsewhere pictures come from the file chooser, which needs no permission.
  [routes.scan]: { permissions: { camera: "(self)" } },
};

/** Directives of every page; `script-src` is in the policy of each. Fonts, calls, media and the manifest fall back to the first. */
const directives = ({ https, dev }: Setting): Record<string, string> => ({
  "default-src": "'self'",
  "script-src": "'self'",
  // Popups are positioned with inline styles.
  "style-src": "'self' 'unsafe-inline'",
  "img-src": `'self' data: blob: https:${https ? "" : " http:"}`,
  "worker-src": "'self' blob:",
  "frame-src": videoOrigins.join(" "),
  "object-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'self'",
  "frame-ancestors": "'none'",
  // In development the workshop of components shows itself in a frame.
  ...(dev ? { "connect-src": "'self' ws:", "frame-src": ["'self'", ...videoOrigins].join(" "), "frame-ancestors": "'self'" } : {}),
  ...(https ? { "upgrade-insecure-requests": "" } : {}),
});

/** A picture of this site opened directly: inline styles only. */
const PICTURE: Record<string, string> = { "default-src": "'none'", "style-src": "'unsafe-inline'", sandbox: "" };

/**
 * What a response is, for its policy: a page, by its path and the hashes of its inline scripts or a nonce; a page that
 * failed before it was stored, whose inline scripts are unknown, and without which it is blank; an SVG picture, which
 * may contain scripts.
 */
export type Kind = { page: string; scripts: readonly string[] } | { failedPage: true } | { picture: true };

/** The policy of a response. Every policy of this site comes from here. */
export function policyHeaders(kind: Kind, setting: Setting): { [POLICY]: string } {
  const own = "page" in kind ? PAGES[kind.page]?.policy : undefined;
  const list: Record<string, string> = "picture" in kind ? { ...PICTURE } : { ...directives(setting), ...own };
  if (setting.dev && "script-src" in list) list["script-src"] += " 'unsafe-inline' 'unsafe-eval'";
  else if ("failedPage" in kind) list["script-src"] += " 'unsafe-inline'";
  else if ("page" in kind) list["script-src"] = [list["script-src"], ...kind.scripts].join(" ");
  return {
    [POLICY]: Object.entries(list)
      .map(([name, value]) => (value ? `${name} ${value}` : name))
      .join("; "),
  };
}

/** Of a response that nobody may store. */
export const NOT_STORED = { "cache-control": "private, no-store" };

/** The headers of a stored page: its policy, and how long shared caches may serve it without asking, seconds. */
export function pageHeaders(
  path: string,
  { scripts, maxSeconds }: { scripts: readonly string[]; maxSeconds: number | undefined },
  setting: Setting,
): Record<string, string> {
  // Next's own allows browsers and caches to serve an old page for up to a year.
  const caching = maxSeconds === undefined ? NOT_STORED : { "cache-control": `max-age=0, s-maxage=${maxSeconds}` };
  return { ...caching, ...policyHeaders({ page: path, scripts }, setting) };
}

/** next.config.ts makes an exception for public images. */
export const OWN_RESOURCES = { "cross-origin-resource-policy": "same-origin" };

/**
 * Headers that are the same on every response. deploy/nginx.conf writes them in place of the web.
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

const NO_PERMISSIONS = { camera: "()", microphone: "()", geolocation: "()", payment: "()", usb: "()", "browsing-topics": "()" };

const permissionHeaders = (own: Own["permissions"] = {}) => ({
  "permissions-policy": Object.entries({ ...NO_PERMISSIONS, ...own })
    .map(([name, value]) => `${name}=${value}`)
    .join(", "),
});

/** The permissions of pages that have their own, by path. */
export const ownPermissions = Object.entries(PAGES).flatMap(([path, own]) =>
  own?.permissions ? [{ path, headers: permissionHeaders(own.permissions) }] : [],
);

/** Headers of every response: next.config.ts sets them for Next, other code sets them itself. */
export function securityHeaders(setting: Pick<Setting, "https">): Record<string, string> {
  return { ...constantHeaders(setting), ...permissionHeaders(), ...OWN_RESOURCES };
}
