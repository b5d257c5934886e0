import type { Locator, Page, Route } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** The service takes the next call of a path, and its answer never arrives. */
export const loseAnswer = (page: Page, path: string): Promise<unknown> =>
  page.route(
    path,
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );

/** Sends a form by its button: the service takes the call of the path, and the page blames the network. */
export async function sendUnanswered(page: Page, path: string, button: Locator): Promise<void> {
  await loseAnswer(page, path);
  await button.click();
  await expect(page.getByText("Jaringan bermasalah, silakan coba lagi.")).toBeVisible();
}

/** Holds the next call back, types on meanwhile, then refuses the call with a code. */
export async function refuseLate(page: Page, url: string, code: string, press: () => Promise<void>, typeOn: () => Promise<void>): Promise<void> {
  const asked = Promise.withResolvers<Route>();
  await page.route(url, asked.resolve, { times: 1 });
  await press();
  const call = await asked.promise;
  await typeOn();
  await call.fulfill({ json: { code, message: "Ditolak server." } });
  await expect(page.locator("[data-sonner-toast]").filter({ hasText: "Ditolak server." })).toBeVisible();
}
