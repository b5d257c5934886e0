import { timeoutSignal } from "@/lib/browser/timeout-signal";

/** Timeout, milliseconds. */
const REACHABLE_MS = 10_000;

/**
 * Navigates to a page of this site if it is reachable, so that an offline error does not replace the page with the
 * result of an action. Resolves with whether it navigated.
 */
export async function navigateWhenReachable(router: { push: (href: string) => void }, href: string): Promise<boolean> {
  const reached = await fetch(href, { method: "HEAD", signal: timeoutSignal(REACHABLE_MS) }).then(
    () => true,
    () => false,
  );
  if (reached) router.push(href);
  return reached;
}
