"use client";

import { useState } from "react";
import { FieldError } from "@/components/form/field";
import { errorId, fieldBox, fieldControl } from "@/components/form/field-attributes";
import { useGroupedInput } from "@/components/form/use-grouped-input";
import { formCopy } from "@/lib/content/form";
import { groupedAmount } from "@/lib/format/number";
import { digitsOf } from "@/lib/read/clean-text";
import { readRupiah } from "@/lib/read/money";

/** Above every amount of the site; a JavaScript number is exact up to here. */
const LONGEST = 15;

/**
 * Whether a text is not only grouped digits, has a second number, or more may follow: a word, decimals or a group after a
 * point, as in `1.5 juta` and `1.500.000.00`.
 */
const isFree = (text: string, isDeleting = false) => /[^\d.\s]|\s\d/.test(text) || (!isDeleting && /\.\d{0,2}\s?$|\d\s$/.test(text));

type MoneyInputProps = {
  id: string;
  /** Name in the form, where one is submitted. */
  name?: string;
  /** Digits, or a text as typed: `readRupiah` reads both. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  describedBy?: string | undefined;
  /** Whether the amount is for a month, so that `/bulan` may follow it. */
  perMonth?: boolean;
  required?: boolean;
  /** The form was sent: the message need not wait until the field is left. */
  checked?: boolean;
};

/**
 * An amount in rupiah, grouped by thousands while it is typed. Words such as `120 juta` stay until the field is left,
 * then they become digits; a text that is no amount stays, with a message.
 */
export function MoneyInput({ id, name, value, onChange, onBlur, describedBy, perMonth = false, required = false, checked = false }: MoneyInputProps) {
  const read = (text: string) => readRupiah(text, { perMonth });
  const isUnclear = (text: string) => (required || text.trim() !== "") && read(text) === undefined;
  const [left, setLeft] = useState(() => isUnclear(value));
  const error = (left || checked) && isUnclear(value) ? formCopy.amountUnclear : undefined;
  const take = (text: string, isTyping = false) => {
    const rupiah = read(text);
    if (rupiah !== undefined) setLeft(false);
    if (isTyping || (rupiah === undefined && isFree(text))) onChange(text);
    else onChange(rupiah === undefined ? digitsOf(text) : String(rupiah));
  };
  const leave = () => {
    if (value) take(value);
    setLeft(true);
  };
  const { onChange: onEdit, ...input } = useGroupedInput({ id, value, group: groupedAmount, read: digitsOf, longest: LONGEST, accept: take });
  return (
    <div className="grid gap-1.75">
      <div className={fieldBox(error)}>
        <span aria-hidden="true" className="pl-4 text-fg-mute">
          Rp
        </span>
        <input
          {...input}
          id={id}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={[error && errorId(id), describedBy].filter(Boolean).join(" ") || undefined}
          onChange={(event) => {
            const { inputType, data, isComposing } = event.nativeEvent as InputEvent;
            const { value: text } = event.target;
            const isDeleting = inputType?.startsWith("delete");
            // While words are typed, nothing is grouped; a pasted amount becomes digits at once.
            if (!isComposing && isFree(text, isDeleting)) take(text, isDeleting || data?.length === 1);
            else onEdit(event);
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter") leave();
          }}
          onBlur={() => {
            leave();
            onBlur?.();
          }}
          className={`${fieldControl} pl-2 tabular-nums`}
        />
      </div>
      {error ? <FieldError id={errorId(id)}>{error}</FieldError> : null}
    </div>
  );
}
