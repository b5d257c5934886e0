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

test("puts neither id nor category into the markup", () => {
  expect(cover('"><script>alert(1)</script>', "</svg><script>")).not.toContain("script");
});
