import { spawnSync } from "node:child_process";

test("a start with a bad port names that variable alone, in one line", () => {
  for (const PORT of ["abc", "99999"]) {
    const { status, stderr } = spawnSync(process.execPath, ["scripts/start.ts"], { env: { ...process.env, PORT, SITE_URL: "" }, encoding: "utf8" });
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^Bad configuration: PORT [^;\n]+\n$/)]);
  }
});
