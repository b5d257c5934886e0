import type { KeepSettings, replayEvents } from "./event-replay.ts";

export type StartSettings = KeepSettings & {
  /** Cookie with a notice that only the framework shows. */
  noticeCookie: string;
  /** Local storage key of the remembered user, whom the framework holds against the session. */
  userKey: string;
  /** Query parameter that asks for the data of this page by its name, and the value that asks for the page unheld. */
  parameter: string;
  unheld: string;
};

/**
 * Runs in the browser before anything else of a page whose framework is held back, and is sent there as text: it uses
 * nothing from outside itself. Starts the framework when the reader first means a control; `keep` is `replayEvents`.
 */
export function startOnTouch(settings: StartSettings, keep: typeof replayEvents, whenParsed: (run: () => void) => void): void {
  const { noticeCookie, userKey, parameter, unheld } = settings;
  let asked = false;
  let failures = 0;

  const { name, until } = (document.currentScript as HTMLScriptElement).dataset;
  const page = location.pathname + location.search + (location.search ? "&" : "?") + parameter;

  const waiting: (() => void)[] = [];
  /** Tries again after a failure: at once on the line's return, else a few times, and then with the next touch. */
  const again = (attempt: () => void) => {
    failures += 1;
    if (!navigator.onLine) addEventListener("online", attempt, { once: true });
    else if (failures < 6) setTimeout(attempt, failures * 500);
    else waiting.push(attempt);
  };
  /** A newer release or a newer text has taken this page's place: it is loaded anew, and the second time with its framework. */
  const renew = () => {
    early.carry();
    // Where nothing can be remembered the first time counts as the second: else it would be loaded anew without end.
    let before: string | null | undefined = name;
    try {
      before = sessionStorage.getItem(parameter);
      sessionStorage.setItem(parameter, name as string);
    } catch {}
    if (before === name) location.replace(`${page}=${unheld}${location.hash}`);
    else location.reload();
  };
  const fetchScript = (held: HTMLScriptElement) => {
    const script = document.createElement("script");
    script.async = true;
    script.id = held.id;
    script.onerror = () => {
      script.remove();
      // Gone for good, while the server answers: a release has replaced it.
      if (failures > 3 && navigator.onLine)
        void fetch(held.dataset.src as string, { method: "HEAD" })
          .catch(() => undefined)
          .then((answer) => (answer?.status === 404 ? renew() : again(() => fetchScript(held))));
      else again(() => fetchScript(held));
    };
    script.src = held.dataset.src as string;
    document.head.append(script);
  };
  const load = async () => {
    const scripts = [...document.querySelectorAll<HTMLScriptElement>("script[data-src]")];
    for (const held of scripts) {
      const preload = document.createElement("link");
      preload.rel = "preload";
      preload.as = "script";
      preload.href = held.dataset.src as string;
      held.remove();
      document.head.append(preload);
    }
    const ask = async () => {
      const answer = await fetch(`${page}=${name}`).catch(() => undefined);
      if (answer?.status === 409) return renew();
      const parts = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
      if (!parts) return again(ask);
      Object.assign(self, { __next_f: parts });
      for (const held of scripts) fetchScript(held);
    };
    early.keepFilled();
    await ask();
  };
  const start = () => {
    if (asked) {
      if (waiting.length > 0) failures = 0;
      for (const attempt of waiting.splice(0)) attempt();
      return;
    }
    asked = true;
    whenParsed(() => void load());
  };

  const early = keep(settings, start, whenParsed);

  // A fragment may name something that only the framework brings into sight.
  const follow = () => {
    const id = location.hash.slice(1);
    const target = id && document.getElementById(id);
    if (id && (!target || target.matches("details"))) start();
  };
  whenParsed(() => {
    const near = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && start());
    for (const element of document.querySelectorAll("[data-start-near]")) near.observe(element);
    const loaded = () => {
      // What is loaded is shown first: tasks of this kind come after everything else.
      if ("scheduler" in window) void (window.scheduler as Scheduler).postTask(start, { priority: "background" });
      else if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 1_000 });
      else setTimeout(start, 200);
    };
    if (until === "idle") {
      if (document.readyState === "complete") loaded();
      else addEventListener("load", loaded);
    }
    addEventListener("hashchange", follow);
    follow();
    let user: string | null = null;
    try {
      user = localStorage.getItem(userKey);
    } catch {}
    if (user || document.cookie.includes(`${noticeCookie}=`)) start();
  });
}
