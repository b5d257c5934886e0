"use client";

import { type KeyboardEvent, useRef, useState } from "react";
import { type FieldValues, useWatch } from "react-hook-form";
import { Field } from "@/components/form/field";
import { fieldBox, fieldControl, hintId } from "@/components/form/field-attributes";
import { isTypedBeyond, useSettleText } from "@/components/form/settle-fields";
import { likelyAddress, suggestAddresses } from "@/components/form/suggest-address";
import { type FieldProps, useField } from "@/components/form/use-field";
import { hasModifier } from "@/lib/browser/modifier-keys";
import { registerCopy as copy } from "@/lib/content/auth";
import { fieldMessages } from "@/lib/contract/messages";
import { EMAIL_MAX_CHARS } from "@/lib/limits";
import { cleanText } from "@/lib/read/clean-text";

type SuggestionProps = { id: string; options: readonly string[]; active: number; onPick: (address: string) => void };

/**
 * The list under an e-mail field, the domain in bold. It stays in the page, empty, so that the field can point at it.
 */
function EmailSuggestions({ id, options, active, onPick }: SuggestionProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={copy.emailSuggestions}
      className={`absolute inset-x-0 top-[calc(100%+0.375rem)] z-10 rounded-sm bg-bg-card p-1.5 shadow-menu forced-colors:border ${options.length > 0 ? "" : "hidden"}`}
    >
      {options.map((address, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field keeps the focus and handles the keys (aria-activedescendant)
        <div
          key={address}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className="flex min-h-11 cursor-pointer items-center break-all rounded-xs px-3 hover:bg-success-bg aria-selected:bg-success-bg forced-colors:aria-selected:outline-2"
          // Keep the focus in the field: the list would close before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(address)}
        >
          <span>
            {address.slice(0, address.lastIndexOf("@") + 1)}
            <b>{address.slice(address.lastIndexOf("@") + 1)}</b>
          </span>
        </div>
      ))}
    </div>
  );
}

/** Suggests a corrected address; only a click on the button changes the field. */
function EmailTypoHint({ address, onUse }: { address: string; onUse: (address: string) => void }) {
  return (
    <span>
      {copy.emailTypo} <b className="break-all text-fg">{address}</b>?{" "}
      <button type="button" className="min-h-11 font-bold text-link underline underline-offset-4" onClick={() => onUse(address)}>
        {copy.emailUse}
      </button>
    </span>
  );
}

const HINT_DELAY_MS = 400;
const faultOf = (value: unknown) => (cleanText(String(value)).length > EMAIL_MAX_CHARS ? fieldMessages.tooLong(EMAIL_MAX_CHARS) : undefined);

/**
 * `autoComplete`: "username" for the account of a password manager, which with "email" would take the name or the phone
 * number; "off" for somebody else's address.
 */
type Props<Values extends FieldValues> = FieldProps<Values> & { autoComplete: "username" | "email" | "off" };

/**
 * An e-mail address with suggested domains while typing, and a hint at a likely typo on blur. It never changes the
 * typed text by itself.
 */
export function EmailField<Values extends FieldValues>({ control, name, label, autoComplete }: Props<Values>) {
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
    if (event.nativeEvent.isComposing || hasModifier(event)) return;
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
            autoComplete={autoComplete}
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
