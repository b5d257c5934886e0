/**
 * Moves the focus from a control that is about to go to the nearest part around it that stays, which has `tabindex="-1"`:
 * otherwise the next Tab would begin at the top of the page.
 */
export function focusPart(): void {
  document.activeElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
}
