import type { Locator, Page, Route } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** The service carries out the next call of a path, but its response never arrives. */
export const loseResponse = (page: Page, path: string): Promise<unknown> =>
  page.route(
    path,
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );

/** Submits a form with a lost response: the service carries the call out, and the page reports a network error. */
export async function submitWithLostResponse(page: Page, path: string, button: Locator): Promise<void> {
  await loseResponse(page, path);
  await button.click();
  await expect(page.getByText("Jaringan bermasalah, silakan coba lagi.").first()).toBeVisible();
}

/** Delays the next call, types meanwhile, then refuses the call with a code. */
export async function refuseAfterTyping(
  page: Page,
  url: string,
  code: string,
  press: () => Promise<void>,
  typeOn: () => Promise<void>,
): Promise<void> {
  const asked = Promise.withResolvers<Route>();
  await page.route(url, asked.resolve, { times: 1 });
  await press();
  const call = await asked.promise;
  await typeOn();
  await call.fulfill({ json: { code, message: "Ditolak server." } });
  await expect(page.locator("[data-notice]").filter({ hasText: "Ditolak server." })).toBeVisible();
}
