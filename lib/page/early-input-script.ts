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

const attempts = new Map<string, number>();

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

/** Puts a script that loads in the place of one that did not. */
const load = (old: HTMLScriptElement, src: string) =>
  old.replaceWith(Object.assign(document.createElement("script"), { async: true, id: old.id, src }));

/** Requests one of Next's scripts again that did not load: when the browser is online again, or after a delay. */
async function requestAgain({ target: failed }: Event): Promise<void> {
  if (!(failed instanceof HTMLScriptElement)) return;
  // Not the property: the framework knows its parts by this path.
  const src = failed.getAttribute("src");
  if (!src?.startsWith("/_next/static/chunks/")) return;
  const attempt = (attempts.get(src) ?? 0) + 1;
  attempts.set(src, attempt);
  if (attempt >= ATTEMPTS && (await fetch(src, { method: "HEAD" }).catch(() => undefined))?.status === 404) return reloadOnce();
  const again = () => load(failed, src);
  if (navigator.onLine) setTimeout(again, attempt * WAIT_MS);
  else addEventListener("online", again, { once: true });
}

/** Starts inert scripts (start-framework.ts) once the page is loaded and the browser is idle, or when somebody touches it. */
function startWhenIdle(): void {
  const start = () => {
    const scripts = document.querySelectorAll<HTMLScriptElement>("script[data-src]");
    if (scripts.length > 0) recordRestored();
    for (const inert of scripts) load(inert, inert.dataset.src as string);
  };
  const whenIdle = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 1_000 });
    else setTimeout(start, 200);
  };
  addEventListener("load", whenIdle, { once: true });
  const touched = () => onDomReady(start);
  for (const event of ["pointerdown", "keydown", "input"]) addEventListener(event, touched, { capture: true, once: true });
}

const recordRestored = replayEvents();
startWhenIdle();
// Browsers and password managers fill fields at any time, some without an event.
const watching = setInterval(recordRestored, WATCH_MS);
document.addEventListener("readystatechange", recordRestored, { once: true });
addEventListener("error", requestAgain, true);
document.addEventListener(
  HYDRATED_EVENT,
  () => {
    clearInterval(watching);
    removeEventListener("error", requestAgain, true);
  },
  { once: true },
);
