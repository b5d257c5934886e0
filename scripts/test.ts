/**
 * Runs every check, continues after a failure, names the skipped tests, and prints what failed and the totals of all
 * suites at the end. Exit code 1 when any check failed. What failed runs again with the machine to itself, twice: a test
 * that then fails once has failed, one that passes twice is named. Under CI a skipped test is a failure too, but for those
 * that need rights which the kernel gives to some users only. `npm test -- lint unit` runs the named checks alone;
 * E2E_SHARD=1/2 runs a part of the journeys, E2E_PORT chooses their port.
 */
import { existsSync, mkdtempSync, openSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../lib/ports.ts";
import { installTools } from "./install-tools.ts";
import { endChecks, runCheck } from "./run-check.ts";
import { readApiTests, readJourneys, readUnitTests, suiteTotals, type TestResult, targetsToRepeat } from "./test-report.ts";

const folder = mkdtempSync(path.join(tmpdir(), "simpul-test-"));
const wanted = process.argv.slice(2);
const shard = process.env.E2E_SHARD ? [`--shard=${process.env.E2E_SHARD}`] : [];

const MINUTE_MS = 60_000;
const DEFAULT_LIMIT_MS = 15 * MINUTE_MS;

type Check = [name: string, command: string, args: string[], limit?: number];

/** A suite whose report names its tests: how the report is read, and the command that runs some tests of it alone. */
type Suite = { read: (report: string) => TestResult[]; command: (report: string) => [command: string, args: string[]] };

const suites: Record<string, Suite> = {
  unit: {
    read: readUnitTests,
    command: (report) => ["jest", ["--ci", "--randomize", "--forceExit", "--json", `--outputFile=${report}`]],
  },
  api: {
    read: readApiTests,
    command: (report) => [
      "node",
      [
        "--test",
        "--test-concurrency=2",
        // Node applies it to each test and to each test file.
        `--test-timeout=${5 * MINUTE_MS}`,
        "--test-force-exit",
        "--test-reporter=dot",
        "--test-reporter-destination=stdout",
        "--test-reporter=./scripts/api-reporter.ts",
        `--test-reporter-destination=${report}`,
      ],
    ],
  },
  // The report's place is in the environment.
  e2e: { read: readJourneys, command: () => ["playwright", ["test"]] },
};
/** The reports of a suite: of its first run, and of the two of what failed. */
const reportsOf = (name: string) => ["first", "second", "third"].map((run) => path.join(folder, `${name}-${run}.report`)) as [string, string, string];

/** A check that is a suite, with the arguments of its first run. */
function suite(name: string, args: string[], limit?: number): Check {
  const [command, general] = (suites[name] as Suite).command(reportsOf(name)[0]);
  return [name, command, [...general, ...args], limit];
}

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
      suite("api", ["reference-api/test/*.test.ts"], 20 * MINUTE_MS),
    ],
    [
      ["image", "node", ["lab/containers/check-image.ts"]],
      ["kill", "node", ["lab/kill-test.ts", "5"]],
      ["build", "node", ["scripts/build-for-journeys.ts"]],
      // A unit test reads every page of the build.
      suite("unit", []),
    ],
  ],
  [[suite("e2e", [`--global-timeout=${45 * MINUTE_MS}`, ...shard], 50 * MINUTE_MS)]],
  [[["browsers", "node", ["lab/browsers/browser-journeys.ts"]]], [["budgets", "node", ["scripts/check-budgets.ts"]]]],
];

const unknown = wanted.filter((name) => !allStages.flat(2).some(([known]) => known === name));
if (unknown.length > 0) {
  console.error(`There is no check named ${unknown.join(", ")}.`);
  process.exit(1);
}
const stages = allStages.map((rows) => rows.map((row) => row.filter(([name]) => wanted.length === 0 || wanted.includes(name))));

installTools();

const env = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: "1",
  // The API tests start some sixty processes: the code of each is compiled once.
  NODE_COMPILE_CACHE: path.join(folder, "compiled"),
  E2E_REPORT: reportsOf("e2e")[0],
  // The neighbours are for `next start`, the API and the desk.
  E2E_PORT: process.env.E2E_PORT || String(await freePort([1, 1_000, 1_100])),
};

const failedChecks = new Set<string>();
/** Checks that use the build of the journeys. */
const NEED_BUILD = ["e2e", "browsers", "budgets"];
/** Checks without a report of tests that depend on the load of the machine: they run again whole. */
const REPEATED_WHOLE = ["image", "kill", "build", "browsers", "budgets"];
/** What the summary shows of a failed check that has no report, lines. */
const LAST_LINES = 25;

