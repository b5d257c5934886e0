"use client";

import { Combobox } from "@base-ui/react/combobox";
import { type ComponentProps, type ReactNode, startTransition, useEffect, useMemo, useRef, useState } from "react";
import { matchOptions } from "@/components/form/match-options";
import { OptionMark } from "@/components/form/option-mark";
import type { Option } from "@/components/form/select-field";
import { formCopy } from "@/lib/content/form";
import { kitCopy } from "@/lib/content/kit";

/** Options drawn at once: what the list shows without scrolling and a few more. */
const FIRST = 12;
/** Once the hand rests, more follow by themselves in steps of this many; beyond the greater number only towards the end of the list. */
const STEP = 30;
const BY_THEMSELVES = 150;
const REST_MS = 150;
const NEAR_END_PX = 400;
const NEAR_END_OPTIONS = 8;

/** Names the hidden buttons that end an open list for people who listen and touch: the library gives them an English name and no way to another. */
function nameEndings(popup: HTMLElement | null) {
  if (!popup) return;
  for (const button of document.querySelectorAll("[aria-label=Dismiss]")) button.setAttribute("aria-label", kitCopy.close);
}

type Props = {
  options: readonly Option[];
  chosen: Option | null;
  /** What stands in the field; `typed`: it is not the chosen option. */
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
  const [shown, setShown] = useState(FIRST);
  const highlighted = useRef(false);
  /** The field was clicked since it has the focus. */
  const clicked = useRef(early.opens);
  const matches = useMemo(() => (typed ? matchOptions(options, text) : options), [options, text, typed]);
  const drawn = useMemo(() => matches.slice(0, shown), [matches, shown]);
  const drawMore = () => {
    if (shown < matches.length) startTransition(() => setShown(shown + STEP));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawMore is made of these
  useEffect(() => {
    if (!open || shown >= BY_THEMSELVES) return;
    const timer = setTimeout(drawMore, REST_MS);
    return () => clearTimeout(timer);
  }, [open, shown, matches.length]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list stands
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
      limit={shown}
      value={chosen}
      inputValue={text}
      isItemEqualToValue={(option, value) => option.value === value.value}
      disabled={disabled}
      // What was typed before is no change: only "always", which the library knows and its types do not, marks a first match of it for Enter.
      autoHighlight={(early.opens && early.typed ? "always" : true) as boolean}
      onItemHighlighted={(_, { index }) => {
        highlighted.current = index >= 0;
        if (index >= shown - NEAR_END_OPTIONS) drawMore();
      }}
      open={open && !failed}
      onOpenChange={(opens, { reason }) => {
        setOpen(opens);
        setShown(FIRST);
        if (!opens && reason === "escape-key") onGiveUp();
      }}
      onInputValueChange={(value, { reason }) => {
        // The library also empties the field with Escape and puts the choice back when the list is shut.
        if (reason !== "input-change") return;
        setShown(FIRST);
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
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={6} className="z-40 w-(--anchor-width)">
          <Combobox.Popup
            ref={nameEndings}
            onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
              if (scrollHeight - scrollTop - clientHeight < NEAR_END_PX) drawMore();
            }}
            className="max-h-[min(18.5rem,var(--available-height))] overflow-y-auto overscroll-contain rounded-sm bg-bg-card p-1.5 shadow-menu forced-colors:border"
          >
            {loading ? (
              <Combobox.Status className="px-3 py-2.5 text-fg-mute">{formCopy.loadingOptions}</Combobox.Status>
            ) : (
              <Combobox.Empty className="px-3 py-2.5 text-fg-mute empty:hidden">{formCopy.noOptions}</Combobox.Empty>
            )}
            {/* Not by the label: that is the field's alone. */}
            <Combobox.List aria-label={formCopy.choices}>
              {(option: Option) => (
                <Combobox.Item
                  key={option.value}
                  value={option}
                  className="flex min-h-11 cursor-pointer items-center rounded-xs px-3 py-1.5 data-highlighted:bg-success-bg data-selected:font-bold forced-colors:data-highlighted:outline-2"
                >
                  {option.image && <OptionMark src={option.image} />}
                  {option.label}
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
