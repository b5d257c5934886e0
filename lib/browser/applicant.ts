export type Applicant = { username: string; email: string; mobile: string };

const keyOf = (handle: string) => `applicant:${handle}`;

/** Keeps with what a registration was opened, never the password, so that its details can carry it along. Gone with the tab. */
export function rememberApplicant(handle: string, { username, email, mobile }: Applicant): void {
  try {
    sessionStorage.setItem(keyOf(handle), JSON.stringify({ username, email, mobile }));
  } catch {
    // Full or refused: the server holds these fields anyway.
  }
}

/** The account fields of a registration opened in this tab; empty for any other. */
export function applicantOf(handle: string): Partial<Applicant> {
  try {
    const { username, email, mobile } = JSON.parse(sessionStorage.getItem(keyOf(handle)) ?? "{}") as Partial<Applicant>;
    return { ...(username ? { username } : {}), ...(email ? { email } : {}), ...(mobile ? { mobile } : {}) };
  } catch {
    return {};
  }
}

/** Forgets them, once the details are in. */
export function forgetApplicant(handle: string): void {
  try {
    sessionStorage.removeItem(keyOf(handle));
  } catch {
    // Refused: nothing was kept.
  }
}
