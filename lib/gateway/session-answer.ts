import type { EndpointName } from "../contract/endpoints.ts";
import { type Envelope, SUCCESS } from "../contract/envelope.ts";
import { clearedSessionCookie, isToken, sessionCookie } from "./cookies.ts";
import { Refusal } from "./refusal.ts";
import type { Answer } from "./relay-answer.ts";
import { noteSessionChange, sessionChangedSince } from "./session-changes.ts";

/** Beyond this another instance may have opened a session meanwhile: an old cookie stays until the next question, milliseconds. */
const CERTAIN_MS = 2_000;

export type Asked = {
  name: EndpointName;
  /** The session cookie that the call came with, whether or not it can be a token. */
  token: string | undefined;
  /** The visitor's own address. */
  client: string;
  /** When the call came, by `performance.now()`. */
  since: number;
  secure: boolean;
  cookieHeader: string | null;
  /** The registration handle that an `info-upload` names. */
  handle: string | undefined;
};

/** The cookie that ends the session that a call was sent with; none where a sign-in has overtaken the call. */
export function clearSession({ token, client, since, secure, name }: Asked): string[] {
  if (!token) return [clearedSessionCookie({ secure })];
  const certain = name !== "currentUser" || performance.now() - since < CERTAIN_MS;
  if (!certain || sessionChangedSince(since, { token, client: name === "currentUser" ? client : undefined })) return [];
  noteSessionChange({ token });
  return [clearedSessionCookie({ secure })];
}

/** Moves the token of a login out of the body: the browser gets the rest, the token only as a cookie. Throws E502 without a token. */
function openSession(envelope: Envelope, { token: before, client, secure }: Asked): { envelope: Envelope; cookies: string[] } {
  const { token, ...data } = (envelope.data ?? {}) as Record<string, unknown>;
  if (!isToken(token)) throw new Refusal("E502");
  noteSessionChange({ token: before, client });
  return { envelope: { ...envelope, data }, cookies: [sessionCookie(token, { secure })] };
}

/**
 * What an answer does to the session: a login sets the cookie, a session that the upstream no longer knows loses it, and so does
 * whoever was signed in where a new password is set: the sign-in that follows is for its account.
 * The envelope passes unchanged but for the token of a login.
 */
export function sessionAnswer(asked: Asked, { envelope, status }: Answer): { envelope: Envelope; cookies: string[] } {
  const succeeded = envelope.code === SUCCESS && status < 300;
  if (asked.name === "login" && succeeded) return openSession(envelope, asked);
  const over = (asked.name === "currentUser" && status === 401) || (asked.name === "passwordReset" && succeeded);
  return { envelope, cookies: over && asked.token ? clearSession(asked) : [] };
}
