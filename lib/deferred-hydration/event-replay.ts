import { DELETION_DIALOG_MEDIA, HYDRATED_EVENT } from "../browser/names.ts";
import { whenParsed } from "../browser/when-parsed.ts";
import { routes } from "../routes.ts";

/** Links that open a dialog on screens that fit the media query; on others they are links. */
const DIALOG_LINKS = `a[href="${routes.removeAccount}"]`;
/** A link that waits this long for the framework leads to its address, milliseconds. */
const LINK_WAITS_MS = 8_000;

export type EarlyEvents = {
  /** Notes the text and the choices that the browser itself has put back, after a reload, say. */
  noteRefilled: () => void;
};

/**
 * Notes what is pressed, typed and ticked before the page is hydrated, when nobody listens yet, and gives it back in its order: React would
 * set a field back to its first value. Links are followed by the browser. `onWait` is called when a press begins to wait.
 */
export function replayEvents(onWait: () => void): EarlyEvents {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  const fields = "input,textarea,select";
  const controls = `button:not([data-do]),${fields},[role=tab]:not(a),${DIALOG_LINKS}`;
  const pressing = new AbortController();
  const filling = new AbortController();
  const hear = (types: string[], listener: (event: Event) => void, { signal }: AbortController) => {
    for (const type of types) addEventListener(type, listener, { capture: true, signal });
  };
  const presses: [HTMLElement, Event][] = [];
  const filled = new Map<Field, string | boolean>();
  let hovered: HTMLElement | undefined;
  /** The field in which letters are being put together (Japanese, some keyboards of phones): it is not written to. */
  let composing: EventTarget | null = null;
  let focused: HTMLElement | undefined;
  const isTicked = (field: Element): field is HTMLInputElement => /^(?:checkbox|radio)$/.test((field as Field).type);
  const allControls = () => [...document.querySelectorAll<HTMLElement>(controls)];
  let first: HTMLElement[] = [];
  whenParsed(() => {
    first = allControls();
  });
  /**
   * A page that a translator has changed before it is hydrated is drawn anew by React: what was meant is what stands there now. Told by how
   * it is made, not by its words, which were in another language; where it is not certain, nothing is pressed.
   */
  const heirOf = <Control extends HTMLElement>(control: Control): Control | undefined => {
    if (control.isConnected) return control;
    const make = (one: HTMLElement) => {
      const { tagName, name, type, value } = one as Field;
      return [tagName, name, type, one.matches(fields) ? isTicked(one) && value : one.className].join();
    };
    const alike = (list: HTMLElement[]) => list.filter((one) => make(one) === make(control));
    const [before, now] = [alike(first), alike(allControls())];
    return before.length === now.length ? (now[before.indexOf(control)] as Control | undefined) : undefined;
  };

  const hold = (event: Event) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
    if (!control) return;
    if (event.type === "pointerover") hovered = control;
    if (event.type === "focusin") focused = control;
    const { type, metaKey, ctrlKey, shiftKey, altKey } = event as MouseEvent;
    const opensDialog = control.matches(DIALOG_LINKS) && matchMedia(DELETION_DIALOG_MEDIA).matches;
    const pressed =
      type === "click" && (control.matches("a") ? opensDialog && !(metaKey || ctrlKey || shiftKey || altKey) : !control.matches(fields));
    const steered =
      type === "keydown" && /^(?:Arrow|Home|End)/.test((event as KeyboardEvent).key) && control.matches("[role=tab],[aria-haspopup],[aria-expanded]");
    if (!pressed && !steered) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Pressed again out of impatience: it counts once.
    if (pressed && presses.at(-1)?.[0] === control) return;
    presses.push([control, event]);
    control.dataset.waiting = "";
    control.ariaBusy = "true";
    if (control instanceof HTMLAnchorElement) setTimeout(() => pressing.signal.aborted || location.assign(control.href), LINK_WAITS_MS);
    onWait();
  };
  let chosen: Field | undefined;
  /** Fields are being given back, and leave `filled` with that. Somebody may be typing in those still to come. */
  let giving = false;
  const note = ({ target, type, isTrusted }: Event) => {
    if (!(target instanceof Element) || !target.matches(fields)) return;
    const field = target as Field;
    if (giving && !filled.has(field)) return;
    const ticked = isTicked(field);
    if (type === "click" && !ticked) return;
    // One choice has several events, and React may take the page over between them and set the field back: the first one counts.
    if (filled.has(field) && (ticked ? type !== "click" : type === "change" && (isTrusted || chosen === field))) return;
    chosen = field;
    setTimeout(() => {
      chosen = undefined;
    });
    filled.delete(field);
    filled.set(field, ticked ? field.checked : field.value);
  };
  const write = (field: Field, value: string) => Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  /** Somebody goes on typing into a field that React has just emptied: the next letter comes after the earlier ones. */
  const mend = (event: Event) => {
    const { target, inputType, data, isComposing } = event as InputEvent;
    if (isComposing) return;
    const field = target as Field;
    const value = filled.get(field);
    if (typeof value !== "string" || field.value === value) return;
    write(field, value);
    if (inputType !== "insertText" || !data || !event.cancelable) return;
    // Safari would put the letter where the cursor stood in the empty field: before the others.
    event.preventDefault();
    write(field, value + data);
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  };
  hear(["pointerover", "pointerdown", "focusin", "keydown", "click"], hold, pressing);
  hear(["click", "input", "change"], note, filling);
  hear(["beforeinput"], mend, filling);
  hear(
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
    // React believes a change only where the value differs from the last one that it saw on the element itself.
    field.value = value ? "" : " ";
    write(field, value as string);
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    if (field !== document.activeElement) field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  };
  const { port1, port2 } = new MessageChannel();
  /** A task of its own, so that React has taken in what came before; not a timer, which a busy page may put off. */
  const turn = () =>
    new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  const allFields = () => [...document.querySelectorAll<Field>(fields)];
  const giveBack = async () => {
    // What the last effects have asked for comes first.
    await turn();
    pressing.abort();
    if (focused?.isConnected === false && document.activeElement === document.body) heirOf(focused)?.focus();
    if (hovered?.matches(":hover")) hovered.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
    if (document.activeElement?.matches(fields)) document.activeElement.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    giving = true;
    for (const field of filled.keys()) {
      if (field === composing) await new Promise((ended) => field.addEventListener("compositionend", ended, { once: true }));
      const value = filled.get(field) as string | boolean;
      filled.delete(field);
      const heir = heirOf(field);
      if (!heir) continue;
      fill(heir, value);
      await turn();
    }
    filling.abort();
    for (const [control, event] of presses) {
      delete control.dataset.waiting;
      control.ariaBusy = null;
      const heir = heirOf(control);
      if (event.type === "click") heir?.click();
      else heir?.dispatchEvent(new KeyboardEvent(event.type, event as KeyboardEventInit));
    }
  };
  document.addEventListener(HYDRATED_EVENT, () => void giveBack(), { once: true });

  const isRefilled = (field: Field) => {
    if (isTicked(field)) return field.checked !== field.defaultChecked && (field.checked || field.type === "checkbox");
    if (!("options" in field)) return field.type !== "file" && field.value !== field.defaultValue;
    return !field.selectedOptions[0]?.defaultSelected && !!field.querySelector("[selected]");
  };
  return {
    noteRefilled: () => {
      for (const field of allFields()) if (!filled.has(field) && isRefilled(field)) filled.set(field, isTicked(field) ? field.checked : field.value);
    },
  };
}
