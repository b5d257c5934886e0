import type { Page } from "@playwright/test";

/** Nothing of the framework arrives before `arrive` is called. */
export async function withhold(page: Page): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    await arrived;
    await route.continue();
  });
  return () => arrive();
}
