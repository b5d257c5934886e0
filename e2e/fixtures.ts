import { test as base, type ConsoleMessage, expect, type Locator, type Page } from "@playwright/test";
import axe from "axe-core";
import { COUNTS_PATH } from "../lib/browser/names.ts";
import { recordTyped } from "./typed-texts.ts";

type Guard = {
  /** Lets console errors that match pass in this test. */
  allow: (pattern: RegExp) => void;
  note: (error: string) => void;
  /** The noted errors that nothing allows. */
  unexpected: () => string[];
};

type Options = {
  /** Shows the advertisements over the home page; hidden unless a test is about them. */
  ads: boolean;
};

/** `night`: contrast in the dark too, which takes half as long again; true by default. */
type Axe = (options?: { include?: string; exclude?: string; night?: boolean }) => Promise<void>;

/**
 * The browser reports each refused call as an error, also the ones that a form expects and explains, and each failed
 * prefetch; `links.spec.ts` finds dead links.
 */
const isExpectedAnswer = (message: ConsoleMessage) =>
  /^Failed to load resource/.test(message.text()) && /\/api\/|[?&]_rsc=/.test(message.location().url);

/** Waits for running animations: half-faded text has half the contrast. Those that follow the scrolling never end. */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}

/** Switches the colour scheme and finishes transitions, which never end inside a folded part. */
async function turn(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => {
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
  });
}

type Part = { include: string; exclude?: string };

/** The violations that axe finds in a part of a page, with its frames, by the rules of these tags or names; in words. */
async function findViolations(page: Page, part: Part, runOnly: string[]): Promise<string[]> {
  // The library takes longer to load than most pages to check: once per document is enough.
  for (const frame of page.frames()) if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe.source);
  const { violations } = await page.evaluate(({ part, runOnly }) => axe.run(part, { resultTypes: ["violations"], runOnly }), { part, runOnly });
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}

/** Runs in the page: everything around its main part, which most pages share, and what its look depends on. */
function frameOf(): string {
  const { documentElement, body } = document;
  const frame = body.cloneNode(true) as HTMLElement;
  for (const part of frame.querySelectorAll("main, script")) part.remove();
  const media = ["(prefers-color-scheme: dark)", "(forced-colors: active)"].filter((query) => matchMedia(query).matches);
  return [innerWidth, ...media, ...documentElement.classList, JSON.stringify(documentElement.dataset), frame.innerHTML].join(" ");
}

/**
 * The test of this project. Every test with a page fails on an error in the console, an uncaught exception or a broken
 * content security policy; `guard.allow` names the exceptions. A test without a page opens no browser. `axe` checks WCAG
 * 2.2 AA, and contrast in the dark too; header and footer only until each worker has seen them once.
 */
export const test = base.extend<{ guard: Guard; axe: Axe } & Options, { framesChecked: Set<string> }>({
  ads: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  framesChecked: [async ({}, use) => use(new Set()), { scope: "worker" }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  guard: async ({}, use) => {
    const errors: string[] = [];
    const allowed: RegExp[] = [];
    await use({
      allow: (pattern) => allowed.push(pattern),
      note: (error) => errors.push(error),
      unexpected: () => errors.filter((error) => !allowed.some((pattern) => pattern.test(error))),
    });
  },
  page: async ({ page, ads, guard }, use) => {
    page.on("console", (message) => {
      if (message.type() === "error" && !isExpectedAnswer(message)) guard.note(`${message.text()} (${message.location().url})`);
    });
    page.on("pageerror", (error) => guard.note(`uncaught: ${error.message}`));
    if (!ads)
      await page.addInitScript(() => {
        try {
          for (const flag of ["isHomeBottomWarn", "isHomeFloat", "hasShownDownloadDialog"]) localStorage.setItem(flag, "true");
        } catch {
          // A page without storage has no advertisements to hide.
        }
      });
    page.on("request", (request) => {
      // What pages report when they are left was typed by nobody.
      if (request.url().endsWith(COUNTS_PATH)) return;
      if (request.method() === "POST" && request.headers()["content-type"] === "application/json") recordTyped(request.postData());
    });
    await use(page);
    expect(guard.unexpected(), "errors in the console").toEqual([]);
  },
  axe: async ({ page, framesChecked }, use) => {
    await use(async ({ include: asked, exclude, night = true } = {}) => {
      await comeToRest(page);
      const frame = `${await page.evaluate(frameOf)} ${night}`;
      // Inside a part, axe would take an embedded document for a page of its own.
      const isPlain = page.frames().length === 1 && (await page.locator("main").count()) === 1;
      const include = asked ?? (framesChecked.has(frame) && isPlain ? "main" : undefined);
      // A notice may fade during the analysis: show it opaque, and hide one that is leaving.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          "[data-notice] { opacity: 1 !important; transition: none !important; } [data-notice][data-ending-style] { visibility: hidden !important; }",
        );
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      });
      const part: Part = { include: include ?? "html", ...(exclude ? { exclude } : {}) };
      const found = await findViolations(page, part, ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]);
      // Only colours change in the dark.
      if (night) await turn(page, "dark");
      const foundAtNight = night ? await findViolations(page, part, ["color-contrast"]) : [];
      if (night) await turn(page, "light");
      await page.evaluate(() => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
      });
      expect
        .soft({ found, foundAtNight }, `${page.url()}: accessibility violations, and contrast in the dark`)
        .toEqual({ found: [], foundAtNight: [] });
      // A frame with a violation is checked again on the next page, so that it fails there too.
      if (!include && found.length + foundAtNight.length === 0) framesChecked.add(frame);
    });
  },
});

/** Every element that a locator finds, for a loop of expectations; waits for the first and fails without one. */
export async function all(locator: Locator): Promise<Locator[]> {
  await expect(locator).not.toHaveCount(0);
  return await locator.all();
}

/** Runs a check at the width of a phone, then restores the window. */
export async function onPhone(page: Page, check: () => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await check();
  if (before) await page.setViewportSize(before);
}

export { expect };
