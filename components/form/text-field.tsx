"use client";

import type { ComponentProps } from "react";
import type { FieldValues } from "react-hook-form";
import { Field } from "@/components/form/field";
import { fieldBox, fieldControl } from "@/components/form/field-attributes";
import { charactersIn } from "@/components/form/settle-fields";
import { useCleanedInput } from "@/components/form/use-cleaned-input";
import { type FieldProps, useField } from "@/components/form/use-field";
import { fieldMessages } from "@/lib/contract/messages";
import { cleanText } from "@/lib/read/clean-text";

type InputProps = Pick<
  ComponentProps<"input">,
  "type" | "inputMode" | "autoComplete" | "autoCapitalize" | "spellCheck" | "min" | "max" | "disabled" | "enterKeyHint"
>;

type Props<Values extends FieldValues> = FieldProps<Values> &
  InputProps & {
    /**
     * The maximum length, characters. A typed character beyond it is ignored; a longer text that is pasted or filled in
     * stays, with an error.
     */
    longest?: number;
    /** How that is said. */
    tooLong?: string;
    /** Rewrites what was typed, such as taking off everything but digits. */
    clean?: (typed: string) => string;
    /** Name of the control in the page, where it is not the form's: what password managers go by. */
    domName?: string;
  };

/** One line of text. */
export function TextField<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, label, hint, optional = false, longest, tooLong, clean = (typed) => typed, domName, ...input } = props;
  const over = (value: unknown) => longest !== undefined && charactersIn(cleanText(String(value ?? ""))) > longest;
  const { id, field, error, aria } = useField({
    control,
    name,
    hint,
    optional,
    faultOf: (value) => (over(value) ? (tooLong ?? fieldMessages.tooLong(longest ?? 0)) : undefined),
  });
  const cleaned = useCleanedInput({ id, value: String(field.value ?? ""), clean, longest, accept: field.onChange });
  return (
    <Field id={id} label={label} hint={hint} error={error} disabled={input.disabled ?? false}>
      <div className={fieldBox(error)}>
        <input {...field} {...cleaned} {...input} {...aria} id={id} name={domName ?? field.name} className={fieldControl} />
      </div>
    </Field>
  );
}
