/**
 * Memory of the whole product (`npm start`, with the embedded PostgreSQL) over its first start and ten seconds after:
 * the peak of each kind of process, and of all together. Proportional set size, sampled ten times a second. Needs a
 * build (`npm run build`).
 */
import { existsSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { answers } from "../../lib/ports.ts";
import { describeMachine, fail, openTestBed, option, printTable, processMemory } from "./test-bed.ts";

const SAMPLE_MS = 100;
const START_MS = 120_000;
const AFTER_MS = Number(option("after") ?? 10) * 1_000;

const PARTS = { postgres: "PostgreSQL", "reference-api": "API", "scripts/start": "start", "server.ts": "web" };

/** What a process of the product is, by its command line; "other" for one that has just ended. */
function partOf(pid: number): string {
  const file = `/proc/${pid}/cmdline`;
  const command = existsSync(file) ? readFileSync(file, "utf8") : "";
  return Object.entries(PARTS).find(([name]) => command.includes(name))?.[1] ?? "other";
}

const bed = await openTestBed();
const product = bed.start(process.execPath, ["--max-semi-space-size=1", "scripts/start.ts"], { API_ORIGIN: "" });
product.once("exit", (code) => code && fail(`The product ended (${code}).`));
console.log(describeMachine());
const started = performance.now();
const peaks = new Map<string, number>();
let calm = new Map<string, number>();
let whole = { mb: 0, second: 0, parts: calm };
let ready: number | undefined;
while (ready === undefined || performance.now() - ready < AFTER_MS) {
  const now = performance.now();
  const parts = new Map<string, number>();
  for (const [pid, mb] of processMemory(product)) {
    const part = partOf(pid);
    parts.set(part, (parts.get(part) ?? 0) + mb);
  }
  const mb = [...parts.values()].reduce((sum, value) => sum + value, 0);
  if (mb > whole.mb) whole = { mb, second: (now - started) / 1_000, parts };
  for (const [part, value] of parts) peaks.set(part, Math.max(value, peaks.get(part) ?? 0));
  calm = parts;
  if (ready === undefined && (await answers(`http://127.0.0.1:${bed.web}/readyz`))) ready = performance.now();
  if (ready === undefined && now - started > START_MS) fail("The product does not start.");
  await pause(Math.max(0, SAMPLE_MS - (performance.now() - now)));
}
const row = (name: string, value: (part: string) => number | undefined) => {
  const values = [...peaks.keys()].map((part) => value(part) ?? 0);
  return [name, ...values.map((mb) => mb.toFixed(0)), values.reduce((sum, mb) => sum + mb, 0).toFixed(0)];
};
printTable(
  ["MB", ...peaks.keys(), "together"],
  [
    row(`at the peak, after ${whole.second.toFixed(1)} s`, (part) => whole.parts.get(part)),
    row("peak of each", (part) => peaks.get(part)),
    row(`${AFTER_MS / 1_000} s after the start`, (part) => calm.get(part)),
  ],
);
await bed.close();
