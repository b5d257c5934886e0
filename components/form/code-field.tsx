"use client";

import type { FieldValues } from "react-hook-form";
import { TextField } from "@/components/form/text-field";
import type { FieldProps } from "@/components/form/use-field";
import { digitsOf } from "@/lib/contract/clean-text";
import { fieldMessages } from "@/lib/contract/messages";
import { OTP_DIGITS } from "@/lib/limits";

/** The digits of a code. Of a whole message that was pasted, the one number that is as long as a code. */
export function readCode(typed: string): string {
  const [code, ...others] = (typed.normalize("NFKC").match(/\d+/g) ?? []).filter((digits) => digits.length === OTP_DIGITS);
  return code && others.length === 0 ? code : digitsOf(typed);
}

/** A one-time code: one input, so that phones can fill it in and a code pasted with spaces or dashes fits. */
export function CodeField<Values extends FieldValues>(props: FieldProps<Values> & { disabled?: boolean }) {
  return (
    <TextField {...props} inputMode="numeric" autoComplete="one-time-code" clean={readCode} longest={OTP_DIGITS} tooLong={fieldMessages.codeFormat} />
  );
}
