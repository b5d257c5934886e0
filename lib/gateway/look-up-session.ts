import { endpoints } from "../contract/endpoints.ts";
import { envelopeSchema, SUCCESS } from "../contract/envelope.ts";
import { type CurrentUser, currentUserResponse } from "../contract/investor.ts";
import { readCookie, TIME_OFFSET_COOKIE } from "./cookies.ts";
import { limitedText } from "./limited-text.ts";
import { requestId } from "./request-id.ts";
import { sessionChangedSince } from "./session-changes.ts";
import { parseTimeOffset } from "./time-offset.ts";

/** A session as the upstream sees it; `unknown` without a usable response in time, or if the session was replaced meanwhile. */
export type SessionState = { state: "live"; user: CurrentUser } | { state: "dead" } | { state: "unknown" };

/** How long a page waits for the user's name, milliseconds. */
const LOOKUP_TIMEOUT_MS = 1_000;
const RESPONSE_MAX_BYTES = 65_536;

type Options = {
  apiOrigin: string /** The browser's cookies, for the clock offset. */;
  cookieHeader?: string | null | undefined;
  timeoutMs?: number;
};

/** Fetches the user of a session token from the upstream. Never throws. */
export async function lookUpSession(token: string, { apiOrigin, cookieHeader, timeoutMs = LOOKUP_TIMEOUT_MS }: Options): Promise<SessionState> {
  const since = performance.now();
  try {
    const offsetMs = parseTimeOffset(readCookie(cookieHeader, TIME_OFFSET_COOKIE)) ?? 0;
    const response = await fetch(apiOrigin + endpoints.currentUser.path, {
      headers: { accept: "application/json", UserLoginToken: token, ts: String(Date.now() + offsetMs), "x-request-id": requestId(undefined) },
      cache: "no-store",
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const envelope = envelopeSchema.parse(JSON.parse(await limitedText(response, RESPONSE_MAX_BYTES)));
    if (response.status === 401) return { state: sessionChangedSince(since, { token }) ? "unknown" : "dead" };
    if (!response.ok || envelope.code !== SUCCESS) return { state: "unknown" };
    return { state: "live", user: currentUserResponse.parse(envelope.data) };
  } catch {
    return { state: "unknown" };
  }
}
