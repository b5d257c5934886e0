import { isRecord, storedItem } from "@/lib/browser/storage";
import { DELETION_HANDLE_MS } from "@/lib/limits";

/**
 * Step 2 of the account deletion: its handle, when that expires and when another code can be requested (ms since the
 * epoch). `waitSeconds`: length of that wait. `unanswered`: the deletion was sent without getting a response.
 */
export type DeletionStep = { userId: string; expiresAt: number; resendAt: number; waitSeconds?: number; unanswered?: boolean };

const stepItem = storedItem("deletionStep", (raw): DeletionStep | undefined => {
  const { userId, expiresAt, resendAt, waitSeconds, unanswered } = isRecord(raw) ?? {};
  if (typeof userId !== "string" || typeof expiresAt !== "number" || typeof resendAt !== "number") return undefined;
  return {
    userId,
    expiresAt,
    resendAt,
    ...(typeof waitSeconds === "number" ? { waitSeconds } : {}),
    ...(unanswered === true ? { unanswered } : {}),
  };
});

/** Stores step 2 for this tab, so that step and countdown survive a reload or a rotated phone. */
export function storeDeletionStep(step: DeletionStep): void {
  stepItem.set(step);
}

/**
 * The stored step; undefined if missing, damaged or expired. A clock that was set back does not extend the lifetime.
 */
export function readDeletionStep(now: number = Date.now()): DeletionStep | undefined {
  const step = stepItem.get();
  if (!step || step.expiresAt <= now) return undefined;
  return { ...step, expiresAt: Math.min(step.expiresAt, now + DELETION_HANDLE_MS) };
}

/** Removes the step: after going back, closing the dialog, or finishing. */
export function dropDeletionStep(): void {
  stepItem.remove();
}

const doneItem = storedItem("deletionDone", (raw): { message: string; at: number } | undefined => {
  const { message, at } = isRecord(raw) ?? {};
  return typeof message === "string" && typeof at === "number" ? { message, at } : undefined;
});

/** Stores the success message for this tab, so that returning from the SMS app does not show step 1 again. */
export function storeDeletionDone(message: string, now: number = Date.now()): void {
  doneItem.set({ message, at: now });
}

/** The success message of a deletion in this tab, for the lifetime of a handle. */
export function readDeletionDone(now: number = Date.now()): string | undefined {
  const done = doneItem.get();
  return done && now - done.at < DELETION_HANDLE_MS ? done.message : undefined;
}

/** When the deletion of this tab was done, ms since the epoch. */
export function deletionDoneAt(): number | undefined {
  return doneItem.get()?.at;
}

/** Removes the message once it was dismissed. */
export function dropDeletionDone(): void {
  doneItem.remove();
}
