"use client";

import type { FieldValues } from "react-hook-form";
import { Field, SelectChevron } from "@/components/form/field";
import { fieldBox, fieldControl } from "@/components/form/field-attributes";
import { useSettleText } from "@/components/form/settle-fields";
import { type FieldProps, useField } from "@/components/form/use-field";
import { formCopy } from "@/lib/content/form";

/**
 * `image` is the address of a small picture that a searchable list shows before the label; `alsoCalled` are other names that
 * a search finds it by.
 */
export type Option = { value: string; label: string; image?: string; alsoCalled?: readonly string[] };

type Props<Values extends FieldValues> = FieldProps<Values> & {
  options: readonly Option[];
  /** The entry shown while nothing is chosen. */
  placeholder?: string;
  autoComplete?: string;
  disabled?: boolean;
};

/** A native select, for short lists. */
export function SelectField<Values extends FieldValues>(props: Props<Values>) {
  const { control, name, label, hint, optional = false, options, placeholder = formCopy.choose, ...select } = props;
  const { id, field, error, aria } = useField({ control, name, hint, optional });
  useSettleText(id, field.value, field.onChange);
  return (
    <Field id={id} label={label} hint={hint} error={error} disabled={select.disabled ?? false}>
      <div className={fieldBox(error)}>
        <select {...field} {...select} {...aria} id={id} className={`${fieldControl} appearance-none pr-12 ${field.value ? "" : "text-fg-mute"}`}>
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value} className="text-fg">
              {option.label}
            </option>
          ))}
        </select>
        <SelectChevron />
      </div>
    </Field>
  );
}