const logOf = (name: string) => path.join(folder, `${name}.log`);

/** Runs what failed in a check twice, each time alone and with fresh data. Undefined when both runs passed. */
async function repeat([name, command, args, limit]: Check, output: "inherit" | number): Promise<string | undefined> {
  let tests: string[] = [];
  if (name in suites) {
    const { read } = suites[name] as Suite;
    const [first] = reportsOf(name);
    tests = existsSync(first) ? targetsToRepeat(read(first)) : [];
    if (tests.length === 0) return "too many failures to run them again, or none named";
  } else if (!REPEATED_WHOLE.includes(name)) return "not a matter of load";
  console.log(`${name}: ${tests.join(", ") || "the check"} twice more, alone`);
  const alone = { unit: ["--runInBand"], api: [], e2e: ["--workers=1"] }[name] ?? [];
  for (const report of reportsOf(name).slice(1)) {
    const [program, general] = suites[name]?.command(report) ?? [command, args];
    const failure = await runCheck(name, program, [...general, ...alone, ...tests], {
      output,
      env: { ...env, E2E_REPORT: report },
      limit: limit ?? DEFAULT_LIMIT_MS,
    });
    if (failure) return failure;
  }
  return undefined;
}

/** Checks that failed in a row which runs beside another one: they are repeated at the end of the stage. */
const toRepeat: { check: Check; output: "inherit" | number }[] = [];

/** Runs a check. The output of one that runs in parallel with others is printed at its end. */
async function run(check: Check, alone: boolean): Promise<void> {
  const [name, command, args, limit = DEFAULT_LIMIT_MS] = check;
  if (NEED_BUILD.includes(name) && failedChecks.has("build")) {
    failedChecks.add(name);
    console.log(`${name}: FAILED, not run: there is no build`);
    return;
  }
  const started = Date.now();
  const output = alone ? "inherit" : openSync(logOf(name), "w");
  let failure = await runCheck(name, command, args, { output, env, limit });
  // The build is needed by the next check of its row.
  if (failure && (alone || name === "build")) failure = await repeat(check, output);
  else if (failure) toRepeat.push({ check, output });
  if (!alone) process.stdout.write(readFileSync(logOf(name)));
  console.log(`${name}: ${failure ? `FAILED, ${failure}` : "ok"}, ${((Date.now() - started) / 1000).toFixed(1)} s`);
  if (failure) failedChecks.add(name);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => {
    endChecks();
    process.exit(1);
  });

for (const rows of stages) {
  await Promise.all(
    rows.map(async (row) => {
      for (const check of row) await run(check, rows.length === 1);
    }),
  );
  for (const { check, output } of toRepeat.splice(0)) {
    const failure = await repeat(check, output);
    console.log(`${check[0]}: ${failure ? `FAILED again, ${failure}` : "ok when alone, twice"}`);
    if (!failure) failedChecks.delete(check[0]);
  }
}

/** Reasons to skip a test under CI. */
const NEEDS_RIGHTS = /needs unshare/;

/** The totals of a check, which counts as one test when it has no report. */
function totalsOf(name: string): ReturnType<typeof suiteTotals> {
  const hasFailed = failedChecks.has(name);
  const none = { passed: 0, failed: [] as string[], skipped: [], unstable: [] };
  const suite = suites[name];
  const [first, ...again] = reportsOf(name);
  const totals = suite && existsSync(first) ? suiteTotals(suite.read(first), again.filter((report) => existsSync(report)).flatMap(suite.read)) : none;
  if (hasFailed && totals.failed.length === 0) {
    const log = existsSync(logOf(name)) ? readFileSync(logOf(name), "utf8").trimEnd().split("\n").slice(-LAST_LINES) : [];
    totals.failed.push(["the check itself", ...log].join("\n"));
  }
  return totals;
}

let passed = 0;
let failed = 0;
for (const [name] of stages.flat(2)) {
  const totals = totalsOf(name);
  for (const test of totals.unstable) console.log(`failed beside others, passed twice alone: ${name}: ${test}`);
  for (const { name: test, reason } of totals.skipped) {
    const isForbidden = Boolean(process.env.CI) && !NEEDS_RIGHTS.test(reason);
    console.log(`${isForbidden ? "skipped under CI, a failure" : "skipped"}: ${name}: ${test}: ${reason}`);
    if (isForbidden) failed += 1;
  }
  for (const failure of totals.failed) console.log(`FAILED: ${name}: ${failure}`);
  passed += totals.passed;
  failed += totals.failed.length;
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
