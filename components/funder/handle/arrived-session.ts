import Cookies from "js-cookie";
import { ARRIVAL_COOKIE } from "@/lib/browser/names";

/** The name of the account that a link has opened in this browser, as long as nobody has said that it is theirs. */
export function arrivedAccount(): string | undefined {
  return Cookies.get(ARRIVAL_COOKIE);
}

/** The person has said that the account is theirs. */
export function confirmArrived(): void {
  Cookies.remove(ARRIVAL_COOKIE, { path: "/" });
}
