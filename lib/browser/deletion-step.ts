import { forget, recollect, remember } from "@/lib/browser/tab-memory";
import { DELETION_HANDLE_MS } from "@/lib/limits";

/**
 * Where a person is in the account deletion: the handle of step 2, its end and when another code may be asked for, both in ms since the epoch.
 * `unanswered`: the deletion was sent and no answer came.
 */
export type DeletionStep = { userId: string; expiresAt: number; resendAt: number; unanswered?: boolean };

const KEY = "deletionStep";

/** Remembers step 2 for this tab, so that a reload or a turned phone loses neither the step nor the countdown. */
export function keepDeletionStep(step: DeletionStep): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(step));
  } catch {
    // A browser without storage keeps the step until the page is left.
  }
}

/** The remembered step, or undefined when there is none, it is damaged, or its handle has run out. */
export function readDeletionStep(now: number = Date.now()): DeletionStep | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (typeof value !== "object" || value === null) return undefined;
    const { userId, expiresAt, resendAt, unanswered } = value as Record<string, unknown>;
    if (typeof userId !== "string" || typeof expiresAt !== "number" || typeof resendAt !== "number") return undefined;
    return expiresAt > now && expiresAt <= now + DELETION_HANDLE_MS
      ? { userId, expiresAt, resendAt, ...(unanswered === true ? { unanswered } : {}) }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the step: after going back, closing the dialog, or the end. */
export function dropDeletionStep(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

const DONE_KEY = "deletionDone";

/** Remembers for this tab that the account is gone, in the server's words: whoever looks at the SMS with the number must not come back to step 1. */
export function keepDeletionDone(message: string, now: number = Date.now()): void {
  remember(DONE_KEY, { message, at: now });
}

/** The server's words about a deletion in this tab, for as long as a handle would live. */
export function readDeletionDone(now: number = Date.now()): string | undefined {
  const kept = recollect(DONE_KEY);
  if (typeof kept !== "object" || kept === null || !("message" in kept) || !("at" in kept)) return undefined;
  return typeof kept.message === "string" && Math.abs(now - Number(kept.at)) < DELETION_HANDLE_MS ? kept.message : undefined;
}

/** Forgets them, once they were put away. */
export function dropDeletionDone(): void {
  forget(DONE_KEY);
}
