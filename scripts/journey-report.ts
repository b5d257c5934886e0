import { readFileSync } from "node:fs";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";

/** More failed journeys than these are a fault of the product or of the machine: nothing is run again. */
const MOST_REPEATED = 6;

/** A journey in one project: where it stands, whether it passed, why it was skipped. */
export type Journey = { file: string; line: number; name: string; status: "expected" | "unexpected" | "flaky" | "skipped"; reason: string };

/** The journeys of a JSON report of Playwright. */
export function readJourneys(report: string): Journey[] {
  const { suites } = JSON.parse(readFileSync(report, "utf8")) as JSONReport;
  const specs = (suite: JSONReportSuite): JSONReportSuite["specs"] => [...suite.specs, ...(suite.suites ?? []).flatMap(specs)];
  return suites.flatMap(specs).flatMap(({ file, line, title, tests }) =>
    tests.map(({ projectName, status, annotations }) => ({
      file,
      line,
      name: `${file}:${line} ${title} (${projectName})`,
      status,
      reason: annotations[0]?.description ?? "",
    })),
  );
}

/**
 * The failed journeys as Playwright's arguments, none when too many failed. A whole file where a failure kept others from
 * running, because those that run in order need each other.
 */
export function journeysToRepeat(journeys: Journey[]): string[] {
  const failed = journeys.filter(({ status }) => status === "unexpected" || status === "flaky");
  if (failed.length > MOST_REPEATED) return [];
  const inOrder = new Set(journeys.filter(({ status, reason }) => status === "skipped" && !reason).map(({ file }) => file));
  return [...new Set(failed.map(({ file, line }) => (inOrder.has(file) ? file : `${file}:${line}`)))];
}

/**
 * Totals of the journeys. One that failed first passes when each of its repeated runs passed, and is listed as unstable;
 * one that was not run because another failed before it in a serial file counts as its repeated runs.
 */
export function journeyTotals(first: Journey[], repeated: Journey[]): { passed: number; failed: number; skipped: string[]; unstable: string[] } {
  const passesAgain = (name: string) => {
    const runs = repeated.filter((journey) => journey.name === name);
    return runs.length > 0 && runs.every(({ status }) => status === "expected");
  };
  const failsAgain = new Set(repeated.filter(({ status }) => status === "unexpected" || status === "flaky").map(({ name }) => name));
  let passed = 0;
  const skipped: string[] = [];
  const unstable: string[] = [];
  for (const { name, status, reason } of first) {
    if (status === "expected") {
      if (!failsAgain.has(name)) passed += 1;
    } else if (passesAgain(name)) {
      passed += 1;
      if (status !== "skipped") unstable.push(name);
    } else if (status === "skipped" && !failsAgain.has(name)) skipped.push(`${name}: ${reason}`);
  }
  return { passed, failed: first.length - passed - skipped.length, skipped, unstable };
}
