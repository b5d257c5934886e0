import type { EndpointName } from "../contract/endpoints.ts";
import { type Envelope, SUCCESS } from "../contract/envelope.ts";
import { clearedSessionCookie, isToken, sessionCookie } from "./cookies.ts";
import { Refusal } from "./refusal.ts";
import type { Answer } from "./relay-answer.ts";

type Session = { envelope: Envelope; cookies: string[] };

/** Moves the token of a login out of the body: the browser gets the rest, the token only as a cookie. Throws E502 without a token. */
function moveToken({ envelope }: Answer, secure: boolean): Session {
  const { token, ...data } = (envelope.data ?? {}) as Record<string, unknown>;
  if (!isToken(token)) throw new Refusal("E502");
  return { envelope: { ...envelope, data }, cookies: [sessionCookie(token, { secure })] };
}

/**
 * What an answer does to the session: a login sets the cookie, a session that the upstream no longer knows loses it, and so does
 * whoever was signed in where a new password is set: the sign-in that follows is for its account.
 * The envelope passes unchanged but for the token of a login.
 */
export function sessionAnswer(name: EndpointName, answer: Answer, hadToken: boolean, secure: boolean): Session {
  if (name === "login" && answer.envelope.code === SUCCESS && answer.status < 300) return moveToken(answer, secure);
  const unknown = name === "currentUser" && answer.status === 401;
  const reset = name === "passwordReset" && answer.envelope.code === SUCCESS && answer.status < 300;
  return { envelope: answer.envelope, cookies: hadToken && (unknown || reset) ? [clearedSessionCookie({ secure })] : [] };
}
