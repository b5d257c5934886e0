"use client";

import { requestResetCode, resendWait } from "@/components/auth/api";
import { failureCode, failureText } from "@/components/auth/failure-text";
import { type ResetProgress, storeReset } from "@/components/auth/reset-progress";
import { useSecondsLeft } from "@/components/form/use-seconds-left";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toaster";
import { useSingleMutation } from "@/components/ui/use-single-mutation";
import { forgotCopy as copy } from "@/lib/content/auth";
import { apiCodes } from "@/lib/contract/codes";
import { OTP_RESEND_SECONDS } from "@/lib/limits";

type Props = {
  progress: ResetProgress;
  onSent: (progress: ResetProgress) => void;
  onRefused: (code: string, message: string) => void;
};

/** Requests another code once the wait is over, and lists why a code may not have arrived. */
export function ResendCode({ progress, onSent, onRefused }: Props) {
  const seconds = useSecondsLeft(progress.resendAt, progress.waitSeconds ?? OTP_RESEND_SECONDS);
  const waiting = seconds > 0;

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
      const code = failureCode(error);
      if (code === apiCodes.codesUsedUp || code === apiCodes.resendTooSoon) onRefused(code, failureText(error));
    },
  });

  return (
    <div className="mt-3 grid justify-items-start gap-1">
      <Button
        variant="line"
        size="compact"
        busy={isPending}
        busyLabel={copy.sending}
        aria-disabled={waiting || undefined}
        onClick={waiting ? undefined : () => mutate(progress.account)}
      >
        <span className="tabular-nums">{waiting ? copy.resendIn(seconds) : copy.send}</span>
      </Button>
      <details className="text-small">
        <summary className="inline-flex min-h-11 items-center font-bold text-link underline underline-offset-4">{copy.noCode}</summary>
        <ul className="grid list-disc gap-1 pb-2 pl-5 text-fg-soft">
          {copy.noCodeReasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
