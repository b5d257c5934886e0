import { USER_EVENT, USER_KEY } from "@/lib/browser/names";
import { checkOwner, isRecord, isText, storedItem } from "@/lib/browser/storage";
import type { Right } from "@/lib/contract/investor";

export const sessionItems = {
  user: storedItem("user", (value) => {
    const username = isText(isRecord(value)?.username);
    return username === undefined ? undefined : { username };
  }),
  loggedIn: storedItem("loggedIn", (value) => (value === true ? true : undefined)),
  language: storedItem("language", isText),
  rights: storedItem("rights", (value) => (Array.isArray(value) ? (value as Right[]) : undefined)),
};

/** The platform's code for Indonesian; HTML uses `id`. */
const DEFAULT_LANGUAGE = "in";

/**
 * Shows or hides the signed-in parts of the page: sets the name on `<html>` and in every `[data-user-name]`. The only
 * place that changes who is signed in on a page; `onUserChange` reports it to every script.
 */
export function showUser(username: string | undefined): void {
  const root = document.documentElement;
  const before = root.dataset.user;
  if (username === undefined) delete root.dataset.user;
  else root.dataset.user = username;
  for (const element of document.querySelectorAll("[data-user-name]")) element.textContent = username ?? "";
  if (before !== username) document.dispatchEvent(new Event(USER_EVENT));
}

/** Calls `listener` when the page shows another user, or none. Returns a function that stops it. */
export function onUserChange(listener: () => void): () => void {
  document.addEventListener(USER_EVENT, listener);
  return () => document.removeEventListener(USER_EVENT, listener);
}

/** Removes user, login state and rights from this browser. The gateway clears the cookie. */
export function forgetUser(): void {
  sessionItems.user.remove();
  sessionItems.loggedIn.remove();
  sessionItems.rights.remove();
  showUser(undefined);
}

/**
 * Shows who signed in in another tab, and calls `onSignOut` when the user was removed there; also when the page returns
 * from the back/forward cache, where it gets no storage events. Returns a function that stops it.
 */
export function followOtherTabs(onSignOut: () => void): () => void {
  const update = () => {
    const user = rememberedUser();
    if (user) showUser(user.username);
    else onSignOut();
  };
  const onStorage = ({ key }: StorageEvent) => (key === USER_KEY || key === null) && update();
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && (shownUser() || rememberedUser()) && update();
  addEventListener("storage", onStorage);
  addEventListener("pageshow", onPageShow);
  return () => {
    removeEventListener("storage", onStorage);
    removeEventListener("pageshow", onPageShow);
  };
}

/** The username that the page currently shows. */
export function shownUser(): string | undefined {
  return document.documentElement.dataset.user;
}

/** The user stored in this browser; undefined if none or older than 7 days. */
export function rememberedUser(): { username: string } | undefined {
  return sessionItems.user.get();
}

/** Whether this browser signed in within 7 days. Only a hint: the session cookie decides. */
export function isLoggedIn(): boolean {
  return sessionItems.loggedIn.get() === true;
}

/** Stores the permission tree for 7 days. */
export function rememberRights(rights: Right[]): void {
  sessionItems.rights.set(rights);
}

/** The stored permission tree; undefined if missing or expired. */
export function rememberedRights(): Right[] | undefined {
  return sessionItems.rights.get();
}

/** Removes expired items, also those that this page does not read. */
export function dropExpired(): void {
  for (const item of Object.values(sessionItems)) item.get();
  checkOwner();
}

/** Stores the default language if there is none. */
export function storeDefaultLanguage(): void {
  if (sessionItems.language.get() === undefined) sessionItems.language.set(DEFAULT_LANGUAGE);
}
