import { globSync, readFileSync } from "node:fs";
import path from "node:path";

/** Components without a look of their own, and a link that every page has. */
const NOT_SHOWN = ["json-ld", "new-view", "opens-new-tab", "query-provider", "skip-link", "visually-hidden"];

const importsOf = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/(?:from|import\()\s*"@\/(components\/(?:ui|form)\/[\w-]+)"/g)].map(([, module]) =>
    globSync(`${module}.{ts,tsx}`).join(),
  );

it("the workshop shows every component of the kit, itself or inside another one", () => {
  const shown = new Set<string>();
  const waiting = globSync("app/dev/components/*.tsx").flatMap(importsOf);
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (shown.has(file)) continue;
    shown.add(file);
    waiting.push(...importsOf(file));
  }
  const kit = globSync("components/{ui,form}/*.tsx").filter(
    (file) => !file.endsWith(".test.tsx") && !NOT_SHOWN.includes(path.basename(file, ".tsx")),
  );
  expect(kit.length).toBeGreaterThan(50);
  expect(kit.filter((file) => !shown.has(file))).toEqual([]);
});
