"use client";

import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { CheckboxBox } from "@/components/form/checkbox-box";
import { FieldError } from "@/components/form/field-error";
import { errorId } from "@/components/form/field-ids";
import { type FieldProps, useField } from "@/components/form/use-field";

type Props<Values extends FieldValues> = Omit<FieldProps<Values>, "label" | "hint"> & {
  /** The label; it may hold links. */
  children: ReactNode;
};

/** One checkbox; the form holds true or false. */
export function CheckboxField<Values extends FieldValues>({ control, name, optional = false, children }: Props<Values>) {
  const { id, field, error, aria } = useField({ control, name, optional });
  return (
    <div data-field={id} className="grid gap-1.75">
      <label htmlFor={id} className="grid cursor-pointer grid-cols-[1.5rem_1fr] gap-3 py-2.5 leading-6">
        <CheckboxBox
          {...aria}
          id={id}
          name={field.name}
          ref={field.ref}
          checked={Boolean(field.value)}
          onChange={(event) => field.onChange(event.target.checked)}
          onBlur={field.onBlur}
          invalid={Boolean(error)}
        />
        <span>{children}</span>
      </label>
      {error && <FieldError id={errorId(id)}>{error}</FieldError>}
    </div>
  );
}
