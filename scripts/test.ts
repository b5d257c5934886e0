/**
 * Runs every check, continues after a failure, names the skipped tests, and prints the totals of all suites in the last
 * line. Exit code 1 when any check failed. Failed journeys run again with the machine to themselves, twice: one that then
 * fails once has failed, one that passes twice is named. Under CI a skipped test is a failure too, but for those that need
 * rights which the kernel gives to some users only. `npm test -- lint unit` runs the named checks alone; E2E_SHARD=1/2
 * runs a part of the journeys, E2E_PORT chooses their port.
 */
import { randomInt } from "node:crypto";
import { existsSync, mkdtempSync, openSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { isPortFree } from "../lib/ports.ts";
import { installTools } from "./install-tools.ts";
import { journeysToRepeat, journeyTotals, readJourneys } from "./journey-report.ts";
import { endChecks, runCheck } from "./run-check.ts";

const folder = mkdtempSync(path.join(tmpdir(), "simpul-test-"));
const jestReport = path.join(folder, "jest.json");
const apiReport = path.join(folder, "api.xml");
const e2eReport = path.join(folder, "e2e.json");
const e2eRepeatReports = ["first", "second"].map((run) => path.join(folder, `e2e-repeat-${run}.json`));

const wanted = process.argv.slice(2);
const shard = process.env.E2E_SHARD ? [`--shard=${process.env.E2E_SHARD}`] : [];

const MINUTE_MS = 60_000;
const DEFAULT_LIMIT_MS = 15 * MINUTE_MS;

type Check = [name: string, command: string, args: string[], limit?: number];

/**
 * Stages run one after the other. The rows of a stage run at the same time, the checks of a row in order: no check but
 * the journeys keeps two cores busy. Page weights are mostly waits for late requests.
 */
const allStages: Check[][][] = [
  [
    [
      ["lint", "npm", ["run", "--silent", "lint"]],
      ["types", "npm", ["run", "--silent", "typecheck"]],
      ["licences", "node", ["scripts/list-licences.ts", "--check"]],
      ["docs", "node", ["scripts/build-api-docs.ts", "--check"]],
      [
        "api",
        "node",
        [
          "--test",
          "--test-concurrency=2",
          // Node applies it to each test and to each test file.
          `--test-timeout=${5 * MINUTE_MS}`,
          "--test-force-exit",
          "--test-reporter=dot",
          "--test-reporter-destination=stdout",
          "--test-reporter=junit",
          `--test-reporter-destination=${apiReport}`,
          "reference-api/test/*.test.ts",
        ],
        20 * MINUTE_MS,
      ],
    ],
    [
      ["image", "node", ["lab/containers/check-image.ts"]],
      ["kill", "node", ["lab/kill-test.ts", "5"]],
      ["build", "node", ["scripts/build-for-journeys.ts"]],
      // A unit test reads every page of the build.
      ["unit", "jest", ["--ci", "--randomize", "--forceExit", "--json", `--outputFile=${jestReport}`]],
    ],
  ],
  [[["e2e", "playwright", ["test", `--global-timeout=${45 * MINUTE_MS}`, ...shard], 50 * MINUTE_MS]]],
  [[["browsers", "node", ["lab/browsers/browser-journeys.ts"]]], [["budgets", "node", ["scripts/check-budgets.ts"]]]],
];

const unknown = wanted.filter((name) => !allStages.flat(2).some(([known]) => known === name));
if (unknown.length > 0) {
  console.error(`There is no check named ${unknown.join(", ")}.`);
  process.exit(1);
}
const stages = allStages.map((rows) => rows.map((row) => row.filter(([name]) => wanted.length === 0 || wanted.includes(name))));

installTools();

/**
 * A port for the journeys whose neighbours are free too, for `next start`, the API and the desk. It lies below those that the
 * kernel hands out, so that nothing takes it by chance before the journeys start.
 */
async function journeyPort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000);
    const free = await Promise.all([port, port + 1, port + 1_000, port + 1_100].map(isPortFree));
    if (free.every(Boolean)) return port;
  }
}

const env = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: "1",
  // The API tests start some sixty processes: the code of each is compiled once.
  NODE_COMPILE_CACHE: path.join(folder, "compiled"),
  E2E_REPORT: e2eReport,
  E2E_PORT: process.env.E2E_PORT || String(await journeyPort()),
};

