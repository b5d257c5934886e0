"use client";

import type { UseFormReturn } from "react-hook-form";
import { requestResetCode, resendWait } from "@/components/auth/api";
import { failureCode, failureText } from "@/components/auth/failure-text";
import { type ResetProgress, storeReset } from "@/components/auth/reset-progress";
import { CodeField } from "@/components/form/code-field";
import { refuseForm } from "@/components/form/form-refusal";
import { NoCode } from "@/components/form/no-code";
import { toast } from "@/components/ui/toaster";
import { useSingleMutation } from "@/components/ui/use-single-mutation";
import { businessMessage } from "@/lib/api/api-error";
import { forgotCopy as copy } from "@/lib/content/auth";
import type { ResetValues } from "@/lib/contract/reset-form";

type Props = {
  form: UseFormReturn<{ code: string; password: string; confirm: string }, unknown, ResetValues>;
  progress: ResetProgress;
  onSent: (progress: ResetProgress) => void;
  onRefused: (code: string, message: string) => void;
};

/** The code, a request for another one once the wait is over, and why a code may not have arrived. */
export function ResetCodeField({ form, progress, onSent, onRefused }: Props) {
  const { mutate, isPending } = useSingleMutation({
    ...requestResetCode,
    onMutate: () => form.clearErrors("root"),
    onSuccess({ message, progress: sent }) {
      toast.success(message);
      onSent(sent);
    },
    onError(error) {
      const wait = resendWait(error);
      if (wait) {
        const later = { ...progress, ...wait };
        storeReset(later);
        onSent(later);
      }
      if (businessMessage(error) !== undefined) onRefused(failureCode(error), failureText(error));
      else refuseForm(form, error);
    },
  });

  return (
    <div>
      <CodeField
        control={form.control}
        name="code"
        label={copy.code}
        hint={copy.neverShare}
        request={{
          words: copy,
          resendAt: progress.resendAt,
          waitSeconds: progress.waitSeconds,
          sending: isPending,
          onSend: () => mutate(progress.account),
        }}
      />
      <NoCode title={copy.noCode} reasons={copy.noCodeReasons} />
    </div>
  );
}
