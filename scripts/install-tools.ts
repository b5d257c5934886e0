import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { HEADLESS_SHELL, testBrowserPath } from "./find-browser.ts";

/** A program or data that tests need, and the Debian packages with it: the first set that exists is installed. */
type Tool = { name: string; isThere: () => boolean; packages: string[][] };

const runs = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: "ignore" }).status === 0;

/** Whether one of the fonts is installed that the fallback faces of app/globals.css name. */
const hasCommonFont = () => /Roboto|Arial|Liberation Sans/.test(spawnSync("fc-list", [":", "family"], { encoding: "utf8" }).stdout ?? "");

const tools: Tool[] = [
  {
    name: "Chromium",
    isThere: () => testBrowserPath() !== undefined || existsSync(chromium.executablePath()),
    packages: [["chromium"]],
  },
  { name: "nginx", isThere: () => runs("nginx", "-v"), packages: [["nginx"]] },
  { name: "redis-server", isThere: () => runs("redis-server", "--version"), packages: [["redis-server"]] },
  { name: "jq", isThere: () => runs("jq", "--version"), packages: [["jq"]] },
  { name: "openssl", isThere: () => runs("openssl", "version"), packages: [["openssl"]] },
  { name: "a C compiler", isThere: () => runs("cc", "--version"), packages: [["gcc", "libc6-dev"]] },
  { name: "common fonts", isThere: hasCommonFont, packages: [["fontconfig", "fonts-liberation"]] },
];

/** Installs packages of Debian, if this process may, as root or by sudo without a password. */
export function aptInstall(...choices: string[][]): void {
  if (!existsSync("/usr/bin/apt-get")) return;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !runs("sudo", "-n", "true")) return;
  const run = (...args: string[]) => {
    const command = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", ...args];
    const [file, ...rest] = isRoot ? command : ["sudo", "-n", ...command];
    return spawnSync(file as string, rest, { stdio: ["ignore", "ignore", "inherit"] }).status === 0;
  };
  run("update", "-qq");
  choices.some((packages) => run("install", "-y", "-qq", "--no-install-recommends", ...packages));
}

/** Installs what tests need and this machine lacks. Names what is still missing: tests that need it are skipped. */
export function installTools(): void {
  // Faster than the whole browser, where Debian has it.
  if (!process.env.CHROMIUM_PATH && !existsSync(HEADLESS_SHELL)) aptInstall(["chromium-headless-shell"]);
  for (const { isThere, packages } of tools) if (!isThere()) aptInstall(...packages);
  const missing = tools.filter(({ isThere }) => !isThere()).map(({ name }) => name);
  if (missing.length > 0)
    console.error(`Missing: ${missing.join(", ")}. Without Chromium, set CHROMIUM_PATH or run \`npx playwright install --with-deps chromium\`.`);
}
