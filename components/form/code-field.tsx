"use client";

import type { FieldValues } from "react-hook-form";
import { TextField } from "@/components/form/text-field";
import type { FieldProps } from "@/components/form/use-field";
import { OTP_DIGITS } from "@/lib/limits";

const digitsOnly = (typed: string) => typed.replace(/\D/g, "").slice(0, OTP_DIGITS);

/** A one-time code: one input, so that phones can fill it in and a code pasted with spaces or dashes fits. */
export function CodeField<Values extends FieldValues>(props: FieldProps<Values> & { disabled?: boolean }) {
  return <TextField {...props} inputMode="numeric" autoComplete="one-time-code" clean={digitsOnly} />;
}
