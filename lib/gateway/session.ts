import { randomUUID } from "node:crypto";
import { endpoints } from "../contract/endpoints.ts";
import { readEnvelope, SUCCESS } from "../contract/envelope.ts";
import { limitedText } from "../contract/http.ts";
import { type CurrentUser, currentUserResponse } from "../contract/investor.ts";
import { readCookie, TIME_OFFSET_COOKIE } from "./cookies.ts";
import { parseTimeOffset } from "./time-offset.ts";

/**
 * A 401 that took longer than this may be about a session that a sign-in has replaced since, milliseconds: the cookie
 * stays until the next lookup.
 */
export const CERTAIN_MS = 2_000;

/** A session as the upstream sees it; `unknown` without a usable response in time. */
export type SessionState = { state: "live"; user: CurrentUser } | { state: "dead" } | { state: "unknown" };

/** How long a page waits for the user's name, which the browser fills in afterwards, milliseconds. */
const LOOKUP_TIMEOUT_MS = 400;
const RESPONSE_MAX_BYTES = 65_536;

type Options = {
  apiOrigin: string;
  /** The browser's cookies, for the clock offset. */
  cookieHeader?: string | null | undefined;
  timeoutMs?: number;
};

/** Fetches the user of a session token from the upstream. Never throws. */
export async function lookUpSession(token: string, { apiOrigin, cookieHeader, timeoutMs = LOOKUP_TIMEOUT_MS }: Options): Promise<SessionState> {
  const since = performance.now();
  try {
    const offsetMs = parseTimeOffset(readCookie(cookieHeader, TIME_OFFSET_COOKIE)) ?? 0;
    const response = await fetch(apiOrigin + endpoints.currentUser.path, {
      headers: { accept: "application/json", UserLoginToken: token, ts: String(Date.now() + offsetMs), "x-request-id": randomUUID() },
      cache: "no-store",
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const envelope = readEnvelope(await limitedText(response, RESPONSE_MAX_BYTES));
    if (!envelope) return { state: "unknown" };
    if (response.status === 401) return { state: performance.now() - since < CERTAIN_MS ? "dead" : "unknown" };
    if (!response.ok || envelope.code !== SUCCESS) return { state: "unknown" };
    return { state: "live", user: currentUserResponse.parse(envelope.data) };
  } catch {
    return { state: "unknown" };
  }
}
