import { OTP_LIFE_MS } from "@/lib/limits";

export type ResetProgress = {
  account: string;
  /** When the code was asked for, and when another one may be, milliseconds since the epoch. */
  askedAt: number;
  resendAt: number;
};

const KEY = "passwordReset";

/** Keeps in this tab how far a password reset has come, so that a reload loses neither step nor waiting time. */
export function keepReset(progress: ResetProgress): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // Storage refused: a reload starts anew.
  }
}

/** The reset that runs in this tab; undefined when there is none or its code is too old. */
export function runningReset(now = Date.now()): ResetProgress | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (typeof kept !== "object" || kept === null) return undefined;
    const { account, askedAt, resendAt } = kept as Partial<ResetProgress>;
    if (typeof account !== "string" || typeof askedAt !== "number" || typeof resendAt !== "number") return undefined;
    return now - askedAt < OTP_LIFE_MS ? { account, askedAt, resendAt } : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the reset of this tab. */
export function dropReset(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage refused: nothing was kept.
  }
}
