import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const SYSTEM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The browser for the end-to-end tests: CHROMIUM_PATH, the system's, else undefined for the one Playwright installed. */
export function browserPath(): string | undefined {
  return process.env.CHROMIUM_PATH || SYSTEM.find((file) => existsSync(file));
}

/** Makes sure that there is a browser: installs the distribution's Chromium where none is found and packages may be installed. */
export function ensureBrowser(): boolean {
  const found = () => browserPath() !== undefined || existsSync(chromium.executablePath());
  if (found()) return true;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const run = (...args: string[]) => spawnSync("apt-get", args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
    run("update", "-qq");
    run("install", "-y", "-qq", "--no-install-recommends", "chromium");
  }
  if (!found()) console.error("No Chromium: set CHROMIUM_PATH, or run `npx playwright install --with-deps chromium`.");
  return found();
}
