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

/**
 * Stores the account fields of a new registration, without the password, for its details form. Lives as long as the
 * tab.
 */
export function rememberApplicant(handle: string, { username, email, mobile }: Applicant): void {
  releaseData(username);
  itemOf(handle).set({ username, email, mobile });
}

/** The account fields of a registration begun in this tab; empty for any other. */
export function applicantOf(handle: string): Partial<Applicant> {
  return itemOf(handle).get() ?? {};
}

/** Removes them after the details were submitted. */
export function forgetApplicant(handle: string): void {
  itemOf(handle).remove();
}
