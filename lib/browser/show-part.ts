import { HEADER_SCROLL_PX } from "../limits.ts";

/**
 * Scrolls to a part of the page at once. A part so near to the top that the header would scroll away without becoming
 * fixed is brought a little higher.
 */
export function showPart(id: string): void {
  document.getElementById(id)?.scrollIntoView({ block: "start", behavior: "instant" });
  if (scrollY > 0 && scrollY <= HEADER_SCROLL_PX) scrollTo({ top: HEADER_SCROLL_PX + 1, behavior: "instant" });
}
