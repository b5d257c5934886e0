"use client";

import { Combobox } from "@base-ui/react/combobox";
import { type ComponentProps, type ReactNode, startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { matchOptions, namesFirst } from "@/components/form/match-options";
import type { Option } from "@/components/form/select-field";
import { formCopy } from "@/lib/content/form";
import { kitCopy } from "@/lib/content/kit";

/** Options rendered when the list opens: those in view and a few more. */
const FIRST = 12;
/** More follow after a pause in typing, in steps, up to BACKGROUND_MAX; the rest only near the end of the list. */
const STEP = 30;
const BACKGROUND_MAX = 150;
const PAUSE_MS = 150;
const NEAR_END_OPTIONS = 8;

/** The part of a long list that is rendered, so that opening it and typing stay fast with hundreds of options. */
export function useDrawnOptions(matches: readonly Option[], open: boolean) {
  const [limit, setLimit] = useState(FIRST);
  const drawn = useMemo(() => matches.slice(0, limit), [matches, limit]);
  const drawMore = () => {
    if (limit < matches.length) startTransition(() => setLimit(limit + STEP));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawMore depends on these values only
  useEffect(() => {
    if (!open || limit >= BACKGROUND_MAX) return;
    const timer = setTimeout(drawMore, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [open, limit, matches.length]);
  return { limit, drawn, drawMore, drawFirst: () => setLimit(FIRST), isNearEnd: (index: number) => index >= limit - NEAR_END_OPTIONS };
}

/**
 * The outline of the site's own marks, so that the white background, which other marks need in the dark theme, does not
 * show at their corners.
 */
const PETAL = { borderRadius: "10% 30%" };

/** The mark before an option of a list, such as the logo of a bank. */
export function OptionMark({ src }: { src: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: a small mark of the list's own source needs no image service
    <img src={src} alt="" width={28} height={28} loading="lazy" className="mr-4 size-7 flex-none bg-white object-contain" style={PETAL} />
  );
}

const NEAR_END_PX = 400;

/** The library gives the hidden buttons that close an open list an English name, and no option for another. */
function nameDismissButtons(popup: HTMLElement | null) {
  if (!popup) return;
  for (const button of document.querySelectorAll("[aria-label=Dismiss]")) button.setAttribute("aria-label", kitCopy.close);
}

/** The open list of a combobox; `onNearEnd` is called when it is scrolled near to its end. */
export function ComboboxPopup({ loading, onNearEnd }: { loading: boolean; onNearEnd: () => void }) {
  return (
    <Combobox.Portal>
      <Combobox.Positioner sideOffset={6} className="z-40 w-(--anchor-width)">
        <Combobox.Popup
          ref={nameDismissButtons}
          onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
            if (scrollHeight - scrollTop - clientHeight < NEAR_END_PX) onNearEnd();
          }}
          className="max-h-[min(18.5rem,var(--available-height))] overflow-y-auto overscroll-contain rounded-sm bg-bg-card p-1.5 shadow-menu forced-colors:border"
        >
          {loading ? (
            <Combobox.Status className="px-3 py-2.5 text-fg-mute">{formCopy.loadingOptions}</Combobox.Status>
          ) : (
            <Combobox.Empty className="px-3 py-2.5 text-fg-mute empty:hidden">{formCopy.noOptions}</Combobox.Empty>
          )}
          {/* Not named by the label, which belongs to the field alone. */}
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
  );
}

type Props = {
  options: readonly Option[];
  chosen: Option | null;
  /** The text in the field; `typed`: since the last choice. */
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
  // Before the browser handles the next key, which would be lost while nothing has the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list is mounted
  useLayoutEffect(() => {
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
      autoHighlight={(typed && !namesFirst(options, text) ? false : early.opens && early.typed ? "always" : true) as boolean}
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
