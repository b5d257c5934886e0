"use client";

import type { Control } from "react-hook-form";
import type { ConfirmValues } from "@/components/account-deletion/deletion-schema";
import { readCode } from "@/components/form/code-field";
import { Field } from "@/components/form/field";
import { fieldBox, fieldControl } from "@/components/form/field-styles";
import { useCleanedInput } from "@/components/form/use-cleaned-input";
import { useField } from "@/components/form/use-field";
import { useSecondsLeft } from "@/components/form/use-seconds-left";
import { accountDeletion } from "@/lib/content/account-deletion";
import { fieldMessages } from "@/lib/contract/messages";
import { OTP_DIGITS, OTP_RESEND_SECONDS } from "@/lib/limits";

const copy = accountDeletion.confirm;
const faultOf = (value: unknown) => (String(value).length > OTP_DIGITS ? fieldMessages.codeFormat : undefined);

type Props = {
  control: Control<ConfirmValues, unknown, unknown>;
  /** Whether a code can be requested: the identity number is complete. */
  ready: boolean;
  /** When another code can be requested, ms since the epoch. */
  resendAt: number;
  /** Length of that wait in seconds. */
  waitSeconds?: number | undefined;
  sending: boolean;
  onSend: () => void;
};

/** The one-time code with the button that sends it. One input, so that phones can fill it in and a pasted code fits. */
export function CodeRequestField({ control, ready, resendAt, waitSeconds = OTP_RESEND_SECONDS, sending, onSend }: Props) {
  const { id, field, error, aria } = useField({ control, name: "raw", hint: copy.codeHint, faultOf });
  const cleaned = useCleanedInput({ id, value: String(field.value), clean: readCode, longest: OTP_DIGITS, accept: field.onChange });
  const seconds = useSecondsLeft(resendAt, waitSeconds);
  return (
    <Field id={id} label={copy.code} hint={copy.codeHint} error={error}>
      {/* The button is beside the box: the box turns grey when something in it is disabled. */}
      <div className="relative">
        <div className={fieldBox(error)}>
          <input
            {...field}
            {...cleaned}
            {...aria}
            id={id}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            className={`${fieldControl} pr-44 tabular-nums tracking-[0.14em]`}
          />
        </div>
        <button
          type="button"
          disabled={!ready || seconds > 0}
          // Not disabled while sending: the button would lose the focus for good.
          aria-disabled={sending || undefined}
          onClick={onSend}
          className="absolute inset-y-1 right-1 rounded-sm px-3 font-bold text-[0.9375rem] text-link tabular-nums hover:bg-pandan-700/10 disabled:cursor-not-allowed disabled:bg-transparent disabled:text-fg-mute"
        >
          {sending ? copy.sending : seconds > 0 ? copy.resend(seconds) : copy.send}
        </button>
      </div>
      <span role="status" className="sr-only">
        {resendAt > 0 && seconds === 0 ? copy.canResend : ""}
      </span>
    </Field>
  );
}
