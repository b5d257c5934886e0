"use client";

import { Combobox } from "@base-ui/react/combobox";
import { type ComponentProps, type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { OptionMark } from "@/components/form/option-mark";
import type { Option } from "@/components/form/select-field";
import { formWords } from "@/lib/content/form";
import { kitWords } from "@/lib/content/kit";

/** Options drawn at once: what the list shows without scrolling and a few more. */
const FIRST = 12;
/** Once the hand rests, more follow by themselves in steps of this many; beyond the greater number only towards the end of the list. */
const STEP = 30;
const BY_THEMSELVES = 150;
const REST_MS = 150;
const NEAR_END_PX = 400;
const NEAR_END_OPTIONS = 8;

/** Locale rules of comparison cost tens of milliseconds for 500 names, which are plain letters. */
const matches = ({ label }: Option, typed: string) => label.toLowerCase().includes(typed.trim().toLowerCase());

/** The option that is written out in full, whatever its capitals. */
const written = (options: readonly Option[], typed: string) => options.find(({ label }) => label.toLowerCase() === typed.trim().toLowerCase());

/** Names the hidden buttons that end an open list for people who listen and touch: the library gives them an English name and no way to another. */
function nameEndings(popup: HTMLElement | null) {
  if (!popup) return;
  for (const button of document.querySelectorAll("[aria-label=Dismiss]")) button.setAttribute("aria-label", kitWords.close);
}

/** What somebody did at the field before this code was there. */
export type EarlyUse = { open: boolean; typed: string };

type Props = {
  options: readonly Option[];
  chosen: Option | null;
  loading: boolean;
  failed: boolean;
  disabled: boolean;
  early: EarlyUse | undefined;
  /** Called once the early use is taken up: it counts once. */
  onTaken: () => void;
  onChosen: (value: string) => void;
  boxClassName: string;
  icon: ReactNode;
  input: ComponentProps<"input">;
};

/** The field and its list. Takes up where an early use has left off: with the focus, open, with the letters typed. */
export function ComboboxList({ options, chosen, loading, failed, disabled, early, onTaken, onChosen, boxClassName, icon, input }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [used] = useState(early);
  const [open, setOpen] = useState(used?.open ?? false);
  const [shown, setShown] = useState(FIRST);
  const drawMore = () => {
    if (shown < options.length) startTransition(() => setShown(shown + STEP));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawMore is made of these
  useEffect(() => {
    if (!open || shown >= BY_THEMSELVES) return;
    const timer = setTimeout(drawMore, REST_MS);
    return () => clearTimeout(timer);
  }, [open, shown, options.length]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list stands
  useEffect(() => {
    if (!used) return;
    box.current?.querySelector("input")?.focus();
    onTaken();
  }, []);
  return (
    <Combobox.Root<Option>
      items={options}
      value={chosen}
      isItemEqualToValue={(option, value) => option.value === value.value}
      disabled={disabled}
      // What was typed before is no change: only "always", which the library knows and its types do not, marks a first match of it for Enter.
      autoHighlight={(used?.typed ? "always" : true) as boolean}
      filter={matches}
      limit={shown}
      onItemHighlighted={(_, { index }) => {
        if (index >= shown - NEAR_END_OPTIONS) drawMore();
      }}
      open={open && !failed}
      onOpenChange={(opens) => {
        setOpen(opens);
        setShown(FIRST);
      }}
      onInputValueChange={() => setShown(FIRST)}
      locale="id"
      {...(used?.typed ? { defaultInputValue: used.typed } : {})}
      onValueChange={(option) => onChosen(option?.value ?? "")}
    >
      <Combobox.InputGroup ref={box} className={boxClassName}>
        <Combobox.Input
          {...input}
          onBlur={(event) => {
            input.onBlur?.(event);
            // Kept shut it is not closed by leaving, and would open by itself once the options come.
            if (failed) setOpen(false);
            const option = written(options, event.currentTarget.value);
            if (option && option.value !== chosen?.value) onChosen(option.value);
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
              <Combobox.Status className="px-3 py-2.5 text-fg-mute">{formWords.loadingOptions}</Combobox.Status>
            ) : (
              <Combobox.Empty className="px-3 py-2.5 text-fg-mute empty:hidden">{formWords.noOptions}</Combobox.Empty>
            )}
            {/* Not by the label: that is the field's alone. */}
            <Combobox.List aria-label={formWords.choices}>
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
