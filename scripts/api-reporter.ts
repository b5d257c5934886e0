import type { TestEvent } from "node:test/reporters";
import type { TestResult } from "./test-report.ts";

/**
 * A reporter of Node's test runner: a line of JSON for each test. A suite is listed only when it fails by itself, in a
 * hook, because its tests may all have passed.
 */
export default async function* reporter(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const { type, data } of events) {
    if (type !== "test:pass" && type !== "test:fail") continue;
    const { name, file = "", skip, details } = data;
    const error = "error" in details ? (details.error as Error & { failureType?: string; cause?: unknown }) : undefined;
    if (error?.failureType === "subtestsFailed" || (details.type === "suite" && !error)) continue;
    const status: TestResult["status"] = error ? "failed" : skip ? "skipped" : "passed";
    const reason = error ? String((error.cause as Error | undefined)?.stack ?? error.message) : String(skip ?? "");
    yield `${JSON.stringify({ name, file, status, reason })}\n`;
  }
}
