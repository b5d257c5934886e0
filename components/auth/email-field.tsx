"use client";

import { type KeyboardEvent, useRef, useState } from "react";
import { type FieldValues, useWatch } from "react-hook-form";
import { likelyAddress, suggestAddresses } from "@/components/auth/email-domains";
import { EmailSuggestions } from "@/components/auth/email-suggestions";
import { EmailTypoHint } from "@/components/auth/email-typo-hint";
import { Field } from "@/components/form/field";
import { hintId } from "@/components/form/field-ids";
import { fieldBox, fieldControl } from "@/components/form/field-styles";
import { useSettleText } from "@/components/form/settle-fields";
import { isTypedBeyond } from "@/components/form/typed-limit";
import { type FieldProps, useField } from "@/components/form/use-field";
import { cleanText } from "@/lib/contract/clean-text";
import { fieldMessages } from "@/lib/contract/messages";
import { EMAIL_MAX_CHARS } from "@/lib/limits";

const HINT_DELAY_MS = 400;
const faultOf = (value: unknown) => (cleanText(String(value)).length > EMAIL_MAX_CHARS ? fieldMessages.tooLong(EMAIL_MAX_CHARS) : undefined);

/**
 * An e-mail address with suggested domains while typing, and a hint at a likely typo on blur. It never changes the
 * typed text by itself.
 */
export function EmailField<Values extends FieldValues>({ control, name, label }: FieldProps<Values>) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [left, setLeft] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typed: string = useWatch({ control, name });
  const meant = left ? likelyAddress(typed) : undefined;
  const { id, field, error, aria } = useField({ control, name, hint: meant, faultOf });
  useSettleText(id, field.value, field.onChange);
  const options = open ? suggestAddresses(field.value) : [];
  const listId = `${id}-saran`;

  const pick = (address: string) => {
    field.onChange(address);
    setOpen(false);
    setActive(-1);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = options[active];
    if (step && options.length > 0) setActive(active < 0 && step < 0 ? options.length - 1 : (active + step + options.length) % options.length);
    else if (step && suggestAddresses(field.value).length > 0) setOpen(true);
    else if (event.key === "Enter" && chosen) pick(chosen);
    else if (event.key === "Escape" && options.length > 0) setOpen(false);
    else return;
    event.preventDefault();
  };

  return (
    <div className="min-w-0">
      <Field id={id} label={label} error={error}>
        <div className={fieldBox(error)}>
          <input
            {...field}
            {...aria}
            id={id}
            type="email"
            inputMode="email"
            // The account of a password manager; with "email" it would take the name or the phone number.
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            className={fieldControl}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={options.length > 0}
            aria-controls={listId}
            aria-activedescendant={options[active] ? `${listId}-${active}` : undefined}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              if (isTypedBeyond(event, event.target.value.length, EMAIL_MAX_CHARS)) return;
              field.onChange(event.target.value);
              setOpen(true);
              setActive(-1);
              clearTimeout(timer.current);
              setLeft(false);
            }}
            onBlur={() => {
              field.onBlur();
              setOpen(false);
              // The hint moves the content below: show it after the click that left the field.
              timer.current = setTimeout(() => setLeft(true), HINT_DELAY_MS);
            }}
          />
          <EmailSuggestions id={listId} options={options} active={active} onPick={pick} />
        </div>
      </Field>
      {/* Rendered before its text: not every screen reader announces a new live region. */}
      <div id={hintId(id)} role="status" className={meant ? "mt-2 text-fg-mute text-small" : undefined}>
        {meant && (
          <EmailTypoHint
            address={meant}
            onUse={(address) => {
              // The button disappears with the hint.
              document.getElementById(id)?.focus();
              pick(address);
            }}
          />
        )}
      </div>
    </div>
  );
}
