import { mutationOptions } from "@tanstack/react-query";
import { type ResetProgress, storeReset } from "@/components/auth/reset-progress";
import { ApiError } from "@/lib/api/api-error";
import { apiFetch } from "@/lib/api/api-fetch";
import { apiCodes } from "@/lib/contract/codes";
import type { LoginRequest, RegistRequest } from "@/lib/contract/investor";
import { wireAccount } from "@/lib/contract/login-account";
import type { ResetValues } from "@/lib/contract/reset-form";
import { OTP_RESEND_SECONDS } from "@/lib/limits";

/** Signs in; the gateway moves the token of the response into a cookie. */
export const login = mutationOptions({
  mutationFn: ({ username, password }: LoginRequest) =>
    apiFetch<"login">({ method: "POST", path: "/api/investor/login", body: { username: wireAccount(username), password } }),
});

/** Opens a funder account. */
export const register = mutationOptions({
  mutationFn: (body: RegistRequest) => apiFetch<"regist">({ method: "POST", path: "/api/investor/regist", body }),
});

/** Requests a code for a new password, and stores the progress in this tab. */
export const requestResetCode = mutationOptions({
  async mutationFn(account: string): Promise<{ progress: ResetProgress; message: string }> {
    const body = { account: wireAccount(account) };
    const { message } = await apiFetch<"passwordCode">({ method: "POST", path: "/api/investor/password-code", body });
    const now = Date.now();
    const progress = { account: account.trim(), askedAt: now, resendAt: now + OTP_RESEND_SECONDS * 1000, waitSeconds: OTP_RESEND_SECONDS };
    storeReset(progress);
    return { progress, message };
  },
});

/** Sets the new password. */
export const resetPassword = mutationOptions({
  mutationFn: ({ account, code, password }: { account: string } & Pick<ResetValues, "code" | "password">) =>
    apiFetch<"passwordReset">({ method: "POST", path: "/api/investor/password-reset", body: { account: wireAccount(account), code, password } }),
});

/** The wait that a "too soon" response names: its end in ms since the epoch, and its length in seconds. */
export function resendWait(error: unknown): { resendAt: number; waitSeconds: number } | undefined {
  const waitSeconds = error instanceof ApiError && error.code === apiCodes.resendTooSoon && error.retryAfterSeconds;
  return waitSeconds ? { resendAt: Date.now() + waitSeconds * 1000, waitSeconds } : undefined;
}
