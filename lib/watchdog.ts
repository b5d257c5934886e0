import { Worker } from "node:worker_threads";

/** How often the event loop shows that it runs, and how often that is checked, milliseconds. */
const BEAT_MS = 250;
const CHECK_MS = 1_000;
/**
 * The event loop is stuck when the process has used this much processor time since the last beat, in microseconds.
 * Processor time, because on a busy machine a process may wait seconds for its turn.
 */
const STUCK_CPU = 4_000_000;
/** It is stuck, too, after this many checks without a beat. Checks, because a machine may sleep between two. */
const CHECKS_MAX = 60;

/** Runs in a thread of its own, so that nothing that blocks the event loop blocks it. */
const WATCH = `
const { writeSync } = require("node:fs");
const { workerData } = require("node:worker_threads");
const beats = new Int32Array(workerData.shared);
const cpuTime = () => { const { user, system } = process.cpuUsage(); return user + system; };
let seen = -1;
let silent = 0;
let cpuAtBeat = 0;
setInterval(() => {
  const now = Atomics.load(beats, 0);
  silent = now === seen ? silent + 1 : 0;
  if (silent === 0) cpuAtBeat = cpuTime();
  seen = now;
  if (silent < workerData.checksMax && (silent === 0 || cpuTime() - cpuAtBeat < workerData.stuckCpu)) return;
  const line = { level: 60, time: Date.now(), part: "watchdog", process: workerData.name, msg: "The event loop is stuck: ending this process" };
  try { writeSync(1, JSON.stringify(line) + "\\n"); } catch {}
  process.kill(process.pid, "SIGKILL");
}, workerData.check);
`;

/**
 * Ends this process with SIGKILL when its event loop is stuck, after about five seconds on an idle machine, and logs that
 * first. Its supervisor starts it again. Without this a stuck process answers nobody and ignores SIGTERM. `name` is for
 * the log.
 */
export function startWatchdog(name: string): void {
  // A debugger stops the event loop.
  if (process.execArgv.some((option) => option.startsWith("--inspect"))) return;
  const shared = new SharedArrayBuffer(4);
  const beats = new Int32Array(shared);
  setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS).unref();
  new Worker(WATCH, { eval: true, execArgv: [], workerData: { shared, name, check: CHECK_MS, checksMax: CHECKS_MAX, stuckCpu: STUCK_CPU } }).unref();
}
