import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import type { Socket } from "node:net";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findPostgres, linkLibraries, type PostgresBinaries } from "./postgres-binaries.ts";

/** An orphaned server may shut down within this time before it is killed, milliseconds. */
const ORPHAN_STOP_MS = 15_000;
/** A server that does not stop within this time is killed, milliseconds. It recovers from its log. */
const STOP_MS = 20_000;
/** Delays before restarting a crashed server, milliseconds; the last one repeats. */
const RESTART_WAITS_MS = [200, 1_000, 5_000];
/** How much of the server's last output is stored, characters. */
const OUTPUT_MAX = 4_000;

const USER = "simpul";

/**
 * Settings of the embedded server, which override its files: durable, small, for one API on one machine. Its log
 * explains failed starts but never contains user data.
 */
const SETTINGS: Record<string, string> = {
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  // On macOS only fsync_writethrough reaches the disk.
  ...(process.platform === "darwin" ? { wal_sync_method: "fsync_writethrough" } : {}),
  listen_addresses: "",
  max_connections: "20",
  shared_buffers: "32MB",
  io_method: "sync",
  max_parallel_workers: "0",
  max_wal_senders: "0",
  max_logical_replication_workers: "0",
  wal_level: "minimal",
  min_wal_size: "16MB",
  max_wal_size: "128MB",
  jit: "off",
  log_min_messages: "fatal",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
};

/** The operating system user of the server, which refuses to run as root. */
type Owner = { uid: number; gid: number };
/** How to start PostgreSQL's programs: as which user, with which command prefix and libraries. */
type Runner = { owner: Owner | undefined; prefix: string[]; libraries: string };

export type EmbeddedServer = { connection: { host: string; port: number; user: string; database: string }; stop: () => Promise<void> };

function usersOfMachine(): { name: string; uid: number; gid: number }[] {
  return readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .map(([name = "", , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}

/** As root: the owner of an existing folder, else `nobody`. PostgreSQL refuses to run as root. */
function ownerFor(folder: string): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = usersOfMachine();
  const found = statSync(folder, { throwIfNoEntry: false });
  const owner = users.find(({ uid }) => uid > 0 && uid === found?.uid) ?? users.find(({ name }) => name === "nobody");
  if (!owner) throw new Error("the embedded database needs a user `nobody` when started as root: create it, or start as another user.");
  return { uid: owner.uid, gid: owner.gid };
}

/** Runs a program of PostgreSQL and waits for its exit. */
function runProgram({ owner, prefix, libraries }: Runner, command: string[]) {
  const [program, ...args] = [...prefix, ...command] as [string, ...string[]];
  const script = `LD_LIBRARY_PATH="$0" exec "$@"`;
  const result = spawnSync("/bin/sh", ["-c", script, libraries, program, ...args], { cwd: "/", encoding: "utf8", ...(prefix.length ? {} : owner) });
  return { ok: result.status === 0, output: `${result.stdout}${result.stderr}` };
}

/**
 * Determines how to start the server. As root it runs as another user; when that user cannot access a parent folder
 * (such as /root), the server gets the capability CAP_DAC_OVERRIDE. Throws a one-line Error when it cannot run on this
 * machine.
 */
function runnerFor(binaries: PostgresBinaries, folder: string, libraries: string): Runner {
  const owner = ownerFor(folder);
  const plain: Runner = { owner, prefix: [], libraries };
  const reaches = (runner: Runner) =>
    runProgram(runner, [binaries.postgres, "--version"]).ok && runProgram(runner, ["/usr/bin/env", "test", "-x", path.dirname(folder)]).ok;
  if (reaches(plain)) return plain;
  if (!owner) {
    const { output } = runProgram(plain, [binaries.postgres, "--version"]);
    throw new Error(`the embedded database does not run on this machine (${output.trim().split("\n")[0]}): set DATABASE_URL.`);
  }
  const identity = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, "--clear-groups"];
  // no_setuid_fixup: access(2), which the server uses to find its program, must respect the capability too.
  const capability = ["--inh-caps=-all,+dac_override", "--ambient-caps=-all,+dac_override", "--securebits=+no_setuid_fixup"];
  const capable: Runner = { ...plain, prefix: ["setpriv", ...identity, ...capability] };
  if (reaches(capable)) return capable;
  throw new Error(`the embedded database cannot run as root below ${folder}: start as a user other than root, or set DATABASE_URL.`);
}

const giveTo = (location: string, owner: Owner | undefined) => owner && chownSync(location, owner.uid, owner.gid);

/** The last error line of a program's output. */
const reasonOf = (output: string) =>
  output
    .split("\n")
    .filter((line) => /\b(?:FATAL|PANIC|error|could not)\b/.test(line))
    .at(-1)
    ?.replace(/^.*?(?:FATAL|PANIC|error): */, "") ?? "it ended without an error message";

/** Creates a new database cluster atomically. Throws a one-line Error. */
function createCluster(runner: Runner, { initdb }: PostgresBinaries, folder: string): void {
  const half = `${folder}.new`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { mode: 0o700 });
  giveTo(half, runner.owner);
  const shape = ["--encoding=UTF8", "--locale-provider=builtin", "--locale=C.UTF-8", "--wal-segsize=4"];
  const { ok, output } = runProgram(runner, [initdb, "-D", half, "-U", USER, "--auth=reject", "--no-instructions", ...shape]);
  if (!ok) {
    rmSync(half, { recursive: true, force: true });
    throw new Error(`a new database cannot be created: ${reasonOf(output)}`);
  }
  renameSync(half, folder);
  const parent = openSync(path.dirname(folder), "r");
  fsyncSync(parent);
  closeSync(parent);
}

