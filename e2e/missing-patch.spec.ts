/** The loose patch of the 404 page. */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const PLACED = "Kainnya utuh lagi.";
const patchOf = (page: Page) => page.getByRole("button", { name: "Pasang potongan kain" });
const holeOf = (page: Page) => page.locator("main svg image + path");
const said = (page: Page) => page.getByRole("main").getByRole("status");

async function middle(element: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await element.boundingBox()) as { x: number; y: number; width: number; height: number };
  return { x: x + width / 2, y: y + height / 2 };
}

/** Distance between the middles of patch and hole, pixels. */
async function distance(page: Page): Promise<number> {
  const [patch, hole] = [await middle(patchOf(page)), await middle(holeOf(page))];
  return Math.hypot(patch.x - hole.x, patch.y - hole.y);
}

async function expectPlaced(page: Page) {
  await expect.poll(() => distance(page)).toBeLessThan(2);
  await expect(patchOf(page)).toHaveAttribute("aria-pressed", "true");
  await expect(said(page)).toContainText(PLACED);
}

async function expectLoose(page: Page) {
  await expect.poll(() => distance(page)).toBeGreaterThan(100);
  await expect(patchOf(page)).toHaveAttribute("aria-pressed", "false");
  await expect(said(page)).toBeEmpty();
}

const sizeOf = (page: Page) => page.evaluate(() => [document.body.scrollHeight, document.documentElement.scrollWidth]);

test.beforeEach(async ({ page, guard }) => {
  guard.allow(/Failed to load resource.*404/);
  await page.goto("/nofind");
});

test("a patch dragged near the hole snaps into it, dropped elsewhere it goes back", async ({ page, axe }) => {
  const before = await sizeOf(page);
  const [from, hole] = [await middle(patchOf(page)), await middle(holeOf(page))];
  const drag = async (x: number, y: number) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    // The file that moves it is loaded with the first press.
    await expect(async () => {
      await page.mouse.move(from.x + 20, from.y);
      await page.mouse.move(from.x + 30, from.y);
      expect((await middle(patchOf(page))).x).toBeGreaterThan(from.x);
    }).toPass();
    await page.mouse.move(x, y, { steps: 5 });
    await page.mouse.up();
  };
  await drag(from.x, from.y - 120);
  await expectLoose(page);
  await drag(hole.x - 40, hole.y + 30);
  await expectPlaced(page);
  expect(await sizeOf(page)).toEqual(before);
  await axe();
});

test("a press puts the patch into its place and takes it out again @both", async ({ page, isMobile, axe }) => {
  const press = () => (isMobile ? patchOf(page).tap() : patchOf(page).click());
  const before = await sizeOf(page);
  await press();
  await expectPlaced(page);
  await axe();
  const { width, height } = page.viewportSize() as { width: number; height: number };
  await page.setViewportSize({ width: width - 60, height });
  await expectPlaced(page);
  await page.setViewportSize({ width, height });
  await press();
  await expectLoose(page);
  expect(await sizeOf(page)).toEqual(before);
});

test("a finger drags the patch into the hole without scrolling the page @mobile", async ({ page }) => {
  await patchOf(page).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  const [from, hole] = [await middle(patchOf(page)), await middle(holeOf(page))];
  const touch = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  const loaded = page.waitForResponse(/calls\./);
  await send("touchStart", [from]);
  await loaded;
  for (const part of [0.2, 0.5, 0.8, 1]) {
    await send("touchMove", [{ x: from.x + (hole.x - from.x) * part, y: from.y + (hole.y - from.y) * part }]);
    await page.waitForTimeout(50);
  }
  await send("touchEnd", []);
  await expectPlaced(page);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test("Enter and Space put the patch into its place, without motion where it is reduced", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  // After the last link of the text.
  await page.getByRole("navigation", { name: "Halaman lain" }).getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(patchOf(page)).toBeFocused();
  expect(await patchOf(page).evaluate((patch) => getComputedStyle(patch).outlineStyle)).toBe("solid");
  await page.keyboard.press("Enter");
  await expectPlaced(page);
  expect(await patchOf(page).evaluate((patch) => Number.parseFloat(getComputedStyle(patch).transitionDuration))).toBeLessThan(0.001);
  await page.keyboard.press("Space");
  await expectLoose(page);
  await page.keyboard.press("Space");
  await expectPlaced(page);
  await expect(patchOf(page)).toBeFocused();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page is complete, without a patch to move @both", async ({ page }) => {
    await expect(page.getByRole("heading", { level: 1, name: "Halaman ini tidak ada." })).toBeVisible();
    await expect(patchOf(page)).toBeHidden();
    await expect(holeOf(page)).toBeVisible();
  });
});
