import type { EndpointName } from "../contract/endpoints.ts";
import { type Envelope, SUCCESS } from "../contract/envelope.ts";
import { clearedSessionCookie, isToken, sessionCookie } from "./cookies.ts";
import { Refusal } from "./refusal.ts";
import type { UpstreamAnswer } from "./relay-response.ts";
import { noteSessionChange, sessionChangedSince } from "./session-changes.ts";

/** After this long another instance may have opened a session, so the cookie is left until the next lookup, milliseconds. */
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
