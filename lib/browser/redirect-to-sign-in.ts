import { shownUser } from "@/lib/browser/session";
import { isRecord, storedItem } from "@/lib/browser/storage";
import { routes } from "@/lib/routes";

const lastRedirect = storedItem("signInFirst", isRecord);
/** A signed-in user is not redirected twice within this time, milliseconds. */
const ONCE_MS = 60_000;

/**
 * Whether a signed-in user was just redirected from this page. Sign-in sends them straight back, so a call that the
 * page makes on load would cause a redirect loop.
 */
function wasJustRedirected(pathname: string): boolean {
  const last = lastRedirect.get();
  return shownUser() !== undefined && last?.pathname === pathname && Math.abs(Date.now() - Number(last.at)) < ONCE_MS;
}

/**
 * Redirects to sign-in and from there back to this page. Does nothing on the sign-in page itself, or if it would loop.
 */
export function redirectToSignIn(): void {
  const { pathname, search } = window.location;
  if (pathname === routes.login || wasJustRedirected(pathname)) return;
  lastRedirect.set({ pathname, at: Date.now() });
  window.location.assign(`${routes.login}?next=${encodeURIComponent(pathname + search)}`);
}
