import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readApiTests, readUnitTests, suiteTotals, type TestResult, targetsToRepeat } from "./test-report.ts";

const result = (name: string, status: TestResult["status"], reason = ""): TestResult => ({
  name,
  file: `${name[0]}.spec.ts`,
  target: `${name[0]}.spec.ts:${name.slice(1)}`,
  status,
  reason,
});

const report = (name: string, text: string) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "report-")), name);
  writeFileSync(file, text);
  return file;
};

describe("totals of a suite", () => {
  const first = [result("a1", "passed"), result("a2", "failed", "1 is not 2"), result("a3", "skipped"), result("b1", "skipped", "needs nginx")];

  it("names failures and their reason when nothing ran again", () => {
    expect(suiteTotals(first, [])).toEqual({ passed: 1, failed: ["a2\n1 is not 2"], skipped: [first[2], first[3]], unstable: [] });
  });

  it("accepts a failed test that passes each time alone, and names it", () => {
    const again = ["a1", "a2", "a3", "a1", "a2", "a3"].map((name) => result(name, "passed"));
    expect(targetsToRepeat(first)).toEqual(["a.spec.ts"]);
    expect(suiteTotals(first, again)).toEqual({ passed: 3, failed: [], skipped: [first[3]], unstable: ["a2"] });
  });

  it("counts a test that fails once when it runs again", () => {
    const again = [result("a1", "passed"), result("a2", "passed"), result("a3", "failed"), result("a1", "failed"), result("a2", "failed")];
    expect(suiteTotals(first, again)).toMatchObject({ passed: 0, failed: ["a1\n", "a2\n", "a3\n"], unstable: [] });
  });

  it("runs a failed test again by itself where the others of its file have run", () => {
    expect(targetsToRepeat([result("a1", "passed"), result("b7", "failed"), result("b9", "skipped", "needs nginx")])).toEqual(["b.spec.ts:7"]);
  });

  it("keeps the failure of a test about the whole run, and does not run it again", () => {
    const logs = { ...result("l1", "failed", "a password is in the log"), file: "logs.teardown.ts" };
    expect(targetsToRepeat([logs, result("b7", "failed")])).toEqual(["b.spec.ts:7"]);
    expect(suiteTotals([logs], [{ ...logs, status: "passed", reason: "" }]).failed).toEqual(["l1\na password is in the log"]);
  });

  it("runs nothing again when many failed", () => {
    expect(targetsToRepeat(Array.from({ length: 7 }, (_, at) => result(`a${at}`, "failed")))).toEqual([]);
  });
});

it("reads a report of Jest, with a file that could not be run", () => {
  const file = path.resolve("lib/a.test.ts");
  const tests = [
    { status: "passed", fullName: "adds", failureMessages: [] },
    { status: "pending", fullName: "waits", failureMessages: [] },
  ];
  const testResults = [
    { name: file, status: "passed", message: "", assertionResults: tests },
    { name: path.resolve("lib/b.test.ts"), status: "failed", message: "Cannot find module", assertionResults: [] },
  ];
  expect(readUnitTests(report("jest.json", JSON.stringify({ testResults })))).toEqual([
    { name: "lib/a.test.ts adds", file: "lib/a.test.ts", target: "lib/a.test.ts", status: "passed", reason: "" },
    { name: "lib/a.test.ts waits", file: "lib/a.test.ts", target: "lib/a.test.ts", status: "skipped", reason: "" },
    { name: "lib/b.test.ts", file: "lib/b.test.ts", target: "lib/b.test.ts", status: "failed", reason: "Cannot find module" },
  ]);
});

it("reads a report of Node's test runner, with a hook that fails after its tests", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "report-"));
  const file = path.join(folder, "a.test.ts");
  writeFileSync(
    file,
    `import { after, describe, it } from "node:test";
    describe("passes", () => { it("adds", () => {}); it("waits", { skip: "needs nginx" }, () => {}); });
    describe("cleans up", () => { after(() => { throw new Error("not empty"); }); it("works", () => {}); });
    describe("fails", () => { it("throws", () => { throw new Error("1 is not 2"); }); });`,
  );
  const output = path.join(folder, "report");
  const reporter = ["--test-reporter=./scripts/api-reporter.ts", `--test-reporter-destination=${output}`];
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  expect(spawnSync("node", ["--test", ...reporter, file], { env: env as NodeJS.ProcessEnv }).status).toBe(1);
  const name = path.relative(process.cwd(), file);
  expect(readApiTests(output).map((test) => [test.name, test.status, test.reason.split("\n")[0]])).toEqual([
    [`${name} adds`, "passed", ""],
    [`${name} waits`, "skipped", "needs nginx"],
    [`${name} works`, "passed", ""],
    [`${name} cleans up`, "failed", "Error: not empty"],
    [`${name} throws`, "failed", "Error: 1 is not 2"],
  ]);
});
