import config from "../next.config";

it("names its root, so that a lockfile in a folder above does not become it", async () => {
  const { turbopack, outputFileTracingRoot } = await config("phase-production-build");
  expect([turbopack?.root, outputFileTracingRoot]).toEqual([process.cwd(), process.cwd()]);
});

it("writes no pages into the build while it serves, so that a read-only folder is enough", async () => {
  expect((await config("phase-production-server")).experimental?.isrFlushToDisk).toBe(false);
});
