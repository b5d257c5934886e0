import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import type { IncomingHttpHeaders, ServerResponse } from "node:http";
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

/** Whether a precondition of the request fails: If-Match, compared strongly, or else If-Unmodified-Since. */
function failsCondition(headers: IncomingHttpHeaders, { etag, lastModified }: Validators): boolean {
  const known = headers["if-match"];
  if (known !== undefined) return !tags(known).some((tag) => tag === "*" || (tag === etag && !tag.startsWith("W/")));
  const since = headers["if-unmodified-since"];
  return since !== undefined && isLater(lastModified, since);
}

/** The status in place of 200 by the conditions of a request: 412 if one fails, 304 if the client has this version. */
export function conditionalStatus(headers: IncomingHttpHeaders, response: ServerResponse): 304 | 412 | undefined {
  const validators = { etag: response.getHeader("etag")?.toString(), lastModified: response.getHeader("last-modified")?.toString() };
  if (failsCondition(headers, validators)) return 412;
  return isNotModified(headers, validators) ? 304 : undefined;
}

type StaticFile = { bytes: number; modified: Date };

/** Where Next finds files that it sends as they are. */
function placeOf(pathname: string): string | undefined {
  if (!/\.\w+$/.test(pathname) || pathname.includes("..") || pathname.includes("\0")) return undefined;
  if (pathname.startsWith("/_next/static/")) return path.join(".next", "static", pathname.slice("/_next/static/".length));
  return path.join("public", pathname);
}

/** The file of `public` or of the build at a path; undefined where there is none. */
export function staticFile(pathname: string): StaticFile | undefined {
  try {
    const place = placeOf(decodeURIComponent(pathname));
    const found = place === undefined ? undefined : statSync(place, { throwIfNoEntry: false });
    return found?.isFile() ? { bytes: found.size, modified: found.mtime } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a file has any of the bytes that a Range header names. */
function hasRange(range: string, bytes: number): boolean {
  return range.split(",").some((part) => {
    const [, from = "", to = ""] = /^\s*(\d*)-(\d*)\s*$/.exec(part) ?? [];
    if (from === "") return Number(to) > 0;
    return Number(from) < bytes && (to === "" || Number(to) >= Number(from));
  });
}

/**
 * The status of a request for a file that Next would answer with 500: 412 for a failed If-Match or If-Unmodified-Since,
 * 416 for a range that the file does not have. The ETags of Next's files are weak, so If-Match is only met by `*`.
 */
export function failedFileRequest({ bytes, modified }: StaticFile, headers: Headers): 412 | 416 | undefined {
  const conditions = Object.fromEntries(["if-match", "if-unmodified-since"].map((name) => [name, headers.get(name) ?? undefined]));
  if (failsCondition(conditions, { lastModified: modified.toUTCString() })) return 412;
  const [, range] = /^\s*bytes=(.*)$/.exec(headers.get("range") ?? "") ?? [];
  return range === undefined || headers.has("if-range") || hasRange(range, bytes) ? undefined : 416;
}
