import config from "../next.config";

it("names its root, so that a lockfile in a folder above does not become it", () => {
  const { turbopack, outputFileTracingRoot } = config("phase-production-build");
  expect([turbopack?.root, outputFileTracingRoot]).toEqual([process.cwd(), process.cwd()]);
});

it("writes no pages into the build while it serves, so that a read-only folder is enough", () => {
  expect(config("phase-production-server").experimental?.isrFlushToDisk).toBe(false);
});
