"use client";

import type { ReactNode } from "react";
import { type Control, type FieldPath, type FieldValues, useController } from "react-hook-form";
import { useEarlyFault } from "@/components/form/early-faults";
import { descriptionIds, fieldId } from "@/components/form/field-attributes";
import { fieldMessages } from "@/lib/contract/messages";
import { doubtfulSign, isBare } from "@/lib/read/clean-text";

/**
 * The error of a number, before the form is validated: a sign that may stand for a digit, or, said by `wrong`, a text that
 * is not one number or has more than `most` digits.
 */
export function numberFault(value: string, most: number, wrong: string): string | undefined {
  const sign = doubtfulSign(value);
  if (sign) return fieldMessages.notDigit(sign);
  return value.length > most || !isBare(value) ? wrong : undefined;
}

/** What every field of the kit takes. `Values` are the values as typed, before the schema transforms them. */
export type FieldProps<Values extends FieldValues> = {
  control: Control<Values, unknown, unknown>;
  name: FieldPath<Values>;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  /** Fields whose check depends on this one: after a refused submit they are checked again with it. */
  deps?: FieldPath<Values>[];
};

type Bound<Values extends FieldValues> = Omit<FieldProps<Values>, "label"> & {
  /** An error before the form is validated, shown in place of the form's error. */
  fault?: string | undefined;
  /** The same, by the value. */
  faultOf?: (value: unknown) => string | undefined;
};

/** Binds a field to its form and gives the ids and aria attributes that tie label, hint and error to the control. */
export function useField<Values extends FieldValues>({ control, name, hint, optional = false, deps, fault, faultOf }: Bound<Values>) {
  const { field, fieldState } = useController({ control, name, ...(deps ? { rules: { deps } } : {}) });
  const id = fieldId(name);
  const early = fault ?? faultOf?.(field.value);
  useEarlyFault(control, name, early !== undefined);
  const error = early ?? fieldState.error?.message;
  return {
    id,
    field,
    error,
    aria: {
      "aria-invalid": error ? (true as const) : undefined,
      "aria-describedby": descriptionIds(id, error, Boolean(hint)),
      "aria-required": optional ? undefined : (true as const),
    },
  };
}
