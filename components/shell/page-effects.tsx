"use client";

import { usePathname, useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { closest } from "@/lib/browser/closest";
import { HYDRATED_EVENT, MAIN_ID } from "@/lib/browser/names";
import { isReturnVisit } from "@/lib/browser/return-visit";
import { MOBILE_MAX_PX, TABLET_MIN_PX } from "@/lib/limits";

/** Frames after a click within which a link to another place of the same page has changed the address. */
const ADDRESS_FRAMES = 60;

function focusOn(target: HTMLElement): void {
  if (target.tabIndex < 0) target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
}

/** Focuses the heading of the page. */
function focusHeading(): void {
  const main = document.getElementById(MAIN_ID);
  const start = main?.querySelector<HTMLElement>("h1") ?? main;
  if (start) focusOn(start);
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
 * heading of the page, unless a field of it has taken the focus, and not after Back or Forward. A link to the page that
 * is open goes to its top, as a link to another page does; where links keep the scroll position (`data-keeps-scroll`)
 * nothing moves.
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
    const isTaken = document.getElementById(MAIN_ID)?.contains(document.activeElement);
    if (!isTaken && !isReturnVisit()) focusHeading();
  }, [path]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = closest<HTMLAnchorElement>(event, "a[href]");
      // The router prevents the default; what it leaves alone the browser focuses.
      if (!link || !event.defaultPrevented || link.dataset.do || link.pathname !== location.pathname) return;
      if (!link.hash) {
        if (link.search !== location.search || link.closest("[data-keeps-scroll]")) return;
        scrollTo({ top: 0, behavior: "instant" });
        return focusHeading();
      }
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

/** A resize settles for this long before the page is asked for again, milliseconds. */
const SETTLE_MS = 300;

/** Crossing 768 or 1200 px asks the server again; what was typed stays. Height alone (a keyboard) does nothing. */
export function WidthWatch() {
  const router = useRouter();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const ask = () => {
      clearTimeout(timer);
      timer = setTimeout(() => router.refresh(), SETTLE_MS);
    };
    const edges = [TABLET_MIN_PX, MOBILE_MAX_PX + 1].map((px) => matchMedia(`(min-width: ${px}px)`));
    for (const edge of edges) edge.addEventListener("change", ask);
    return () => {
      clearTimeout(timer);
      for (const edge of edges) edge.removeEventListener("change", ask);
    };
  }, [router]);

  return null;
}

/** Says that the page is hydrated. Last in the root layout: its effect runs after those of everything else. */
export function Hydrated() {
  useEffect(() => {
    document.dispatchEvent(new Event(HYDRATED_EVENT));
  }, []);
  return null;
}
