import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import path from "node:path";

/** Identify the version of a response. */
type Validators = { etag?: string | undefined; lastModified?: string | undefined };

/** The ETag of a body: weak, because its compressed copies share it. */
export function weakEtag(body: Buffer): string {
  return `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
}

const tags = (list: string) => list.split(",").map((tag) => tag.trim());
const opaque = (etag: string) => etag.replace(/^W\//, "");
const isLater = (modified: string | undefined, than: string) => Date.parse(modified ?? "") > Date.parse(than);

/**
 * Whether the client already has this version: If-None-Match, compared weakly, or else If-Modified-Since (RFC 9110
 * §13.2.2).
 */
export function isNotModified(headers: IncomingHttpHeaders, { etag, lastModified }: Validators): boolean {
  const known = headers["if-none-match"];
  if (known !== undefined) return etag !== undefined && tags(known).some((tag) => tag === "*" || opaque(tag) === opaque(etag));
  const since = headers["if-modified-since"];
  return since !== undefined && lastModified !== undefined && !Number.isNaN(Date.parse(since)) && !isLater(lastModified, since);
}

/** Where Next finds files that it sends as they are. */
function placeOf(pathname: string): string | undefined {
  if (!/\.\w+$/.test(pathname) || pathname.includes("..") || pathname.includes("\0")) return undefined;
  if (pathname.startsWith("/_next/static/")) return path.join(".next", "static", pathname.slice("/_next/static/".length));
  return path.join("public", pathname);
}

/** The size of a file of `public` or of the build, bytes; undefined where there is none. */
export function staticFileSize(pathname: string): number | undefined {
  try {
    const place = placeOf(decodeURIComponent(pathname));
    const found = place === undefined ? undefined : statSync(place, { throwIfNoEntry: false });
    return found?.isFile() ? found.size : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a request asks only for bytes that a file does not have, which Next would answer with 500. */
export function asksBeyond(bytes: number, headers: Headers): boolean {
  const [, ranges] = /^\s*bytes=(.*)$/.exec(headers.get("range") ?? "") ?? [];
  if (ranges === undefined || headers.has("if-range")) return false;
  return ranges.split(",").every((part) => {
    const [, from = "", to = ""] = /^\s*(\d*)-(\d*)\s*$/.exec(part) ?? [];
    if (from === "") return !(Number(to) > 0);
    return Number(from) >= bytes || (to !== "" && Number(to) < Number(from));
  });
}
