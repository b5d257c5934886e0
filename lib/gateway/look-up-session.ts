import { createHash } from "node:crypto";
import { endpoints } from "../contract/endpoints.ts";
import { envelopeSchema, SUCCESS } from "../contract/envelope.ts";
import { type CurrentUser, currentUserResponse } from "../contract/investor.ts";
import { limitedText } from "./call-upstream.ts";
import { readCookie, TIME_OFFSET_COOKIE } from "./cookies.ts";
import { requestId } from "./log.ts";
import { parseTimeOffset } from "./time-offset.ts";

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
 * Whether that happened after `since` (`performance.now()`). A late response to a call with the old session must not
 * clear the cookie of a newer sign-in, and Set-Cookie cannot be conditional on the value.
 */
export function sessionChangedSince(since: number, { token, client }: { token: string; client?: string | undefined }): boolean {
  return [keyOf(token), client].some((key) => key !== undefined && (changes.get(key) ?? Number.NEGATIVE_INFINITY) >= since);
}

/**
 * A session as the upstream sees it; `unknown` without a usable response in time, or if the session was replaced
 * meanwhile.
 */
export type SessionState = { state: "live"; user: CurrentUser } | { state: "dead" } | { state: "unknown" };

/** How long a page waits for the user's name, milliseconds. */
const LOOKUP_TIMEOUT_MS = 1_000;
const RESPONSE_MAX_BYTES = 65_536;

type Options = {
  apiOrigin: string /** The browser's cookies, for the clock offset. */;
  cookieHeader?: string | null | undefined;
  timeoutMs?: number;
};

/** Fetches the user of a session token from the upstream. Never throws. */
export async function lookUpSession(token: string, { apiOrigin, cookieHeader, timeoutMs = LOOKUP_TIMEOUT_MS }: Options): Promise<SessionState> {
  const since = performance.now();
  try {
    const offsetMs = parseTimeOffset(readCookie(cookieHeader, TIME_OFFSET_COOKIE)) ?? 0;
    const response = await fetch(apiOrigin + endpoints.currentUser.path, {
      headers: { accept: "application/json", UserLoginToken: token, ts: String(Date.now() + offsetMs), "x-request-id": requestId(undefined) },
      cache: "no-store",
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const envelope = envelopeSchema.parse(JSON.parse(await limitedText(response, RESPONSE_MAX_BYTES)));
    if (response.status === 401) return { state: sessionChangedSince(since, { token }) ? "unknown" : "dead" };
    if (!response.ok || envelope.code !== SUCCESS) return { state: "unknown" };
    return { state: "live", user: currentUserResponse.parse(envelope.data) };
  } catch {
    return { state: "unknown" };
  }
}
