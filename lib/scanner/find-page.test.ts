/** @jest-environment node */
import { drawPage } from "@/test-support/drawn-page";
import { findPage } from "./find-page";
import type { Quad } from "./geometry";
import { greyOf } from "./picture-quality";

const quad = (...numbers: number[]): Quad =>
  [0, 2, 4, 6].map((at) => ({ x: numbers[at] as number, y: numbers[at + 1] as number })) as unknown as Quad;

/** Largest distance between a found corner and the drawn one, pixels of the drawing. */
async function searched(scene: Parameters<typeof drawPage>[0]) {
  const { data, width, height } = await drawPage(scene);
  const found = findPage(greyOf(data, width, height));
  const corners = scene.corners;
  const off =
    found && corners
      ? Math.max(...found.corners.map(({ x, y }, index) => Math.hypot(x * width - (corners[index]?.x ?? 0), y * height - (corners[index]?.y ?? 0))))
      : Number.NaN;
  return { found, off };
}

const phone = { width: 240, height: 320 };
const straight = quad(30, 30, 210, 30, 210, 285, 30, 285);
const tilted = quad(52, 38, 205, 52, 214, 284, 28, 262);

describe("findPage", () => {
  test.each([
    ["lies straight", { corners: straight }],
    ["lies tilted, with frame and print", { corners: tilted }],
    ["is seen from the side", { corners: quad(70, 60, 172, 58, 225, 290, 18, 296) }],
    ["is turned by 20 degrees", { corners: quad(85, 40, 214, 87, 148, 268, 19, 221) }],
    ["is blank", { corners: tilted, printed: false }],
    ["lies on boards", { corners: tilted, boards: true }],
    ["is white on a light table", { corners: tilted, table: "#d8d4cc", noise: 3 }],
    ["is dark on a white table", { corners: tilted, paper: "#3b5a6b", table: "#f2f2f2", printed: false }],
    ["is photographed with much noise", { corners: tilted, noise: 25 }],
  ])("finds the corners of a page that %s", async (_, scene) => {
    const { found, off } = await searched({ ...phone, ...scene });
    expect(found?.cut).toBe(false);
    expect(off).toBeLessThan(2.5);
  });

  test("finds a card across the picture", async () => {
    const { found, off } = await searched({
      width: 320,
      height: 240,
      corners: quad(60, 50, 262, 58, 258, 186, 55, 180),
      printed: false,
      paper: "#a9c4dc",
    });
    expect(found?.cut).toBe(false);
    expect(off).toBeLessThan(2.5);
  });

  test.each([
    ["below", quad(40, 60, 200, 66, 206, 360, 30, 352)],
    ["at the left", quad(-30, 40, 190, 44, 200, 280, -40, 270)],
    ["at a corner", quad(60, 60, 300, 70, 290, 400, 50, 390)],
    ["above", quad(40, -30, 200, -40, 206, 260, 30, 252)],
  ])("takes no page for whole that is cut %s", async (_, corners) => {
    expect((await searched({ ...phone, corners })).found?.cut).not.toBe(false);
  });

  test.each([
    ["an empty table", {}],
    ["a wooden table", { boards: true }],
    ["a picture of noise", { noise: 60 }],
  ])("finds no page in %s", async (_, scene) => {
    expect((await searched({ ...phone, ...scene })).found).toBeUndefined();
  });
});
