import { shownUser } from "@/lib/browser/session";
import { isRecord, storedItem } from "@/lib/browser/storage";
import { routes } from "@/lib/routes";

const ledItem = storedItem("signInFirst", isRecord);
/** How long after being led to the sign-in somebody signed in is not led there again, milliseconds. */
const ONCE_MS = 60_000;

/**
 * Whether this page has just led to the sign-in and somebody is signed in: it sends whoever has a session straight back, and a call that the page
 * makes by itself would lead round in circles.
 */
function ledInVain(pathname: string): boolean {
  const led = ledItem.get();
  return shownUser() !== undefined && led?.pathname === pathname && Math.abs(Date.now() - Number(led.at)) < ONCE_MS;
}

/** Leads to the sign-in and, from there, back to this page. Stays where that cannot help: at the sign-in itself, and when it has just sent back. */
export function signInFirst(): void {
  const { pathname, search } = window.location;
  if (pathname === routes.login || ledInVain(pathname)) return;
  ledItem.set({ pathname, at: Date.now() });
  window.location.assign(`${routes.login}?next=${encodeURIComponent(pathname + search)}`);
}
