import type { Page } from "@playwright/test";

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
