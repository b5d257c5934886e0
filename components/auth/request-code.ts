import { wireAccount } from "@/components/auth/login-account";
import { type ResetProgress, storeReset } from "@/components/auth/reset-progress";
import { ApiError } from "@/lib/api/api-error";
import { apiFetch } from "@/lib/api/api-fetch";
import { apiCodes } from "@/lib/contract/codes";
import { OTP_RESEND_SECONDS } from "@/lib/limits";

/** Asks for a reset code; answers the progress to go on with and the server's message. Throws ApiError. */
export async function requestCode(account: string): Promise<{ progress: ResetProgress; message: string }> {
  const { message } = await apiFetch<"passwordCode">({
    method: "POST",
    path: "/api/investor/password-code",
    body: { account: wireAccount(account) },
  });
  const now = Date.now();
  const progress = { account: account.trim(), askedAt: now, resendAt: now + OTP_RESEND_SECONDS * 1000, waitSeconds: OTP_RESEND_SECONDS };
  storeReset(progress);
  return { progress, message };
}

/** When a refusal for asking too soon names the time to wait: when another code may be asked for, and that time, seconds. */
export function nextRequest(error: unknown): { resendAt: number; waitSeconds: number } | undefined {
  const waitSeconds = error instanceof ApiError && error.code === apiCodes.resendTooSoon && error.retryAfterSeconds;
  return waitSeconds ? { resendAt: Date.now() + waitSeconds * 1000, waitSeconds } : undefined;
}
