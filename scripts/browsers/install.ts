import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { firefox } from "./firefox.ts";
import { webkit } from "./webkit.ts";

const PACKAGES = ["firefox-esr", "webkit2gtk-driver", "xvfb", "xauth"];

/** Installs the distribution's Firefox and WebKit when one is missing and this process may install packages. */
export function ensureOtherBrowsers(): void {
  if (![firefox, webkit].some(({ missing }) => missing())) return;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  const run = (...args: string[]) => spawnSync("apt-get", args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
  run("update", "-qq");
  run("install", "-y", "-qq", "--no-install-recommends", ...PACKAGES);
}
