import { routes } from "@/lib/routes";

/** Leads to the sign-in and, from there, back to this page. Somebody who is at the sign-in already stays. */
export function signInFirst(): void {
  const { pathname, search } = window.location;
  if (pathname !== routes.login) window.location.assign(`${routes.login}?next=${encodeURIComponent(pathname + search)}`);
}
