"use client";

import type { FieldValues } from "react-hook-form";
import { Field } from "@/components/form/field";
import { fieldBox, fieldControl } from "@/components/form/field-attributes";
import { useCleanedInput } from "@/components/form/use-cleaned-input";
import { type FieldProps, useField } from "@/components/form/use-field";
import { useSecondsLeft } from "@/components/form/use-seconds-left";
import { fieldMessages } from "@/lib/contract/messages";
import { OTP_DIGITS, OTP_RESEND_SECONDS } from "@/lib/limits";
import { readCode } from "@/lib/read/code";

const faultOf = (value: unknown) => (String(value).length > OTP_DIGITS ? fieldMessages.codeFormat : undefined);

type CodeRequest = {
  words: { send: string; sending: string; resend: (seconds: number) => string; canResend: string };
  /** Whether a code can be requested yet. */
  ready?: boolean;
  /** When another code can be requested, ms since the epoch. */
  resendAt: number;
  /** Length of that wait in seconds. */
  waitSeconds?: number | undefined;
  sending: boolean;
  onSend: () => void;
};

/** The button that sends a code, inside the field's box. */
function SendButton({ words, ready = true, resendAt, waitSeconds = OTP_RESEND_SECONDS, sending, onSend }: CodeRequest) {
  const seconds = useSecondsLeft(resendAt, waitSeconds);
  return (
    <>
      <button
        type="button"
        disabled={!ready || seconds > 0}
        // Not disabled while sending: the button would lose the focus for good.
        aria-disabled={sending || seconds > 0 || undefined}
        onClick={onSend}
        className="absolute inset-y-1 right-1 rounded-sm px-3 font-bold text-[0.9375rem] text-link tabular-nums hover:bg-pandan-700/10 disabled:cursor-not-allowed disabled:bg-transparent disabled:text-fg-mute"
      >
        {sending ? words.sending : seconds > 0 ? words.resend(seconds) : words.send}
      </button>
      <span role="status" className="sr-only">
        {resendAt > 0 && seconds === 0 ? words.canResend : ""}
      </span>
    </>
  );
}

/**
 * A one-time code, with the button that sends it: one input, so that phones can fill it in and a code pasted with
 * spaces or dashes fits.
 */
export function CodeField<Values extends FieldValues>({ control, name, label, hint, request }: FieldProps<Values> & { request?: CodeRequest }) {
  const { id, field, error, aria } = useField({ control, name, hint, faultOf });
  const cleaned = useCleanedInput({ id, value: String(field.value), clean: readCode, longest: OTP_DIGITS, accept: field.onChange });
  return (
    <Field id={id} label={label} hint={hint} error={error}>
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
            className={`${fieldControl} ${request ? "pr-44" : ""} tabular-nums tracking-[0.14em]`}
          />
        </div>
        {request ? <SendButton {...request} /> : null}
      </div>
    </Field>
  );
}
