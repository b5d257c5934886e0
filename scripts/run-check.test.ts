import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runCheck } from "./run-check.ts";

jest.setTimeout(30_000);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "simpul-run-check-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Whether a process runs; one that nobody has waited for yet is over. */
const isAlive = (pid: number) => existsSync(`/proc/${pid}`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
async function ended(file: string): Promise<number> {
  const pids = pidsIn(file);
  while (pids.some(isAlive)) await new Promise((resolve) => setTimeout(resolve, 50));
  return pids.length;
}
const pidsIn = (file: string) => readFileSync(path.join(folder, file), "utf8").split("\n").filter(Boolean).map(Number);
const options = (limit: number) => ({ output: "inherit" as const, env: process.env, limit, grace: 200 });
/** A shell line that starts a process in its group and one that leads a group of its own, and writes their numbers. */
const starts = () =>
  `cd ${folder}; sleep 100 & echo $! > pids; setsid sh -c 'echo $$ >> pids; exec sleep 100' & until [ $(wc -l < pids) = 2 ]; do :; done`;

test("gives the exit code of a failed command, and nothing for one that succeeds", async () => {
  expect(await runCheck("a", "sh", ["-c", "exit 3"], options(10_000))).toBe("exit 3");
  expect(await runCheck("a", "true", [], options(10_000))).toBeUndefined();
  expect(await runCheck("a", "/no/such/command", [], options(10_000))).toMatch(/ENOENT/);
});

(process.platform === "linux" ? test : test.skip)("ends what a command leaves running", async () => {
  expect(await runCheck("b", "sh", ["-c", starts()], options(10_000))).toBeUndefined();
  expect(await ended("pids")).toBe(2);
});

(process.platform === "linux" ? test : test.skip)("kills a command that never ends, with all it started", async () => {
  const started = Date.now();
  expect(await runCheck("c", "sh", ["-c", `trap '' TERM; ${starts()}; while :; do sleep 1; done`], options(500))).toBe("ended after 1 s");
  expect(Date.now() - started).toBeLessThan(20_000);
  expect(await ended("pids")).toBe(2);
});
