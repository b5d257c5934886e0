import { NOTICE_EVENT } from "../browser/names.ts";
import { kitCopy } from "../content/kit.ts";

export type Notice = { kind: "error" | "success" | "info"; message: string };

const SHOWN_MS = 5_000;
/**
 * Delay between adding the live region and its text, because screen readers only announce later changes, milliseconds.
 */
const REGION_FIRST_MS = 150;
const LOOK =
  "deep fixed top-(--notices-top) right-3 left-3 z-50 ml-auto flex max-w-104 items-center gap-3 leaflet-5 bg-arang py-2.5 pr-2.5 pl-4.5 font-semibold text-[0.9375rem] text-white leading-[1.4] shadow-menu md:right-6";

let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout>;

/**
 * Shows a toast: in components/ui/toaster.tsx if it is hydrated, else in a single element that shows the newest
 * message. Errors stay until closed, others disappear after 5 s.
 */
export function showToast(notice: Notice): void {
  if (!document.dispatchEvent(new CustomEvent(NOTICE_EVENT, { detail: notice, cancelable: true }))) return;
  const { kind, message } = notice;
  region?.remove();
  region = document.createElement("div");
  region.setAttribute("role", kind === "error" ? "alert" : "status");
  const shown = region;
  const close = () => shown.remove();
  const dialog = document.querySelector("dialog[open]");
  (dialog ?? document.body).append(shown);
  clearTimeout(timer);
  if (kind !== "error") timer = setTimeout(close, SHOWN_MS);
  setTimeout(() => {
    shown.className = LOOK;
    const text = document.createElement("span");
    text.textContent = message;
    const button = document.createElement("button");
    Object.assign(button, { type: "button", textContent: kitCopy.close, className: "ml-auto min-h-11 px-2 underline", onclick: close });
    shown.append(text, button);
  }, REGION_FIRST_MS);
}
