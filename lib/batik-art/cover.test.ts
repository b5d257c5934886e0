import { createHash } from "node:crypto";
import { blogCategories } from "../contract/website";
import { cover } from "./cover";

const drawn = (categories: readonly string[]) =>
  categories.flatMap((category) =>
    [0, 1, 2, 3, 4, 5, 6, 7].flatMap((number) => [cover(`art-${number}`, category), cover(`art-${number}`, category, { shape: "wide" })]),
  );

test("draws the same covers as the design, byte for byte", () => {
  const covers = drawn(["Finansial", "Event", "Fitur Solusi", "Promo", "Bisnis", "Kepatuhan OJK", "Lain"]);
  expect(createHash("sha256").update(covers.join("\n")).digest("hex")).toBe("69c68981afb5565e7ca0a1de1f5048cb9b9f859dfd3382b221dfa061d7b90c9c");
});

test("draws different covers for every category of the contract", () => {
  for (const category of blogCategories) expect(cover("sama", category)).toContain("<svg");
  expect(new Set(blogCategories.map((category) => cover("sama", category))).size).toBe(blogCategories.length);
});

test("a square cover is a part of the usual one, inside its edges", () => {
  for (const id of Array.from({ length: 40 }, (_, number) => `tulisan-${number}`)) {
    const square = cover(id, "Bisnis", { shape: "square" });
    const [, left = ""] = /viewBox="(\d+) 0 300 300"/.exec(square) ?? [];
    expect(Number(left)).toBeLessThanOrEqual(180);
    expect(square.replace(/viewBox="[^"]*"/, "")).toBe(cover(id, "Bisnis").replace(/viewBox="[^"]*"/, ""));
  }
});

test.each([
  ["wide share picture", 580 / 630],
  ["square share picture", 1080 / 520],
  ["story", 1080 / 840],
])("a %s has the whole subject", (_, shape) => {
  for (const category of blogCategories)
    for (const id of Array.from({ length: 40 }, (_, number) => `tulisan-${number}`)) {
      const svg = cover(id, category, { shape });
      const [left = 0, top = 0, width = 0, height = 0] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? "").split(" ").map(Number);
      expect(Math.abs(width / height - shape)).toBeLessThan(0.01);
      const tiles = new Map([...svg.matchAll(/<pattern id="([^"]*)" width="(\d+)"/g)].map(([, name, size]) => [name, Number(size)]));
      const patches = [...svg.matchAll(/fill="(?:url\(#([^)]*)\)|[^"]*)" d="M(\d+) (\d+)h(\d+)v(\d+)/g)].map(([, name, ...sides]) => ({
        name,
        sides: sides.map(Number) as [number, number, number, number],
      }));
      // The first of the largest patches that are one tile each.
      const [subject] = patches
        .filter(({ name, sides: [x, , w, h] }) => w === h && tiles.get(name) === w && x < 480)
        .sort((one, other) => other.sides[2] - one.sides[2]);
      const [x, y, w, h] = subject?.sides ?? [0, 0, 0, 0];
      expect(w).toBeGreaterThanOrEqual(180);
      expect([x >= left, y >= top, x + w <= left + width, y + h <= top + height]).toEqual([true, true, true, true]);
      // Nothing beside the patches shows.
      for (const [px, py] of [
        [left + 1, top + 1],
        [left + width - 1, top + height - 1],
      ] as const)
        expect(patches.some(({ sides: [a, b, c, d] }) => px >= a && py >= b && px <= a + c && py <= b + d)).toBe(true);
    }
});

test("puts neither id nor category into the markup", () => {
  expect(cover('"><script>alert(1)</script>', "</svg><script>")).not.toContain("script");
});