/** Fixes owner and mode of a restored folder, which PostgreSQL rejects when it belongs to root or is open to others. */
function fixOwnership(folder: string, owner: Owner | undefined): void {
  const found = statSync(folder);
  if (!found.isDirectory()) throw new Error(`${folder} is not a database.`);
  const { uid, mode } = found;
  const self = process.getuid?.();
  if (self !== 0 && uid !== self)
    throw new Error(`${folder} belongs to another user (${uid}): start as that user, or chown it to this one (${self}).`);
  if ((mode & 0o077) !== 0) chmodSync(folder, 0o700);
  if (!owner || uid === owner.uid) return;
  giveTo(folder, owner);
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) giveTo(path.join(folder, name), owner);
}

/** The process ids of a server, found by the mark in their command lines. */
function processesOf(mark: string): number[] {
  const isServer = (line: string) => line.includes(mark) && /^(?:\S*\/)?postgres[:\s\0]/.test(line);
  if (process.platform === "linux")
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .filter((name) => {
        try {
          return isServer(readFileSync(`/proc/${name}/cmdline`, "utf8"));
        } catch {
          return false;
        }
      })
      .map(Number);
  return spawnSync("ps", ["-axo", "pid=,command="], { encoding: "utf8" })
    .stdout.split("\n")
    .map((line) => /^\s*(\d+) (.*)$/.exec(line))
    .filter((found) => found && isServer(found[2] as string))
    .map((found) => Number(found?.[1]));
}

/**
 * Stops the server that a killed process left running, so that two servers never use one folder. The caller has locked
 * the data folder. Removes postmaster.pid, whose process id may belong to another process by now and would block every
 * start.
 */
async function stopOrphanedServer(folder: string, mark: string): Promise<void> {
  const lock = path.join(folder, "postmaster.pid");
  if (!existsSync(lock)) return;
  const main = Number(readFileSync(lock, "utf8").split("\n")[0]);
  const until = Date.now() + ORPHAN_STOP_MS;
  for (let alive = processesOf(mark); alive.length > 0; alive = processesOf(mark)) {
    const signal = Date.now() > until ? "SIGKILL" : "SIGINT";
    for (const pid of signal === "SIGINT" ? alive.filter((one) => one === main) : alive)
      try {
        process.kill(pid, signal);
      } catch {
        // It has already ended.
      }
    await pause(50);
  }
  rmSync(lock, { force: true });
}

/** Whether the server accepts connections: line 5 of postmaster.pid is its socket folder, line 8 its state. */
function isReady(folder: string, run: string): boolean {
  const lock = path.join(folder, "postmaster.pid");
  const lines = existsSync(lock) ? readFileSync(lock, "utf8").split("\n") : [];
  return lines[4]?.trim() === run && lines[7]?.trim() === "ready";
}

/**
 * Shell script that becomes the server. When the API ends in any way, the pipe on fd 3 closes; a background subshell
 * then stops the server and removes its socket folder. Runs in a separate session, so that Ctrl-C does not reach it.
 */
