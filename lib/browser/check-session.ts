import { forgetUser, shownUser } from "@/lib/browser/session";
import { timeoutSignal } from "@/lib/browser/timeout-signal";

const CHECK_MS = 10_000;

/** The check that runs right now. */
let running: Promise<boolean | undefined> | undefined;

/**
 * Asks the server whether this browser is still signed in; where it is not, removes the user and the name in the header. Undefined
 * where the server cannot be asked. Calls at the same time share one request.
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

/** After a response that a session would not have got: a name is no longer shown without one. */
export function checkShownUser(): void {
  if (shownUser() !== undefined) void checkSession();
}
