import { existsSync, readFileSync } from "node:fs";
import { faults } from "./faults.ts";

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");

it.each(faults)("the planted fault '$what' fits its file once", ({ file, find }) => {
  expect(textOf(file).split(find).length - 1).toBe(1);
});

it.each(faults.flatMap(({ what, test }) => ("api" in test ? [{ what, ...test }] : [])))(
  "the test of the API that notices '$what' exists",
  ({ api, title }) => {
    expect(textOf(`reference-api/test/${api}.test.ts`)).toMatch(new RegExp(title));
  },
);
