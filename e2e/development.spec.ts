import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Page } from "@playwright/test";
import { freePort, waitFor } from "../lib/ports.ts";
import { plainEnv } from "../scripts/plain-env.ts";
import { expect, test } from "./fixtures.ts";
import { untilHydrated, watchHydration } from "./hydration.ts";

/** A development server compiles what is opened for the first time. */
const COMPILE_MS = 60_000;

const api = process.env.E2E_API_ORIGIN ?? `http://127.0.0.1:${Number(process.env.E2E_PORT || 3100) + 1_000}`;

let origin: string;
let server: ChildProcess;

test.beforeAll(async () => {
  test.setTimeout(2 * COMPILE_MS);
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const env = plainEnv({ API_ORIGIN: api, SITE_URL: origin, NEXT_TELEMETRY_DISABLED: "1" });
  server = spawn(process.execPath, ["node_modules/next/dist/bin/next", "dev", "-p", String(port)], { stdio: "ignore", env, detached: true });
  await waitFor(`${origin}/healthz`, "next dev", COMPILE_MS);
});

test.afterAll(async () => {
  const ended = once(server, "exit");
  process.kill(-(server.pid as number), "SIGTERM");
  await ended;
});

/** Opens a page twice: after the first visit, which compiles it, the development server may load it again. */
async function open(page: Page, path: string): Promise<void> {
  await watchHydration(page);
  for (const _ of [1, 2]) {
    await page.goto(origin + path, { timeout: COMPILE_MS });
    await untilHydrated(page);
  }
}

test("plain next dev has the page script: a menu opens", async ({ page }) => {
  test.setTimeout(3 * COMPILE_MS);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/verifikasi");
  await expect(async () => {
    await page.getByRole("button", { name: "Menu" }).first().click({ timeout: 2_000 });
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: COMPILE_MS });
});

test("the workshop of components is accessible at each width, in the light, the dark and forced colours", async ({ page, axe }) => {
  test.setTimeout(5 * COMPILE_MS);
  await open(page, "/dev/components");
  await expect(page.getByRole("heading", { name: "Components", level: 1 })).toBeVisible();
  // An emulated theme would win over that of the frame.
  await page.emulateMedia({ colorScheme: null });
  const frame = page.frameLocator("iframe");
  const shown = () => frame.locator("html").evaluate(() => [innerWidth, matchMedia("(prefers-color-scheme: dark)").matches]);
  for (const [width, theme] of [
    [390, "terang"],
    [834, "terang"],
    [1440, "terang"],
    [1440, "gelap"],
  ] as const) {
    // The development server may load the page again at any moment, which takes its frame away.
    await expect(async () => {
      await page.goto(`${origin}/dev/components?lebar=${width}&tema=${theme}`);
      await expect.poll(() => frame.locator("html").evaluate(() => "isHydrated" in window)).toBe(true);
      expect(await shown()).toEqual([width, theme === "gelap"]);
      expect(await frame.locator("html").evaluate((html) => html.scrollWidth), `${width} px wide`).toBeLessThanOrEqual(width);
      await axe({ include: "iframe", night: false });
    }).toPass({ timeout: COMPILE_MS });
  }
  await frame.getByRole("link", { name: "Tabs" }).click();
  await page.getByRole("link", { name: "390" }).click();
  await expect(frame.getByRole("heading", { level: 2 })).toHaveText("Tabs");
  await expect.poll(shown).toEqual([390, true]);
  await page.getByRole("link", { name: "terang" }).click();
  await expect.poll(shown).toEqual([390, false]);
  await page.goto(`${origin}/dev/components`);
  await page.emulateMedia({ forcedColors: "active" });
  await axe({ include: "main", night: false });
});
