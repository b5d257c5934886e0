/** Hover delay before a menu opens or closes, milliseconds. */
const INTENT_MS = 140;

const MENU = "[data-menu]";
const STOPS = "a[href],button";

/** Callbacks by menu name, called with the menu's area when it opens. */
type OnOpen = Record<string, (area: HTMLElement) => void>;

const buttonOf = (area: HTMLElement) => area.querySelector<HTMLElement>("[aria-expanded]") as HTMLElement;
const listOf = (area: HTMLElement) => document.getElementById(buttonOf(area).getAttribute("aria-controls") as string) as HTMLElement;
const areaOf = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement>(MENU) : null);

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
  document.addEventListener("pointerdown", closeOutside);
  document.addEventListener("focusin", closeOutside);
  document.addEventListener("click", ({ target }) => {
    const area = areaOf(target);
    if (!area) return;
    if (buttonOf(area).contains(target as Node)) set(area, open !== area || byHover);
    else if ((target as Element).closest("a")) set(area, false);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && open) {
      const area = open;
      const inside = area.contains(document.activeElement);
      set(area, false);
      if (inside) buttonOf(area).focus();
      return;
    }
    const area = areaOf(event.target);
    // A list box handles its own keys (rate-list.ts).
    if (!area || !/^(?:ArrowDown|ArrowUp|Home|End)$/.test(event.key) || buttonOf(area).ariaHasPopup === "listbox") return;
    event.preventDefault();
    if (open !== area) set(area, true);
    moveFocus(listOf(area), event.key);
  });
  const intend = (wanted: boolean) => (event: PointerEvent) => {
    const area = areaOf(event.target);
    if (event.pointerType !== "mouse" || area?.dataset.menu !== "hover" || area.contains(event.relatedTarget as Node | null)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (wanted === (open === area)) return;
      set(area, wanted);
      byHover = wanted;
    }, INTENT_MS);
  };
  document.addEventListener("pointerover", intend(true));
  document.addEventListener("pointerout", intend(false));
}

/** Closes the menu of an element and focuses its button. */
export function closeMenu(element: Element): void {
  const area = areaOf(element);
  if (!area) return;
  buttonOf(area).click();
  buttonOf(area).focus();
}
