import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Chromium without windows of its own, as Playwright's is: the same pages for two thirds of the processor time. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";
const SYSTEM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", HEADLESS_SHELL];

/** The browser for benchmarks and pictures: CHROMIUM_PATH, the system's, else undefined for the one Playwright installed. */
export function browserPath(): string | undefined {
  return process.env.CHROMIUM_PATH || SYSTEM.find((file) => existsSync(file));
}

/** The browser for the end-to-end tests: as `browserPath`, but the system's lighter one where it is installed. */
export function testBrowserPath(): string | undefined {
  return process.env.CHROMIUM_PATH || (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : browserPath());
}

/** Makes sure that there is a browser: installs the distribution's Chromium where none is found and packages may be installed. */
export function ensureBrowser(): boolean {
  const found = () => browserPath() !== undefined || existsSync(chromium.executablePath());
  if (found()) return true;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const run = (...args: string[]) =>
      spawnSync("apt-get", args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } }).status === 0;
    const install = (name: string) => run("install", "-y", "-qq", "--no-install-recommends", name);
    run("update", "-qq");
    // Older releases have the whole browser alone.
    if (!install("chromium-headless-shell")) install("chromium");
  }
  if (!found()) console.error("No Chromium: set CHROMIUM_PATH, or run `npx playwright install --with-deps chromium`.");
  return found();
}
