"use client";

import type { FieldValues } from "react-hook-form";
import { Field } from "@/components/form/field";
import { fieldBox, fieldControl } from "@/components/form/field-styles";
import { type FieldProps, useField } from "@/components/form/use-field";

type Props<Values extends FieldValues> = FieldProps<Values> & {
  maxLength?: number;
  /** Shows how many characters of `maxLength` are used. */
  counter?: boolean;
  rows?: number;
  autoComplete?: string;
  disabled?: boolean;
};

/** Several lines of text, with a counter where the length is limited. */
export function TextareaField<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, label, hint, optional = false, counter = false, rows = 3, ...textarea } = props;
  const { id, field, error, aria } = useField({ control, name, hint, optional });
  const used = `${String(field.value ?? "").length}/${textarea.maxLength}`;
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      disabled={textarea.disabled ?? false}
      aside={counter && textarea.maxLength ? used : undefined}
    >
      <div className={fieldBox(error)}>
        <textarea {...field} {...textarea} {...aria} id={id} rows={rows} className={`${fieldControl} resize-y`} />
      </div>
    </Field>
  );
}
