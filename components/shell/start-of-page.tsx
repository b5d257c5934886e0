"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { closest } from "@/lib/browser/closest";
import { MAIN_ID } from "@/lib/browser/names";

/** Frames after a click within which a link to another place of the same page has changed the address. */
const ADDRESS_FRAMES = 60;

function focusOn(target: HTMLElement): void {
  if (target.tabIndex < 0) target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
}

function fragmentTarget(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null;
  }
}

/** Whether the browser loaded the document for this page; later pages are soft navigations. */
let isFirst = true;

/**
 * Focuses the place that the address names after a soft navigation, as the browser does after a load. Without one, the
 * start of the page, if the clicked link is in the footer, which stays.
 */
export function StartOfPage() {
  const path = usePathname();
  const before = useRef(isFirst ? path : undefined);

  useEffect(() => {
    isFirst = false;
    if (before.current === path) return;
    before.current = path;
    const target = fragmentTarget();
    if (target) return focusOn(target);
    const main = document.getElementById(MAIN_ID);
    if (main && document.activeElement?.closest("footer")) focusOn(main);
  }, [path]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = closest<HTMLAnchorElement>(event, "a[href*='#']");
      // The router prevents the default; what it leaves alone the browser focuses.
      if (!link || !event.defaultPrevented || link.dataset.do || link.pathname !== location.pathname) return;
      const look = (frames: number) => {
        const target = location.hash === link.hash ? fragmentTarget() : null;
        if (target) focusOn(target);
        else if (frames > 0) requestAnimationFrame(() => look(frames - 1));
      };
      look(ADDRESS_FRAMES);
    };
    // After React's own listener, which is on the document too.
    addEventListener("click", onClick);
    return () => removeEventListener("click", onClick);
  }, []);

  return null;
}
