import { claimData, dropPersonalData } from "@/lib/browser/data-owner";
import { forgetUser, sessionItems, showUser, storeDefaultLanguage } from "@/lib/browser/session";

/**
 * Stores who signed in, for 7 days, and shows the name. Removes the permission tree, which may be another account's,
 * and form data of another person.
 */
export function rememberUser(username: string): void {
  sessionItems.rights.remove();
  sessionItems.user.set({ username });
  sessionItems.loggedIn.set(true);
  claimData(username);
  storeDefaultLanguage();
  showUser(username);
}

/**
 * After sign-out: removes the session and form data, in every tab; drafts stay if the person wants them to. An expired
 * session removes nothing.
 */
export function endSession(drafts: { keepDrafts: boolean }): void {
  forgetUser();
  dropPersonalData(drafts);
}
