import { detailFormHref, plainPages, returnPath, routes } from "../routes.ts";
import { forgetRegistrations } from "./account-cookies.ts";
import { arrivalCookie, clearedSessionCookie, isToken, noticeCookie, readToken, SESSION_COOKIE, sessionCookie } from "./cookies.ts";
import type { SessionState } from "./session.ts";

/** Effect of the session on a page request: a redirect, cookies, or nothing. */
export type PageStep = { location?: string; cookies: string[] };

type PageRequest = { url: URL; cookieHeader: string | null; secure: boolean; lookUp: (token: string) => Promise<SessionState> };

/** Pages for signed-out users only. */
const guestPages = new Set<string>([routes.login, routes.register, routes.accountSelect, plainPages.login]);

/** The URL without the token, always a path of this site. */
function withoutToken(url: URL): string {
  const isToken = (pair: string) => new URLSearchParams(pair).has(SESSION_COOKIE);
  const search = url.search
    .slice(1)
    .split("&")
    .filter((pair) => !isToken(pair))
    .join("&");
  return `${url.pathname.replace(/^[/\\]+/, "/")}${search ? `?${search}` : ""}`;
}

/**
 * Exchanges a token in the URL for a session, unless another session is live or cannot be checked. A notice then names
 * the signed-in account, and pages that store data ask first whether that account is the person's own. An invalid token
 * is removed silently.
 */
async function exchange({ url, cookieHeader, secure, lookUp }: PageRequest): Promise<PageStep> {
  const location = withoutToken(url);
  const offered = url.searchParams.get(SESSION_COOKIE);
  const currentToken = readToken(cookieHeader);
  const current: SessionState = currentToken ? await lookUp(currentToken) : { state: "dead" };
  if (current.state === "live") return { location, cookies: [noticeCookie(current.user.username, { secure })] };
  if (current.state === "unknown" || !isToken(offered)) return { location, cookies: [] };
  const arriving = await lookUp(offered);
  if (arriving.state !== "live") return { location, cookies: [] };
  return {
    location,
    cookies: [
      sessionCookie(offered, { secure }),
      noticeCookie(arriving.user.username, { secure }),
      arrivalCookie(arriving.user.username, { secure }),
      ...forgetRegistrations({ cookieHeader, secure }),
    ],
  };
}

/** Redirects a signed-in user from a guest page: to the pending details form, else to `next`, else home. */
async function leaveGuestPage({ url, cookieHeader, secure, lookUp }: PageRequest): Promise<PageStep> {
  const token = readToken(cookieHeader);
  if (!token) return { cookies: [] };
  const session = await lookUp(token);
  if (session.state === "dead") return { cookies: [clearedSessionCookie({ secure })] };
  if (session.state === "unknown") return { cookies: [] };
  const { validate, type, id } = session.user;
  return { location: validate ? detailFormHref(type, id) : returnPath(url.searchParams.get("next")), cookies: [] };
}

/** Session handling of a page request (wire contract §2). */
export async function pageSession(request: PageRequest): Promise<PageStep> {
  if (request.url.searchParams.has(SESSION_COOKIE)) return await exchange(request);
  if (guestPages.has(request.url.pathname)) return await leaveGuestPage(request);
  return { cookies: [] };
}
