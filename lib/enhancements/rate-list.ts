import { closeMenu } from "./menus.ts";

const optionsOf = (list: Element) => [...list.querySelectorAll<HTMLElement>("[role=option]")];

function activate(list: HTMLElement, option: HTMLElement): void {
  for (const other of optionsOf(list)) other.toggleAttribute("data-active", other === option);
  list.setAttribute("aria-activedescendant", option.id);
}

/** Shows the rate of an option on the button, and the sentence that explains it. */
function choose(area: HTMLElement, option: HTMLElement): void {
  const list = option.parentElement as HTMLElement;
  const at = optionsOf(list).indexOf(option);
  for (const [index, other] of optionsOf(list).entries()) other.setAttribute("aria-selected", String(index === at));
  const texts = [...option.children].map(({ textContent }) => textContent);
  for (const [index, shown] of [...area.querySelectorAll("[data-rate-shown]")].entries()) shown.textContent = texts[index] ?? "";
  const meaning = area.querySelector("[data-rate-meaning]");
  if (meaning) meaning.textContent = option.dataset.meaning ?? "";
  closeMenu(option);
}

/** The list of rates when it opens: it takes the focus and points at the rate that is chosen. */
export function openRateList(area: HTMLElement): void {
  const list = area.querySelector<HTMLElement>("[role=listbox]");
  const chosen = list?.querySelector<HTMLElement>("[aria-selected=true]");
  if (!list || !chosen) return;
  activate(list, chosen);
  list.focus();
}

/** The success rates as a list box: pointed at, moved in with the arrows, chosen with a press, Enter or the space bar. */
export function enhanceRateList(): void {
  const optionAt = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>("[data-menu=rates] [role=option]") : null);
  const areaOf = (element: Element) => element.closest("[data-menu]") as HTMLElement;
  document.addEventListener("pointermove", (event) => {
    const option = optionAt(event);
    if (option) activate(option.parentElement as HTMLElement, option);
  });
  document.addEventListener("click", (event) => {
    const option = optionAt(event);
    if (option) choose(areaOf(option), option);
  });
  document.addEventListener("keydown", (event) => {
    const list = event.target instanceof HTMLElement && event.target.matches("[data-menu=rates] [role=listbox]") ? event.target : undefined;
    if (!list) return;
    const options = optionsOf(list);
    const last = options.length - 1;
    const at = options.findIndex(({ id }) => id === list.getAttribute("aria-activedescendant"));
    const target = { ArrowDown: Math.min(at + 1, last), ArrowUp: Math.max(at - 1, 0), Home: 0, End: last }[event.key];
    if (target !== undefined) activate(list, options[target] as HTMLElement);
    else if (event.key === "Enter" || event.key === " ") choose(areaOf(list), options[at] as HTMLElement);
    else return;
    event.preventDefault();
  });
}
