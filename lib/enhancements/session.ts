import { dropExpired, followOtherTabs, rememberedUser, shownUser, showUser, storeDefaultLanguage } from "../browser/session.ts";
import { hasCookie } from "../browser/storage.ts";

/** The part of this script that is loaded with the first call of the API. */
export const calls = () => import("./calls.ts");

/**
 * Synchronises the stored user with the session, shows the signed-in user's name, and follows sign-outs elsewhere, also
 * on pages without a name: client navigation brings one later.
 */
export function enhanceSession(): void {
  dropExpired();
  storeDefaultLanguage();
  // Pages without a name report sign-in themselves.
  if (document.querySelector("[data-user-name]")) showRememberedUser();
  if (hasCookie("notice")) void calls().then(({ showSessionNotice }) => showSessionNotice());
  const check = () => void calls().then(({ checkSession }) => checkSession(() => undefined));
  // Another tab removed the user, maybe without signing out: check the session.
  followOtherTabs(check);
  // The session may end while the page is open in the background.
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && shownUser() !== undefined) check();
  });
}

function showRememberedUser(): void {
  const shown = shownUser();
  const remembered = rememberedUser();
  if (shown !== undefined && remembered?.username !== shown) void calls().then(({ rememberUser }) => rememberUser(shown));
  else if (shown === undefined && remembered) {
    showUser(remembered.username);
    void calls().then(({ checkSession, rememberUser }) => checkSession(rememberUser));
  }
}

const lateNames = (within: HTMLElement) => within.querySelectorAll<HTMLElement>("[data-user-name-late]");

/** Fills the account part of an opening menu: the full name and the permitted pages. */
export function openAccount(area: HTMLElement): void {
  const user = shownUser();
  for (const place of lateNames(area)) place.textContent = user ?? "";
  if (user === undefined) return;
  void calls().then(({ fillEntries }) => fillEntries(area));
}

/** Signs out; the account menu disappears, so its focus moves to the element before it. */
export async function signOut(button: HTMLElement): Promise<void> {
  button.setAttribute("aria-busy", "true");
  const left = await calls()
    .then(({ endSession }) => endSession())
    .catch(() => false);
  button.removeAttribute("aria-busy");
  const area = button.closest<HTMLElement>("[data-menu]");
  button.closest("dialog")?.close();
  if (!left || !area) return;
  for (const place of lateNames(area)) place.textContent = "";
  (area.previousElementSibling as HTMLElement | null)?.focus();
}
