import { readFileSync } from "node:fs";
import path from "node:path";
import { drawable } from "./drawable.ts";

/** The characters of a font, from its `cmap` table, format 4. */
function charactersOf(font: Buffer): Set<number> {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const table = tables.find((at) => font.toString("latin1", at, at + 4) === "cmap") ?? 0;
  const cmap = font.readUInt32BE(table + 8);
  const parts = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) => cmap + font.readUInt32BE(cmap + 8 + index * 8));
  const part = parts.find((at) => font.readUInt16BE(at) === 4) ?? 0;
  const doubled = font.readUInt16BE(part + 6);
  const found = new Set<number>();
  for (let at = part + 14; at < part + 14 + doubled; at += 2)
    for (let code = font.readUInt16BE(at + doubled + 2); code <= font.readUInt16BE(at) && code < 0xffff; code += 1) found.add(code);
  return found;
}

test("accepts exactly the characters of the font", () => {
  const font = charactersOf(readFileSync(path.join(process.cwd(), "app/fonts/bricolage-display-latin.ttf")));
  expect(font.size).toBeGreaterThan(95);
  const drawn = Array.from({ length: 0xffff }, (_, code) => code).filter((code) => drawable(`a${String.fromCharCode(code)}a`).charCodeAt(1) === code);
  expect(drawn).toEqual([...font].sort((a, b) => a - b));
});

test("removes emoji, direction marks, lone surrogates and unknown accents", () => {
  expect(drawable("Promo 🎉 Lebaran 👨‍👩‍👧!")).toBe("Promo Lebaran !");
  expect(drawable("Señor Ānanda ½ﬁ")).toBe("Senor Ananda ½fi");
  expect(drawable("\u202eA\ud800\u0000B")).toBe("AB");
  expect(drawable("漢字")).toBe("");
});
