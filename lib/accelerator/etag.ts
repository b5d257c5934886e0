import { createHash } from "node:crypto";

/** The hash that names a content, URL-safe. */
export function contentHash(body: Buffer): string {
  return createHash("sha256").update(body).digest("base64url").slice(0, 27);
}

/** The weak ETag of a content: weak, because its compressed copies share it. */
export function weakEtag(hash: string): string {
  return `W/"${hash}"`;
}

/** Whether an If-None-Match header names this ETag, compared weakly. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const opaque = etag.replace(/^W\//, "");
  return ifNoneMatch.split(",").some((candidate) => candidate.trim() === "*" || candidate.trim().replace(/^W\//, "") === opaque);
}
