"use client";

import { ChevronDown } from "lucide-react";
import { type FieldPath, type FieldValues, useController } from "react-hook-form";
import { Field } from "@/components/form/field";
import { fieldBox, fieldControl, fieldId } from "@/components/form/field-attributes";
import { type CountryCode, groupPhone, readPhone } from "@/components/form/phone-number";
import { useSettleText } from "@/components/form/settle-fields";
import { type FieldProps, numberFault, useField } from "@/components/form/use-field";
import { useGroupedInput } from "@/components/form/use-grouped-input";
import { formCopy } from "@/lib/content/form";
import { fieldMessages } from "@/lib/contract/messages";
import { PHONE_MAX_DIGITS } from "@/lib/limits";

type Props<Values extends FieldValues> = FieldProps<Values> & { countryName: FieldPath<Values> };

/** Country code and phone number in one box. The form value is the number without spaces and the code as "62" or "44". */
export function PhoneField<Values extends FieldValues>({ control, name, countryName, label, hint }: Props<Values>) {
  const { field: country } = useController({ control, name: countryName, rules: { deps: [name] } });
  const code: CountryCode = country.value;
  const help = hint ?? formCopy.phoneHint[code];
  const { id, field, error, aria } = useField({
    control,
    name,
    hint: help,
    faultOf: (value) => numberFault(String(value), PHONE_MAX_DIGITS, fieldMessages.mobile),
  });
  const grouped = useGroupedInput({
    id,
    value: field.value,
    group: groupPhone,
    read: (typed) => readPhone(typed, code).compact,
    longest: PHONE_MAX_DIGITS,
    accept: (typed) => {
      const phone = readPhone(typed, code);
      if (phone.country !== code) country.onChange(phone.country);
      field.onChange(phone.compact);
    },
  });
  const countryId = fieldId(countryName);
  useSettleText(countryId, code, country.onChange);
  return (
    <Field id={id} label={label} hint={help} error={error}>
      <div className={fieldBox(error)}>
        <label htmlFor={countryId} className="sr-only">
          {formCopy.countryCode}
        </label>
        <div className="relative max-w-1/2 shrink-0">
          <select
            {...country}
            id={countryId}
            autoComplete="tel-country-code"
            className="min-h-12.5 max-w-full appearance-none truncate rounded-sm bg-transparent py-3 pr-8 pl-4 font-semibold text-fg-soft outline-hidden"
          >
            {formCopy.countries.map((each) => (
              <option key={each.code} value={each.code}>
                {each.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3 size-4 text-fg-soft" />
        </div>
        <span aria-hidden="true" className="my-3 w-px self-stretch bg-line-mid" />
        <input
          {...field}
          {...grouped}
          {...aria}
          id={id}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          className={`${fieldControl} tabular-nums`}
        />
      </div>
    </Field>
  );
}
