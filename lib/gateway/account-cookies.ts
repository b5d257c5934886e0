import { createHash } from "node:crypto";
import type { EndpointName } from "../contract/endpoints.ts";
import { REGISTRATION_HANDLE_MS } from "../limits.ts";
import type { Answer } from "./answer.ts";
import {
  attributes,
  type Browser,
  clearedArrivalCookie,
  clearedSessionCookie,
  deviceCookie,
  hostCookie,
  readCookie,
  type Scope,
  SESSION_COOKIE,
  sessionCookie,
} from "./cookies.ts";
import { Refusal } from "./refusal.ts";
import { CERTAIN_MS } from "./session.ts";

/** Number of registrations remembered per browser, newest first. */
const REGISTRATIONS_MAX = 8;
/** Characters of a hash: long enough against collisions. */
const HASH_CHARS = 22;

const cookieName = (scope: Scope) => hostCookie("Registration", scope);
const hashOf = (handle: string) => createHash("sha256").update(handle).digest("base64url").slice(0, HASH_CHARS);

function begunIn(browser: Browser): string[] {
  const value = readCookie(browser.cookieHeader, cookieName(browser)) ?? "";
  return value.split(".").filter((hash) => new RegExp(`^[\\w-]{${HASH_CHARS}}$`).test(hash));
}

function registrationCookie(hashes: string[], scope: Scope): string {
  const seconds = hashes.length > 0 ? REGISTRATION_HANDLE_MS / 1000 : 0;
  return `${cookieName(scope)}=${hashes.slice(-REGISTRATIONS_MAX).join(".")}; HttpOnly; ${attributes(seconds, scope)}`;
}

/**
 * Refuses a planted handle: a browser that has begun registrations sends documents and details only to those.
 * A client without the cookie passes: a handle alone is enough to finish its registration, also on another device.
 * Throws 1004.
 */
export function checkRegistration(handle: string | null | undefined, browser: Browser): void {
  if (!handle) return;
  const begun = begunIn(browser);
  if (begun.length > 0 && !begun.includes(hashOf(handle))) throw new Refusal("1004");
}

/**
 * Set-Cookie that clears the registrations of a browser, on sign-out or when another session replaces the current one.
 */
export function forgetRegistrations(browser: Browser): string[] {
  return begunIn(browser).length > 0 ? [registrationCookie([], browser)] : [];
}

/** Set-Cookie headers of a sign-out, which ends the session in the browser whatever the upstream answers. */
export function signedOutCookies(browser: Browser): string[] {
  return [clearedSessionCookie(browser), ...forgetRegistrations(browser), ...clearedArrivalCookie(browser)];
}

type Call = {
  name: EndpointName;
  /** The registration handle in an `info-upload`. */
  handle: string | undefined;
  browser: Browser;
  /** How long the call took, milliseconds. */
  ms: number;
};

/** The registrations of this browser after a success. */
function registrationsAfter({ data }: Answer, { name, handle, browser }: Call): string[] {
  const begun = begunIn(browser);
  const { id, validate } = (data ?? {}) as { id?: unknown; validate?: unknown };
  const issued = validate === true && typeof id === "string" && id ? hashOf(id) : undefined;
  const set = (hashes: string[]) => [registrationCookie(hashes, browser)];
  switch (name) {
    case "regist":
      return issued ? set([...begun, issued]) : [];
    // A signed-in user can only finish their own registration.
    case "login":
      return issued || begun.length > 0 ? set(issued ? [issued] : []) : [];
    // Expired handles, withdrawn details, a changed password and the end of another session get a new handle.
    case "currentUser":
    case "sessionEnd":
    case "passwordChange":
    case "infoTakeBack":
      return issued && begun.length > 0 && !begun.includes(issued) ? set([...begun, issued]) : [];
    case "infoUpload":
      return begun.length > 0 ? set(begun.filter((hash) => hash !== (handle && hashOf(handle)))) : [];
    case "passwordReset":
    case "logoutAll":
      return forgetRegistrations(browser);
    default:
      return [];
  }
}

/**
 * Set-Cookie headers that follow from an answer: session, registrations, known device, account opened by a link. A login
 * opens the session; a password reset, a sign-out everywhere and an unknown session end it.
 */
export function accountCookies(answer: Answer, call: Call): string[] {
  const { name, browser, ms } = call;
  const { succeeded, token, device = null } = answer;
  const hadSession = readCookie(browser.cookieHeader, SESSION_COOKIE) !== undefined;
  // A late 401 may be about a session that a sign-in has replaced since, and Set-Cookie cannot depend on the value.
  const isUnknown = name === "currentUser" && answer.response.status === 401 && ms < CERTAIN_MS;
  return [
    ...(token ? [sessionCookie(token, browser)] : []),
    ...(hadSession && (isUnknown || ((name === "passwordReset" || name === "logoutAll") && succeeded)) ? [clearedSessionCookie(browser)] : []),
    ...(succeeded ? registrationsAfter(answer, call) : []),
    ...(succeeded && (name === "login" || name === "deletionLogin") ? deviceCookie(device, browser) : []),
    ...(token ? clearedArrivalCookie(browser) : []),
  ];
}
