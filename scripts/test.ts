/**
 * Runs every check, continues after a failure, and prints the totals of all suites in the last line. Exit code 1 when
 * any check failed.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureBrowser } from "./find-browser.ts";
import { ensureNginx } from "./find-nginx.ts";

const folder = mkdtempSync(path.join(tmpdir(), "simpul-test-"));
const jestReport = path.join(folder, "jest.json");
const apiReport = path.join(folder, "api.xml");
const e2eReport = path.join(folder, "e2e.json");

type Check = [name: string, command: string, args: string[]];

/**
 * Stages run one after the other. The rows of a stage run at the same time, the checks of a row in order: no check but
 * the journeys keeps two cores busy.
 */
const stages: Check[][][] = [
  [
    [
      ["lint", "npm", ["run", "--silent", "lint"]],
      ["types", "npm", ["run", "--silent", "typecheck"]],
      ["licences", "node", ["scripts/list-licences.ts", "--check"]],
      ["docs", "node", ["tools/build-api-docs.ts", "--check"]],
      [
        "api",
        "node",
        [
          "--test",
          "--test-concurrency=2",
          "--test-reporter=dot",
          "--test-reporter-destination=stdout",
          "--test-reporter=junit",
          `--test-reporter-destination=${apiReport}`,
          "reference-api/test/*.test.ts",
        ],
      ],
    ],
    [
      ["image", "node", ["scripts/check-image.ts"]],
      ["kill", "node", ["scripts/kill-test.ts", "5"]],
      ["build", "node", ["scripts/build-for-journeys.ts"]],
      // A unit test reads every page of the build.
      ["unit", "jest", ["--ci", "--json", `--outputFile=${jestReport}`]],
    ],
  ],
  [[["e2e", "playwright", ["test"]]]],
  // These need the build of the journeys.
  [
    [
      ["browsers", "node", ["scripts/browser-journeys.ts"]],
      ["budgets", "node", ["scripts/check-budgets.ts"]],
    ],
  ],
];

ensureBrowser();
ensureNginx();

/** The API tests start some sixty processes: the code of each is compiled once. */
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", NODE_COMPILE_CACHE: path.join(folder, "compiled"), E2E_REPORT: e2eReport };

const failedChecks = new Set<string>();

/** Runs a check. The output of one that runs in parallel with others is printed at its end. */
async function run([name, command, args]: Check, alone: boolean): Promise<void> {
  const started = Date.now();
  const output = path.join(folder, `${name}.log`);
  const file = alone ? undefined : openSync(output, "w");
  const child = spawn(command, args, { stdio: ["ignore", file ?? "inherit", file ?? "inherit"], env });
  // A command that is not there gives an error and no exit.
  const [status] = await once(child, "exit").catch((cause: Error) => [cause.message]);
  if (!alone) process.stdout.write(readFileSync(output));
  console.log(`${name}: ${status === 0 ? "ok" : "FAILED"}, ${((Date.now() - started) / 1000).toFixed(1)} s`);
  if (status !== 0) failedChecks.add(name);
}

for (const rows of stages)
  await Promise.all(
    rows.map(async (row) => {
      for (const check of row) await run(check, rows.length === 1);
    }),
  );

/** Reads the totals of each suite's report. */
const reports: Record<string, () => { passed: number; failed: number }> = {
  unit: () => {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(jestReport, "utf8"));
    return { passed: numPassedTests, failed: numFailedTests };
  },
  api: () => {
    const text = readFileSync(apiReport, "utf8");
    const count = (tag: string) => text.split(`<${tag}`).length - 1;
    return { passed: count("testcase ") - count("failure ") - count("skipped "), failed: count("failure ") };
  },
  e2e: () => {
    const { stats } = JSON.parse(readFileSync(e2eReport, "utf8"));
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  },
};

let passed = 0;
let failed = 0;
for (const [name] of stages.flat(2)) {
  // A failed check counts as one failure when its report is missing or lists none.
  const minimumFailures = failedChecks.has(name) ? 1 : 0;
  try {
    const totals = reports[name]?.() ?? { passed: 0, failed: 0 };
    passed += totals.passed;
    failed += Math.max(totals.failed, minimumFailures);
  } catch {
    failed += 1;
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
