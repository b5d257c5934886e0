import type { Page } from "@playwright/test";
import { HYDRATED_EVENT } from "../lib/browser/names.ts";

/** Holds the requests to a pattern of addresses until the returned function is called. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(pattern, async (route) => {
    await arrived;
    await route.continue();
  });
  return () => arrive();
}

/** Holds all framework scripts until the returned function is called. */
export const delayFramework = (page: Page): Promise<() => void> => holdRequests(page, "**/_next/static/chunks/*.js");

/** Lets `untilHydrated` wait for the hydration of pages that are opened or reloaded afterwards. */
export async function watchHydration(page: Page): Promise<void> {
  await page.addInitScript((event) => document.addEventListener(event, () => Object.assign(window, { isHydrated: true })), HYDRATED_EVENT);
}

/** Waits until the page is hydrated; `watchHydration` must have been called before it was opened. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => "isHydrated" in window);
}

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await watchHydration(page);
  await page.goto(path);
  await untilHydrated(page);
}
