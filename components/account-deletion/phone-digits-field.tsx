"use client";

import type { Control } from "react-hook-form";
import { Field } from "@/components/form/field";
import { fieldBox, fieldControl } from "@/components/form/field-styles";
import { useCleanedInput } from "@/components/form/use-cleaned-input";
import { useField } from "@/components/form/use-field";
import { accountDeletion } from "@/lib/content/account-deletion";
import { digitsOf } from "@/lib/contract/clean-text";
import { fieldMessages } from "@/lib/contract/messages";
import { PHONE_MAX_DIGITS } from "@/lib/limits";

type Props = { control: Control<{ phone: string; password: string }, unknown, unknown> };

/** The digits of a number; one that is too long with its prefix comes without it. */
function readDigits(typed: string): string {
  const digits = digitsOf(typed);
  return digits.length > PHONE_MAX_DIGITS ? digits.replace(/^(?:00620?|620?|0)(?=8)/, "") : digits;
}

const faultOf = (value: unknown) => (String(value).length > PHONE_MAX_DIGITS ? fieldMessages.mobile : undefined);

/**
 * The phone number of the app account: digits only, at most 14. The service understands it with and without 0 or 62.
 */
export function PhoneDigitsField({ control }: Props) {
  const { phone: label, phoneHint: hint } = accountDeletion.login;
  const { id, field, error, aria } = useField({ control, name: "phone", hint, faultOf });
  const cleaned = useCleanedInput({ id, value: field.value, clean: readDigits, longest: PHONE_MAX_DIGITS, accept: field.onChange });
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={fieldBox(error)}>
        <span aria-hidden="true" className="pl-4 font-semibold text-fg-soft">
          +62
        </span>
        <input {...field} {...cleaned} {...aria} id={id} type="tel" inputMode="numeric" autoComplete="tel-national" className={fieldControl} />
      </div>
    </Field>
  );
}
