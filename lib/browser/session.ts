import { USER_KEY } from "@/lib/browser/names";
import { checkOwner, isRecord, isText, storedItem } from "@/lib/browser/storage";
import type { Right } from "@/lib/contract/investor";

export const sessionItems = {
  user: storedItem("user", (raw) => {
    const username = isText(isRecord(raw)?.username);
    return username === undefined ? undefined : { username };
  }),
  loggedIn: storedItem("loggedIn", (raw) => (raw === true ? true : undefined)),
  language: storedItem("language", isText),
  rights: storedItem("rights", (raw) => (Array.isArray(raw) ? (raw as Right[]) : undefined)),
};

/** The code that the platform uses for Indonesian (features R35); the HTML says `id`. */
const DEFAULT_LANGUAGE = "in";

/** Shows or hides the signed-in parts of the page: the name on `<html>` and in every `[data-user-name]`. */
export function showUser(username: string | undefined): void {
  const root = document.documentElement;
  if (username === undefined) delete root.dataset.user;
  else root.dataset.user = username;
  for (const element of document.querySelectorAll("[data-user-name]")) element.textContent = username ?? "";
}

/** Forgets the session in this browser: user, login state, rights. The cookie is the gateway's to clear. */
export function forgetUser(): void {
  sessionItems.user.remove();
  sessionItems.loggedIn.remove();
  sessionItems.rights.remove();
  showUser(undefined);
}

/**
 * Shows at once who signed in in another tab, and calls `gone` when one forgot the user. So it does with a page that comes back as it was
 * left, which hears nothing. Returns what ends it.
 */
export function followOtherTabs(gone: () => void): () => void {
  const look = () => {
    const user = rememberedUser();
    if (user) showUser(user.username);
    else gone();
  };
  const changed = ({ key }: StorageEvent) => (key === USER_KEY || key === null) && look();
  const back = ({ persisted }: PageTransitionEvent) => persisted && (shownUser() || rememberedUser()) && look();
  addEventListener("storage", changed);
  addEventListener("pageshow", back);
  return () => {
    removeEventListener("storage", changed);
    removeEventListener("pageshow", back);
  };
}

/** The name that the page shows as signed in, as the server or the last sign-in put it there. */
export function shownUser(): string | undefined {
  return document.documentElement.dataset.user;
}

/** The user remembered in this browser; undefined when none or older than 7 days. */
export function rememberedUser(): { username: string } | undefined {
  return sessionItems.user.get();
}

/** Whether this browser signed in within 7 days. A hint only: the session cookie is the truth. */
export function isLoggedIn(): boolean {
  return sessionItems.loggedIn.get() === true;
}

/** Language of the platform's own notation, `in` until another one is stored. */
export function language(): string {
  return sessionItems.language.get() ?? DEFAULT_LANGUAGE;
}

/** Stores the permission tree for 7 days. */
export function rememberRights(rights: Right[]): void {
  sessionItems.rights.set(rights);
}

/** The permission tree; undefined when it was never fetched or is too old. */
export function rememberedRights(): Right[] | undefined {
  return sessionItems.rights.get();
}

/** Takes away what is too old, also where nothing on the page asks for it. */
export function dropExpired(): void {
  for (const item of Object.values(sessionItems)) item.get();
  checkOwner();
}

/** Stores the default language where there is none. */
export function settleLanguage(): void {
  if (sessionItems.language.get() === undefined) sessionItems.language.set(DEFAULT_LANGUAGE);
}
