import { releaseData } from "@/lib/browser/data-owner";
import { isRecord, isText, storedItem } from "@/lib/browser/storage";

export type Applicant = { username: string; email: string; mobile: string };

const itemOf = (handle: string) =>
  storedItem(
    "applicant",
    (value): Partial<Applicant> | undefined => {
      const found = isRecord(value);
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

/** Adds account fields that became known later, such as by a sign-in. Those of the registration itself stay. */
export function addApplicant(handle: string, known: Partial<Applicant>): void {
  itemOf(handle).set({ ...known, ...applicantOf(handle) });
}

/** The account fields of a registration, as far as this tab knows them. */
export function applicantOf(handle: string): Partial<Applicant> {
  return itemOf(handle).get() ?? {};
}

/** Removes them after the details were submitted. */
export function forgetApplicant(handle: string): void {
  itemOf(handle).remove();
}
