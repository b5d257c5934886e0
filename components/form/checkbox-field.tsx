"use client";

import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { FieldError } from "@/components/form/field";
import { errorId } from "@/components/form/field-attributes";
import { useFilled } from "@/components/form/settle-fields";
import { type FieldProps, useField } from "@/components/form/use-field";

/** The box of a checkbox, 24 px; red if `invalid`. The caller adds the label. */
export function CheckboxBox({ invalid, ...rest }: Omit<ComponentProps<"input">, "type" | "className"> & { invalid: boolean }) {
  return (
    <span className="relative grid size-6 place-items-center">
      <input
        {...rest}
        type="checkbox"
        data-own-colours
        className={`peer absolute inset-0 size-full appearance-none rounded-xs border-[1.5px] bg-bg-card checked:border-action checked:bg-action forced-colors:appearance-auto ${invalid ? "border-danger" : "border-line-strong"}`}
      />
      <Check
        aria-hidden="true"
        strokeWidth={3}
        className="pointer-events-none invisible relative size-4 text-action-fg peer-checked:visible forced-colors:hidden"
      />
    </span>
  );
}

type Props<Values extends FieldValues> = Omit<FieldProps<Values>, "label" | "hint"> & {
  /** The label; it may hold links. */
  children: ReactNode;
};

/** One checkbox; the form holds true or false. */
export function CheckboxField<Values extends FieldValues>({ control, name, optional = false, children }: Props<Values>) {
  const { id, field, error, aria } = useField({ control, name, optional });
  useFilled(
    () => {
      const box = document.getElementById(id) as HTMLInputElement | null;
      return box && box.checked !== Boolean(field.value) ? [box] : [];
    },
    () => field.onChange(!field.value),
  );
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
