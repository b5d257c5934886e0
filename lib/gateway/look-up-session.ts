import { endpoints } from "../contract/endpoints.ts";
import { envelopeSchema, SUCCESS } from "../contract/envelope.ts";
import { type CurrentUser, currentUserResponse } from "../contract/investor.ts";
import { readCookie, TIME_OFFSET_COOKIE } from "./cookies.ts";
import { limitedText } from "./limited-text.ts";
import { requestId } from "./request-id.ts";
import { sessionChangedSince } from "./session-changes.ts";
import { parseTimeOffset } from "./time-offset.ts";

/** A session as the upstream sees it; `unknown` when it gave no usable answer in time, or the browser has another session by then. */
export type SessionState = { state: "live"; user: CurrentUser } | { state: "dead" } | { state: "unknown" };

/** A page waits no longer than this for a name, milliseconds. */
const LOOKUP_TIMEOUT_MS = 1_000;
/** A name and a few facts, bytes. */
const ANSWER_MAX_BYTES = 65_536;

type Options = { apiOrigin: string /** Of the visitor, for the clock offset. */; cookieHeader?: string | null | undefined; timeoutMs?: number };

/** Asks the upstream whose session a token is. Never throws. */
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
    const envelope = envelopeSchema.parse(JSON.parse(await limitedText(response, ANSWER_MAX_BYTES)));
    if (response.status === 401) return { state: sessionChangedSince(since, { token }) ? "unknown" : "dead" };
    if (!response.ok || envelope.code !== SUCCESS) return { state: "unknown" };
    return { state: "live", user: currentUserResponse.parse(envelope.data) };
  } catch {
    return { state: "unknown" };
  }
}
