import { expect, type Locator, type Page } from "@playwright/test";

const STOPS_MAX = 120;
/** A focused element may still be scrolling into view. */
const LOOKS = 5;
const LOOK_PAUSE_MS = 100;

/** Describes why the focused element is not visible; empty if it is. */
function faultOfStop(): string {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body) return "";
  // File inputs and radios are transparent: their visible box is the button or label around them.
  const seen = element.matches("input[type=radio], input[type=checkbox], input[type=file]") ? (element.closest("label, span") ?? element) : element;
  const box = seen.getBoundingClientRect();
  const name = `${element.tagName.toLowerCase()} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}"`;
  if (box.width < 2 || box.height < 2) return `${name} has no size`;
  if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth) return `${name} is out of sight`;
  // The ring may be around the box of a field, or around the card that a link covers.
  const outlined = [[element], [element, "::after"], [seen], [element.parentElement], [element.parentElement?.parentElement]].some(
    ([part, pseudo]) => {
      const style = part instanceof Element ? getComputedStyle(part, pseudo as string | undefined) : undefined;
      return style !== undefined && style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2;
    },
  );
  if (!outlined) return `${name} does not show that it has the focus`;
  const points = [0.5, 0.15, 0.85].flatMap((x) => [0.5, 0.15, 0.85].map((y) => [box.left + box.width * x, box.top + box.height * y] as const));
  const reached = points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (seen.contains(hit) || hit.contains(seen));
  });
  return reached ? "" : `${name} is covered`;
}

async function lookAtStop(page: Page): Promise<string> {
  for (let look = 1; look < LOOKS; look += 1) {
    if (!(await page.evaluate(faultOfStop))) return "";
    await page.waitForTimeout(LOOK_PAUSE_MS);
  }
  return await page.evaluate(faultOfStop);
}

/**
 * Presses Tab until `target` has the focus. Every focused element on the way must be visible, not covered by a fixed
 * part of the page (WCAG 2.4.11), and show a focus indicator (2.4.7).
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  // Found once, because finding by role costs more than the rest of a stop; again if the page has replaced it.
  let element = await target.elementHandle();
  const hasFocus = async () =>
    await element?.evaluate((found) => (found.isConnected ? found === document.activeElement : undefined)).catch(() => undefined);
  const faults: string[] = [];
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    if (stop > 0) {
      const fault = await lookAtStop(page);
      if (fault) faults.push(fault);
    }
    let reached = await hasFocus();
    if (reached === undefined) {
      element = await target.elementHandle();
      reached = await hasFocus();
    }
    if (reached) {
      expect(faults, "stops of the Tab key").toEqual([]);
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`the Tab key never reaches ${target}`);
}

/** Reaches a field by the Tab key and types into it. */
export async function tabAndType(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Reaches a link or button by the Tab key and presses Enter. */
export async function tabAndPress(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
