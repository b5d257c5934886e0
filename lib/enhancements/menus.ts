import { closest } from "../browser/closest.ts";
import { hasModifier } from "../browser/modifier-keys.ts";
import { listen } from "./listen.ts";

/** Hover delay before a menu opens or closes, milliseconds. */
const INTENT_MS = 140;

const MENU = "[data-menu]";
const STOPS = "a[href],button";

/** Callbacks by menu name, called with the menu's area when it opens. */
type OnOpen = Record<string, (area: HTMLElement) => void>;

const buttonOf = (area: HTMLElement) => area.querySelector<HTMLElement>("[aria-expanded]") as HTMLElement;
const listOf = (area: HTMLElement) => document.getElementById(buttonOf(area).getAttribute("aria-controls") as string) as HTMLElement;
const areaOf = (event: Event) => closest(event, MENU);

/** Moves the focus between links and buttons with arrow keys, Home and End. */
function moveFocus(list: HTMLElement, key: string): void {
  const stops = [...list.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.getClientRects().length > 0);
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const target = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[key] as number;
  stops.at(target % stops.length)?.focus();
}

/**
 * Disclosure menus: `[data-menu]` contains a button with `aria-expanded` and `aria-controls`; CSS shows the list by the
 * button's state. Esc, a click outside or focus leaving closes it; arrow keys move in it; `data-menu="hover"` also
 * opens on hover.
 */
export function enhanceMenus(onOpen: OnOpen): void {
  let open: HTMLElement | undefined;
  /** Opened by hover: the click that follows must not close it. */
  let byHover = false;
  let timer: ReturnType<typeof setTimeout>;

  const set = (area: HTMLElement, wanted: boolean) => {
    clearTimeout(timer);
    if (open && open !== area) buttonOf(open).setAttribute("aria-expanded", "false");
    buttonOf(area).setAttribute("aria-expanded", String(wanted));
    open = wanted ? area : undefined;
    byHover = false;
    if (wanted) onOpen[area.dataset.menu as string]?.(area);
  };
  const closeOutside = ({ target }: Event) => {
    if (open && target instanceof Node && !open.contains(target)) set(open, false);
  };
  listen("pointerdown", closeOutside);
  listen("focusin", closeOutside);
  listen("click", (event) => {
    const area = areaOf(event);
    if (!area) return;
    if (buttonOf(area).contains(event.target as Node)) set(area, open !== area || byHover);
    else if (closest(event, "a")) set(area, false);
  });
  listen("keydown", (event) => {
    if (event.key === "Escape" && open) {
      const area = open;
      const inside = area.contains(document.activeElement);
      set(area, false);
      if (inside) buttonOf(area).focus();
      return;
    }
    const area = areaOf(event);
    // A list box handles its own keys (`enhanceRateList`).
    if (!area || hasModifier(event) || !/^(?:ArrowDown|ArrowUp|Home|End)$/.test(event.key)) return;
    if (buttonOf(area).ariaHasPopup === "listbox") return;
    event.preventDefault();
    if (open !== area) set(area, true);
    moveFocus(listOf(area), event.key);
  });
  const intend = (wanted: boolean) => (event: PointerEvent) => {
    const area = areaOf(event);
    if (event.pointerType !== "mouse" || area?.dataset.menu !== "hover" || area.contains(event.relatedTarget as Node | null)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (wanted === (open === area)) return;
      set(area, wanted);
      byHover = wanted;
    }, INTENT_MS);
  };
  listen("pointerover", intend(true));
  listen("pointerout", intend(false));
}

const optionsOf = (list: Element) => [...list.querySelectorAll<HTMLElement>("[role=option]")];

function activate(list: HTMLElement, option: HTMLElement): void {
  for (const other of optionsOf(list)) other.toggleAttribute("data-active", other === option);
  list.setAttribute("aria-activedescendant", option.id);
}

/** Shows the chosen rate on the button, with its explanation, and closes the menu. */
function choose(option: HTMLElement): void {
  const area = option.closest(MENU) as HTMLElement;
  const list = option.parentElement as HTMLElement;
  const at = optionsOf(list).indexOf(option);
  for (const [index, other] of optionsOf(list).entries()) other.setAttribute("aria-selected", String(index === at));
  const texts = [...option.children].map(({ textContent }) => textContent);
  for (const [index, shown] of [...area.querySelectorAll("[data-rate-shown]")].entries()) shown.textContent = texts[index] ?? "";
  const meaning = area.querySelector("[data-rate-meaning]");
  if (meaning) meaning.textContent = option.dataset.meaning ?? "";
  buttonOf(area).click();
  buttonOf(area).focus();
}

/** Focuses the list when it opens and activates the chosen rate. */
export function openRateList(area: HTMLElement): void {
  const list = area.querySelector<HTMLElement>("[role=listbox]");
  const chosen = list?.querySelector<HTMLElement>("[aria-selected=true]");
  if (!list || !chosen) return;
  activate(list, chosen);
  list.focus();
}

/** The success rates as a list box: hover and arrow keys move, click, Enter and Space choose. */
export function enhanceRateList(): void {
  const optionAt = (event: Event) => closest(event, "[data-menu=rates] [role=option]");
  listen("pointermove", (event) => {
    const option = optionAt(event);
    if (option) activate(option.parentElement as HTMLElement, option);
  });
  listen("click", (event) => {
    const option = optionAt(event);
    if (option) choose(option);
  });
  listen("keydown", (event) => {
    const list = event.target instanceof HTMLElement && event.target.matches("[data-menu=rates] [role=listbox]") ? event.target : undefined;
    if (!list || hasModifier(event)) return;
    const options = optionsOf(list);
    const last = options.length - 1;
    const at = options.findIndex(({ id }) => id === list.getAttribute("aria-activedescendant"));
    const target = { ArrowDown: Math.min(at + 1, last), ArrowUp: Math.max(at - 1, 0), Home: 0, End: last }[event.key];
    if (target !== undefined) activate(list, options[target] as HTMLElement);
    else if (event.key === "Enter" || event.key === " ") choose(options[at] as HTMLElement);
    else return;
    event.preventDefault();
  });
}
