"use client";

import { ChevronDown } from "lucide-react";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import type { EarlyUse } from "@/components/form/combobox-list";
import { Field } from "@/components/form/field";
import { fieldBox, fieldControl } from "@/components/form/field-styles";
import type { Option } from "@/components/form/select-field";
import { prepareComboboxes, useComboboxList } from "@/components/form/use-combobox-list";
import { type FieldProps, useField } from "@/components/form/use-field";
import { Mark } from "@/components/ui/mark";
import { toast } from "@/components/ui/toaster";
import { formWords } from "@/lib/content/form";
import { refusalMessages } from "@/lib/contract/refusal-messages";

type Props<Values extends FieldValues> = FieldProps<Values> & {
  options: readonly Option[];
  placeholder?: string;
  loading?: boolean;
  /** The options could not be loaded, which the hint tells: the list stays shut. */
  failed?: boolean;
  disabled?: boolean;
  /** What is wrong before the form is checked. */
  fault?: string | undefined;
  /** The field cannot be opened yet, because another one must be filled first; called when somebody tries. */
  onBlocked?: (() => void) | undefined;
  /** Called after the form has the new value. */
  onPicked?: (value: string) => void;
};

const OPENING_KEYS = ["ArrowDown", "ArrowUp", "Enter", " "];

/**
 * A list that can be searched by typing, for long lists. The form holds the value of the option. The code of the list
 * comes with the first touch of the page; until then a plain field stands in its place and remembers what is done to it.
 */
export function ComboboxField<Values extends FieldValues>(props: Props<Values>) {
  const {
    control,
    name,
    label,
    hint,
    optional = false,
    options,
    placeholder = formWords.choose,
    loading = false,
    failed = false,
    disabled = false,
  } = props;
  const { fault, onBlocked, onPicked } = props;
  const { id, field, error, aria } = useField({ control, name, hint, optional, fault });
  const List = useComboboxList();
  const [early, setEarly] = useState<EarlyUse>();
  // The stand-in is not exchanged while it is held down: the click would find another element than the press, and be lost.
  const [held, setHeld] = useState(false);
  const chosen = field.value ? (options.find((option) => option.value === field.value) ?? { value: field.value, label: field.value }) : null;
  const atEnd = "pointer-events-none absolute top-1/2 right-4 -mt-2.5 size-5 text-fg-soft";
  const icon = loading ? <Mark turning className={atEnd} /> : <ChevronDown aria-hidden="true" className={atEnd} />;
  // Named by itself: the open list hides the label from screen readers, and Firefox then reads the placeholder as the name.
  const input = { id, "aria-label": label, placeholder, autoComplete: "off", className: `${fieldControl} truncate pr-12`, ref: field.ref, ...aria };
  const closed = { role: "combobox", "aria-expanded": false, "aria-haspopup": "listbox" } as const;

  const openEarly = (typed: string) => {
    setEarly({ open: true, typed });
    void prepareComboboxes().then((ready) => ready || toast.error(refusalMessages.network));
  };

  const standIn = () =>
    onBlocked ? (
      <div className={fieldBox(error, true)}>
        <input
          {...input}
          {...closed}
          readOnly
          value=""
          onClick={onBlocked}
          onKeyDown={(event) => {
            if (!OPENING_KEYS.includes(event.key) && event.key.length !== 1) return;
            event.preventDefault();
            onBlocked();
          }}
        />
        {icon}
      </div>
    ) : (
      <div className={fieldBox(error)}>
        <input
          {...input}
          {...closed}
          disabled={disabled}
          value={early?.typed || (chosen?.label ?? "")}
          onFocus={() => setEarly({ open: false, typed: "" })}
          onBlur={() => setEarly(undefined)}
          onPointerDown={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onPointerCancel={() => setHeld(false)}
          onClick={() => {
            setHeld(false);
            openEarly(early?.typed ?? "");
          }}
          onChange={(event) => openEarly(event.target.value)}
          onKeyDown={(event) => {
            if (!OPENING_KEYS.includes(event.key) || event.key === " ") return;
            event.preventDefault();
            openEarly(early?.typed ?? "");
          }}
        />
        {icon}
      </div>
    );

  return (
    <Field id={id} label={label} hint={hint} error={error} disabled={disabled || Boolean(onBlocked)}>
      {List && !onBlocked && !held ? (
        <List
          options={options}
          chosen={chosen}
          loading={loading}
          failed={failed}
          disabled={disabled}
          early={early}
          onTaken={() => setEarly(undefined)}
          onChosen={(value) => {
            // The same again is no change: what hangs on the choice stays.
            if (value === field.value) return;
            field.onChange(value);
            onPicked?.(value);
          }}
          boxClassName={fieldBox(error)}
          icon={icon}
          input={{ ...input, name: field.name, onBlur: field.onBlur }}
        />
      ) : (
        standIn()
      )}
    </Field>
  );
}
