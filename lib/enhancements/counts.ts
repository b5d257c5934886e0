import { type Metric, onCLS, onINP, onLCP } from "web-vitals";
import { ARTICLE_PATH, COUNTS_PATH } from "../browser/names.ts";

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

/**
 * Measures a page: the latest LCP and INP, milliseconds, and CLS, thousandths. A browser that does not measure one of them
 * leaves it out.
 */
function measure(): Record<string, number> {
  const found: Record<string, number> = {};
  const report = ({ name, value }: Metric) => {
    found[name.toLowerCase()] = Math.round(name === "CLS" ? 1_000 * value : value);
  };
  // A client navigation also leaves a page, so each change is needed.
  for (const watch of [onLCP, onINP, onCLS]) watch(report, { reportAllChanges: true });
  return found;
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
    navigator.sendBeacon(COUNTS_PATH, new Blob([JSON.stringify({ ...visit, ...vitals })], { type: "application/json" }));
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
