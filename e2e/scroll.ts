import type { Page } from "@playwright/test";

/** Scrolls by a number of pixels and waits until the page has drawn it: two scrolls in one frame are one event. */
export async function scrollDrawn(page: Page, by: number): Promise<void> {
  await page.evaluate(async (pixels) => {
    scrollBy({ top: pixels, behavior: "instant" });
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, by);
}
