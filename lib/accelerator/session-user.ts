import { escapeXml } from "../format/escape-xml.ts";
import { readToken } from "../gateway/cookies.ts";
import { hashOf, lookUpSession, type SessionState } from "../gateway/session.ts";

/**
 * Inserts the signed-in user's name into a cached page: as `<html data-user>`, which CSS selects on, and into each
 * empty `<span data-user-name="true">`.
 */
export function insertUsername(html: string, username: string): string {
  const name = escapeXml(username);
  return html
    .replace(/<html(?=[\s>])/, () => `<html data-user="${name}"`)
    .replace(/(<span(?=[^>]*\sdata-user-name="true")[^>]*>)(<\/span>)/g, (_, open: string, close: string) => open + name + close);
}

const CACHE_MS = 5_000;
/** After a timeout the next pages do not wait for the upstream again, milliseconds. */
const CACHE_UNKNOWN_MS = 2_000;
const CACHE_MAX_ENTRIES = 5_000;

/**
 * Looks up the signed-in user by the session cookie; undefined without one. Results are cached for five seconds per
 * token.
 */
export function createSessionUserLookup(apiOrigin: string): (cookieHeader: string | undefined) => Promise<SessionState | undefined> {
  const cache = new Map<string, { until: number; session: Promise<SessionState> }>();
  return async (cookieHeader) => {
    const token = readToken(cookieHeader);
    if (!token) return undefined;
    const key = hashOf(token);
    const known = cache.get(key);
    if (known && known.until > Date.now()) return await known.session;
    cache.delete(key);
    const session = lookUpSession(token, { apiOrigin, cookieHeader });
    const entry = { until: Date.now() + CACHE_MS, session };
    cache.set(key, entry);
    for (const oldest of cache.keys()) {
      if (cache.size <= CACHE_MAX_ENTRIES) break;
      cache.delete(oldest);
    }
    const state = await session;
    if (state.state === "unknown") entry.until = Date.now() + CACHE_UNKNOWN_MS;
    return state;
  };
}
