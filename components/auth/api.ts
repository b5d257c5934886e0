import { mutationOptions } from "@tanstack/react-query";
import { ApiError, asApiError } from "@/lib/api/api-error";
import { apiFetch } from "@/lib/api/api-fetch";
import { isRecord, storedItem } from "@/lib/browser/storage";
import type { LoginRequest, RegistRequest, ResetValues } from "@/lib/contract/investor";
import { OTP_LIFE_MS, OTP_RESEND_SECONDS } from "@/lib/limits";
import { readContact } from "@/lib/read/contact";

export type ResetProgress = {
  account: string;
  /** When the code was requested, and when another one can be, milliseconds since the epoch. */
  askedAt: number;
  resendAt: number;
  /** Length of that wait in seconds. */
  waitSeconds?: number;
};

const item = storedItem("passwordReset", (value): ResetProgress | undefined => {
  const { account, askedAt, resendAt, waitSeconds } = isRecord(value) ?? {};
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

/** Signs in; the gateway moves the token of the response into a cookie. */
export const login = mutationOptions({
  mutationFn: ({ username, password }: LoginRequest) =>
    apiFetch<"login">({ method: "POST", path: "/api/investor/login", body: { username: readContact(username), password } }),
});

/** Opens a funder account. */
export const register = mutationOptions({
  mutationFn: (body: RegistRequest) => apiFetch<"regist">({ method: "POST", path: "/api/investor/regist", body }),
});

/** Requests a code for a new password, and stores the progress in this tab. */
export const requestResetCode = mutationOptions({
  async mutationFn(account: string): Promise<{ progress: ResetProgress; message: string }> {
    const body = { account: readContact(account) };
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
    apiFetch<"passwordReset">({ method: "POST", path: "/api/investor/password-reset", body: { account: readContact(account), code, password } }),
});

/** The Indonesian message of a failed call. */
export const failureText = (error: unknown): string => asApiError(error).message;

/** The code of a failed call; empty without a response. */
export const failureCode = (error: unknown): string => (error instanceof ApiError ? error.code : "");
