import { closest } from "../browser/closest.ts";
import { HYDRATED_EVENT } from "../browser/names.ts";
import { onDomReady } from "../browser/on-dom-ready.ts";

/** Without hydration within this time, milliseconds, a form with an address is sent as without scripts. */
const TIMEOUT_MS = 8_000;

/**
 * Records clicks and input before the page is hydrated, and replays them in order afterwards; otherwise clicks are lost
 * and React resets fields to their initial values. Links navigate normally. Returns a function that records the field
 * values that the browser restored, such as after a reload.
 */
export function replayEvents(): () => void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  const fields = "input,textarea,select";
  const controls = `button:not([data-do]),${fields},[role=tab]:not(a)`;
  const clicking = new AbortController();
  const filling = new AbortController();
  const listen = (types: string[], listener: (event: Event) => void, { signal }: AbortController) => {
    for (const type of types) addEventListener(type, listener, { capture: true, signal });
  };
  const pending: HTMLElement[] = [];
  const filled = new Map<Field, string | boolean>();
  /** The field with an IME composition in progress, which must not be written to. */
  let composing: EventTarget | null = null;
  let focused: HTMLElement | undefined;
  const isTicked = (field: Element): field is HTMLInputElement => /^(?:checkbox|radio)$/.test((field as Field).type);
  const allControls = () => [...document.querySelectorAll<HTMLElement>(controls)];
  let first: HTMLElement[] = [];
  onDomReady(() => {
    first = allControls();
  });
  /**
   * The current element for a control: React renders the page again if a translator changed it before hydration.
   * Matches by markup, not by text, which was translated. Undefined if it is ambiguous.
   */
  const currentOf = <Control extends HTMLElement>(control: Control): Control | undefined => {
    if (control.isConnected) return control;
    const signature = (one: HTMLElement) => {
      const { tagName, name, type, value } = one as Field;
      return [tagName, name, type, one.matches(fields) ? isTicked(one) && value : one.className].join();
    };
    const alike = (list: HTMLElement[]) => list.filter((one) => signature(one) === signature(control));
    const [before, now] = [alike(first), alike(allControls())];
    return before.length === now.length ? (now[before.indexOf(control)] as Control | undefined) : undefined;
  };

  /**
   * React renders the page again if an extension has added an element. The new field gets the text, the focus and the
   * cursor before the browser handles the next key.
   */
  const follow = () => {
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    const [gone, current] = [focused as Field, currentOf(focused) as Field | undefined];
    if (!current) return;
    const value = filled.get(gone);
    if (value !== undefined) {
      filled.delete(gone);
      filled.set(current, value);
    }
    if (typeof value === "string" && current.matches("input,textarea")) write(current, value);
    const { selectionStart, selectionEnd } = gone as HTMLInputElement;
    current.focus({ preventScroll: true });
    // Some types of fields have no selection.
    if (typeof selectionStart === "number") (current as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
  };
  const watching = new MutationObserver(follow);
  watching.observe(document, { childList: true, subtree: true });

  const send = (button: HTMLButtonElement) => {
    // Not sent again if the page hydrates before the response.
    pending.length = 0;
    button.form?.requestSubmit(button);
  };

  const capture = (event: Event) => {
    const control = closest(event, controls);
    if (!control) return;
    if (event.type === "focusin") focused = control;
    if (event.type !== "click" || control.matches(fields)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Ignore repeated clicks on the same control.
    if (pending.at(-1) === control) return;
    pending.push(control);
    control.dataset.waiting = "";
    control.ariaBusy = "true";
    if (control instanceof HTMLButtonElement && control.type === "submit" && control.form?.hasAttribute("action"))
      setTimeout(() => clicking.signal.aborted || send(control), TIMEOUT_MS);
  };
  let chosen: Field | undefined;
  /** Replay is in progress: replayed fields leave `filled`; the person may still be typing in the others. */
  let replaying = false;
  const record = ({ target, type, isTrusted }: Event) => {
    if (!(target instanceof Element) || !target.matches(fields)) return;
    const field = target as Field;
    if (replaying && !filled.has(field)) return;
    const ticked = isTicked(field);
    if (type === "click" && !ticked) return;
    // A choice fires several events, and React may hydrate between them and reset the field: the first event counts.
    if (filled.has(field) && (ticked ? type !== "click" : type === "change" && (isTrusted || chosen === field))) return;
    chosen = field;
    setTimeout(() => {
      chosen = undefined;
    });
    filled.delete(field);
    filled.set(field, ticked ? field.checked : field.value);
  };
  const write = (field: Field, value: string) => Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  /** Restores the text of a field that React emptied while the person is typing, before the next letter is inserted. */
  const restoreText = (event: Event) => {
    const { target, inputType, data, isComposing } = event as InputEvent;
    if (isComposing) return;
    const field = target as Field;
    const value = filled.get(field);
    if (typeof value !== "string" || field.value === value) return;
    write(field, value);
    if (inputType !== "insertText" || !data || !event.cancelable) return;
    // Safari would insert the letter before the restored text.
    event.preventDefault();
    write(field, value + data);
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  };
  listen(["focusin", "click"], capture, clicking);
  listen(["click", "input", "change"], record, filling);
  listen(["beforeinput"], restoreText, filling);
  listen(
    ["compositionstart", "compositionend"],
    ({ type, target }) => {
      composing = type === "compositionstart" ? target : null;
    },
    filling,
  );

  const fill = (field: Field, value: string | boolean) => {
    if (typeof value === "boolean" && isTicked(field)) {
      field.checked = !value;
      field.click();
      return;
    }
    if (field.matches("select,[type=file]")) {
      if (field.type !== "file") field.value = value as string;
      field.dispatchEvent(new Event("change", { bubbles: true }));
      return;
    }
    // React ignores an input event unless the value differs from the last one that it tracked on the element.
    field.value = value ? "" : " ";
    write(field, value as string);
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    if (field !== document.activeElement) field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  };
  const { port1, port2 } = new MessageChannel();
  /** Waits for a macrotask, so that React has processed the previous event. Not a timer, which a busy page delays. */
  const nextTask = () =>
    new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  const replay = async () => {
    // After the updates that the last effects scheduled.
    await nextTask();
    clicking.abort();
    if (focused?.isConnected === false && document.activeElement === document.body) currentOf(focused)?.focus();
    if (document.activeElement?.matches(fields)) document.activeElement.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    replaying = true;
    for (const field of filled.keys()) {
      if (field === composing) await new Promise((ended) => field.addEventListener("compositionend", ended, { once: true }));
      const value = filled.get(field) as string | boolean;
      filled.delete(field);
      const current = currentOf(field);
      if (!current) continue;
      fill(current, value);
      await nextTask();
    }
    filling.abort();
    watching.disconnect();
    for (const control of pending) {
      delete control.dataset.waiting;
      control.ariaBusy = null;
      currentOf(control)?.click();
    }
  };
  document.addEventListener(HYDRATED_EVENT, () => void replay(), { once: true });

  const wasRestored = (field: Field) => {
    if (isTicked(field)) return field.checked !== field.defaultChecked && (field.checked || field.type === "checkbox");
    if (!("options" in field)) return field.type !== "file" && field.value !== field.defaultValue;
    return !field.selectedOptions[0]?.defaultSelected && !!field.querySelector("[selected]");
  };
  return () => {
    for (const field of document.querySelectorAll<Field>(fields))
      if (!filled.has(field) && wasRestored(field)) filled.set(field, isTicked(field) ? field.checked : field.value);
  };
}
