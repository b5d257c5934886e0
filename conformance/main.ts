/**
 * Checks a platform against the contract:
 * npm run conform -- --origin https://api.example.id --config conform.yaml --report report.md
 * Exit code 0 when every rule is met, 1 when one differs, 2 when the run itself is not possible.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readConfig } from "./config.ts";
import { lines, markdown, summary } from "./report.ts";
import { conform } from "./run.ts";

const usage = "usage: npm run conform -- --origin https://api.example.id [--config conform.yaml] [--report report.md]";
const write = (line: string) => process.stdout.write(`${line}\n`);

try {
  const { values } = parseArgs({
    options: { origin: { type: "string" }, config: { type: "string" }, report: { type: "string" }, help: { type: "boolean" } },
  });
  if (values.help || !values.origin || !URL.canParse(values.origin)) {
    write(usage);
    process.exit(values.help ? 0 : 2);
  }
  const results = await conform(values.origin, readConfig(values.config));
  for (const line of lines(results)) write(line);
  write(summary(results));
  if (values.report) writeFileSync(values.report, markdown(values.origin, results, new Date()));
  process.exitCode = results.some(({ outcome }) => outcome === "differs") ? 1 : 0;
} catch (error) {
  process.stderr.write(`conform: ${(error as Error).message}\n`);
  process.exitCode = 2;
}
