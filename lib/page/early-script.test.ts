/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildEarlyScript, earlyTags, insertEarlyScript } from "./early-script.ts";

const folder = mkdtempSync(path.join(tmpdir(), "early-script-"));
afterAll(() => rmSync(folder, { recursive: true }));

const textOf = (tag: string) => /^<script data-keep>([\s\S]*)<\/script>$/.exec(tag)?.[1] ?? "";

it("is in the page where no build has left a file, and in one file after a build", async () => {
  const source = textOf(earlyTags(undefined)(" data-keep"));
  expect(() => new Function(source)).not.toThrow();
  await buildEarlyScript(folder);
  await buildEarlyScript(folder);
  const files = readdirSync(folder);
  expect(files).toEqual([expect.stringMatching(/^[\da-f]{16}\.js$/)]);
  const minified = readFileSync(path.join(folder, files[0] as string), "utf8");
  expect(minified.length).toBeLessThan(source.length * 0.8);
  expect(() => new Function(minified)).not.toThrow();
  expect(earlyTags(folder)(" data-keep")).toMatch(
    new RegExp(`^<script src="/_next/static/early/${files[0]}" data-keep></script><script>\\(function askAgain[^<]*</script>$`),
  );
});

it("stands before everything that a head fetches, behind the encoding", () => {
  expect(insertEarlyScript('<head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/></head>', " data-keep")).toMatch(
    /^<head><meta charSet="utf-8"\/><script data-keep>.*<\/script><link rel="stylesheet"/,
  );
  expect(insertEarlyScript("<head></head><body></body>")).toMatch(/^<head><script>.*<\/script><\/head><body>/);
});
