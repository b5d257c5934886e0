import { createHash } from "node:crypto";
import { readToken } from "../gateway/cookies.ts";
import { lookUpSession, type SessionState } from "../gateway/look-up-session.ts";

/** A page and the pictures of its reload ask once, milliseconds. */
const KEEP_MS = 5_000;
/** While the upstream is silent, the next page does not wait for it again, milliseconds. */
const KEEP_SILENCE_MS = 2_000;
const KEEP_MAX = 5_000;

/**
 * Who visits, by the session cookie. Undefined without a cookie. Answers are kept for five seconds per token, so that
 * a fast reader costs the upstream one question.
 */
export function createSessionUserLookup(apiOrigin: string): (cookieHeader: string | undefined) => Promise<SessionState | undefined> {
  const kept = new Map<string, { until: number; session: Promise<SessionState> }>();
  return async (cookieHeader) => {
    const token = readToken(cookieHeader);
    if (!token) return undefined;
    const key = createHash("sha256").update(token).digest("base64");
    const known = kept.get(key);
    if (known && known.until > Date.now()) return await known.session;
    kept.delete(key);
    const session = lookUpSession(token, { apiOrigin, cookieHeader });
    const entry = { until: Date.now() + KEEP_MS, session };
    kept.set(key, entry);
    for (const oldest of kept.keys()) {
      if (kept.size <= KEEP_MAX) break;
      kept.delete(oldest);
    }
    const state = await session;
    if (state.state === "unknown") entry.until = Date.now() + KEEP_SILENCE_MS;
    return state;
  };
}
