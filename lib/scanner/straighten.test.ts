/** @jest-environment node */
import { drawPage } from "@/test-support/drawn-page";
import { isConvex, mapCorners, type Quad } from "./geometry";
import { straighten, straightSize } from "./straighten";

const corners: Quad = [
  { x: 52, y: 38 },
  { x: 205, y: 52 },
  { x: 214, y: 284 },
  { x: 28, y: 262 },
];

test("the straightened page is paper up to its corners, and keeps its longer sides", async () => {
  const picture = await drawPage({ width: 240, height: 320, corners, printed: false, noise: 0, blur: 0.3 });
  const size = straightSize(corners, 2_000);
  expect(size).toEqual({ width: 187, height: 232 });
  const page = straighten(picture, corners, size);
  const red = (x: number, y: number) => page.data[(y * size.width + x) * 4] as number;
  for (const x of [3, 90, size.width - 4]) for (const y of [3, 120, size.height - 4]) expect(red(x, y)).toBeGreaterThan(225);
  expect(page.data[3]).toBe(255);
});

test("maps the middle of a quadrangle in perspective onto the crossing of its diagonals", () => {
  // A picture whose red is the column and whose green is the row.
  const [width, height] = [200, 200];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data.set([x, y, 0, 255], (y * width + x) * 4);
  const trapezium: Quad = [
    { x: 60, y: 20 },
    { x: 140, y: 20 },
    { x: 190, y: 180 },
    { x: 10, y: 180 },
  ];
  const page = straighten({ data, width, height }, trapezium, { width: 101, height: 101 });
  const [x, y] = page.data.slice((50 * 101 + 50) * 4);
  // The diagonals meet above the middle: what is far away is smaller.
  expect([x, y]).toEqual([expect.closeTo(99, -0.5), expect.closeTo(68, -0.5)]);
});

test("large pages are made smaller", () => {
  const large = mapCorners(corners, ({ x, y }) => ({ x: x * 20, y: y * 20 }));
  expect(Math.max(...Object.values(straightSize(large, 2_200)))).toBe(2_200);
});

test("corners that cross or fold inwards are not convex", () => {
  expect(isConvex(corners)).toBe(true);
  const [a, b, c, d] = corners;
  expect(isConvex([b, a, c, d])).toBe(false);
  expect(isConvex([a, b, { x: 80, y: 80 }, d])).toBe(false);
});
