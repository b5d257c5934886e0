/** What the journeys of the phone scanner share: a camera that films a drawn page, and the two sides. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type APIRequestContext, type Browser, devices, type Page } from "@playwright/test";
import sharp from "sharp";
import type { Quad } from "../lib/scanner/geometry.ts";
import { drawPage } from "../test-support/drawn-page.ts";
import { expect, test } from "./fixtures.ts";

type Scene = Parameters<typeof drawPage>[0];
export const upright = { width: 960, height: 1280, noise: 8 };
export const corners: Quad = [
  { x: 190, y: 150 },
  { x: 800, y: 200 },
  { x: 850, y: 1140 },
  { x: 110, y: 1060 },
];

async function jpegOf(scene: Scene): Promise<Buffer> {
  const { data, width, height } = await drawPage(scene);
  return await sharp(data, { raw: { width, height, channels: 4 } })
    .flatten()
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** A drawn picture to choose. */
export const picture = async (name: string, scene: Scene) => ({ name, mimeType: "image/jpeg", buffer: await jpegOf(scene) });

/** The test with a browser whose camera films a drawn page, or is refused. */
export const withCamera = (allowed: boolean) =>
  test.extend({
    launchOptions: [
      async ({ launchOptions }, use) => {
        const folder = mkdtempSync(path.join(tmpdir(), "simpul-camera-"));
        const film = path.join(folder, "halaman.mjpeg");
        const frame = await jpegOf({ ...upright, corners });
        writeFileSync(film, Buffer.concat(Array.from({ length: 10 }, () => frame)));
        // The headless shell has no question about the camera of its own.
        const permission = allowed ? "--use-fake-ui-for-media-stream" : "--use-fake-ui-for-media-stream=deny";
        const args = [permission, "--use-fake-device-for-media-stream", `--use-file-for-fake-video-capture=${film}`];
        await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] });
        rmSync(folder, { recursive: true, force: true });
      },
      { scope: "worker" },
    ],
  });

/** The narrow phone of the journeys. */
export const PHONE = { width: 390, height: 844 };

/** Another phone than the test's page. An error in its console fails the test. */
export async function openPhone(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...devices["Pixel 7"], viewport: PHONE, baseURL, locale: "id-ID" });
  const page = await context.newPage();
  page.on("pageerror", (error) => expect(error.message).toBe(""));
  page.on("console", (message) => {
    if (message.type() === "error" && !/^Failed to load resource/.test(message.text())) expect(message.text()).toBe("");
  });
  return page;
}

export const documentRow = (page: Page, field: string) => page.locator(`[data-field="isian-${field}"]`);
export const dialog = (page: Page) => page.getByRole("dialog", { name: "Pindai dengan ponsel" });
export const codeIn = async (page: Page) => (await page.locator("[data-scan-code]").getAttribute("data-scan-code")) as string;

/** Opens the dialog of a document on the laptop; answers its code. */
export async function offer(page: Page, field: string): Promise<string> {
  await documentRow(page, field)
    .getByRole("button", { name: /^Pindai dengan ponsel/ })
    .click();
  await expect(dialog(page)).toContainText("Menunggu ponsel Anda.");
  return await codeIn(page);
}

export const shutter = (page: Page) => page.getByRole("button", { name: "Ambil foto" });
export const use = (page: Page) => page.getByRole("button", { name: "Pakai" });
export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

/** Photographs the page in front of the camera and uses it with the corners that were found. */
export async function photograph(page: Page): Promise<void> {
  await expect(shutter(page)).not.toHaveAttribute("aria-disabled");
  await shutter(page).click();
  await expect(page.getByText("Tepinya ditemukan.")).toBeVisible();
  await use(page).click();
  await expect(heading(page, "Siap dikirim")).toBeVisible();
}

/** A code opened through the API, for tests of the phone alone. */
export async function openCode(request: APIRequestContext, handle: string, field: string): Promise<string> {
  const answer = await request.post("/api/common/scan-open", { headers: { RegistrationId: handle }, data: { field } });
  return (await answer.json()).data.code;
}
export const arrived = async (request: APIRequestContext, handle: string, code: string) =>
  (await (await request.post("/api/common/scan-state", { headers: { RegistrationId: handle }, data: { code } })).json()).data.files;
