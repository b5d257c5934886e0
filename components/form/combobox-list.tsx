"use client";

import { Combobox } from "@base-ui/react/combobox";
import { type ComponentProps, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { ComboboxPopup } from "@/components/form/combobox-popup";
import { matchOptions } from "@/components/form/match-options";
import type { Option } from "@/components/form/select-field";
import { useDrawnOptions } from "@/components/form/use-drawn-options";

type Props = {
  options: readonly Option[];
  chosen: Option | null;
  /** The text in the field; `typed`: it is not the chosen option. */
  text: string;
  typed: boolean;
  loading: boolean;
  failed: boolean;
  disabled: boolean;
  /** The field was opened before this code was there. */
  opensAtOnce: boolean;
  takesFocus: boolean;
  /** Called once the early use is taken up: it counts once. */
  onTaken: () => void;
  /** `byHand`: with the focus in the field; otherwise the browser has filled it in. */
  onText: (text: string, byHand: boolean) => void;
  /** What was typed is to be an option now, or is the field's fault. */
  onSettle: () => void;
  /** Back to the option chosen before. */
  onGiveUp: () => void;
  onChosen: (value: string) => void;
  boxClassName: string;
  icon: ReactNode;
  input: ComponentProps<"input">;
};

/** The field and its list. Takes up where an early use has left off: with the focus, open, with the letters typed. */
export function ComboboxList(props: Props) {
  const { options, chosen, text, typed, loading, failed, disabled, onText, onSettle, onGiveUp, onChosen, boxClassName, icon, input } = props;
  const box = useRef<HTMLDivElement>(null);
  const [early] = useState({ opens: props.opensAtOnce, focuses: props.takesFocus, typed });
  const [open, setOpen] = useState(early.opens);
  const highlighted = useRef(false);
  /** The field was clicked since it has the focus. */
  const clicked = useRef(early.opens);
  const matches = useMemo(() => (typed ? matchOptions(options, text) : options), [options, text, typed]);
  const { limit, drawn, drawMore, drawFirst, isNearEnd } = useDrawnOptions(matches, open);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list is mounted
  useEffect(() => {
    const control = box.current?.querySelector("input");
    if (early.focuses) control?.focus();
    if (early.opens && !early.typed) control?.select();
    props.onTaken();
  }, []);
  return (
    <Combobox.Root<Option>
      items={options}
      filteredItems={drawn}
      filter={null}
      limit={limit}
      value={chosen}
      inputValue={text}
      isItemEqualToValue={(option, value) => option.value === value.value}
      disabled={disabled}
      // The list opens with text in it, which counts as no change. Only "always", which the library accepts although
      // its types omit it, highlights the first match for Enter.
      autoHighlight={(early.opens && early.typed ? "always" : true) as boolean}
      onItemHighlighted={(_, { index }) => {
        highlighted.current = index >= 0;
        if (isNearEnd(index)) drawMore();
      }}
      open={open && !failed}
      onOpenChange={(opens, { reason }) => {
        setOpen(opens);
        drawFirst();
        if (!opens && reason === "escape-key") onGiveUp();
      }}
      onInputValueChange={(value, { reason }) => {
        // The library also empties the field with Escape and puts the choice back when the list is shut.
        if (reason !== "input-change") return;
        drawFirst();
        onText(value, document.activeElement === box.current?.querySelector("input"));
      }}
      locale="id"
      onValueChange={(option, details) => {
        if (option) onChosen(option.value);
        else details.cancel();
      }}
    >
      <Combobox.InputGroup ref={box} className={boxClassName}>
        <Combobox.Input
          {...input}
          onClick={(event) => {
            // Typing replaces the choice; a second click puts the caret.
            if (!typed && !clicked.current) event.currentTarget.select();
            clicked.current = true;
          }}
          // A keyboard that composes each word, as on tablets that call themselves a desktop, filters like any other.
          onCompositionStart={(event) => event.preventBaseUIHandler()}
          onCompositionEnd={(event) => event.preventBaseUIHandler()}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing || !open || highlighted.current) return;
            // An open list with no match: nothing is sent, and the text is what is wrong.
            event.preventDefault();
            onSettle();
          }}
          onBlur={(event) => {
            input.onBlur?.(event);
            clicked.current = false;
            // Forced shut it is not closed by leaving, and would open by itself once the options come.
            if (failed) setOpen(false);
          }}
        />
        {icon}
      </Combobox.InputGroup>
      <ComboboxPopup loading={loading} onNearEnd={drawMore} />
    </Combobox.Root>
  );
}
