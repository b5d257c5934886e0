import { setTimeout as pause } from "node:timers/promises";
import type { EndpointName } from "../contract/endpoints.ts";
import { endpoints } from "../contract/endpoints.ts";
import { type Envelope, SUCCESS } from "../contract/envelope.ts";
import { clearedSessionCookie, isToken, sessionCookie } from "./cookies.ts";
import { noteSessionChange, sessionChangedSince } from "./look-up-session.ts";
import { Refusal } from "./refusal.ts";
import type { UpstreamAnswer } from "./relay-response.ts";

/** Delays between retries, milliseconds. */
const RETRY_MS = [5_000, 30_000, 120_000];
const TIMEOUT_MS = 10_000;
/**
 * Retries in progress. Beyond this a session stays valid upstream for its seven days, though the browser no longer has
 * its token.
 */
const PENDING_MAX = 1_000;

let pending = 0;

async function logOut(apiOrigin: string, headers: Record<string, string>): Promise<boolean> {
  try {
    const url = apiOrigin + endpoints.logout.path;
    const stamped = { ...headers, "content-type": "application/json", ts: String(Date.now()) };
    const response = await fetch(url, { method: "POST", headers: stamped, body: "{}", cache: "no-store", signal: AbortSignal.timeout(TIMEOUT_MS) });
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
export async function retryLogout(apiOrigin: string, headers: Record<string, string>, retryMs = RETRY_MS): Promise<void> {
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
