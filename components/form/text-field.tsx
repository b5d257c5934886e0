"use client";

import type { ComponentProps } from "react";
import type { FieldValues } from "react-hook-form";
import { Field } from "@/components/form/field";
import { fieldBox, fieldControl } from "@/components/form/field-styles";
import { type FieldProps, useField } from "@/components/form/use-field";

type InputProps = Pick<
  ComponentProps<"input">,
  "type" | "inputMode" | "autoComplete" | "autoCapitalize" | "spellCheck" | "maxLength" | "min" | "max" | "disabled" | "enterKeyHint"
>;

type Props<Values extends FieldValues> = FieldProps<Values> &
  InputProps & {
    /** Rewrites what was typed, such as taking off everything but digits. */
    clean?: (typed: string) => string;
  };

/** One line of text. */
export function TextField<Values extends FieldValues>({ control, name, label, hint, optional = false, clean, ...input }: Props<Values>) {
  const { id, field, error, aria } = useField({ control, name, hint, optional });
  return (
    <Field id={id} label={label} hint={hint} error={error} disabled={input.disabled ?? false}>
      <div className={fieldBox(error)}>
        <input
          {...field}
          {...input}
          {...aria}
          id={id}
          className={fieldControl}
          onChange={(event) => field.onChange(clean ? clean(event.target.value) : event.target.value)}
        />
      </div>
    </Field>
  );
}
