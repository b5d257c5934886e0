import { readFileSync } from "node:fs";
import path from "node:path";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";

/** More failures than these are a fault of the product or of the machine: nothing is run again. */
const MOST_REPEATED = 6;
/** How much of a failure's text the summary shows, characters. */
const MESSAGE_LENGTH = 600;

/** One test of a suite. `target` is what runs it again: a file, or for a journey its file and line. `reason` says why it was skipped or failed. */
export type TestResult = { name: string; file: string; target: string; status: "passed" | "failed" | "skipped"; reason: string };

const relative = (file: string) => path.relative(process.cwd(), file);

/** The journeys of a JSON report of Playwright, one for each of its projects. */
export function readJourneys(report: string): TestResult[] {
  const { suites } = JSON.parse(readFileSync(report, "utf8")) as JSONReport;
  const specs = (suite: JSONReportSuite): JSONReportSuite["specs"] => [...suite.specs, ...(suite.suites ?? []).flatMap(specs)];
  return suites.flatMap(specs).flatMap(({ file, line, title, tests }) =>
    tests.map(({ projectName, status, annotations, results }) => ({
      name: `${file}:${line} ${title} (${projectName})`,
      file,
      target: `${file}:${line}`,
      status: status === "expected" ? "passed" : status === "skipped" ? "skipped" : "failed",
      reason: (status === "skipped" ? annotations[0]?.description : results.at(-1)?.error?.message) ?? "",
    })),
  );
}

/** The tests of a JSON report of Jest. A file that could not be run counts as one failed test. */
export function readUnitTests(report: string): TestResult[] {
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as {
    testResults: {
      name: string;
      status: string;
      message: string;
      assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
    }[];
  };
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(name);
    const tests = assertionResults.map(({ status, fullName, failureMessages }) => ({
      name: `${file} ${fullName}`,
      file,
      target: file,
      status: status === "passed" ? ("passed" as const) : status === "failed" ? ("failed" as const) : ("skipped" as const),
      reason: failureMessages.join("\n"),
    }));
    const isUnread = status === "failed" && !tests.some(({ status }) => status === "failed");
    return isUnread ? [...tests, { name: file, file, target: file, status: "failed" as const, reason: message }] : tests;
  });
}

/** The tests of a report that scripts/api-reporter.ts wrote. */
export function readApiTests(report: string): TestResult[] {
  return readFileSync(report, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const { name, file, ...rest } = JSON.parse(line) as Omit<TestResult, "target">;
      const target = relative(file);
      return { name: `${target} ${name}`, file: target, target, ...rest };
    });
}

/** Whether a test is about the whole run, such as its logs: repeating it would not check the logs of the first run. */
const isAboutRun = ({ file }: TestResult) => file.endsWith(".teardown.ts");

/**
 * What to run again after failures, none when too many failed. A whole file where a failure kept others from running,
 * because those that run in order need each other.
 */
export function targetsToRepeat(tests: TestResult[]): string[] {
  const failed = tests.filter(({ status }) => status === "failed");
  if (failed.length > MOST_REPEATED) return [];
  const inOrder = new Set(tests.filter(({ status, reason }) => status === "skipped" && !reason).map(({ file }) => file));
  return [...new Set(failed.filter((test) => !isAboutRun(test)).map(({ file, target }) => (inOrder.has(file) ? file : target)))];
}

/**
 * Totals of a suite. A test that failed first passes when each of its repeated runs passed, and is listed as unstable; one
 * that was not run because another failed before it in a serial file counts as its repeated runs.
 */
export function suiteTotals(
  first: TestResult[],
  repeated: TestResult[],
): { passed: number; failed: string[]; skipped: TestResult[]; unstable: string[] } {
  const again = Map.groupBy(repeated, ({ name }) => name);
  const totals = { passed: 0, failed: [] as string[], skipped: [] as TestResult[], unstable: [] as string[] };
  for (const test of first) {
    const runs = isAboutRun(test) ? [] : (again.get(test.name) ?? []);
    const failure = runs.find(({ status }) => status === "failed") ?? (test.status === "failed" && runs.length === 0 ? test : undefined);
    if (failure) totals.failed.push(`${failure.name}\n${failure.reason.slice(0, MESSAGE_LENGTH)}`);
    else if (test.status === "skipped" && !runs.some(({ status }) => status === "passed")) totals.skipped.push(test);
    else {
      totals.passed += 1;
      if (test.status === "failed") totals.unstable.push(test.name);
    }
  }
  return totals;
}
