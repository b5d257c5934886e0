import type { LimitClass } from "../contract/endpoints.ts";
import { KNOWN_DEVICE_MS } from "../limits.ts";
import { attributes, hostCookie, readCookie, type Scope } from "./cookies.ts";

/** A device marker as the upstream issues it. */
const MARKER = /^[\w.-]{16,200}$/;

/** Calls with attempts that the upstream counts per device. */
const counted: ReadonlySet<LimitClass> = new Set(["login", "code"]);

const cookieName = (scope: Scope) => hostCookie("Device", scope);

/** The marker of a known device, for calls that check passwords or codes. */
export function readDevice(cookieHeader: string | null, limit: LimitClass, scope: Scope): string | undefined {
  const marker = counted.has(limit) ? readCookie(cookieHeader, cookieName(scope)) : undefined;
  return marker && MARKER.test(marker) ? marker : undefined;
}

/** Set-Cookie of the marker that the upstream issued at sign-in, HttpOnly. */
export function deviceCookie(marker: string | null, scope: Scope): string[] {
  return marker && MARKER.test(marker) ? [`${cookieName(scope)}=${marker}; HttpOnly; ${attributes(KNOWN_DEVICE_MS / 1000, scope)}`] : [];
}
