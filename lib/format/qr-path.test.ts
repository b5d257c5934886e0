import jsQR from "jsqr";
import { qrPath } from "@/lib/format/qr-path";

const SCALE = 8;

/** Renders the path's rectangles as pixels. */
function paint({ path, size }: { path: string; size: number }) {
  const side = size * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let dy = 0; dy < SCALE; dy++)
      for (let dx = 0; dx < Number(run) * SCALE; dx++) {
        const at = ((Number(y) * SCALE + dy) * side + Number(x) * SCALE + dx) * 4;
        pixels.fill(0, at, at + 3);
      }
  return { pixels, side };
}

test("draws a code that decodes to its URL", () => {
  const { pixels, side } = paint(qrPath("http://localhost:3000/daftarPenerima"));
  expect(jsQR(pixels, side, side)?.data).toBe("http://localhost:3000/daftarPenerima");
});
