import { HYDRATED_EVENT } from "../browser/names.ts";
import { onDomReady } from "../browser/on-dom-ready.ts";
import { replayEvents } from "./event-replay.ts";

// In the head of every page that hydrates, bundled by lib/page/build-early-scripts.ts.

/**
 * Failed attempts before checking whether a release has removed the script, and the delay per attempt, milliseconds.
 */
const ATTEMPTS = 4;
const WAIT_MS = 500;
/** How often filled fields are looked for until the page is hydrated, milliseconds. */
const WATCH_MS = 100;
const RELOADED_KEY = "scriptsReloaded";

/** Reloads the page once, because a release has replaced its scripts. */
function reloadOnce(): void {
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === location.href) return;
    sessionStorage.setItem(RELOADED_KEY, location.href);
    location.reload();
  } catch {
    // Without storage the page could reload endlessly.
  }
}

/** Loads one of Next's scripts. Retries after a failure: when the browser is online again, or after a delay. */
function fetchScript(inert: HTMLScriptElement, attempt = 1): void {
  const script = document.createElement("script");
  script.async = true;
  script.id = inert.id;
  script.src = inert.dataset.src as string;
  script.onerror = async () => {
    script.remove();
    const again = () => fetchScript(inert, attempt + 1);
    if (!navigator.onLine) return addEventListener("online", again, { once: true });
    if (attempt >= ATTEMPTS && (await fetch(script.src, { method: "HEAD" }).catch(() => undefined))?.status === 404) return reloadOnce();
    setTimeout(again, attempt * WAIT_MS);
  };
  document.head.append(script);
}

const inertScripts = () => [...document.querySelectorAll<HTMLScriptElement>("script[data-src]")];

/**
 * Calls `before` and loads Next's scripts, where they are inert, once the page is loaded and the browser is idle.
 * Returns a function that starts this at once, for a click on a control that is not hydrated.
 */
function loadFramework(before: () => void): () => void {
  const start = () =>
    onDomReady(() => {
      if (inertScripts().length > 0) before();
      for (const inert of inertScripts()) {
        inert.remove();
        fetchScript(inert);
      }
    });
  const whenIdle = () => {
    // Background tasks run after rendering.
    if ("scheduler" in window) void (window.scheduler as Scheduler).postTask(start, { priority: "background" });
    else if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 1_000 });
    else setTimeout(start, 200);
  };
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
  return start;
}

const start = loadFramework(() => recordRestored());
const recordRestored = replayEvents(start);
// Browsers and password managers fill fields at any time, some without an event.
const watching = setInterval(recordRestored, WATCH_MS);
document.addEventListener("readystatechange", recordRestored, { once: true });
document.addEventListener(HYDRATED_EVENT, () => clearInterval(watching), { once: true });
