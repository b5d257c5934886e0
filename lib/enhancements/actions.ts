import { copyText } from "../browser/copy-text.ts";
import { openAccount, signOut } from "./session.ts";

const controlled = (button: Element) => document.getElementById(button.getAttribute("aria-controls") ?? "");
const isPlain = (event: MouseEvent) => !(event.metaKey || event.ctrlKey || event.shiftKey);

function openDialog(button: HTMLElement): void {
  const dialog = controlled(button);
  if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
  dialog.showModal();
  button.setAttribute("aria-expanded", "true");
  openAccount(dialog);
  const { style } = document.documentElement;
  style.overflow = "hidden";
  dialog.addEventListener(
    "close",
    () => {
      style.overflow = "";
      button.setAttribute("aria-expanded", "false");
      for (const name of dialog.querySelectorAll("[data-user-name-late]")) name.textContent = "";
    },
    { once: true },
  );
}

async function copy(element: HTMLElement, event: MouseEvent): Promise<void> {
  if (element.matches("a") && !isPlain(event)) return;
  event.preventDefault();
  const text = element.dataset.copy as string;
  const copied = await copyText(text);
  (await import("./calls.ts")).showCopied(text, copied);
}

const actions: Record<string, (element: HTMLElement, event: MouseEvent) => void> = {
  dialog: openDialog,
  close: (element) => element.closest("dialog")?.close(),
  /** Toggles the element that the button controls; CSS selects on `data-unfolded` and `aria-expanded`. */
  fold(element) {
    const open = element.ariaExpanded !== "true";
    element.setAttribute("aria-expanded", String(open));
    controlled(element)?.toggleAttribute("data-unfolded", open);
  },
  copy: (element, event) => void copy(element, event),
  "sign-out": (element) => void signOut(element),
  "latest-page": (element) => void import("./calls.ts").then(({ showLatestPage }) => showLatestPage(element)),
};

/** Click actions by `data-do`, besides those of page.ts. */
export function enhanceActions(): void {
  document.addEventListener("click", (event) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-do]") : null;
    if (element) actions[element.dataset.do as string]?.(element, event);
    // A link in a dialog may navigate on the client, so close the dialog.
    const link = event.target instanceof Element ? event.target.closest("dialog a[href]") : null;
    if (link && isPlain(event)) link.closest("dialog")?.close();
  });
  document.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement && "liveReceipt" in target.dataset)
      void import("./live-receipt.ts").then(({ showAmount }) => showAmount(target));
  });
  // Arrow keys move between tabs that are links.
  document.addEventListener("keydown", (event) => {
    const tab = event.target instanceof Element ? event.target.closest<HTMLElement>("a[role=tab]") : null;
    const tabs = [...(tab?.parentElement?.querySelectorAll<HTMLElement>("a[role=tab]") ?? [])];
    const at = tabs.indexOf(tab as HTMLElement);
    const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (!tab || target === undefined) return;
    event.preventDefault();
    tabs.at(target % tabs.length)?.focus();
  });
}
