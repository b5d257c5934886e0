"use client";

import type { Control } from "react-hook-form";
import { requestResetCode, resendWait } from "@/components/auth/api";
import { failureCode, failureText } from "@/components/auth/failure-text";
import { type ResetProgress, storeReset } from "@/components/auth/reset-progress";
import { CodeField } from "@/components/form/code-field";
import { NoCode } from "@/components/form/no-code";
import { toast } from "@/components/ui/toaster";
import { useSingleMutation } from "@/components/ui/use-single-mutation";
import { businessMessage } from "@/lib/api/api-error";
import { forgotCopy as copy } from "@/lib/content/auth";

type Props = {
  control: Control<{ code: string; password: string; confirm: string }, unknown, unknown>;
  progress: ResetProgress;
  onSent: (progress: ResetProgress) => void;
  onRefused: (code: string, message: string) => void;
};

/** The code, a request for another one once the wait is over, and why a code may not have arrived. */
export function ResetCodeField({ control, progress, onSent, onRefused }: Props) {
  const { mutate, isPending } = useSingleMutation({
    ...requestResetCode,
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
      if (businessMessage(error)) onRefused(failureCode(error), failureText(error));
    },
  });

  return (
    <div>
      <CodeField
        control={control}
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
