"use client";

import type { FieldValues } from "react-hook-form";
import { Field } from "@/components/form/field";
import { fieldBox, fieldControl } from "@/components/form/field-attributes";
import { charactersIn, isTypedBeyond, useSettleText } from "@/components/form/settle-fields";
import { type FieldProps, useField } from "@/components/form/use-field";
import { fieldMessages } from "@/lib/contract/messages";
import { cleanText } from "@/lib/read/clean-text";

type Props<Values extends FieldValues> = FieldProps<Values> & {
  /**
   * The maximum length, characters. A typed character beyond it is ignored; a longer text that is pasted or filled in
   * stays, with an error.
   */
  longest: number;
  /** Shows how many characters of `longest` are used. */
  counter?: boolean;
  rows?: number;
  autoComplete?: string;
  disabled?: boolean;
};

/** Several lines of text, with a counter where it helps. */
export function TextareaField<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, label, hint, optional = false, longest, counter = false, rows = 3, ...textarea } = props;
  const { id, field, error, aria } = useField({
    control,
    name,
    hint,
    optional,
    faultOf: (value) => (charactersIn(cleanText(String(value ?? ""))) > longest ? fieldMessages.tooLong(longest) : undefined),
  });
  const text = String(field.value ?? "");
  useSettleText(id, text, field.onChange);
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      disabled={textarea.disabled ?? false}
      aside={counter ? `${charactersIn(text)}/${longest}` : undefined}
    >
      <div className={fieldBox(error)}>
        <textarea
          {...field}
          {...textarea}
          {...aria}
          id={id}
          rows={rows}
          className={`${fieldControl} resize-y`}
          onChange={(event) => {
            if (!isTypedBeyond(event, charactersIn(event.target.value), longest)) field.onChange(event.target.value);
          }}
        />
      </div>
    </Field>
  );
}
