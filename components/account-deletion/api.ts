import { mutationOptions } from "@tanstack/react-query";
import { noResponseError } from "@/lib/api/api-error";
import { apiFetch } from "@/lib/api/api-fetch";
import type { DeletionStep } from "@/lib/browser/deletion-step";

/** Step 1: signs in for the deletion; returns the handle of step 2. */
export const signInForDeletion = mutationOptions({
  async mutationFn({ phone, password }: { phone: string; password: string }): Promise<string> {
    const { data } = await apiFetch<"deletionLogin">({ method: "POST", path: "/api/h5/login", body: { name: phone, raw: password } });
    // Without a handle there is no step 2, and the person would see no reaction.
    if (!data?.userId) throw noResponseError(undefined);
    return data.userId;
  },
});

/** Step 2: sends a code to the account's phone. */
export const sendDeletionCode = mutationOptions({
  mutationFn: ({ step, idCardNo }: { step: DeletionStep; idCardNo: string }) =>
    apiFetch<"deletionCode">({ method: "POST", path: "/api/h5/cancellation-code", body: { userId: step.userId, idCardNo } }),
});

export type DeletionRequest = { raw: string; selected: number[]; other: string };

/** Step 2: deletes the account. */
export const deleteAccount = mutationOptions({
  mutationFn: ({ step, request: { raw, selected, other } }: { step: DeletionStep; request: DeletionRequest }) => {
    const body = { raw, userId: step.userId, selected: selected as (1 | 2 | 3)[], other: other.trim() };
    return apiFetch<"deletion">({ method: "POST", path: "/api/h5/cancellation", body });
  },
});
