import { createHash } from "node:crypto";
import type { EndpointName } from "../contract/endpoints.ts";
import { SUCCESS } from "../contract/envelope.ts";
import { REGISTRATION_HANDLE_MS } from "../limits.ts";
import { attributes, hostCookie, readCookie, type Scope } from "./cookies.ts";
import { Refusal } from "./refusal.ts";
import type { Answer } from "./relay-answer.ts";

/** Registrations begun in one browser that are remembered, the newest ones. */
const REGISTRATIONS_MAX = 8;
/** Characters of a hash: enough that nobody finds a handle with the same one. */
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
 * Refuses a handle that was planted: a browser that has begun registrations, and not this one, sends no documents and no details to it.
 * A client without the cookie passes: whoever holds a handle may finish that one registration, on another device too.
 * Throws 1004.
 */
export function checkRegistration(handle: string | null | undefined, cookieHeader: string | null, scope: Scope): void {
  const begun = begunIn(cookieHeader, scope);
  if (handle && begun.length > 0 && !begun.includes(hashOf(handle))) throw new Refusal("1004");
}

/** What an answer does to the registrations of this browser; `sent` is the handle that the call named. */
export function registrationCookies(
  { name, sent, cookieHeader, scope }: { name: EndpointName; sent: string | undefined; cookieHeader: string | null; scope: Scope },
  { envelope, status }: Pick<Answer, "envelope" | "status">,
): string[] {
  const begun = begunIn(cookieHeader, scope);
  if (envelope.code !== SUCCESS || status >= 300) return [];
  const { id, validate } = (envelope.data ?? {}) as { id?: unknown; validate?: unknown };
  const issued = validate === true && typeof id === "string" && id ? hashOf(id) : undefined;
  switch (name) {
    case "regist":
      return issued ? [registrationCookie([...begun, issued], scope)] : [];
    // The session's registration is the only one that it may finish.
    case "login":
      return issued || begun.length > 0 ? [registrationCookie(issued ? [issued] : [], scope)] : [];
    // A handle that has run out is replaced by another, as are details that were taken back.
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

/** Set-Cookie with which a browser forgets its registrations: it is signed out, or another session takes its place. */
export function forgetRegistrations(cookieHeader: string | null, scope: Scope): string[] {
  return begunIn(cookieHeader, scope).length > 0 ? [registrationCookie([], scope)] : [];
}
