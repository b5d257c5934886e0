import { detailFormHref, returnPath, routes } from "../routes.ts";
import { arrivalCookie, clearedSessionCookie, isToken, noticeCookie, readToken, SESSION_COOKIE, sessionCookie } from "./cookies.ts";
import type { SessionState } from "./look-up-session.ts";
import { forgetRegistrations } from "./registration-cookie.ts";
import { noteSessionChange } from "./session-changes.ts";

/** What happens to a page request because of its session: a redirect, cookies on the page, or nothing. */
export type PageStep = { location?: string; cookies: string[] };

type PageRequest = { url: URL; cookieHeader: string | null; secure: boolean; lookUp: (token: string) => Promise<SessionState> };

/** Pages for people who are not signed in. */
const guestPages = new Set<string>([routes.login, routes.register, routes.accountSelect]);

/** The same address without the token, as a path of this site whatever it begins with. */
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
 * Exchanges a token in the address for a session, unless another session is live or cannot be ruled out: then that one
 * stays. A notice says afterwards whose account is open, and the pages that store something under a session that came this way ask first
 * whether it is the person's own. A bad token goes without a trace.
 */
async function exchange({ url, cookieHeader, secure, lookUp }: PageRequest): Promise<PageStep> {
  const location = withoutToken(url);
  const offered = url.searchParams.get(SESSION_COOKIE);
  const held = readToken(cookieHeader);
  const current: SessionState = held ? await lookUp(held) : { state: "dead" };
  if (current.state === "live") return { location, cookies: [noticeCookie(current.user.username, { secure })] };
  if (current.state === "unknown" || !isToken(offered)) return { location, cookies: [] };
  const arriving = await lookUp(offered);
  if (arriving.state !== "live") return { location, cookies: [] };
  noteSessionChange({ token: held });
  return {
    location,
    cookies: [
      sessionCookie(offered, { secure }),
      noticeCookie(arriving.user.username, { secure }),
      arrivalCookie(arriving.user.username, { secure }),
      ...forgetRegistrations(cookieHeader, { secure }),
    ],
  };
}

/** Sends a signed-in visitor on from a guest page: to the pending details, else to the page asked for, else home. */
async function leaveGuestPage({ url, cookieHeader, secure, lookUp }: PageRequest): Promise<PageStep> {
  const token = readToken(cookieHeader);
  if (!token) return { cookies: [] };
  const session = await lookUp(token);
  if (session.state === "dead") return { cookies: [clearedSessionCookie({ secure })] };
  if (session.state === "unknown") return { cookies: [] };
  const { validate, type, id } = session.user;
  return { location: validate ? detailFormHref(type, id) : returnPath(url.searchParams.get("next")), cookies: [] };
}

/** Decides what a page request's session does to it (wire contract §2, features M31, M214, R9). */
export async function pageSession(request: PageRequest): Promise<PageStep> {
  if (request.url.searchParams.has(SESSION_COOKIE)) return await exchange(request);
  if (guestPages.has(request.url.pathname)) return await leaveGuestPage(request);
  return { cookies: [] };
}
