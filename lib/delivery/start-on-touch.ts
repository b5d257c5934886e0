export type StartSettings = {
  /** Cookie with a notice that only the framework shows. */
  noticeCookie: string;
  /** Local storage key of the remembered user, whom the framework holds against the session. */
  userKey: string;
  /** Event on the document once every part of the page is hydrated. */
  hydrated: string;
  /** Where on the window an early copy is left. */
  copied: string;
  /** Query parameter that asks for the data of this page by its name, and the value that asks for the page unheld. */
  parameter: string;
  unheld: string;
  /** Selector of the links that open a dialog on screens that fit the media query; on others they are links. */
  dialogLinks: string;
  dialogMedia: string;
};

/**
 * Runs in the browser before anything else of a page whose framework is held back, and is sent there as text: it uses
 * nothing from outside itself. Starts the framework when the reader first means a control, keeps the presses and arrow
 * keys that come before the page is hydrated, and gives them back in their order. Links are followed by the browser.
 */
export function startOnTouch({ noticeCookie, userKey, hydrated, copied, parameter, unheld, dialogLinks, dialogMedia }: StartSettings): void {
  const controls = `button:not([data-do]),input,select,textarea,[role=tab],[role=option],a[data-live],${dialogLinks}`;
  const types = ["pointerover", "pointerdown", "focusin", "keydown", "click"];
  const kept: [HTMLElement, Event][] = [];
  let hovered: HTMLElement | undefined;
  let asked = false;
  let failures = 0;

  const { name, until } = (document.currentScript as HTMLScriptElement).dataset;
  const page = location.pathname + location.search + (location.search ? "&" : "?") + parameter;

  /** Tries again after a failure: at once on the line's return, else a few times. Then the page stays as it is. */
  const again = (attempt: () => void) => {
    failures += 1;
    if (!navigator.onLine) addEventListener("online", attempt, { once: true });
    else if (failures < 6) setTimeout(attempt, failures * 500);
  };
  /** A newer release or a newer text has taken this page's place: it is loaded anew, and the second time with its framework. */
  const renew = () => {
    let before: string | null = null;
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
        fetch(held.dataset.src as string, { method: "HEAD" })
          .then(({ status }) => status === 404 && renew())
          .catch(() => undefined);
      else again(() => fetchScript(held));
    };
    script.src = held.dataset.src as string;
    document.head.append(script);
  };
  const load = async () => {
    const scripts = [...document.querySelectorAll<HTMLScriptElement>("script[data-src]")];
    for (const held of scripts) {
      const early = document.createElement("link");
      early.rel = "preload";
      early.as = "script";
      early.href = held.dataset.src as string;
      held.remove();
      document.head.append(early);
    }
    const ask = async () => {
      const answer = await fetch(`${page}=${name}`).catch(() => undefined);
      if (answer?.status === 409) return renew();
      const parts = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
      if (!parts) return again(ask);
      Object.assign(self, { __next_f: parts });
      for (const held of scripts) fetchScript(held);
    };
    await ask();
  };
  const start = () => {
    if (asked) return;
    asked = true;
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", () => void load());
    else void load();
  };

  const keep = (event: Event) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
    if (!control) return;
    start();
    if (event.type === "pointerover") hovered = control;
    const { type, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
    // Links that do more than lead somewhere; all others are the browser's.
    const isLive = control.matches("[data-live]") || (control.matches(dialogLinks) && matchMedia(dialogMedia).matches);
    const pressed =
      type === "click" && (control.matches("a") ? isLive && !(metaKey || ctrlKey || shiftKey || altKey) : !control.matches("input,select,textarea"));
    const steered =
      type === "keydown" && /^(?:Arrow|Home|End)/.test((event as KeyboardEvent).key) && control.matches("[role=tab],[aria-haspopup],[aria-expanded]");
    if (!pressed && !steered) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Pressed again out of impatience: it counts once.
    if (pressed && kept.at(-1)?.[0] === control) return;
    kept.push([control, event]);
    // Some browsers let a page copy during a press only, which is now.
    const text = pressed && control.dataset.copy;
    if (text && navigator.clipboard) {
      const done = navigator.clipboard.writeText(text);
      done.catch(() => undefined);
      Object.assign(window, { [copied]: [text, done] });
    }
    control.dataset.held = "";
  };
  for (const type of types) addEventListener(type, keep, true);

  const giveBack = () => {
    for (const type of types) removeEventListener(type, keep, true);
    if (hovered?.matches(":hover")) hovered.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
    for (const [control, event] of kept) {
      delete control.dataset.held;
      if (event.type === "click") control.click();
      else control.dispatchEvent(new KeyboardEvent(event.type, event as KeyboardEventInit));
    }
  };
  document.addEventListener(hydrated, () => setTimeout(giveBack), { once: true });

  // A fragment may name something that only the framework brings into sight.
  const follow = () => {
    const id = decodeURIComponent(location.hash.slice(1));
    const target = id && document.getElementById(id);
    if (id && (!target || target.matches("details"))) start();
  };
  document.addEventListener("DOMContentLoaded", () => {
    const near = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && start());
    for (const element of document.querySelectorAll("[data-start-near]")) near.observe(element);
    if (until === "idle")
      addEventListener("load", () => ("requestIdleCallback" in window ? requestIdleCallback(start, { timeout: 1_000 }) : setTimeout(start, 200)));
    addEventListener("hashchange", follow);
    follow();
    let user: string | null = null;
    try {
      user = localStorage.getItem(userKey);
    } catch {}
    if (user || document.cookie.includes(`${noticeCookie}=`)) start();
  });
}