const SERVE = `
run=$1; libraries=$2; shift 2
( ( trap "" INT TERM HUP
    while read -r _; do :; done <&3
    kill -INT $$
    left=300
    while [ -e "$run/.s.PGSQL.5432.lock" ] && [ $left -gt 0 ]; do sleep 0.1; left=$((left - 1)); done
    rm -rf "$run" ) >/dev/null 2>&1 & )
LD_LIBRARY_PATH=$libraries exec "$@" 3<&-
`;

/**
 * Runs PostgreSQL on `folder` as a child process, reachable only by a socket in a private folder. Creates a missing
 * database, stops an orphaned server, and restarts a crashed one after calling `onRestart` with the reason. The data
 * folder must be locked. Throws a one-line Error when the database cannot be created or started.
 */
export async function startEmbeddedServer(folder: string, onRestart: (line: string) => void = () => undefined): Promise<EmbeddedServer> {
  const binaries = findPostgres();
  const mark = `simpul-${createHash("sha256").update(folder).digest("hex").slice(0, 12)}`;
  // A socket path is limited to about 100 characters, which a data folder may exceed.
  const run = mkdtempSync(path.join(tmpdir(), "simpul-pg-"));
  let server: ChildProcess | undefined;
  let output = "";
  let stopping = false;
  try {
    // Open until the user of the server is known.
    chmodSync(run, 0o755);
    const runner = runnerFor(binaries, folder, linkLibraries(binaries, run));
    giveTo(run, runner.owner);
    chmodSync(run, 0o700);
    await stopOrphanedServer(folder, mark);
    if (existsSync(folder)) fixOwnership(folder, runner.owner);
    else createCluster(runner, binaries, folder);
    const files = { hba_file: path.join(run, "hba.conf"), ident_file: path.join(run, "ident.conf") };
    writeFileSync(files.hba_file, "local all all peer map=api\n");
    writeFileSync(files.ident_file, `api "${userInfo().username}" ${USER}\n`);
    for (const file of Object.values(files)) giveTo(file, runner.owner);
    const settings = { ...SETTINGS, ...files, unix_socket_directories: run, unix_socket_permissions: "0700", cluster_name: mark };
    const args = [
      ...runner.prefix,
      binaries.postgres,
      "-D",
      folder,
      ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
    ];

    const startServer = (): ChildProcess => {
      const child = spawn("/bin/sh", ["-c", SERVE, "sh", run, runner.libraries, ...args], {
        cwd: "/",
        detached: true,
        stdio: ["ignore", "ignore", "pipe", "pipe"],
        ...(runner.prefix.length ? {} : runner.owner),
      });
      child.stderr?.on("data", (chunk: Buffer) => {
        output = (output + chunk).slice(-OUTPUT_MAX);
      });
      // Must not prevent this process from exiting.
      for (const stream of child.stdio as (Socket | null)[]) stream?.on("error", () => undefined).unref();
      child.unref();
      child.once("error", (error) => {
        output += `FATAL: ${error.message}\n`;
      });
      return child;
    };
    const watch = (child: ChildProcess, failures: number) => {
      const started = Date.now();
      child.once("exit", () => {
        if (stopping) return;
        const again = Date.now() - started > 60_000 ? 0 : failures;
        onRestart(`the embedded database ended, restarting it: ${reasonOf(output)}`);
        setTimeout(
          () => {
            if (stopping) return;
            server = startServer();
            watch(server, again + 1);
          },
          RESTART_WAITS_MS[Math.min(again, RESTART_WAITS_MS.length - 1)],
        );
      });
    };
    const first = startServer();
    server = first;
    while (!isReady(folder, run)) {
      if (first.exitCode !== null || first.signalCode !== null || first.pid === undefined) throw new Error(reasonOf(output));
      await pause(10);
    }
    watch(first, 0);
  } catch (error) {
    server?.kill("SIGINT");
    rmSync(run, { recursive: true, force: true });
    throw error;
  }
  return {
    connection: { host: run, port: 5432, user: USER, database: "postgres" },
    async stop() {
      stopping = true;
      const child = server;
      if (child && child.exitCode === null && child.signalCode === null) {
        child.ref();
        const ended = once(child, "exit");
        child.kill("SIGINT");
        const timer = setTimeout(() => child.kill("SIGQUIT"), STOP_MS);
        await ended;
        clearTimeout(timer);
      }
      rmSync(run, { recursive: true, force: true });
    },
  };
}
