// biome-ignore-all lint/suspicious/noExplicitAny: methods are added to the prototypes of the platform

/** Adds a method only where the browser lacks it. */
function add(target: any, name: string, value: unknown): void {
  if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true });
}

/**
 * Adds the methods that the scripts of the build call and Chrome 80 or Safari 14 lack. `e2e/deferred-hydration.spec.ts`
 * fails when a script calls another one.
 */
export function addPolyfills(): void {
  function at(this: any, index: number) {
    const whole = Math.trunc(index) || 0;
    return this[whole < 0 ? this.length + whole : whole];
  }
  for (const type of [Array, String, Object.getPrototypeOf(Uint8Array)]) add(type.prototype, "at", at);
  add(String.prototype, "replaceAll", function (this: string, from: string | RegExp, to: any) {
    if (from instanceof RegExp) return this.replace(from, to);
    return this.replace(new RegExp(String(from).replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "g"), to);
  });
  // biome-ignore lint/suspicious/noPrototypeBuiltins: `Object.hasOwn` is what this adds
  add(Object, "hasOwn", (object: object, key: PropertyKey) => Object.prototype.hasOwnProperty.call(object, key));
  add(URL, "canParse", (address: string, base?: string) => {
    try {
      return Boolean(new URL(address, base));
    } catch {
      return false;
    }
  });
  add(window, "reportError", (cause: unknown) => {
    setTimeout(() => {
      throw cause;
    });
  });
  add(AbortSignal.prototype, "throwIfAborted", function (this: AbortSignal) {
    if (this.aborted) throw this.reason ?? new DOMException("Aborted", "AbortError");
  });
  // Without weak references the target stays in memory as long as the page.
  add(
    window,
    "WeakRef",
    class {
      readonly target: unknown;
      constructor(target: unknown) {
        this.target = target;
      }
      deref() {
        return this.target;
      }
    },
  );
  for (const type of [Element, Document, DocumentFragment])
    add(type.prototype, "replaceChildren", function (this: ParentNode & Node, ...nodes: (Node | string)[]) {
      while (this.lastChild) this.removeChild(this.lastChild);
      this.append(...nodes);
    });
  add(HTMLFormElement.prototype, "requestSubmit", function (this: HTMLFormElement, submitter?: HTMLElement) {
    const button = submitter ?? Object.assign(document.createElement("button"), { hidden: true });
    if (!submitter) this.append(button);
    button.click();
    if (!submitter) button.remove();
  });
  if (!CSS.supports("selector(:focus-visible)")) {
    const prototype: any = Element.prototype;
    const { matches } = prototype;
    prototype.matches = function (selector: string) {
      return matches.call(this, selector.replace(/:focus-visible/g, ":focus"));
    };
  }
  addListenerSignal();
  if (!("HTMLDialogElement" in window)) addDialog();
}

/** Chrome below 88 and Safari below 15 ignore the option `signal`, so listeners would never be removed. */
function addListenerSignal(): void {
  let known = false;
  const probe = {
    get signal() {
      known = true;
      return undefined;
    },
  };
  const ignore = () => undefined;
  window.addEventListener("probe", ignore, probe as unknown as AddEventListenerOptions);
  window.removeEventListener("probe", ignore);
  if (known) return;
  const prototype: any = EventTarget.prototype;
  const { addEventListener } = prototype;
  prototype.addEventListener = function (this: EventTarget | undefined, type: string, listener: any, options?: any) {
    const target = this ?? window;
    const signal = options?.signal;
    if (signal?.aborted) return;
    addEventListener.call(target, type, listener, options);
    if (signal) addEventListener.call(signal, "abort", () => target.removeEventListener(type, listener, options));
  };
}

/** Safari below 15.4: a dialog opens above the page, takes the focus and closes with Escape. */
function addDialog(): void {
  const prototype: any = HTMLElement.prototype;
  let before: HTMLElement | null = null;
  Object.defineProperty(window, "HTMLDialogElement", {
    value: Object.defineProperty(() => undefined, Symbol.hasInstance, {
      value: (element: unknown) => element instanceof HTMLElement && element.localName === "dialog",
    }),
  });
  prototype.showModal = prototype.show = function (this: HTMLElement) {
    before = document.activeElement as HTMLElement | null;
    this.setAttribute("open", "");
    this.setAttribute("aria-modal", "true");
    this.setAttribute("role", "dialog");
    this.querySelector<HTMLElement>("[autofocus],button,a[href],input,select,textarea")?.focus();
  };
  prototype.close = function (this: HTMLElement) {
    if (!this.hasAttribute("open")) return;
    this.removeAttribute("open");
    before?.focus();
    this.dispatchEvent(new Event("close"));
  };
  document.addEventListener("keydown", ({ key }) => {
    const open: any = key === "Escape" ? document.querySelector("dialog[open]") : null;
    if (open?.dispatchEvent(new Event("cancel", { cancelable: true }))) open.close();
  });
}
