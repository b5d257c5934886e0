import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { it } from "node:test";
import { adSeed } from "../db/ads-seed.ts";

it("repeats the text of the picture in the title of each advertisement", () => {
  for (const { slot, title, picUrl } of adSeed.filter(({ picUrl }) => picUrl.endsWith(".svg"))) {
    const drawing = readFileSync(new URL(`../../public${picUrl}`, import.meta.url), "utf8");
    assert.equal(/aria-label="([^"]*)"/.exec(drawing)?.[1], title, slot);
  }
});
