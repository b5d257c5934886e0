import { statSync } from "node:fs";
import path from "node:path";
import { failsCondition } from "./conditions.ts";

export type StaticFile = { bytes: number; modified: Date };

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
 * 416 for a range that the file does not have. The ETags of Next's files are weak, so If-Match only holds as `*`.
 */
export function failedFileRequest({ bytes, modified }: StaticFile, headers: Headers): 412 | 416 | undefined {
  const conditions = Object.fromEntries(["if-match", "if-unmodified-since"].map((name) => [name, headers.get(name) ?? undefined]));
  if (failsCondition(conditions, { lastModified: modified.toUTCString() })) return 412;
  const [, range] = /^\s*bytes=(.*)$/.exec(headers.get("range") ?? "") ?? [];
  return range === undefined || headers.has("if-range") || hasRange(range, bytes) ? undefined : 416;
}
