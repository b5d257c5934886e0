import { editDistance } from "./edit-distance.ts";

test.each([
  ["pinjaman", "pinjaman", 0],
  ["pinjamn", "pinjaman", 1],
  ["pinajman", "pinjaman", 1],
  ["pinjamann", "pinjaman", 1],
  ["penjaman", "pinjaman", 1],
  ["pnjamn", "pinjaman", 2],
  ["dana", "pinjaman", 3],
  ["", "ab", 2],
])("an omitted, added, changed or transposed letter counts as one: from %j to %j it is %i, at most 3", (one, other, distance) =>
  expect(editDistance(one, other, 2)).toBe(distance),
);
