import { createHash } from "node:crypto";
import type { EndpointName } from "../contract/endpoints.ts";
import { SUCCESS } from "../contract/envelope.ts";
import { REGISTRATION_HANDLE_MS } from "../limits.ts";
import { attributes, hostCookie, readCookie, type Scope } from "./cookies.ts";
import { Refusal } from "./refusal.ts";
import type { UpstreamAnswer } from "./upstream.ts";

/** Number of registrations remembered per browser, newest first. */
const REGISTRATIONS_MAX = 8;
/** Characters of a hash: long enough against collisions. */
const HASH_CHARS = 22;

const cookieName = (scope: Scope) => hostCookie("Registration", scope);
const hashOf = (handle: string) => createHash("sha256").update(handle).digest("base64url").slice(0, HASH_CHARS);

function begunIn(cookieHeader: string | null, scope: Scope): string[] {
  const value = readCookie(cookieHeader, cookieName(scope)) ?? "";
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
export function checkRegistration(handle: string | null | undefined, cookieHeader: string | null, scope: Scope): void {
  const begun = begunIn(cookieHeader, scope);
  if (handle && begun.length > 0 && !begun.includes(hashOf(handle))) throw new Refusal("1004");
}

/**
 * Set-Cookie headers that follow from a response for the registrations of this browser; `sent` is the handle in the
 * request.
 */
export function registrationCookies(
  { name, sent, cookieHeader, scope }: { name: EndpointName; sent: string | undefined; cookieHeader: string | null; scope: Scope },
  { envelope, status }: Pick<UpstreamAnswer, "envelope" | "status">,
): string[] {
  const begun = begunIn(cookieHeader, scope);
  if (envelope.code !== SUCCESS || status >= 300) return [];
  const { id, validate } = (envelope.data ?? {}) as { id?: unknown; validate?: unknown };
  const issued = validate === true && typeof id === "string" && id ? hashOf(id) : undefined;
  switch (name) {
    case "regist":
      return issued ? [registrationCookie([...begun, issued], scope)] : [];
    // A signed-in user can only finish their own registration.
    case "login":
      return issued || begun.length > 0 ? [registrationCookie(issued ? [issued] : [], scope)] : [];
    // Expired handles and withdrawn details get a new handle.
    case "currentUser":
    case "infoTakeBack":
      return issued && begun.length > 0 && !begun.includes(issued) ? [registrationCookie([...begun, issued], scope)] : [];
    case "infoUpload":
      return begun.length > 0
        ? [
            registrationCookie(
              begun.filter((hash) => hash !== (sent && hashOf(sent))),
              scope,
            ),
          ]
        : [];
    case "passwordReset":
    case "logoutAll":
      return begun.length > 0 ? [registrationCookie([], scope)] : [];
    default:
      return [];
  }
}

/**
 * Set-Cookie that clears the registrations of a browser, on sign-out or when another session replaces the current one.
 */
export function forgetRegistrations(cookieHeader: string | null, scope: Scope): string[] {
  return begunIn(cookieHeader, scope).length > 0 ? [registrationCookie([], scope)] : [];
}
