"use client";

import { type RefObject, useEffect, useState } from "react";

/** Open state of something that hangs below a button: Esc, a press outside or the focus leaving closes it. */
export function usePopup(area: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) setOpen(false);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      if (area.current?.contains(document.activeElement)) button.current?.focus();
    };
    document.addEventListener("pointerdown", outside);
    document.addEventListener("focusin", outside);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("focusin", outside);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [open, area, button]);

  return [open, setOpen] as const;
}

/** Moves the focus among the links and buttons of a list with the arrows, Home and End. True when it did. */
export function moveFocus(list: HTMLElement | null, key: string): boolean {
  const stops = [...(list?.querySelectorAll<HTMLElement>("a[href], button") ?? [])];
  if (stops.length === 0) return false;
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const target = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[key];
  if (target === undefined) return false;
  stops.at(target % stops.length)?.focus();
  return true;
}
