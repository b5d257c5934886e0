import { DELETION_HASH, DELETION_PATH, MAIN_ID } from "../browser/names.ts";
import { onDomReady } from "../browser/on-dom-ready.ts";
import { isText, placeItem, storedItem } from "../browser/storage.ts";
import { serviceHours } from "../content/service-hours.ts";
import { HEADER_SCROLL_PX, SHARE_POPUP_PX } from "../limits.ts";

/** Distance from the top at which a heading counts as reached, pixels: the fixed header plus a margin. */
const REACHED_PX = 140;

/**
 * Page behaviour without React, from before the first paint and across client navigation. Sets data attributes on
 * `<html>` for CSS, and runs click actions by `data-do`.
 */
export function enhancePage(): void {
  const root = document.documentElement;
  const marks = root.dataset;
  const mark = (name: string, on: boolean) => {
    if (on) marks[name] = "";
    else delete marks[name];
  };

  if (storedItem("topWarn", isText).get() !== undefined) marks.topWarn = "closed";
  mark("canShare", typeof navigator.share === "function");
  // On an iPhone the App Store badge comes first (`AppBadges`).
  if (/iPhone/.test(navigator.userAgent)) root.style.setProperty("--ios", "-1");

  const clock = () => {
    // Minutes since midnight in Jakarta.
    const minutes = (Math.floor(Date.now() / 60_000) + 420) % 1440;
    marks.service = minutes >= serviceHours.opensAt && minutes < serviceHours.closesAt ? "open" : "closed";
  };
  clock();
  setInterval(clock, 30_000);

  let known = { ...marks };
  new MutationObserver(() => {
    // React renders a page again if a translator changed it before hydration, and removes all attributes; nothing else
    // removes this one.
    if (marks.service) known = { ...marks };
    else Object.assign(marks, known);
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
    // The back-to-top button shows only on the way up: while reading on it would cover text. It covers no focused field.
    if (scrollY !== lastY) mark("far", scrollY > 1.5 * innerHeight && scrollY < lastY && !document.activeElement?.matches("main :read-write"));
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
    const part = document.querySelector<HTMLElement>("[data-begin-at]")?.dataset.beginAt;
    if (!part) return;
    mark("begun", true);
    const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (entry?.type === "navigate") document.getElementById(part)?.scrollIntoView({ block: "start", behavior: "instant" });
  });

  // Stores which details are open for the tab (components/ui/persist-details.tsx), after restoring them.
  const rowsOf = (box: Element) => [...box.querySelectorAll<HTMLDetailsElement>("details[id]")];
  onDomReady(() => {
    for (const box of document.querySelectorAll<HTMLElement>("[data-persist-details]")) {
      const stored = placeItem(box.dataset.persistDetails as string).get();
      if (Array.isArray(stored)) for (const row of rowsOf(box)) row.open = stored.includes(row.id);
    }
    const save = (event: Event) => {
      const box = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-persist-details]") : null;
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

  const reducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
  const actions: Record<string, (element: HTMLElement, event: MouseEvent) => void> = {
    top() {
      scrollTo({ top: 0, behavior: reducedMotion() ? "instant" : "smooth" });
      const main = document.getElementById(MAIN_ID);
      main?.setAttribute("tabindex", "-1");
      main?.focus({ preventScroll: true });
    },
    print: () => print(),
    share: (element) => navigator.share({ title: document.title, url: element.dataset.url as string }).catch(() => undefined),
    // If the browser blocks the popup, the link opens normally.
    popup(element, event) {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      const at = (start: number, size: number) => Math.max(0, start + (size - SHARE_POPUP_PX) / 2);
      const place = `left=${at(screenX, outerWidth)},top=${at(screenY, outerHeight)}`;
      const opened = open((element as HTMLAnchorElement).href, "share", `popup,width=${SHARE_POPUP_PX},height=${SHARE_POPUP_PX},${place}`);
      if (!opened) return;
      opened.opener = null;
      event.preventDefault();
    },
    clause(element, event) {
      const section = document.getElementById((element as HTMLAnchorElement).hash.slice(1));
      if (!section || event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      // First, because closing the list shifts the section.
      element.closest("details")?.removeAttribute("open");
      section.scrollIntoView({ behavior: reducedMotion() ? "auto" : "smooth" });
      section.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
      history.replaceState(history.state, "", `#${section.id}`);
    },
  };
  document.addEventListener("click", (event) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-do]") : null;
    if (element) actions[element.dataset.do as string]?.(element, event);
  });
}
