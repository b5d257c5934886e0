"use client";

import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { hasModifier } from "@/lib/browser/modifier-keys";

type Tab = { id: string; label: string; panel: ReactNode };
type TabsProps = {
  /** Name of the list of tabs. */
  label: string;
  tabs: readonly Tab[];
  /** Id of the selected tab, when the parent controls it; else the first tab is selected at first. */
  selected?: string;
  /** Called after another tab was chosen. */
  onSelect?: (id: string) => void;
};

type PanelProps = { id: string; labelledBy: string; shown: boolean; onFound: () => void; children: ReactNode };

/** A panel. The browser's search and links to a text find a closed one too, and select its tab. */
function Panel({ id, labelledBy, shown, onFound, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [mounted, setMounted] = useState(false);
  useLayoutEffect(() => {
    // React does not know this value of `hidden`.
    if (shown) panel.current?.removeAttribute("hidden");
    else panel.current?.setAttribute("hidden", "until-found");
    setMounted(true);
  }, [shown]);
  useEffect(() => {
    const { current } = panel;
    current?.addEventListener("beforematch", onFound);
    return () => current?.removeEventListener("beforematch", onFound);
  }, [onFound]);
  return (
    // At first hidden by a class, not the attribute: without scripts and on paper every panel is readable.
    <div
      ref={panel}
      role="tabpanel"
      id={id}
      aria-labelledby={labelledBy}
      className={`print:[content-visibility:visible] ${shown || mounted ? "" : "hidden noscript:block print:block"}`}
    >
      {children}
    </div>
  );
}

/**
 * Tabs with one stop of the Tab key; arrows, Home and End select. All panels are in the HTML and on paper, where a panel
 * needs a heading of its own.
 */
export function Tabs({ label, tabs, selected: given, onSelect }: TabsProps) {
  const [own, setOwn] = useState(tabs[0]?.id);
  const selected = given ?? own;
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const prefix = useId();

  // A narrow list scrolls: center the selected tab.
  useEffect(() => {
    const tab = buttons.current.get(selected ?? "");
    const list = tab?.parentElement;
    if (!tab || !list) return;
    const [place, room] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
    list.scrollLeft += place.left - room.left - (room.width - place.width) / 2;
  }, [selected]);

  const choose = (id: string) => {
    setOwn(id);
    onSelect?.(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (hasModifier(event)) return;
    const at = tabs.findIndex((tab) => tab.id === selected);
    const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const tab = target === undefined ? undefined : tabs.at(target % tabs.length);
    if (!tab) return;
    event.preventDefault();
    choose(tab.id);
    buttons.current.get(tab.id)?.focus();
  };

  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex overflow-x-auto border-line border-b [scrollbar-width:none] max-md:-mx-gutter max-md:px-gutter print:hidden"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-${tab.id}-tab`}
            aria-controls={`${prefix}-${tab.id}`}
            aria-selected={tab.id === selected}
            tabIndex={tab.id === selected ? 0 : -1}
            ref={(element) => {
              if (element) buttons.current.set(tab.id, element);
            }}
            onClick={() => choose(tab.id)}
            className="relative min-h-13 whitespace-nowrap px-4.5 font-bold text-[1.0625rem] text-fg-mute -outline-offset-3 first:pl-0 after:absolute after:inset-x-4.5 after:bottom-0 after:h-1 after:rounded-t-sm hover:text-fg aria-selected:text-fg aria-selected:after:bg-kunyit-400 first:after:left-0 max-md:px-1.5 max-md:first:pl-0 forced-colors:px-3! max-md:after:inset-x-1.5 max-md:first:after:left-0"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <Panel
          key={tab.id}
          id={`${prefix}-${tab.id}`}
          labelledBy={`${prefix}-${tab.id}-tab`}
          shown={tab.id === selected}
          onFound={() => choose(tab.id)}
        >
          {tab.panel}
        </Panel>
      ))}
    </>
  );
}
