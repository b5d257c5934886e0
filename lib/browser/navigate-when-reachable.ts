import { timeLimit } from "@/lib/browser/time-limit";

/** Longest wait for the next page's answer, milliseconds. */
const REACHED_MS = 10_000;

/**
 * Goes on to a page of this site once it answers: one that cannot come must not take the place of the one that says what
 * was done. Answers whether it went.
 */
export async function navigateWhenReachable(router: { push: (href: string) => void }, href: string): Promise<boolean> {
  const reached = await fetch(href, { method: "HEAD", signal: timeLimit(REACHED_MS) }).then(
    () => true,
    () => false,
  );
  if (reached) router.push(href);
  return reached;
}
