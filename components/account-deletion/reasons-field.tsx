"use client";

import type { Control } from "react-hook-form";
import type { ConfirmValues } from "@/components/account-deletion/deletion-schema";
import { CheckboxBox } from "@/components/form/checkbox-box";
import { FieldError } from "@/components/form/field-error";
import { errorId, hintId } from "@/components/form/field-ids";
import { useField } from "@/components/form/use-field";
import { accountDeletion } from "@/lib/content/account-deletion";

const copy = accountDeletion.confirm;

/** Why the account goes: one reason or more. */
export function ReasonsField({ control }: { control: Control<ConfirmValues, unknown, unknown> }) {
  const { id, field, error, aria } = useField({ control, name: "selected", hint: copy.reasonsHint });
  const chosen = field.value as number[];
  const toggle = (value: number, on: boolean) => field.onChange(on ? [...chosen, value].sort() : chosen.filter((item) => item !== value));
  return (
    <fieldset data-field={id} aria-describedby={aria["aria-describedby"]}>
      <legend className="font-bold text-[0.9375rem]/[1.375rem]">{copy.reasons}</legend>
      <p id={hintId(id)} className="text-fg-mute text-small">
        {copy.reasonsHint}
      </p>
      {copy.reasonOptions.map(({ value, label }, index) => (
        <label key={value} htmlFor={`${id}-${value}`} className="grid min-h-11 cursor-pointer grid-cols-[1.5rem_1fr] gap-3 py-2.5 leading-6">
          <CheckboxBox
            id={`${id}-${value}`}
            name={field.name}
            ref={index === 0 ? field.ref : undefined}
            checked={chosen.includes(value)}
            aria-invalid={aria["aria-invalid"]}
            aria-describedby={error && errorId(id)}
            onChange={(event) => toggle(value, event.target.checked)}
            onBlur={field.onBlur}
            invalid={Boolean(error)}
          />
          <span>{label}</span>
        </label>
      ))}
      {error ? <FieldError id={errorId(id)}>{error}</FieldError> : null}
    </fieldset>
  );
}
