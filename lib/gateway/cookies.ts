import { ARRIVAL_COOKIE, NOTICE_COOKIE } from "../browser/names.ts";
import type { LimitClass } from "../contract/endpoints.ts";
import { KNOWN_DEVICE_MS, SESSION_SECONDS, TIME_OFFSET_COOKIE_SECONDS } from "../limits.ts";

/** A device marker as the upstream issues it. */
const MARKER = /^[\w.-]{16,200}$/;

/** Calls with attempts that the upstream counts per device. */
const counted: ReadonlySet<LimitClass> = new Set(["login", "code"]);

const cookieName = (scope: Scope) => hostCookie("Device", scope);

/** The marker of a known device, for calls that check passwords or codes. */
export function readDevice(browser: Browser, limit: LimitClass): string | undefined {
  const marker = counted.has(limit) ? readCookie(browser.cookieHeader, cookieName(browser)) : undefined;
  return marker && MARKER.test(marker) ? marker : undefined;
}

/** Set-Cookie of the marker that the upstream issued at sign-in, HttpOnly. */
export function deviceCookie(marker: string | null, scope: Scope): string[] {
  return marker && MARKER.test(marker) ? [`${cookieName(scope)}=${marker}; HttpOnly; ${attributes(KNOWN_DEVICE_MS / 1000, scope)}`] : [];
}

/** Cookies of the site (wire contract §2). */
export const SESSION_COOKIE = "UserLoginToken";
export const TIME_OFFSET_COOKIE = "TimeOffset";
const NOTICE_COOKIE_SECONDS = 60;
/** Longest token accepted, characters: a cookie has at most about 4 kB. */
const TOKEN_MAX_CHARS = 3_000;

export type Scope = { secure: boolean };

/** The cookies of a request, and whether people reach the site over https. */
export type Browser = Scope & { cookieHeader: string | null };

/** Attributes of every cookie of the site; the age is in seconds, 0 clears it. */
export const attributes = (maxAge: number, { secure }: Scope) => `Path=/; Max-Age=${maxAge}; SameSite=Lax${secure ? "; Secure" : ""}`;

/**
 * Adds the `__Host-` prefix, so that no other host of the domain can set the cookie; https only. Names in the wire
 * contract have no prefix.
 */
export const hostCookie = (name: string, { secure }: Scope) => (secure ? `__Host-${name}` : name);

/**
 * The value of a cookie in a Cookie header, decoded; undefined when absent, empty or not decodable. The first of
 * several counts.
 */
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

/** Whether a token fits in a cookie and a header: visible ASCII of limited length. */
export function isToken(value: unknown): value is string {
  return typeof value === "string" && value.length <= TOKEN_MAX_CHARS && /^[\x21-\x7e]+$/.test(value);
}

/** The session token of a request; undefined if missing or malformed. */
export function readToken(cookieHeader: string | null | undefined): string | undefined {
  const token = readCookie(cookieHeader, SESSION_COOKIE);
  return isToken(token) ? token : undefined;
}

/** Set-Cookie of a session: 7 days, HttpOnly. */
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

/** Longest name of an account in a cookie, characters: a cookie holds about 4 kB, the head of a response 8. */
const NAME_MAX_CHARS = 100;
/** The name of an account as a platform answers it, which may be no valid text. */
const accountName = (username: string) => encodeURIComponent(username.slice(0, NAME_MAX_CHARS).toWellFormed());

/** Set-Cookie of the notice that names the signed-in account after a link with a token was opened. */
export function noticeCookie(username: string, scope: Scope): string {
  return `${NOTICE_COOKIE}=${accountName(username)}; ${attributes(NOTICE_COOKIE_SECONDS, scope)}`;
}

/**
 * Set-Cookie with the name of an account opened by a link. A script removes it once the person confirms that the
 * account is theirs.
 */
export function arrivalCookie(username: string, scope: Scope): string {
  return `${ARRIVAL_COOKIE}=${accountName(username)}; ${attributes(SESSION_SECONDS, scope)}`;
}

/** Set-Cookie that clears it: that session has ended, or the person signed in. */
export function clearedArrivalCookie(browser: Browser): string[] {
  return readCookie(browser.cookieHeader, ARRIVAL_COOKIE) === undefined ? [] : [`${ARRIVAL_COOKIE}=; ${attributes(0, browser)}`];
}
