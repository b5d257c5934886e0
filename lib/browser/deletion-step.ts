import { isRecord, isText, storedItem } from "@/lib/browser/storage";
import { DELETION_MS } from "@/lib/limits";

/**
 * Step 2 of the account deletion: its id, when that expires and when another code can be requested (ms since the
 * epoch). `waitSeconds`: length of that wait. `unanswered`: the deletion was sent without getting a response. `key`: the
 * idempotency key of the deletion, which gives a repeated request the same receipt; undefined where the browser makes none.
 */
export type DeletionStep = {
  userId: string;
  expiresAt: number;
  resendAt: number;
  waitSeconds?: number;
  unanswered?: boolean;
  key?: string | undefined;
};

const stepItem = storedItem("deletionStep", (value): DeletionStep | undefined => {
  const { userId, expiresAt, resendAt, waitSeconds, unanswered, key } = isRecord(value) ?? {};
  if (typeof userId !== "string" || typeof expiresAt !== "number" || typeof resendAt !== "number") return undefined;
  return {
    userId,
    expiresAt,
    resendAt,
    ...(typeof waitSeconds === "number" ? { waitSeconds } : {}),
    ...(unanswered === true ? { unanswered } : {}),
    key: isText(key),
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
  return { ...step, expiresAt: Math.min(step.expiresAt, now + DELETION_MS) };
}

/** Removes the step: after going back, closing the dialog, or finishing. */
export function dropDeletionStep(): void {
  stepItem.remove();
}

/**
 * A finished deletion: the message of the service, the number of its signed receipt if it gave one, and the server's time,
 * epoch milliseconds.
 */
export type DeletionDone = { message: string; receipt?: string; doneAt: number };

const doneItem = storedItem("deletionDone", (value): (DeletionDone & { at: number }) | undefined => {
  const { message, receipt, doneAt, at } = isRecord(value) ?? {};
  if (typeof message !== "string" || typeof doneAt !== "number" || typeof at !== "number") return undefined;
  return { message, doneAt, at, ...(typeof receipt === "string" ? { receipt } : {}) };
});

/** Stores the success for this tab, so that returning from the SMS app does not show step 1 again. */
export function storeDeletionDone(done: DeletionDone, now: number = Date.now()): void {
  doneItem.set({ ...done, at: now });
}

/** The success of a deletion in this tab, for the lifetime of a deletion id. */
export function readDeletionDone(now: number = Date.now()): DeletionDone | undefined {
  const stored = doneItem.get();
  if (!stored || now - stored.at >= DELETION_MS) return undefined;
  const { at: _, ...done } = stored;
  return done;
}

/** Removes the message once it was dismissed. */
export function dropDeletionDone(): void {
  doneItem.remove();
}
