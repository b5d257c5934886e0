import { whenParsed } from "../browser/when-parsed.ts";

/** Attempts to fetch a script before it is asked for whether a release has replaced it, and the wait before each, milliseconds. */
const ATTEMPTS = 4;
const WAIT_MS = 500;
const RELOADED_KEY = "scriptsReloaded";

/** A release has replaced this page and its scripts: it is loaded again, once. */
function reloadOnce(): void {
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === location.href) return;
    sessionStorage.setItem(RELOADED_KEY, location.href);
    location.reload();
  } catch {
    // Where nothing can be remembered it might be loaded without end.
  }
}

/** Fetches one of the framework's scripts, again after a failure: on the line's return, else after a while. */
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

function fetchScripts(): void {
  for (const inert of document.querySelectorAll<HTMLScriptElement>("script[data-src]")) {
    inert.remove();
    fetchScript(inert);
  }
}

/**
 * Fetches the framework's scripts once the page is loaded and the browser has nothing else to do, `before` having run. Answers
 * what starts it before that: somebody has pressed what waits for it.
 */
export function startFramework(before: () => void): () => void {
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    whenParsed(() => {
      before();
      fetchScripts();
    });
  };
  const whenIdle = () => {
    // What is loaded is shown first: tasks of this kind come after everything else.
    if ("scheduler" in window) void (window.scheduler as Scheduler).postTask(start, { priority: "background" });
    else if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 1_000 });
    else setTimeout(start, 200);
  };
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true });
  return start;
}
