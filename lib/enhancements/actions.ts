import { closest } from "../browser/closest.ts";
import { copyText } from "../browser/copy-text.ts";
import { hasModifier } from "../browser/modifier-keys.ts";
import { MAIN_ID } from "../browser/names.ts";
import { SHARE_POPUP_PX } from "../limits.ts";
import { listen } from "./listen.ts";
import { calls, openAccount, signOut } from "./session.ts";

const controlled = (button: Element) => document.getElementById(button.getAttribute("aria-controls") ?? "");
const reducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

function openDialog(button: HTMLElement): void {
  const dialog = controlled(button);
  if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
  dialog.showModal();
  button.setAttribute("aria-expanded", "true");
  openAccount(dialog);
  const { style } = document.documentElement;
  style.overflow = "hidden";
  // A turned tablet may be as wide as a laptop, whose header has no menu button.
  const closeWithoutButton = () => button.getClientRects().length > 0 || dialog.close();
  addEventListener("resize", closeWithoutButton);
  dialog.addEventListener(
    "close",
    () => {
      removeEventListener("resize", closeWithoutButton);
      style.overflow = "";
      button.setAttribute("aria-expanded", "false");
      for (const name of dialog.querySelectorAll("[data-user-name-late]")) name.textContent = "";
    },
    { once: true },
  );
}

async function copy(element: HTMLElement, event: MouseEvent): Promise<void> {
  if (element.matches("a") && hasModifier(event)) return;
  event.preventDefault();
  const text = element.dataset.copy as string;
  const copied = await copyText(text);
  (await calls()).showCopied(text, copied);
}

const movePatch = (patch: HTMLElement, event: MouseEvent) => void calls().then((loaded) => loaded.movePatch(patch, event));

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
  "latest-page": (element) => void calls().then(({ showLatestPage }) => showLatestPage(element)),
  top() {
    scrollTo({ top: 0, behavior: reducedMotion() ? "instant" : "smooth" });
    const main = document.getElementById(MAIN_ID);
    main?.setAttribute("tabindex", "-1");
    main?.focus({ preventScroll: true });
  },
  patch: movePatch,
  print: () => print(),
  share: (element) => navigator.share({ title: document.title, url: element.dataset.url as string }).catch(() => undefined),
  // If the browser blocks the popup, the link opens normally.
  popup(element, event) {
    if (hasModifier(event)) return;
    const at = (start: number, size: number) => Math.max(0, start + (size - SHARE_POPUP_PX) / 2);
    const place = `left=${at(screenX, outerWidth)},top=${at(screenY, outerHeight)}`;
    const opened = open((element as HTMLAnchorElement).href, "share", `popup,width=${SHARE_POPUP_PX},height=${SHARE_POPUP_PX},${place}`);
    if (!opened) return;
    opened.opener = null;
    event.preventDefault();
  },
  clause(element, event) {
    const section = document.getElementById((element as HTMLAnchorElement).hash.slice(1));
    if (!section || hasModifier(event)) return;
    event.preventDefault();
    // First, because closing the list shifts the section.
    element.closest("details")?.removeAttribute("open");
    section.scrollIntoView({ behavior: reducedMotion() ? "auto" : "smooth" });
    section.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
    history.replaceState(history.state, "", `#${section.id}`);
  },
};

/** Runs click actions by `data-do`. */
export function enhanceActions(): void {
  listen("pointerdown", (event) => {
    const patch = closest(event, "[data-do=patch]");
    if (patch) movePatch(patch, event);
  });
  listen("click", (event) => {
    const element = closest(event, "[data-do]");
    if (element) actions[element.dataset.do as string]?.(element, event);
  });
  document.addEventListener("click", (event) => {
    // A link in a dialog may navigate on the client, so close the dialog.
    const link = closest(event, "dialog a[href]");
    if (link && !hasModifier(event)) link.closest("dialog")?.close();
  });
  listen("input", (event) => {
    const slider = closest<HTMLInputElement>(event, "[data-live-receipt]");
    if (slider) void import("./live-receipt.ts").then(({ showAmount }) => showAmount(slider));
  });
  // Arrow keys move between tabs that are links.
  listen("keydown", (event) => {
    const tab = closest(event, "a[role=tab]");
    const tabs = [...(tab?.parentElement?.querySelectorAll<HTMLElement>("a[role=tab]") ?? [])];
    const at = tabs.indexOf(tab as HTMLElement);
    const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (!tab || target === undefined || hasModifier(event)) return;
    event.preventDefault();
    tabs.at(target % tabs.length)?.focus();
  });
}