const failedChecks = new Set<string>();
/** Checks that use the build of the journeys. */
const NEED_BUILD = ["e2e", "browsers", "budgets"];

/** Runs a check. The output of one that runs in parallel with others is printed at its end. */
async function run([name, command, args, limit = DEFAULT_LIMIT_MS]: Check, alone: boolean): Promise<void> {
  if (NEED_BUILD.includes(name) && failedChecks.has("build")) {
    failedChecks.add(name);
    console.log(`${name}: FAILED, not run: there is no build`);
    return;
  }
  const started = Date.now();
  const output = path.join(folder, `${name}.log`);
  const file = alone ? "inherit" : openSync(output, "w");
  let failure = await runCheck(name, command, args, { output: file, env, limit });
  if (failure && name === "build") {
    console.log(`build: ${failure}, tried again`);
    failure = await runCheck(name, command, args, { output: file, env, limit });
  }
  const repeated = failure && name === "e2e" && existsSync(e2eReport) ? journeysToRepeat(readJourneys(e2eReport)) : [];
  if (repeated.length > 0) {
    console.log(`e2e: ${failure}, ${repeated.join(", ")} twice more, alone`);
    failure = undefined;
    // Two runs, each with its own servers and data: many journeys use up an account, a code or a link.
    for (const report of e2eRepeatReports)
      failure ||= await runCheck(name, command, ["test", "--workers=1", ...repeated], {
        output: file,
        env: { ...env, E2E_REPORT: report },
        limit: DEFAULT_LIMIT_MS,
      });
  }
  if (!alone) process.stdout.write(readFileSync(output));
  console.log(`${name}: ${failure ? `FAILED, ${failure}` : "ok"}, ${((Date.now() - started) / 1000).toFixed(1)} s`);
  if (failure) failedChecks.add(name);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => {
    endChecks();
    process.exit(1);
  });

for (const rows of stages)
  await Promise.all(
    rows.map(async (row) => {
      for (const check of row) await run(check, rows.length === 1);
    }),
  );

type Totals = { passed: number; failed: number; skipped: string[] };

/** Reasons to skip a test under CI. */
const NEEDS_RIGHTS = /needs unshare/;

/** Reads the totals of each suite's report. */
const reports: Record<string, () => Totals> = {
  unit: () => {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(jestReport, "utf8")) as {
      numPassedTests: number;
      numFailedTests: number;
      testResults: { assertionResults: { status: string; fullName: string }[] }[];
    };
    const skipped = testResults.flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === "pending"));
    return { passed: numPassedTests, failed: numFailedTests, skipped: skipped.map(({ fullName }) => fullName) };
  },
  api: () => {
    const text = readFileSync(apiReport, "utf8");
    const count = (tag: string) => text.split(`<${tag}`).length - 1;
    const skipped = [...text.matchAll(/<testcase name="([^"]*)"[^>]*>\s*<skipped[^>]*?message="([^"]*)"/g)].map(
      ([, name = "", reason = ""]) => `${name}: ${reason}`,
    );
    return { passed: count("testcase ") - count("failure ") - count("skipped "), failed: count("failure "), skipped };
  },
  e2e: () => {
    const { unstable, ...totals } = journeyTotals(
      readJourneys(e2eReport),
      e2eRepeatReports.filter((report) => existsSync(report)).flatMap(readJourneys),
    );
    for (const journey of unstable) console.log(`failed beside other journeys, passed twice alone: ${journey}`);
    return totals;
  },
};

let passed = 0;
let failed = 0;
for (const [name] of stages.flat(2)) {
  // A failed check counts as one failure when its report is missing or lists none.
  const minimumFailures = failedChecks.has(name) ? 1 : 0;
  try {
    const totals = reports[name]?.() ?? { passed: 0, failed: 0, skipped: [] };
    const forbidden = process.env.CI ? totals.skipped.filter((test) => !NEEDS_RIGHTS.test(test)) : [];
    for (const test of totals.skipped) console.log(`${forbidden.includes(test) ? "skipped under CI, a failure" : "skipped"}: ${name}: ${test}`);
    passed += totals.passed;
    failed += Math.max(totals.failed + forbidden.length, minimumFailures);
  } catch {
    failed += 1;
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
