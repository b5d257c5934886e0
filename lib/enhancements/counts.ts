import { ARTICLE_PATH, COUNTS_PATH } from "../browser/names.ts";

/** A gap between two layout shifts that ends a burst, and the longest burst, milliseconds (definition of CLS). */
const BURST_GAP_MS = 1_000;
const BURST_MS = 5_000;
/** The shortest interaction that browsers report, milliseconds. */
const INTERACTION_MS = 16;

const SEARCH = /(?:^|\.)(?:google|bing|yahoo|duckduckgo|yandex)(?:\.[a-z]{2,3}){1,2}$/;
const SOCIAL = /(?:^|\.)(?:(?:facebook|instagram|tiktok|youtube|linkedin|whatsapp|x)\.com|t\.co|wa\.me|t\.me)$/;

/** The kind of site that a visitor comes from; undefined within this site. Its address is never sent. */
function sourceOf(referrer: string): string | undefined {
  if (!referrer) return "direct";
  const { host, origin } = new URL(referrer);
  if (origin === location.origin) return undefined;
  return SEARCH.test(host) ? "search" : SOCIAL.test(host) ? "social" : "other";
}

/** The campaign in a query, as `source/name` or one of them; undefined without one. The server drops what is no short slug. */
function campaignOf(search: string): string | undefined {
  const query = new URLSearchParams(search);
  const parts = ["source", "campaign"].map((part) => query.get(`utm_${part}`)).filter(Boolean);
  return parts.join("/").toLowerCase() || undefined;
}

const PAINT = "largest-contentful-paint";
const SHIFT = "layout-shift";
const FIRST_INPUT = "first-input";

type Entry = PerformanceEntry & { interactionId?: number; value: number; hadRecentInput: boolean };

/**
 * Measures a page: its largest paint and longest interaction so far, milliseconds, and its worst burst of layout shifts,
 * thousandths. Returns a function that reads them; a browser that does not measure one of them leaves it out.
 */
function measure(): () => Record<string, number> {
  const found: Record<string, number> = {};
  const most = (name: string, value: number) => {
    found[name] = Math.max(found[name] ?? 0, Math.round(value));
  };
  let [burst, first, last] = [0, 0, 0];
  const use = ({ entryType, startTime, duration, interactionId, hadRecentInput, value }: Entry) => {
    if (entryType === PAINT) most("lcp", startTime);
    else if (entryType !== SHIFT) {
      if (interactionId || entryType === FIRST_INPUT) most("inp", duration);
    } else if (!hadRecentInput) {
      if (startTime - last > BURST_GAP_MS || startTime - first > BURST_MS) [burst, first] = [0, startTime];
      last = startTime;
      burst += value;
      most("cls", 1_000 * burst);
    }
  };
  const useAll = (entries: PerformanceEntryList) => (entries as Entry[]).forEach(use);
  const observer = new PerformanceObserver((list) => useAll(list.getEntries()));
  for (const type of PerformanceObserver.supportedEntryTypes ?? [])
    if ([PAINT, SHIFT, FIRST_INPUT, "event"].includes(type)) {
      observer.observe({ type, buffered: true, durationThreshold: INTERACTION_MS } as PerformanceObserverInit);
      if (type === SHIFT) found.cls = 0;
    }
  return () => {
    useAll(observer.takeRecords());
    return found;
  };
}

/**
 * Counts the page when it is left: which one, from which campaign and kind of site, and how fast it was. Anonymous and
 * without cookies.
 */
export function countVisits(): void {
  /** Of a query only the id of an article. */
  const place = () => {
    const { pathname: page, search } = location;
    return page === ARTICLE_PATH ? { page, article: new URLSearchParams(search).get("id") } : { page };
  };
  // What a tab in the background measures says nothing about speed.
  let vitals = document.hidden ? undefined : measure();
  let seen = !document.hidden;
  let visit: object | undefined;
  let current = "";
  const begin = (more?: object) => {
    const here = place();
    current = JSON.stringify(here);
    visit = { ...here, ...more };
  };
  const send = () => {
    // A page that nobody has seen was not visited.
    if (!visit || !seen) return;
    navigator.sendBeacon(COUNTS_PATH, new Blob([JSON.stringify({ ...visit, ...vitals?.() })], { type: "application/json" }));
    vitals = visit = undefined;
  };
  const move = () => {
    if (JSON.stringify(place()) === current) return;
    send();
    begin();
  };
  begin({ source: sourceOf(document.referrer), campaign: campaignOf(location.search) });
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) send();
    else seen = true;
  });
  addEventListener("pagehide", send);
  // A page that comes back from the browser's memory is a visit.
  addEventListener("pageshow", ({ persisted }) => persisted && begin());
  // Firefox below 147 and Safari below 26.2 lack it, and count one page for all that are opened without a load.
  if ("navigation" in window) navigation.addEventListener("currententrychange", move);
}
