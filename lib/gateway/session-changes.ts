import { createHash } from "node:crypto";

/** As long as a call may take, with its retry and some rest, milliseconds. */
const REMEMBERED_MS = 150_000;
const REMEMBERED_MAX = 20_000;
/** Pages and calls are built apart, and each brings this module: the process has one list all the same. */
const LIST = Symbol.for("simpul.session-changes");
const process = globalThis as unknown as Record<symbol, Map<string, number> | undefined>;
process[LIST] ??= new Map();
const changes = process[LIST];

const keyOf = (token: string) => createHash("sha256").update(token).digest("base64");

/** Remembers that the browser that held `token`, or one at the address `client`, was just given another session or none. */
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
 * Whether that happened since a moment of `performance.now()`. A cookie cannot be cleared by its value: an answer that was long in
 * coming would clear the session of a sign-in that overtook it, so it asks here first.
 */
export function sessionChangedSince(since: number, { token, client }: { token: string; client?: string | undefined }): boolean {
  return [keyOf(token), client].some((key) => key !== undefined && (changes.get(key) ?? Number.NEGATIVE_INFINITY) >= since);
}
