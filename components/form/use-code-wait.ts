"use client";

import { useState } from "react";
import { ApiError } from "@/lib/api/api-error";
import { apiCodes } from "@/lib/contract/envelope";
import { OTP_RESEND_SECONDS } from "@/lib/limits";

/** When another code can be requested, milliseconds since the epoch, and the length of that wait, seconds. */
export type CodeWait = { resendAt: number; waitSeconds: number };

const waitOf = (seconds: number): CodeWait => ({ resendAt: Date.now() + seconds * 1000, waitSeconds: seconds });

/** The wait after a code was sent now. */
export const usualWait = (): CodeWait => waitOf(OTP_RESEND_SECONDS);

/** The wait that a "too soon" response names; undefined for any other failure. */
export function resendWait(error: unknown): CodeWait | undefined {
  const seconds = error instanceof ApiError && error.code === apiCodes.resendTooSoon && error.retryAfterSeconds;
  return seconds ? waitOf(seconds) : undefined;
}

/** The wait before another code: `sent` starts it, and `refused` returns whether the failure is that a code was just sent. */
export function useCodeWait(first?: CodeWait) {
  const [wait, setWait] = useState(first ?? { resendAt: 0, waitSeconds: OTP_RESEND_SECONDS });
  return {
    ...wait,
    sent: () => setWait(usualWait()),
    refused(error: unknown): boolean {
      const later = resendWait(error);
      if (later) setWait(later);
      return later !== undefined;
    },
  };
}
