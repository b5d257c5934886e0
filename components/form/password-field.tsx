"use client";

import { Eye, EyeOff } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { type FieldValues, useFormState } from "react-hook-form";
import { Field } from "@/components/form/field";
import { fieldBox, fieldButton, fieldControl, labelId } from "@/components/form/field-attributes";
import { useSettleText } from "@/components/form/settle-fields";
import { type FieldProps, useField } from "@/components/form/use-field";
import { formCopy } from "@/lib/content/form";

type Props<Values extends FieldValues> = FieldProps<Values> & {
  autoComplete: "current-password" | "new-password";
  disabled?: boolean;
  /** Shown below the field, such as advice about its strength. */
  children?: ReactNode;
};

/** A password with a button that shows it; it is hidden again on submit, so that browsers offer to save it. */
export function PasswordField<Values extends FieldValues>({ control, name, label, hint, deps, autoComplete, disabled, children }: Props<Values>) {
  const { id, field, error, aria } = useField({ control, name, hint, ...(deps ? { deps } : {}) });
  useSettleText(id, field.value, field.onChange);
  const { isSubmitting } = useFormState({ control });
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (isSubmitting) setShown(false);
  }, [isSubmitting]);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field id={id} label={label} hint={hint} error={error} disabled={disabled ?? false}>
      <div>
        <div className={fieldBox(error)}>
          <input
            {...field}
            {...aria}
            id={id}
            type={shown ? "text" : "password"}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            disabled={disabled}
            className={fieldControl}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-describedby={labelId(id)}
            aria-controls={id}
            disabled={disabled}
            className={`${fieldButton} noscript:hidden`}
            onClick={() => setShown(!shown)}
          >
            <Icon aria-hidden="true" className="size-5" />
            <span className="sr-only">{shown ? formCopy.hidePassword : formCopy.showPassword}</span>
          </button>
        </div>
        {children}
      </div>
    </Field>
  );
}
