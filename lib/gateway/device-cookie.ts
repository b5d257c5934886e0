import type { LimitClass } from "../contract/endpoints.ts";
import { KNOWN_DEVICE_MS } from "../limits.ts";
import { attributes, hostCookie, readCookie, type Scope } from "./cookies.ts";

/** A marker as the reference API gives it out, and others may. */
const MARKER = /^[\w.-]{16,200}$/;

/** Calls whose tries the upstream counts by device. */
const counted: ReadonlySet<LimitClass> = new Set(["login", "code"]);

const cookieName = (scope: Scope) => hostCookie("Device", scope);

/** The marker of a device that has signed in before, for calls that guess passwords or codes. */
export function readDevice(cookieHeader: string | null, limit: LimitClass, scope: Scope): string | undefined {
  const marker = counted.has(limit) ? readCookie(cookieHeader, cookieName(scope)) : undefined;
  return marker && MARKER.test(marker) ? marker : undefined;
}

/** Set-Cookie that keeps the marker which the upstream gave out with a sign-in, out of the reach of scripts. */
export function deviceCookie(marker: string | null, scope: Scope): string[] {
  return marker && MARKER.test(marker) ? [`${cookieName(scope)}=${marker}; HttpOnly; ${attributes(KNOWN_DEVICE_MS / 1000, scope)}`] : [];
}
