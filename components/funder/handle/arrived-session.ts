import { readCookie, removeCookie } from "@/lib/browser/storage";

/** The name of the account that a link has opened in this browser, until the person has confirmed that it is theirs. */
export const arrivedAccount = (): Promise<string | undefined> => readCookie("arrival");

/** Records that the person has confirmed the account. */
export const confirmArrived = (): Promise<void> => removeCookie("arrival");
