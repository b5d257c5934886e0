import assert from "node:assert/strict";
import { it } from "node:test";
import { mistypings } from "../services/articles/mistypings.ts";
import { wantedOf } from "../services/articles/search-words.ts";

it("takes the longest name for one thing, and signs for spaces", () => {
  const typed = (keyword: string) => wantedOf(keyword).map((one) => one.typed.join(" "));
  assert.deepEqual(typed("pinjol ilegal"), ["pinjol", "ilegal"]);
  assert.deepEqual(typed("Pinjaman Online ilegal"), ["pinjaman online", "ilegal"]);
  assert.deepEqual(typed("e-KTP hilang"), ["e ktp", "hilang"]);
  assert.deepEqual(typed("peer-to-peer"), ["peer to peer"]);
  assert.deepEqual(typed("constructor __proto__"), ["constructor", "proto"]);
  assert.deepEqual(wantedOf("constructor"), [{ typed: ["constructor"], names: [] }]);
  assert.deepEqual(typed("-- & | !"), []);
  assert.equal(typed("kata ".repeat(100)).length, 10);
});

it("counts letters left out, added, changed and exchanged", () => {
  for (const [one, other, far] of [
    ["pinjaman", "pinjaman", 0],
    ["pinjamn", "pinjaman", 1],
    ["pinajman", "pinjaman", 1],
    ["pinjamann", "pinjaman", 1],
    ["penjaman", "pinjaman", 1],
    ["pnjamn", "pinjaman", 2],
    ["dana", "pinjaman", 3],
    ["", "ab", 2],
  ] as const)
    assert.equal(mistypings(one, other, 2), far, `${one} ${other}`);
});
