import { endpoints } from "../lib/contract/endpoints.ts";
import type { Result } from "./run.ts";

const count = (results: readonly Result[], outcome: Result["outcome"]) => results.filter((result) => result.outcome === outcome).length;

/** One line that sums a run up. */
export function summary(results: readonly Result[]): string {
  const outcomes = ["holds", "differs", "not offered", "left out"] as const;
  return outcomes.map((outcome) => `${outcome}: ${count(results, outcome)}`).join(", ");
}

/** The results as lines for a terminal; a difference has its effect for visitors. */
export function lines(results: readonly Result[]): string[] {
  return results.flatMap(({ check, outcome, detail }) => [
    `${outcome.padEnd(11)} ${endpoints[check.call].method} ${endpoints[check.call].path}: ${check.rule}${detail ? ` (${detail})` : ""}`,
    ...(outcome === "differs" ? [`${" ".repeat(12)}For visitors: ${check.visitor}`] : []),
  ]);
}

/** The results as a Markdown document. */
export function markdown(origin: string, results: readonly Result[], at: Date): string {
  const cell = (text: string) => text.replace(/[\\|`*_[\]<>]/g, "\\$&").replaceAll("\n", " ");
  return [
    "# Conformance report",
    "",
    `${origin}, ${at.toISOString()}. ${summary(results)}.`,
    "",
    "| call | rule | outcome | detail | effect for visitors |",
    "|---|---|---|---|---|",
    ...results.map(
      ({ check, outcome, detail }) =>
        `| ${endpoints[check.call].method} ${endpoints[check.call].path} | ${cell(check.rule)} | ${outcome} | ${cell(detail)} | ${outcome === "differs" ? cell(check.visitor) : ""} |`,
    ),
    "",
  ].join("\n");
}
