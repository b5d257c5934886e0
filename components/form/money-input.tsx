"use client";

import { fieldBox, fieldControl } from "@/components/form/field-styles";
import { useGroupedInput } from "@/components/form/use-grouped-input";
import { numberText } from "@/lib/format/number";

/** Whole rupiah in a text: `Rp1.500.000,00` → `1500000`. */
const digitsOf = (text: string) => text.replace(/,\d{1,2}\s*$/, "").replace(/\D/g, "");
/** Above every amount of the site; a JavaScript number is exact up to here. */
const LONGEST = 15;

type MoneyInputProps = {
  id: string;
  /** Name in the form, where one is submitted. */
  name?: string;
  /** Digits only. */
  value: string;
  onChange: (digits: string) => void;
  onBlur?: () => void;
  describedBy: string;
};

/** An amount in rupiah, grouped by thousands while it is typed. */
export function MoneyInput({ id, name, value, onChange, onBlur, describedBy }: MoneyInputProps) {
  const grouped = useGroupedInput({
    id,
    value,
    group: (compact) => (compact ? numberText(Number(compact)) : ""),
    read: digitsOf,
    longest: LONGEST,
    accept: (text) => onChange(digitsOf(text).slice(0, LONGEST)),
  });
  return (
    <div className={fieldBox(undefined)}>
      <span aria-hidden="true" className="pl-4 text-fg-mute">
        Rp
      </span>
      <input
        {...grouped}
        id={id}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        aria-describedby={describedBy}
        onBlur={onBlur}
        className={`${fieldControl} pl-2 tabular-nums`}
      />
    </div>
  );
}
