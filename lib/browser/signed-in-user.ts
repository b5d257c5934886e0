import { claimData, dropPersonalData } from "@/lib/browser/data-owner";
import { forgetUser, sessionItems, settleLanguage, showUser } from "@/lib/browser/session";

/**
 * Remembers who signed in, for 7 days, and shows the name at once. A stored permission tree may be of another account, and goes; so does what
 * another person left in a form.
 */
export function rememberUser(username: string): void {
  sessionItems.rights.remove();
  sessionItems.user.set({ username });
  sessionItems.loggedIn.set(true);
  claimData(username);
  settleLanguage();
  showUser(username);
}

/** After somebody signed out: forgets the session, and what that person gave in forms, in every tab. A session that ran out takes no draft along. */
export function endSession(): void {
  forgetUser();
  dropPersonalData();
}
