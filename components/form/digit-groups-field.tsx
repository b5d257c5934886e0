"use client";

import type { FieldValues } from "react-hook-form";
import { Field } from "@/components/form/field";
import { fieldBox, fieldControl } from "@/components/form/field-attributes";
import { type FieldProps, numberFault, useField } from "@/components/form/use-field";
import { groupDigits, useGroupedInput } from "@/components/form/use-grouped-input";
import { fieldMessages } from "@/lib/contract/messages";
import { ID_NUMBER_DIGITS } from "@/lib/limits";
import { digitsOrText, isBare } from "@/lib/read/clean-text";

type Props<Values extends FieldValues> = FieldProps<Values> & {
  /** Sizes of the groups; empty for a number shown in one piece. */
  sizes?: readonly number[];
  /** A typed digit beyond the limit is refused; a longer pasted number stays and is reported as wrong. */
  maxDigits?: number;
  /** How that is said. */
  tooLong?: string;
  autoComplete?: string;
  disabled?: boolean;
};

const ID_NUMBER_GROUPS = [4, 4, 4, 4] as const;

/** A number shown in groups of digits; by default an identity number. The form value has the digits only. */
export function DigitGroupsField<Values extends FieldValues>(props: Props<Values>) {
  const {
    control,
    name,
    label,
    hint,
    optional = false,
    sizes = ID_NUMBER_GROUPS,
    maxDigits = ID_NUMBER_DIGITS,
    tooLong = fieldMessages.idNumberFormat,
    autoComplete = "off",
    disabled,
  } = props;
  const { id, field, error, aria } = useField({
    control,
    name,
    hint,
    optional,
    faultOf: (value) => numberFault(String(value), maxDigits, tooLong),
  });
  const grouped = useGroupedInput({
    id,
    value: field.value,
    group: (compact) => (isBare(compact) ? groupDigits(compact, sizes) : compact),
    read: digitsOrText,
    longest: maxDigits,
    accept: (typed) => field.onChange(digitsOrText(typed)),
  });
  return (
    <Field id={id} label={label} hint={hint} error={error} disabled={disabled ?? false}>
      <div className={fieldBox(error)}>
        <input
          {...field}
          {...grouped}
          {...aria}
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete={autoComplete}
          disabled={disabled}
          className={`${fieldControl} tabular-nums`}
        />
      </div>
    </Field>
  );
}
