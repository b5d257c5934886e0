"use client";

import type { ComponentProps, ReactNode } from "react";

const OPENING_KEYS = ["ArrowDown", "ArrowUp", "Enter", " "];

type Props = {
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
export function ComboboxStandIn({ input, text, icon, boxClassName, disabled, onBlocked, onPressed, onOpen, onText }: Props) {
  const closed = { role: "combobox", "aria-expanded": false, "aria-haspopup": "listbox" } as const;
  const behaviour: ComponentProps<"input"> = onBlocked
    ? {
        readOnly: true,
        onClick: onBlocked,
        onKeyDown: (event) => {
          if (!OPENING_KEYS.includes(event.key) && event.key.length !== 1) return;
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
          if (!OPENING_KEYS.includes(event.key) || event.key === " ") return;
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
