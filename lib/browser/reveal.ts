/**
 * Shows the element that an address names, if a choice on phones hides it: `data-chosen-by` on the element is the id of
 * its radio button.
 */
export function reveal(target: HTMLElement | null): void {
  const radio = document.getElementById(target?.dataset.chosenBy ?? "");
  if (!(radio instanceof HTMLInputElement) || radio.checked) return;
  radio.checked = true;
  target?.scrollIntoView({ behavior: "instant" });
}
