import { createHash, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type EndpointName, endpoints } from "../contract/endpoints.ts";
import { type Envelope, envelopeSchema, SUCCESS } from "../contract/envelope.ts";
import { type CurrentUser, currentUserResponse } from "../contract/investor.ts";
import { clearedSessionCookie, isToken, readCookie, sessionCookie, TIME_OFFSET_COOKIE } from "./cookies.ts";
import { Refusal } from "./refusal.ts";
import { parseTimeOffset } from "./time-offset.ts";
import { limitedText, type UpstreamAnswer } from "./upstream.ts";

/** Longer than a call may take with its retry, milliseconds. */
const REMEMBERED_MS = 150_000;
const REMEMBERED_MAX = 20_000;
/** On globalThis, because Next bundles this module separately for pages and route handlers. */
const CHANGES = Symbol.for("simpul.session-changes");
const shared = globalThis as unknown as Record<symbol, Map<string, number> | undefined>;
shared[CHANGES] ??= new Map();
const changes = shared[CHANGES];

/** Identifies a token in memory, which needs no copy of it. */
export const hashOf = (token: string) => createHash("sha256").update(token).digest("base64");

/** Records that the session `token`, or the one of a browser at the address `client`, was just replaced or ended. */
export function noteSessionChange({ token, client }: { token?: string | undefined; client?: string | undefined }): void {
  const now = performance.now();
  for (const key of [token && hashOf(token), client]) {
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
function sessionChangedSince(since: number, { token, client }: { token: string; client?: string | undefined }): boolean {
  return [hashOf(token), client].some((key) => key !== undefined && (changes.get(key) ?? Number.NEGATIVE_INFINITY) >= since);
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
  apiOrigin: string;
  /** The browser's cookies, for the clock offset. */
  cookieHeader?: string | null | undefined;
  timeoutMs?: number;
};

/** Fetches the user of a session token from the upstream. Never throws. */
export async function lookUpSession(token: string, { apiOrigin, cookieHeader, timeoutMs = LOOKUP_TIMEOUT_MS }: Options): Promise<SessionState> {
  const since = performance.now();
  try {
    const offsetMs = parseTimeOffset(readCookie(cookieHeader, TIME_OFFSET_COOKIE)) ?? 0;
    const response = await fetch(apiOrigin + endpoints.currentUser.path, {
      headers: { accept: "application/json", UserLoginToken: token, ts: String(Date.now() + offsetMs), "x-request-id": randomUUID() },
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

/** Delays between retries of a logout, milliseconds. */
const LOGOUT_RETRY_MS = [5_000, 30_000, 120_000];
const LOGOUT_TIMEOUT_MS = 10_000;
/**
 * Most retries in progress. Beyond it the session stays valid upstream for its seven days, but no browser has its
 * token.
 */
const PENDING_MAX = 1_000;

let pending = 0;

async function logOut(apiOrigin: string, headers: Record<string, string>): Promise<boolean> {
  try {
    const url = apiOrigin + endpoints.logout.path;
    const stamped = { ...headers, "content-type": "application/json", ts: String(Date.now()) };
    const response = await fetch(url, {
      method: "POST",
      headers: stamped,
      body: "{}",
      cache: "no-store",
      signal: AbortSignal.timeout(LOGOUT_TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok || response.status === 401;
  } catch {
    return false;
  }
}

/**
 * Retries a logout that the upstream did not confirm, three times. The browser has already dropped the token. Never
 * throws.
 */
export async function retryLogout(apiOrigin: string, headers: Record<string, string>, retryMs = LOGOUT_RETRY_MS): Promise<void> {
  if (pending >= PENDING_MAX) return;
  pending += 1;
  try {
    for (const ms of retryMs) {
      await pause(ms, undefined, { ref: false });
      if (await logOut(apiOrigin, headers)) return;
    }
  } finally {
    pending -= 1;
  }
}

/**
 * After this long another instance may have opened a session, so the cookie is left until the next lookup,
 * milliseconds.
 */
const CERTAIN_MS = 2_000;

export type CallContext = {
  name: EndpointName;
  /** The session cookie of the request, even if it is no valid token. */
  token: string | undefined;
  /** The client address. */
  client: string;
  /** Start of the call, by `performance.now()`. */
  since: number;
  secure: boolean;
  cookieHeader: string | null;
  /** The registration handle in an `info-upload`. */
  handle: string | undefined;
};

/** Set-Cookie that clears the session of the call; none if a sign-in has happened since. */
export function clearSession({ token, client, since, secure, name }: CallContext): string[] {
  if (!token) return [clearedSessionCookie({ secure })];
  const certain = name !== "currentUser" || performance.now() - since < CERTAIN_MS;
  if (!certain || sessionChangedSince(since, { token, client: name === "currentUser" ? client : undefined })) return [];
  noteSessionChange({ token });
  return [clearedSessionCookie({ secure })];
}

/** Moves the token of a login from the body into a cookie. Throws E502 without a token. */
function openSession(envelope: Envelope, { token: before, client, secure }: CallContext): { envelope: Envelope; cookies: string[] } {
  const { token, ...data } = (envelope.data ?? {}) as Record<string, unknown>;
  if (!isToken(token)) throw new Refusal("E502");
  noteSessionChange({ token: before, client });
  return { envelope: { ...envelope, data }, cookies: [sessionCookie(token, { secure })] };
}

/**
 * Effects of a response on the session: a login sets the cookie; an unknown session and a password reset clear it.
 * The envelope stays the same but for the token of a login.
 */
export function sessionEffects(context: CallContext, { envelope, status }: UpstreamAnswer): { envelope: Envelope; cookies: string[] } {
  const succeeded = envelope.code === SUCCESS && status < 300;
  if (context.name === "login" && succeeded) return openSession(envelope, context);
  const over = (context.name === "currentUser" && status === 401) || (context.name === "passwordReset" && succeeded);
  return { envelope, cookies: over && context.token ? clearSession(context) : [] };
}
