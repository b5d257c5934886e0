"use client";

import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { usePopup } from "@/components/shell/use-popup";
import { Link } from "@/components/ui/link";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { rateMeaning, rateWords } from "@/lib/content/shell";
import { rateText } from "@/lib/format/rate";
import { routes } from "@/lib/routes";

type Rate = { name: string; value: string; defaultTkb: boolean };

/** The rates of the sector, in the place of those that the platform gives none of. */
const unknownRates: Rate[] = ["TKB0", "TKB30", "TKB60", "TKB90"].map((name) => ({ name, value: rateWords.missing, defaultTkb: name === "TKB90" }));

/** The success rates: shows one, the list shows all and explains the one chosen, with a sentence that dates them. Dashes where there are none. */
export function RateSelector({ rates: known, asOf }: { rates: readonly Rate[]; asOf?: ReactNode }) {
  const rates = known.length > 0 ? known : unknownRates;
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = usePopup(area, button);
  const start = Math.max(
    0,
    rates.findIndex((rate) => rate.defaultTkb),
  );
  const [chosen, setChosen] = useState(start);
  const [active, setActive] = useState(start);
  const id = useId();
  const rate = (rates[chosen] ?? rates[0]) as Rate;

  useEffect(() => {
    if (open) list.current?.focus();
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const choose = (index: number) => {
    setChosen(index);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = rates.length - 1;
    const target = { ArrowDown: Math.min(active + 1, last), ArrowUp: Math.max(active - 1, 0), Home: 0, End: last }[event.key];
    if (target !== undefined) setActive(target);
    else if (event.key === "Enter" || event.key === " ") choose(active);
    else return;
    event.preventDefault();
  };

  return (
    <div ref={area} className="ml-auto @max-[20rem]:order-1 @md:ml-5 md:relative">
      <button
        ref={button}
        type="button"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-describedby={id}
        onClick={() => {
          setActive(chosen);
          setOpen((value) => !value);
        }}
        className="inline-flex min-h-11 max-w-44 items-center gap-1 whitespace-nowrap rounded-sm px-2 py-0 text-small shadow-hairline hover:shadow-edge"
      >
        <VisuallyHidden>{rateWords.label}</VisuallyHidden>{" "}
        {/* The chosen value, as that of a list: it describes the button and is no part of its name. */}
        <span id={id} aria-hidden="true" className="contents">
          <span className="truncate">{rate.name}</span> <b className="truncate font-extrabold text-action tabular-nums">{rateText(rate.value)}</b>
        </span>
        <ChevronDown aria-hidden="true" className={`size-4 flex-none text-fg-mute transition-transform duration-base ${open ? "rotate-180" : ""}`} />
      </button>
      <div
        hidden={!open}
        className="absolute inset-x-gutter top-full z-30 mt-2 max-w-104 rounded-md bg-bg-card p-2 shadow-menu md:right-auto md:left-0 md:w-80"
      >
        <div
          ref={list}
          role="listbox"
          aria-label={rateWords.list}
          aria-activedescendant={`${id}-${active}`}
          tabIndex={-1}
          onKeyDown={onKeyDown}
          className="outline-none"
        >
          {rates.map((entry, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keys
            // biome-ignore lint/a11y/useFocusableInteractive: the list keeps the focus and points at the active row
            <div
              key={entry.name}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === chosen}
              data-active={index === active || undefined}
              onClick={() => choose(index)}
              onPointerMove={() => setActive(index)}
              className="flex min-h-11 cursor-pointer items-center justify-between rounded-sm px-3 text-small wrap-anywhere -outline-offset-2 aria-selected:bg-success-bg aria-selected:font-bold data-active:outline-2 data-active:outline-line-strong"
            >
              <span>{entry.name}</span>
              <b className={`tabular-nums ${index === chosen ? "text-action" : ""}`}>{rateText(entry.value)}</b>
            </div>
          ))}
        </div>
        <p key={chosen} className="mt-1.5 border-line border-t px-3 pt-2 text-fg-mute text-micro">
          {rateMeaning(rate.name)} {asOf}
        </p>
        <Link
          href={`${routes.about}#tkb`}
          onClick={() => setOpen(false)}
          className="mx-3 inline-flex min-h-11 items-center font-semibold text-micro -outline-offset-3"
        >
          {rateWords.how}
        </Link>
      </div>
    </div>
  );
}
