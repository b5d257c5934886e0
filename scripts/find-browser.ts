import { existsSync } from "node:fs";

/** Renders like Chromium for two thirds of its CPU time. */
export const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";
const SYSTEM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", HEADLESS_SHELL];

/** The browser for benchmarks and screenshots: CHROMIUM_PATH or the system's; undefined selects Playwright's own. */
export function browserPath(): string | undefined {
  return process.env.CHROMIUM_PATH || SYSTEM.find((file) => existsSync(file));
}

/** The browser for the end-to-end tests: like `browserPath`, but prefers the headless shell. */
export function testBrowserPath(): string | undefined {
  return process.env.CHROMIUM_PATH || (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : browserPath());
}
