import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** What identifies the version of a response. */
export type Validators = { etag?: string | undefined; lastModified?: string | undefined };

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
export function failsCondition(headers: IncomingHttpHeaders, { etag, lastModified }: Validators): boolean {
  const known = headers["if-match"];
  if (known !== undefined) return !tags(known).some((tag) => tag === "*" || (tag === etag && !tag.startsWith("W/")));
  const since = headers["if-unmodified-since"];
  return since !== undefined && isLater(lastModified, since);
}
