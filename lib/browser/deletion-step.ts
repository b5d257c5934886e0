import { isRecord, storedItem } from "@/lib/browser/storage";
import { DELETION_HANDLE_MS } from "@/lib/limits";

/**
 * Where a person is in the account deletion: the handle of step 2, its end and when another code may be asked for, both in ms since the epoch.
 * `waitSeconds`: how long that wait was. `unanswered`: the deletion was sent and no answer came.
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

/** Stores step 2 for this tab, so that a reload or a turned phone loses neither the step nor the countdown. */
export function storeDeletionStep(step: DeletionStep): void {
  stepItem.set(step);
}

/**
 * The stored step, or undefined when there is none, it is damaged, or its handle has run out. A device's clock that was set back does not
 * make the handle live longer than it was given.
 */
export function readDeletionStep(now: number = Date.now()): DeletionStep | undefined {
  const step = stepItem.get();
  if (!step || step.expiresAt <= now) return undefined;
  return { ...step, expiresAt: Math.min(step.expiresAt, now + DELETION_HANDLE_MS) };
}

/** Forgets the step: after going back, closing the dialog, or the end. */
export function dropDeletionStep(): void {
  stepItem.remove();
}

const doneItem = storedItem("deletionDone", (raw): { message: string; at: number } | undefined => {
  const { message, at } = isRecord(raw) ?? {};
  return typeof message === "string" && typeof at === "number" ? { message, at } : undefined;
});

/** Stores for this tab that the account is gone, in the server's words: looking at the SMS with the number must not lead back to step 1. */
export function storeDeletionDone(message: string, now: number = Date.now()): void {
  doneItem.set({ message, at: now });
}

/** The server's words about a deletion in this tab, for as long as a handle would live. */
export function readDeletionDone(now: number = Date.now()): string | undefined {
  const done = doneItem.get();
  return done && now - done.at < DELETION_HANDLE_MS ? done.message : undefined;
}

/** Forgets them, once they were put away. */
export function dropDeletionDone(): void {
  doneItem.remove();
}
