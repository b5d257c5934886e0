import { ARRIVAL_COOKIE, NOTICE_COOKIE } from "../browser/names.ts";
import { SESSION_SECONDS, TIME_OFFSET_COOKIE_SECONDS } from "../limits.ts";

/** Cookies of the site (wire contract §2). */
export const SESSION_COOKIE = "UserLoginToken";
export const TIME_OFFSET_COOKIE = "TimeOffset";
const NOTICE_COOKIE_SECONDS = 60;
/** Longest token accepted, characters: a cookie holds about 4 kB. */
const TOKEN_MAX_CHARS = 3_000;

export type Scope = { secure: boolean };

/** What every cookie of the site is set with; the age is in seconds, 0 clears it. */
export const attributes = (maxAge: number, { secure }: Scope) => `Path=/; Max-Age=${maxAge}; SameSite=Lax${secure ? "; Secure" : ""}`;

/** The name of a cookie that no other host of the domain may set. Browsers take the prefix with https alone; the names of the contract have none. */
export const hostCookie = (name: string, { secure }: Scope) => (secure ? `__Host-${name}` : name);

/** The value of a cookie in a Cookie header, decoded; undefined when absent, empty or not decodable. The first of several counts. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  for (const pair of (header ?? "").split(";")) {
    const separator = pair.indexOf("=");
    if (separator < 0 || pair.slice(0, separator).trim() !== name) continue;
    const value = pair
      .slice(separator + 1)
      .trim()
      .replace(/^"(.*)"$/, "$1");
    try {
      return decodeURIComponent(value) || undefined;
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/** Whether a token can travel in a cookie and in a header: visible ASCII of a sensible length. */
export function isToken(value: unknown): value is string {
  return typeof value === "string" && value.length <= TOKEN_MAX_CHARS && /^[\x21-\x7e]+$/.test(value);
}

/** The session token of a request, or undefined when there is none that may be sent on. */
export function readToken(cookieHeader: string | null | undefined): string | undefined {
  const token = readCookie(cookieHeader, SESSION_COOKIE);
  return isToken(token) ? token : undefined;
}

/** Set-Cookie that keeps a session for 7 days, out of the reach of scripts. */
export function sessionCookie(token: string, scope: Scope): string {
  return `${SESSION_COOKIE}=${encodeURIComponent(token)}; HttpOnly; ${attributes(SESSION_SECONDS, scope)}`;
}

/** Set-Cookie that ends the session in the browser. */
export function clearedSessionCookie(scope: Scope): string {
  return `${SESSION_COOKIE}=; HttpOnly; ${attributes(0, scope)}`;
}

/** Set-Cookie of the clock offset, whole milliseconds, readable by scripts, 1 h. */
export function timeOffsetCookie(offsetMs: number, scope: Scope): string {
  return `${TIME_OFFSET_COOKIE}=${offsetMs}; ${attributes(TIME_OFFSET_COOKIE_SECONDS, scope)}`;
}

/** Set-Cookie of the notice with the name of the account that is open, the new one or the one that stayed. */
export function noticeCookie(username: string, scope: Scope): string {
  return `${NOTICE_COOKIE}=${encodeURIComponent(username)}; ${attributes(NOTICE_COOKIE_SECONDS, scope)}`;
}

/** Set-Cookie with the name of an account that a link has opened, until the person has said that it is theirs. Read and removed by a script. */
export function arrivalCookie(username: string, scope: Scope): string {
  return `${ARRIVAL_COOKIE}=${encodeURIComponent(username)}; ${attributes(SESSION_SECONDS, scope)}`;
}

/** Set-Cookie that takes the question back: the session that it was about has ended, or the person signed in. */
export function clearedArrivalCookie(cookieHeader: string | null, scope: Scope): string[] {
  return readCookie(cookieHeader, ARRIVAL_COOKIE) === undefined ? [] : [`${ARRIVAL_COOKIE}=; ${attributes(0, scope)}`];
}
