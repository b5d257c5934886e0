import { createHash } from "node:crypto";

/** Longer than a call may take with its retry, milliseconds. */
const REMEMBERED_MS = 150_000;
const REMEMBERED_MAX = 20_000;
/** On globalThis, because Next bundles this module separately for pages and route handlers. */
const LIST = Symbol.for("simpul.session-changes");
const process = globalThis as unknown as Record<symbol, Map<string, number> | undefined>;
process[LIST] ??= new Map();
const changes = process[LIST];

const keyOf = (token: string) => createHash("sha256").update(token).digest("base64");

/** Records that the session `token`, or the one of a browser at the address `client`, was just replaced or ended. */
export function noteSessionChange({ token, client }: { token?: string | undefined; client?: string | undefined }): void {
  const now = performance.now();
  for (const key of [token && keyOf(token), client]) {
    if (!key) continue;
    changes.delete(key);
    changes.set(key, now);
  }
  for (const [key, at] of changes) {
    if (changes.size <= REMEMBERED_MAX && now - at < REMEMBERED_MS) break;
    changes.delete(key);
  }
}

/**
 * Whether that happened after `since` (`performance.now()`). A late response to a call with the old session must not clear the cookie
 * of a newer sign-in, and Set-Cookie cannot be conditional on the value.
 */
export function sessionChangedSince(since: number, { token, client }: { token: string; client?: string | undefined }): boolean {
  return [keyOf(token), client].some((key) => key !== undefined && (changes.get(key) ?? Number.NEGATIVE_INFINITY) >= since);
}
