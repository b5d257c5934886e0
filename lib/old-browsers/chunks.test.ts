import { globSync, readFileSync } from "node:fs";

it("no script of the build has a lookbehind, for which Safari before 16.4 drops the whole file", () => {
  const files = globSync(".next/static/chunks/**/*.js");
  expect(files.filter((file) => /\(\?<[=!]/.test(readFileSync(file, "utf8")))).toEqual([]);
});
