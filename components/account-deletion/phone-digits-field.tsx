import type { Control } from "react-hook-form";
import { Field } from "@/components/form/field";
import { fieldBox, fieldControl } from "@/components/form/field-styles";
import { useField } from "@/components/form/use-field";
import { accountDeletion } from "@/lib/content/account-deletion";
import { PHONE_MAX_DIGITS } from "@/lib/limits";

type Props = { control: Control<{ phone: string; password: string }, unknown, unknown> };

/** The phone number of the app account: digits only, at most 14. The service understands it with and without 0 or 62. */
export function PhoneDigitsField({ control }: Props) {
  const { phone: label, phoneHint: hint } = accountDeletion.login;
  const { id, field, error, aria } = useField({ control, name: "phone", hint });
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={fieldBox(error)}>
        <span aria-hidden="true" className="pl-4 font-semibold text-fg-soft">
          +62
        </span>
        <input
          {...field}
          {...aria}
          id={id}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          className={fieldControl}
          onChange={(event) => field.onChange(event.target.value.replace(/\D/g, "").slice(0, PHONE_MAX_DIGITS))}
        />
      </div>
    </Field>
  );
}
