import { USER_KEY } from "@/lib/browser/names";
import { checkOwner, claimData, dropPersonalData, isRecord, isText, storedItem } from "@/lib/browser/storage";
import type { Right } from "@/lib/contract/investor";

const items = {
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

/**
 * Remembers who signed in, for 7 days, and shows the name at once. A stored permission tree may be of another account, and goes; so does what
 * another person left in a form.
 */
export function rememberUser(username: string): void {
  items.rights.remove();
  items.user.set({ username });
  items.loggedIn.set(true);
  claimData(username);
  settleLanguage();
  showUser(username);
}

/** Forgets the session in this browser: user, login state, rights. The cookie is the gateway's to clear. */
export function forgetUser(): void {
  items.user.remove();
  items.loggedIn.remove();
  items.rights.remove();
  showUser(undefined);
}

/** After somebody signed out: forgets the session, and what that person gave in forms, in every tab. A session that ran out takes no draft along. */
export function endSession(): void {
  forgetUser();
  dropPersonalData();
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
  return items.user.get();
}

/** Whether this browser signed in within 7 days. A hint only: the session cookie is the truth. */
export function isLoggedIn(): boolean {
  return items.loggedIn.get() === true;
}

/** Language of the platform's own notation, `in` until another one is stored. */
export function language(): string {
  return items.language.get() ?? DEFAULT_LANGUAGE;
}

/** Stores the permission tree for 7 days. */
export function rememberRights(rights: Right[]): void {
  items.rights.set(rights);
}

/** The permission tree; undefined when it was never fetched or is too old. */
export function rememberedRights(): Right[] | undefined {
  return items.rights.get();
}

/** Takes away what is too old, also where nothing on the page asks for it. */
export function dropExpired(): void {
  for (const item of Object.values(items)) item.get();
  checkOwner();
}

/** Stores the default language where there is none. */
export function settleLanguage(): void {
  if (items.language.get() === undefined) items.language.set(DEFAULT_LANGUAGE);
}
