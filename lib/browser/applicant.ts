import { releaseData } from "@/lib/browser/data-owner";
import { isRecord, isText, storedItem } from "@/lib/browser/storage";

export type Applicant = { username: string; email: string; mobile: string };

const itemOf = (handle: string) =>
  storedItem(
    "applicant",
    (raw): Partial<Applicant> | undefined => {
      const found = isRecord(raw);
      if (!found) return undefined;
      const [username, email, mobile] = [found.username, found.email, found.mobile].map(isText);
      return { ...(username ? { username } : {}), ...(email ? { email } : {}), ...(mobile ? { mobile } : {}) };
    },
    { rest: handle },
  );

/** Stores with what a registration was opened, never the password, so that its details can carry it along. Gone with the tab. */
export function rememberApplicant(handle: string, { username, email, mobile }: Applicant): void {
  releaseData(username);
  itemOf(handle).set({ username, email, mobile });
}

/** The account fields of a registration opened in this tab; empty for any other. */
export function applicantOf(handle: string): Partial<Applicant> {
  return itemOf(handle).get() ?? {};
}

/** Forgets them, once the details are in. */
export function forgetApplicant(handle: string): void {
  itemOf(handle).remove();
}
