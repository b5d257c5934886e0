import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { aptInstall } from "./apt-install.ts";

/** Renders like Chromium for two thirds of its CPU time. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";
const SYSTEM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", HEADLESS_SHELL];

/** The browser for benchmarks and screenshots: CHROMIUM_PATH or the system's; undefined selects Playwright's own. */
export function browserPath(): string | undefined {
  return process.env.CHROMIUM_PATH || SYSTEM.find((file) => existsSync(file));
}

/** The browser for the end-to-end tests: like `browserPath`, but prefers the headless shell. */
export function testBrowserPath(): string | undefined {
  return process.env.CHROMIUM_PATH || (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : browserPath());
}

/** Installs Chromium when there is no browser and this process may install packages. Returns whether there is one. */
export function ensureBrowser(): boolean {
  const found = () => browserPath() !== undefined || existsSync(chromium.executablePath());
  if (found()) return true;
  // Older releases have no separate headless shell.
  aptInstall(["chromium-headless-shell"], ["chromium"]);
  if (!found()) console.error("No Chromium: set CHROMIUM_PATH, or run `npx playwright install --with-deps chromium`.");
  return found();
}
