import { isRecord, storedItem } from "@/lib/browser/storage";
import { OTP_LIFE_MS } from "@/lib/limits";

export type ResetProgress = {
  account: string;
  /** When the code was asked for, and when another one may be, milliseconds since the epoch. */
  askedAt: number;
  resendAt: number;
  /** How long that wait was, seconds. */
  waitSeconds?: number;
};

const item = storedItem("passwordReset", (raw): ResetProgress | undefined => {
  const { account, askedAt, resendAt, waitSeconds } = isRecord(raw) ?? {};
  if (typeof account !== "string" || typeof askedAt !== "number" || typeof resendAt !== "number") return undefined;
  return { account, askedAt, resendAt, ...(typeof waitSeconds === "number" ? { waitSeconds } : {}) };
});

/** Stores in this tab how far a password reset has come, so that a reload loses neither step nor waiting time. */
export function storeReset(progress: ResetProgress): void {
  item.set(progress);
}

/** The reset that runs in this tab; undefined when there is none or its code is too old. */
export function runningReset(now = Date.now()): ResetProgress | undefined {
  const progress = item.get();
  return progress && now - progress.askedAt < OTP_LIFE_MS ? progress : undefined;
}

/** Forgets the reset of this tab. */
export function dropReset(): void {
  item.remove();
}
