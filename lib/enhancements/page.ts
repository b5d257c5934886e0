import { DELETION_HASH, DELETION_PATH, MAIN_ID } from "../browser/names.ts";
import { isText, placeItem, storedItem } from "../browser/storage.ts";
import { whenParsed } from "../browser/when-parsed.ts";
import { serviceHours } from "../content/service-hours.ts";
import { HEADER_SCROLL_PX, SHARE_POPUP_PX } from "../limits.ts";

/** How far below the top edge a heading counts as reached, pixels: the fixed header and some air. */
const REACHED_PX = 140;

/**
 * What every page does without the framework, from before the first paint and through changes of page. Styles read its marks on the
 * document; `data-do` names what a press does.
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
  // The one store that the device can use stands before the other (`AppBadges`).
  if (/iPhone/.test(navigator.userAgent)) root.style.setProperty("--ios", "-1");

  const clock = () => {
    const now = new Date();
    const minutes = (now.getUTCHours() * 60 + now.getUTCMinutes() + 420) % 1440;
    marks.service = minutes >= serviceHours.opensAt && minutes < serviceHours.closesAt ? "open" : "closed";
  };
  clock();
  setInterval(clock, 30_000);

  let known = { ...marks };
  new MutationObserver(() => {
    // React draws a page anew that a translator has changed before it was hydrated, and takes off all marks; this one never goes otherwise.
    if (marks.service) known = { ...marks };
    else Object.assign(marks, known);
  }).observe(root, { attributes: true });

  /** Marks the clause that is being read in a list of links to clauses. */
  const spy = () => {
    for (const list of document.querySelectorAll<HTMLElement>("[data-spy]")) {
      const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
      const atEnd = innerHeight + scrollY >= root.scrollHeight - 2;
      const reached = links.filter((link) => {
        const section = document.getElementById(link.hash.slice(1));
        return section && section.getBoundingClientRect().top <= REACHED_PX;
      });
      // Of the list for wide windows and the one for narrow ones, the one that is shown.
      const current = list.getClientRects().length > 0 ? ((atEnd ? links.at(-1) : reached.at(-1)) ?? links[0]) : undefined;
      for (const link of links) if (link !== current) link.removeAttribute("aria-current");
      if (!current || current.hasAttribute("aria-current")) continue;
      current.setAttribute("aria-current", "location");
      if (list.scrollHeight > list.clientHeight) list.scrollTop = current.offsetTop - list.clientHeight / 2;
    }
  };
  // The button to the top lies over no field that is filled in. Asked in a style (:has) it would be looked for with each letter.
  let far = false;
  const markFar = () => mark("far", far && !document.activeElement?.matches("main :read-write"));
  document.addEventListener("focusin", markFar);
  document.addEventListener("focusout", markFar);
  let waiting = false;
  const look = () => {
    // With too little width for one row the header is too high to stay over the page.
    const scrolled = scrollY > HEADER_SCROLL_PX && matchMedia("(min-width:20rem)").matches;
    mark("scrolled", scrolled);
    document.querySelector("header")?.classList.toggle("scrolled", scrolled);
    far = scrollY > 1.5 * innerHeight;
    markFar();
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      spy();
    });
  };
  addEventListener("scroll", look, { passive: true });
  addEventListener("resize", look);
  addEventListener("pageshow", look);
  whenParsed(look);

  // An address that chose a part of the page begins there (components/blog/scroll-to-list.tsx does it for changes of page).
  whenParsed(() => {
    const part = document.querySelector<HTMLElement>("[data-begin-at]")?.dataset.beginAt;
    if (!part) return;
    mark("begun", true);
    const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (entry?.type === "navigate") document.getElementById(part)?.scrollIntoView({ block: "start", behavior: "instant" });
  });

  // Which questions are open is remembered for the tab (components/ui/persist-details.tsx), once what was remembered is restored.
  const rowsOf = (box: Element) => [...box.querySelectorAll<HTMLDetailsElement>("details[id]")];
  whenParsed(() => {
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
    // The event does not bubble: it is caught on its way down.
    document.addEventListener("toggle", save, true);
  });

  addEventListener("beforeprint", () => {
    const when = new Date().toLocaleString("id-ID", { dateStyle: "long", timeStyle: "short" });
    for (const line of document.querySelectorAll<HTMLElement>("[data-printed]"))
      line.textContent = `${line.dataset.printed} ${location.href}, ${when}`;
  });

  // The deletion opens as a dialog at its own address; a page without the framework cannot show it over itself.
  whenParsed(() => {
    if (location.hash === DELETION_HASH && document.getElementById(MAIN_ID)?.dataset.hydrate === "none") location.replace(DELETION_PATH);
  });

  const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
  const deeds: Record<string, (element: HTMLElement, event: MouseEvent) => void> = {
    top() {
      scrollTo({ top: 0, behavior: calm() ? "instant" : "smooth" });
      const main = document.getElementById(MAIN_ID);
      main?.setAttribute("tabindex", "-1");
      main?.focus({ preventScroll: true });
    },
    print: () => print(),
    share: (element) => navigator.share({ title: document.title, url: element.dataset.url as string }).catch(() => undefined),
    // A small window of its own; where the browser blocks it, the link opens as any other.
    popup(element, event) {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      const at = (start: number, size: number) => Math.max(0, start + (size - SHARE_POPUP_PX) / 2);
      const place = `left=${at(screenX, outerWidth)},top=${at(screenY, outerHeight)}`;
      const opened = window.open((element as HTMLAnchorElement).href, "bagikan", `popup,width=${SHARE_POPUP_PX},height=${SHARE_POPUP_PX},${place}`);
      if (!opened) return;
      opened.opener = null;
      event.preventDefault();
    },
    clause(element, event) {
      const section = document.getElementById((element as HTMLAnchorElement).hash.slice(1));
      if (!section || event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      // First: a folded list takes its height from above the section.
      element.closest("details")?.removeAttribute("open");
      section.scrollIntoView({ behavior: calm() ? "auto" : "smooth" });
      section.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
      history.replaceState(history.state, "", `#${section.id}`);
    },
  };
  document.addEventListener("click", (event) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-do]") : null;
    if (element) deeds[element.dataset.do as string]?.(element, event);
  });
}
