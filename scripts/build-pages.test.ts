import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildObstacle } from "./build-pages";

const folder = mkdtempSync(path.join(tmpdir(), "simpul build#1-"));
const install = (name: string) => mkdirSync(path.join(folder, "node_modules", name), { recursive: true });

it("names one package that is missing for a build, and how to install it, in one line", () => {
  writeFileSync(
    path.join(folder, "package.json"),
    JSON.stringify({ dependencies: { next: "1" }, devDependencies: { "@scope/css": "1", jest: "1" } }),
  );
  install("next");
  expect(buildObstacle(folder)).toBe("Packages that a build needs are not installed (@scope/css and 1 more): run `npm ci --include=dev`.");
  install("@scope/css");
  install("jest");
  expect(buildObstacle(folder)).toBeUndefined();
});

it("finds no obstacle in this checkout", () => {
  expect(buildObstacle()).toBeUndefined();
});

it("has no command in package.json that only some shells know", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  for (const command of Object.values(scripts)) expect(command).not.toMatch(/^exec |'|\$\{?[A-Z]|^[A-Z_]+=/);
});

it("brings its own Node only to systems with glibc, whose link would win over the Node of Alpine", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, { libc?: string[] }> };
  for (const arch of ["x64", "arm64"]) expect(packages[`node_modules/node-linux-${arch}`]?.libc).toEqual(["glibc"]);
});
