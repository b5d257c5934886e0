/**
 * Plants small faults one by one and says which test notices. `npm run faults -- money pandan` takes those whose group,
 * file or description contains one of the words. Works in a copy of the sources, with what is not committed yet. First
 * all expected tests run there without a fault, so that a later failure is caused by the fault; `--quick` skips this.
 * Exit code 1 when a fault survives or no longer fits its file.
 */
import { execFileSync } from "node:child_process";
import { closeSync, cpSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { isPortFree } from "../../lib/ports.ts";
import { endChecks, runCheck } from "../../scripts/run-check.ts";
import { type ExpectedTest, faults } from "./faults.ts";

const quick = process.argv.includes("--quick");
const words = process.argv.slice(2).filter((word) => word !== "--quick");
const chosen = faults.filter(({ group, file, what }) => words.length === 0 || words.some((word) => `${group} ${file} ${what}`.includes(word)));

const copy = mkdtempSync(path.join(tmpdir(), "simpul-faults-"));
process.on("exit", () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => {
    endChecks();
    process.exit(1);
  });
const sources = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" }).split("\0");
for (const file of sources) if (file && existsSync(file)) cpSync(file, path.join(copy, file));
symlinkSync(path.resolve("node_modules"), path.join(copy, "node_modules"));

const LIMIT_MS = 300_000;
const log = path.join(copy, "output.log");

/** Runs a command in the copy. Returns why it failed, undefined if it did not. */
async function run(command: string, args: string[]): Promise<string | undefined> {
  const output = openSync(log, "w");
  // A child of the shell of that folder: runCheck has no folder of its own.
  const failure = await runCheck("fault", "sh", ["-c", 'cd "$0" && exec "$@"', copy, command, ...args], {
    output,
    // Only what changes is compiled again.
    env: { ...process.env, NODE_COMPILE_CACHE: path.join(copy, "compiled") },
    limit: LIMIT_MS,
    grace: 0,
  });
  closeSync(output);
  return failure;
}

const runJest = (paths: string[]) => run(path.resolve("node_modules/.bin/jest"), paths);
/** Of tests on both databases those on one: PostgreSQL where one runs, which is quicker. */
const other = (await isPortFree(5_432)) ? "PostgreSQL" : "embedded";
const runApi = (file: string, titles: string[]) =>
  run(process.execPath, [
    "--test",
    ...titles.map((title) => `--test-name-pattern=^(?!.*\\(${other}\\)).*${title}`),
    `reference-api/test/${file}.test.ts`,
  ]);

function runTest(test: ExpectedTest): Promise<string | undefined> {
  if ("jest" in test) return runJest(test.jest);
  if ("api" in test) return runApi(test.api, [test.title]);
  return "bin" in test ? run(path.resolve("node_modules/.bin", test.bin), []) : run(process.execPath, [test.script]);
}

/** The title of the first failed test in the output of Jest or of Node's test runner. */
const failedTest = () => /^\s*(?:●|✖) (.+?)(?: \([\d.]+ms\))?$/m.exec(readFileSync(log, "utf8"))?.[1]?.trim();

/** Ends the script unless the expected tests pass without a fault. */
async function needSoundTests(): Promise<void> {
  const paths = new Set(chosen.flatMap(({ test }) => ("jest" in test ? test.jest : [])));
  const titles = Map.groupBy(
    chosen.flatMap(({ test }) => ("api" in test ? [test] : [])),
    ({ api }) => api,
  );
  const runs = [
    ...(paths.size > 0 ? [() => runJest([...paths])] : []),
    ...[...titles].map(
      ([file, tests]) =>
        () =>
          runApi(file, [...new Set(tests.map(({ title }) => title))]),
    ),
  ];
  for (const each of runs) {
    const failure = await each();
    if (!failure) continue;
    console.error(`Without a fault a test fails: ${failedTest() ?? failure}`);
    process.exit(1);
  }
}

if (!quick) await needSoundTests();
const counts = { caught: 0, survived: 0, stale: 0 };
const say = (result: keyof typeof counts, text: string) => {
  counts[result] += 1;
  console.log(`${(result === "survived" ? "SURVIVED" : result).padEnd(9)} ${text}`);
};
for (const { group, what, file, find, replace, test } of chosen) {
  const name = `${group}: ${what}`;
  const target = path.join(copy, file);
  const text = existsSync(target) ? readFileSync(target, "utf8") : "";
  if (text.split(find).length !== 2) {
    say("stale", `${name} (${file} no longer has the line once)`);
    continue;
  }
  const started = Date.now();
  writeFileSync(
    target,
    text.replace(find, () => replace),
  );
  const failure = await runTest(test);
  writeFileSync(target, text);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (failure) say("caught", `${name}, ${seconds} s, by ${failedTest() ?? failure}`);
  else say("survived", `${name}, ${seconds} s (${file})`);
}
console.log(
  Object.entries(counts)
    .map(([result, count]) => `${count} ${result}`)
    .join(", "),
);
process.exit(counts.caught === chosen.length ? 0 : 1);
