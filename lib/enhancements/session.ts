import { dropExpired, followOtherTabs, rememberedUser, settleLanguage, shownUser, showUser } from "../browser/session.ts";
import { hasCookie } from "../browser/storage.ts";

const calls = () => import("./calls.ts");

/** Brings what this browser remembers in line with the session, which is the truth, and shows the name of who is signed in. */
export function enhanceSession(): void {
  // Pages of the sign-in itself show no name, and say themselves how it went.
  if (!document.querySelector("[data-user-name]")) return;
  dropExpired();
  settleLanguage();
  const shown = shownUser();
  const remembered = rememberedUser();
  if (shown !== undefined && remembered?.username !== shown) void calls().then(({ rememberUser }) => rememberUser(shown));
  else if (shown === undefined && remembered) {
    showUser(remembered.username);
    void calls().then(({ askSession, rememberUser }) => askSession(rememberUser));
  }
  if (hasCookie("notice")) void calls().then(({ showSessionNotice }) => showSessionNotice());
  // Another tab signed out, or only took the name off this browser: the session knows.
  followOtherTabs(() => void calls().then(({ askSession }) => askSession(() => undefined)));
}

const lateNames = (within: HTMLElement) => within.querySelectorAll<HTMLElement>("[data-user-name-late]");

/** The account's part of a menu that opens: the whole name, once the page shows it there, and what the account may open. */
export function openAccount(area: HTMLElement): void {
  const user = shownUser();
  for (const place of lateNames(area)) place.textContent = user ?? "";
  if (user === undefined) return;
  void calls().then(({ fillEntries }) => fillEntries(area));
}

/** Ends the session; the menu that held the button goes, with its focus. */
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
