import { videoOrigins } from "../article/video-places.ts";

type Setting = { https: boolean; dev: boolean };

/** HSTS: two years, the least that browsers' preload lists ask for, seconds. */
const HSTS_SECONDS = 63_072_000;

/**
 * The policy of a page whose inline scripts are allowed by `scripts`, their hashes or a nonce. Everything comes from this site; pictures
 * of articles and ads may come from any address, on an https site from https ones. Frames are the players of the sites whose
 * videos an article may show, loaded on demand. Style attributes are allowed: the kit positions by them. Fonts, calls, media and
 * the manifest fall back to the first line; a balancer reads the policy again with every copy it gives, so it is not said twice.
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

/** What a picture in SVG may do when it is opened by its own address: be styled, and nothing else. */
export const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Pictures of the public site are the exception to `same-origin`: next.config.ts. */
export const OWN_RESOURCES = { "cross-origin-resource-policy": "same-origin" };

/** Headers that are the same on every answer. A proxy may write them in our place: deploy/nginx.conf does. */
export function constantHeaders({ https }: Pick<Setting, "https">): Record<string, string> {
  return {
    ...(https ? { "strict-transport-security": `max-age=${HSTS_SECONDS}; includeSubDomains` } : {}),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    // The selfie and the documents are taken with the camera of the phone's own file chooser, which needs no permission here.
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    "cross-origin-opener-policy": "same-origin-allow-popups",
  };
}

/** Headers of every answer. next.config.ts puts them on what Next answers; what is answered before Next writes them itself. */
export function securityHeaders(setting: Pick<Setting, "https">): Record<string, string> {
  return { ...constantHeaders(setting), ...OWN_RESOURCES };
}
