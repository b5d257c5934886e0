import { spawnSync } from "node:child_process";

test("rejects a bad port with one line that names the variable", () => {
  for (const PORT of ["abc", "99999"]) {
    const { status, stderr } = spawnSync(process.execPath, ["scripts/start.ts"], { env: { ...process.env, PORT, SITE_URL: "" }, encoding: "utf8" });
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^Bad configuration: PORT [^;\n]+\n$/)]);
  }
});
