import { closest } from "../browser/closest.ts";
import { DELETION_HASH, DELETION_PATH, MAIN_ID } from "../browser/names.ts";
import { onDomReady } from "../browser/on-dom-ready.ts";
import { showUser } from "../browser/session.ts";
import { showPart } from "../browser/show-part.ts";
import { placeItem } from "../browser/storage.ts";
import { HEADER_SCROLL_PX } from "../limits.ts";
import { markServiceHours } from "./first-paint.ts";

/** Distance from the top at which a heading counts as reached, pixels: the fixed header plus a margin. */
const REACHED_PX = 140;

/**
 * Page behaviour without React, across client navigation. Sets data attributes on `<html>` for CSS, as
 * lib/enhancements/first-paint.ts does before.
 */
export function enhancePage(): void {
  const root = document.documentElement;
  const marks = root.dataset;
  const mark = (name: string, on: boolean) => {
    if (on) marks[name] = "";
    else delete marks[name];
  };

  setInterval(markServiceHours, 30_000);

  const snapshot = () => ({ marks: { ...marks }, style: root.style.cssText });
  let known = snapshot();
  new MutationObserver(() => {
    // React renders a page again if a translator changed it before hydration, and removes all attributes; nothing else
    // removes this one.
    if (marks.service) {
      known = snapshot();
      return;
    }
    const { user, ...others } = known.marks;
    Object.assign(marks, others);
    root.style.cssText = known.style + root.style.cssText;
    // Components may have rendered without the name meanwhile.
    showUser(user);
  }).observe(root, { attributes: true });

  /** Scroll spy: marks the current section in a list of links. */
  const spy = () => {
    for (const list of document.querySelectorAll<HTMLElement>("[data-spy]")) {
      const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
      const atEnd = innerHeight + scrollY >= root.scrollHeight - 2;
      const reached = links.filter((link) => {
        const section = document.getElementById(link.hash.slice(1));
        return section && section.getBoundingClientRect().top <= REACHED_PX;
      });
      // Only the visible one of the lists for wide and narrow windows.
      const current = list.getClientRects().length > 0 ? ((atEnd ? links.at(-1) : reached.at(-1)) ?? links[0]) : undefined;
      for (const link of links) if (link !== current) link.removeAttribute("aria-current");
      if (!current) continue;
      const box = current.closest("[data-spy-list]");
      if (box && box.scrollHeight > box.clientHeight) box.scrollTop = current.offsetTop - box.clientHeight / 2;
      if (current.hasAttribute("aria-current")) continue;
      current.setAttribute("aria-current", "location");
      const place = list.querySelector("[data-spy-place]");
      if (place) place.textContent = `${links.indexOf(current) + 1}`;
    }
  };
  // A list that was closed could not be scrolled.
  document.addEventListener("toggle", spy, true);
  let lastY = scrollY;
  let waiting = false;
  const update = () => {
    // In very narrow windows the header wraps and is too high to be fixed.
    const scrolled = scrollY > HEADER_SCROLL_PX && matchMedia("(min-width:20rem)").matches;
    mark("scrolled", scrolled);
    document.querySelector("header")?.classList.toggle("scrolled", scrolled);
    // The back-to-top button shows only while scrolling up, because it covers text, and not while a field has the focus.
    if (scrollY !== lastY) mark("offerTop", scrollY > 1.5 * innerHeight && scrollY < lastY && !document.activeElement?.matches("main :read-write"));
    lastY = scrollY;
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      spy();
    });
  };
  addEventListener("scroll", update, { passive: true });
  addEventListener("resize", update);
  onDomReady(update);

  // Scrolls to the part of the page that the URL selects (on client navigation: components/blog/scroll-to-list.tsx).
  onDomReady(() => {
    const part = document.querySelector<HTMLElement>("[data-scroll-to]")?.dataset.scrollTo;
    if (!part) return;
    mark("scrolledToPart", true);
    const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (entry?.type === "navigate") showPart(part);
  });

  // Shows the part that the address names, if a choice on phones hides it: `data-chosen-by` is the id of its radio button.
  onDomReady(() => {
    const target = document.getElementById(location.hash.slice(1));
    const radio = document.getElementById(target?.dataset.chosenBy ?? "") as HTMLInputElement | null;
    if (!radio || radio.checked) return;
    radio.checked = true;
    target?.scrollIntoView({ behavior: "instant" });
  });

  // Stores which details are open for the tab (components/ui/persist-details.tsx), after restoring them.
  const rowsOf = (box: Element) => [...box.querySelectorAll<HTMLDetailsElement>("details[id]")];
  onDomReady(() => {
    for (const box of document.querySelectorAll<HTMLElement>("[data-persist-details]")) {
      const stored = placeItem(box.dataset.persistDetails as string).get();
      if (Array.isArray(stored)) for (const row of rowsOf(box)) row.open = stored.includes(row.id);
    }
    const save = (event: Event) => {
      const box = closest(event, "[data-persist-details]");
      if (!box) return;
      const open = rowsOf(box)
        .filter((row) => row.open)
        .map((row) => row.id);
      placeItem(box.dataset.persistDetails as string).set(open);
    };
    // `toggle` does not bubble, so capture it.
    document.addEventListener("toggle", save, true);
  });

  addEventListener("beforeprint", () => {
    const when = new Date().toLocaleString("id-ID", { dateStyle: "long", timeStyle: "short" });
    for (const line of document.querySelectorAll<HTMLElement>("[data-printed]"))
      line.textContent = `${line.dataset.printed} ${location.href}, ${when}`;
  });

  // Pages without React cannot show the deletion dialog, so go to its page.
  onDomReady(() => {
    if (location.hash === DELETION_HASH && document.getElementById(MAIN_ID)?.dataset.hydrate === "none") location.replace(DELETION_PATH);
  });
}
