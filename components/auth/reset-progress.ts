import { isRecord, storedItem } from "@/lib/browser/storage";
import { OTP_LIFE_MS } from "@/lib/limits";

export type ResetProgress = {
  account: string;
  /** When the code was requested, and when another one can be, milliseconds since the epoch. */
  askedAt: number;
  resendAt: number;
  /** Length of that wait in seconds. */
  waitSeconds?: number;
};

const item = storedItem("passwordReset", (raw): ResetProgress | undefined => {
  const { account, askedAt, resendAt, waitSeconds } = isRecord(raw) ?? {};
  if (typeof account !== "string" || typeof askedAt !== "number" || typeof resendAt !== "number") return undefined;
  return { account, askedAt, resendAt, ...(typeof waitSeconds === "number" ? { waitSeconds } : {}) };
});

/** Stores the password reset for this tab, so that a reload loses neither step nor waiting time. */
export function storeReset(progress: ResetProgress): void {
  item.set(progress);
}

/** The pending reset of this tab; undefined when there is none or its code has expired. */
export function runningReset(now = Date.now()): ResetProgress | undefined {
  const progress = item.get();
  return progress && now - progress.askedAt < OTP_LIFE_MS ? progress : undefined;
}

/** Forgets the reset of this tab. */
export function dropReset(): void {
  item.remove();
}
