import { USER_KEY } from "@/lib/browser/names";
import { drop, keep, recall } from "@/lib/browser/timed-storage";
import type { Right } from "@/lib/contract/investor";
import { SESSION_MS } from "@/lib/limits";

const keys = { user: USER_KEY, loggedIn: "isLogin", language: "language", rights: "rights" } as const;

/** The code that the platform uses for Indonesian (features R35); the HTML says `id`. */
const DEFAULT_LANGUAGE = "in";

/** Shows or hides the signed-in parts of the page: the name on `<html>` and in every `[data-user-name]`. */
export function showUser(username: string | undefined): void {
  const root = document.documentElement;
  if (username === undefined) delete root.dataset.user;
  else root.dataset.user = username;
  for (const element of document.querySelectorAll("[data-user-name]")) element.textContent = username ?? "";
}

/** Remembers who signed in, for 7 days, and shows the name at once. A permission tree that is kept may be of another account, and goes. */
export function rememberUser(username: string): void {
  drop(keys.rights);
  keep(keys.user, { username }, SESSION_MS);
  keep(keys.loggedIn, true, SESSION_MS);
  settleLanguage();
  showUser(username);
}

/** Forgets the session in this browser: user, login state, rights. The cookie is the gateway's to clear. */
export function forgetUser(): void {
  drop(keys.user);
  drop(keys.loggedIn);
  drop(keys.rights);
  showUser(undefined);
}

/**
 * Shows at once who signed in in another tab, and calls `gone` when one forgot the user. So it does with a page that comes back as it was
 * left, which nobody told. Answers what ends it.
 */
export function followOtherTabs(gone: () => void): () => void {
  const look = () => {
    const user = rememberedUser();
    if (user) showUser(user.username);
    else gone();
  };
  const changed = ({ key }: StorageEvent) => (key === keys.user || key === null) && look();
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
  const user = recall(keys.user);
  return typeof user === "object" && user !== null && "username" in user && typeof user.username === "string"
    ? { username: user.username }
    : undefined;
}

/** Whether this browser signed in within 7 days. A hint only: the session cookie is the truth. */
export function isLoggedIn(): boolean {
  return recall(keys.loggedIn) === true;
}

/** Language of the platform's own notation, `in` until something else is kept. */
export function language(): string {
  const kept = recall(keys.language);
  return typeof kept === "string" ? kept : DEFAULT_LANGUAGE;
}

/** Keeps the permission tree for 7 days. */
export function rememberRights(rights: Right[]): void {
  keep(keys.rights, rights, SESSION_MS);
}

/** The permission tree; undefined when it was never fetched or is too old. */
export function rememberedRights(): Right[] | undefined {
  const rights = recall(keys.rights);
  return Array.isArray(rights) ? (rights as Right[]) : undefined;
}

/** Takes away what is too old, also where nothing on the page asks for it. */
export function dropExpired(): void {
  for (const key of Object.values(keys)) recall(key);
}

/** Keeps the default language when none is kept. */
export function settleLanguage(): void {
  if (recall(keys.language) === undefined) keep(keys.language, DEFAULT_LANGUAGE, SESSION_MS);
}
