import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { buildEarlyScripts } from "./build-early-scripts.ts";
import { earlyTags } from "./early-script.ts";

/** Largest page script, bytes after brotli. */
const PAGE_SCRIPT_BYTES = 5_200;

/** Largest script before the first paint, characters. */
const FIRST_SCRIPT_CHARS = 800;

const folder = mkdtempSync(path.join(tmpdir(), "early-script-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("each script is a small file with a content hash in its name", async () => {
  expect(earlyTags(folder)).toEqual({});
  await buildEarlyScripts({ folder });
  const files = readdirSync(folder);
  expect(files.map((file) => file.replace(/\.[\da-f]{16}\./, "."))).toEqual([
    "calls.js",
    "counts.js",
    "first.js",
    "input.js",
    "live-receipt.js",
    "page.js",
  ]);
  const page = files[5] as string;
  const code = readFileSync(path.join(folder, page), "utf8");
  expect(brotliCompressSync(code).byteLength).toBeLessThan(PAGE_SCRIPT_BYTES);
  expect(() => new Function(code)).not.toThrow();
  for (const later of [files[0], files[1], files[4]]) expect(code).toContain(`import("/_next/static/early/${later}")`);
  await buildEarlyScripts({ folder, onDemandApart: false });
  expect(earlyTags(folder, true).page).toMatch(/^<script>[\s\S]*\/api\/investor\/logout[\s\S]*<\/script>$/);
  await buildEarlyScripts({ folder });
  const { first = "", page: tag } = earlyTags(folder);
  expect(tag).toMatch(new RegExp(`^<script defer src="/_next/static/early/${page}" data-counts></script><script>\\(function watch[^<]*</script>$`));
  expect(first).toMatch(/^<script>.*<\/script>$/s);
  expect(first.length).toBeLessThan(FIRST_SCRIPT_CHARS);
});
