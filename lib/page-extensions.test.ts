import { existsSync, globSync } from "node:fs";
import path from "node:path";
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from "next/constants.js";
import { pageExtensions } from "./page-extensions.ts";

/** Whether Next takes a file for a page: its whole name is `page` and one of the extensions. */
const isPage = (file: string, phase: string) => pageExtensions(phase).some((extension) => path.basename(file) === `page.${extension}`);
const developmentPages = globSync("app/**/*.dev.tsx");

test("pages for development are routes in development only", () => {
  expect(developmentPages).toContain(path.join("app", "dev", "components", "page.dev.tsx"));
  for (const file of developmentPages) {
    expect(isPage(file, PHASE_DEVELOPMENT_SERVER)).toBe(true);
    expect(isPage(file, PHASE_PRODUCTION_BUILD)).toBe(false);
    expect(isPage(file, PHASE_PRODUCTION_SERVER)).toBe(false);
  }
});

test("nothing else in their folders would make them a route of the build", () => {
  for (const file of developmentPages) expect(existsSync(path.join(path.dirname(file), "page.tsx"))).toBe(false);
  expect(globSync("app/dev/**/{page,route}.{ts,tsx}")).toEqual([]);
});

test.each([PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD])("%s finds pages, proxy.ts and instrumentation.ts", (phase) => {
  expect(pageExtensions(phase)).toEqual(expect.arrayContaining(["tsx", "ts"]));
});
