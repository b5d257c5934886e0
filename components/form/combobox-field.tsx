"use client";

import { ChevronDown } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { Field } from "@/components/form/field";
import { fieldBox, fieldControl } from "@/components/form/field-attributes";
import { matchOptions, namesakes } from "@/components/form/match-options";
import type { Option } from "@/components/form/select-field";
import { useSettleText } from "@/components/form/settle-fields";
import { prepareComboboxes, useChoice, useComboboxList } from "@/components/form/use-combobox";
import { type FieldProps, useField } from "@/components/form/use-field";
import { Mark } from "@/components/ui/mark";
import { toast } from "@/components/ui/toaster";
import { formCopy } from "@/lib/content/form";
import { refusalMessages } from "@/lib/contract/envelope";

/** A shortcut of browser or system. Alt and an arrow open a list, Shift writes a capital letter. */
const isShortcut = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey;
const OPENING_KEYS = ["ArrowDown", "ArrowUp", "Enter", " "];

type ComboboxStandInProps = {
  input: ComponentProps<"input">;
  text: string;
  icon: ReactNode;
  boxClassName: string;
  disabled: boolean;
  /** The field cannot be used yet; called on an attempt to use it. */
  onBlocked: (() => void) | undefined;
  onPressed: (pressed: boolean) => void;
  onOpen: () => void;
  /** `byHand`: with the focus in the field; otherwise the browser has filled it in. */
  onText: (text: string, byHand: boolean) => void;
};

/** The plain field in place of a list that is not loaded yet, or that depends on another field that is empty. */
function ComboboxStandIn({ input, text, icon, boxClassName, disabled, onBlocked, onPressed, onOpen, onText }: ComboboxStandInProps) {
  const closed = { role: "combobox", "aria-expanded": false, "aria-haspopup": "listbox" } as const;
  const behaviour: ComponentProps<"input"> = onBlocked
    ? {
        readOnly: true,
        onClick: onBlocked,
        onKeyDown: (event) => {
          if (isShortcut(event) || (!OPENING_KEYS.includes(event.key) && event.key.length !== 1)) return;
          event.preventDefault();
          onBlocked();
        },
      }
    : {
        disabled,
        onPointerDown: () => onPressed(true),
        onPointerLeave: () => onPressed(false),
        onPointerCancel: () => onPressed(false),
        onClick: () => {
          onPressed(false);
          onOpen();
        },
        onChange: ({ target }) => onText(target.value, document.activeElement === target),
        onKeyDown: (event) => {
          if (isShortcut(event) || !OPENING_KEYS.includes(event.key) || event.key === " ") return;
          event.preventDefault();
          onOpen();
        },
      };
  return (
    <div className={boxClassName}>
      <input {...input} {...closed} {...behaviour} value={text} />
      {icon}
    </div>
  );
}

/** Options of one name that an error lists. */
const NAMESAKES_MAX = 4;

type ComboboxFieldProps<Values extends FieldValues> = FieldProps<Values> & {
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
  /** Called after the form has another value than before. */
  onPicked?: (value: string) => void;
  /** Called with text that is no option, undefined once there is none. */
  onRefused?: ((text: string | undefined) => void) | undefined;
};

function refusal(options: readonly Option[], typed: string): string {
  const names = (list: readonly Option[]) =>
    list
      .slice(0, NAMESAKES_MAX)
      .map(({ label }) => label)
      .join(", ");
  const same = namesakes(options, typed);
  if (same.length > 0) return formCopy.severalNamed(typed, names(same));
  const near = matchOptions(options, typed);
  return near.length > 0 ? formCopy.nearNames(typed, names(near)) : formCopy.notListed(typed);
}

/**
 * A list that can be searched by typing, for long lists. The form's value is the chosen option, or empty while the text
 * matches none: that text stays visible and the field is invalid. The list's code loads with the first interaction;
 * until then a plain field replaces it and replays clicks and input.
 */
export function ComboboxField<Values extends FieldValues>(props: ComboboxFieldProps<Values>) {
  const { control, name, label, hint, optional = false, options, placeholder = formCopy.choose } = props;
  const { loading = false, failed = false, disabled = false, fault, onBlocked, onPicked, onRefused } = props;
  const [refused, setRefused] = useState<string>();
  const notListed = refused === undefined ? undefined : refusal(options, refused);
  const { id, field, error, aria } = useField({ control, name, hint, optional, fault: notListed ?? fault });
  const List = useComboboxList();
  const [openEarly, setOpenEarly] = useState(false);
  // Do not replace the stand-in between pointerdown and click: the click would be lost.
  const [pressed, setPressed] = useState(false);
  const focused = useRef(false);
  const { chosen, typed, choose, settle, type, giveUp } = useChoice({
    options,
    loading,
    focused,
    value: field.value,
    setRefused(text) {
      setRefused(text);
      onRefused?.(text);
    },
    onChange: field.onChange,
    onPicked,
  });
  const text = typed ?? chosen?.label ?? "";
  // With the focus in it, what differs is being typed, also while the list replaces the stand-in.
  useSettleText(id, text, (filled) => {
    if (!focused.current) type(filled, false);
  });
  const atEnd = "pointer-events-none absolute top-1/2 right-4 -mt-2 size-5 text-fg-soft";
  const icon = loading ? <Mark turning className={atEnd} /> : <ChevronDown aria-hidden="true" className={atEnd} />;
  const input = {
    id,
    // Has a name of its own: the open list hides the label from screen readers, and Firefox would read the placeholder
    // instead.
    "aria-label": label,
    placeholder,
    autoComplete: "off",
    className: `${fieldControl} truncate pr-12`,
    ref: field.ref,
    ...aria,
    onFocus: () => {
      focused.current = true;
    },
    onBlur: () => {
      focused.current = false;
      field.onBlur();
      if (!loading) settle();
    },
  };
  const prepare = (opens: boolean) => {
    setOpenEarly(opens);
    void prepareComboboxes().then((ready) => ready || toast.error(refusalMessages.network));
  };

  return (
    <Field id={id} label={label} hint={hint} error={error} disabled={disabled || Boolean(onBlocked)}>
      {List && !onBlocked && !pressed ? (
        <List
          options={options}
          chosen={chosen}
          text={text}
          typed={typed !== undefined}
          loading={loading}
          failed={failed}
          disabled={disabled}
          opensAtOnce={openEarly}
          takesFocus={focused.current}
          onTaken={() => setOpenEarly(false)}
          onText={type}
          onSettle={() => settle()}
          onGiveUp={giveUp}
          onChosen={choose}
          boxClassName={fieldBox(error)}
          icon={icon}
          input={{ ...input, name: field.name }}
        />
      ) : (
        <ComboboxStandIn
          input={input}
          text={text}
          icon={icon}
          boxClassName={fieldBox(error, Boolean(onBlocked))}
          disabled={disabled}
          onBlocked={onBlocked}
          onPressed={setPressed}
          onOpen={() => prepare(true)}
          onText={(value, byHand) => {
            type(value, byHand);
            prepare(byHand);
          }}
        />
      )}
    </Field>
  );
}
