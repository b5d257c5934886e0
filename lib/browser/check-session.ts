import { forgetUser, shownUser } from "@/lib/browser/session";
import { timeoutSignal } from "@/lib/browser/timeout-signal";

const CHECK_MS = 10_000;

/** The check in progress. */
let running: Promise<boolean | undefined> | undefined;

/**
 * Asks the server whether this browser is signed in; if not, removes the stored user and the name in the header.
 * Undefined if the server does not respond. Concurrent calls share one request.
 */
export function checkSession(): Promise<boolean | undefined> {
  running ??= ask().finally(() => {
    running = undefined;
  });
  return running;
}

async function ask(): Promise<boolean | undefined> {
  // Only the status counts, so this needs none of lib/api.
  const status = await fetch("/api/investor/current-user", { cache: "no-store", credentials: "same-origin", signal: timeoutSignal(CHECK_MS) }).then(
    (response) => response.status,
    () => 0,
  );
  if (status === 401) forgetUser();
  return status === 401 ? false : status === 200 ? true : undefined;
}

/** After a 401: checks the session if a name is shown. */
export function checkShownUser(): void {
  if (shownUser() !== undefined) void checkSession();
}
