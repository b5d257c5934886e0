/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { minifyEarlyScripts, readEarlyScripts } from "./early-scripts.ts";

const folder = mkdtempSync(path.join(tmpdir(), "early-scripts-"));
const file = path.join(folder, "early-scripts.json");
afterAll(() => rmSync(folder, { recursive: true }));

it("gives what a build has minified, and the source where no build has", async () => {
  const source = readEarlyScripts(file);
  await minifyEarlyScripts(file);
  const minified = readEarlyScripts(file);
  for (const name of ["starter", "keeper"] as const) {
    expect(minified[name].length).toBeLessThan(source[name].length * 0.8);
    expect(minified[name]).not.toMatch(/<\/|<!--/);
    expect(() => new Function(minified[name])).not.toThrow();
  }
});

it("leaves alone what was minified from another source", async () => {
  await minifyEarlyScripts(file);
  const kept = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...kept, source: { ...kept.source, keeper: "(() => {})()" } }));
  expect(readEarlyScripts(file).keeper).not.toBe(kept.keeper);
});
