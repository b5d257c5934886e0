import assert from "node:assert/strict";
import { it } from "node:test";
import { searchTerms } from "../../lib/read/search-terms.ts";

it("matches the longest key as one term, and treats punctuation as spaces", () => {
  const typed = (keyword: string) => searchTerms(keyword).map((one) => one.typed.join(" "));
  assert.deepEqual(typed("pinjol ilegal"), ["pinjol", "ilegal"]);
  assert.deepEqual(typed("Pinjaman Online ilegal"), ["pinjaman online", "ilegal"]);
  assert.deepEqual(typed("e-KTP hilang"), ["e ktp", "hilang"]);
  assert.deepEqual(typed("peer-to-peer"), ["peer to peer"]);
  assert.deepEqual(typed("Rp3.000.000"), ["rp", "3 000 000"]);
  assert.deepEqual(typed("1.000.000, 24/7 2026 500"), ["1 000 000", "24", "7", "2026", "500"]);
  assert.deepEqual(typed("konsumen@ojk.go.id"), ["konsumen", "ojk", "go", "id"]);
  assert.deepEqual(typed("pin\u00adjaman sl\u200bik ｏｊｋ"), ["pinjaman", "slik", "ojk"]);
  assert.deepEqual(typed("constructor __proto__"), ["constructor", "proto"]);
  assert.deepEqual(searchTerms("constructor"), [{ typed: ["constructor"], synonyms: [] }]);
  assert.deepEqual(typed("-- & | !"), []);
  assert.equal(typed("kata ".repeat(100)).length, 10);
});
