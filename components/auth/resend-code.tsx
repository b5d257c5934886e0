"use client";

import { failureCode, failureText } from "@/components/auth/failure-text";
import { nextRequest, requestCode } from "@/components/auth/request-code";
import { type ResetProgress, storeReset } from "@/components/auth/reset-progress";
import { useAsyncAction } from "@/components/form/use-async-action";
import { useSecondsLeft } from "@/components/form/use-seconds-left";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toaster";
import { forgotWords as words } from "@/lib/content/auth";
import { apiCodes } from "@/lib/contract/codes";
import { OTP_RESEND_SECONDS } from "@/lib/limits";

type Props = {
  progress: ResetProgress;
  onSent: (progress: ResetProgress) => void;
  onRefused: (code: string, message: string) => void;
};

/** Asks for another code, once the wait is over, and says why one may not have come. */
export function ResendCode({ progress, onSent, onRefused }: Props) {
  const seconds = useSecondsLeft(progress.resendAt, progress.waitSeconds ?? OTP_RESEND_SECONDS);
  const waiting = seconds > 0;

  const { busy, run } = useAsyncAction(async () => {
    try {
      const sent = await requestCode(progress.account);
      toast.success(sent.message);
      onSent(sent.progress);
    } catch (error) {
      const code = failureCode(error);
      const message = failureText(error);
      const next = nextRequest(error);
      if (next) {
        const later = { ...progress, ...next };
        storeReset(later);
        onSent(later);
      }
      if (code === apiCodes.codesUsedUp || code === apiCodes.resendTooSoon) onRefused(code, message);
      toast.error(message);
    }
  });

  return (
    <div className="mt-3 grid justify-items-start gap-1">
      <Button
        variant="line"
        size="compact"
        busy={busy}
        busyLabel={words.sending}
        aria-disabled={waiting || undefined}
        onClick={waiting ? undefined : run}
      >
        <span className="tabular-nums">{waiting ? words.resendIn(seconds) : words.send}</span>
      </Button>
      <details className="text-small">
        <summary className="inline-flex min-h-11 items-center font-bold text-link underline underline-offset-4">{words.noCode}</summary>
        <ul className="grid list-disc gap-1 pb-2 pl-5 text-fg-soft">
          {words.noCodeReasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
