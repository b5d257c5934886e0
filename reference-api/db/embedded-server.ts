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

/** A server left behind by a killed process gets this long to write down what it holds, milliseconds; then it is killed. */
const LEFT_BEHIND_MS = 15_000;
/** After this long without an end, a server that was asked to stop is killed, milliseconds. Its log brings everything back. */
const STOP_MS = 20_000;
/** Waits between starts of a server that ended by itself, milliseconds; the last one repeats. */
const RESTART_WAITS_MS = [200, 1_000, 5_000];
/** What of its last words is remembered, characters. */
const WORDS_MAX = 4_000;

const USER = "simpul";

/**
 * Settings of the embedded server, above those of its files. What is acknowledged is on the disk; everything else is small, for one
 * machine and one API. Its log says why a start failed and never what somebody sent.
 */
const SETTINGS: Record<string, string> = {
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  // Elsewhere the default reaches the disk; on macOS only this does.
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

/** An operating system user, as the server must not be root. */
type Owner = { uid: number; gid: number };
/** How programs of the server are started: by whom, and past folders that this user cannot see into. */
type Runner = { owner: Owner | undefined; prefix: string[]; libraries: string };

export type EmbeddedServer = { connection: { host: string; port: number; user: string; database: string }; stop: () => Promise<void> };

function usersOfMachine(): { name: string; uid: number; gid: number }[] {
  return readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .map(([name = "", , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}

/** PostgreSQL refuses to run as root: whoever has the folder already, else nobody. */
function ownerFor(folder: string): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = usersOfMachine();
  const found = statSync(folder, { throwIfNoEntry: false });
  const owner = users.find(({ uid }) => uid > 0 && uid === found?.uid) ?? users.find(({ name }) => name === "nobody");
  if (!owner) throw new Error("this machine has no user nobody, as whom the embedded database could run: start as a user other than root.");
  return { uid: owner.uid, gid: owner.gid };
}

/** Runs a program of the server to its end. */
function runProgram({ owner, prefix, libraries }: Runner, command: string[]) {
  const [program, ...args] = [...prefix, ...command] as [string, ...string[]];
  const script = `LD_LIBRARY_PATH="$0" exec "$@"`;
  const result = spawnSync("/bin/sh", ["-c", script, libraries, program, ...args], { cwd: "/", encoding: "utf8", ...(prefix.length ? {} : owner) });
  return { ok: result.status === 0, said: `${result.stdout}${result.stderr}` };
}

/**
 * Finds out how the server can be started. As root it runs as another user; where that one cannot look into the folders above (/root,
 * or a folder made for a test) it is given the one right to pass them, which root's own process has as well.
 */
function runnerFor(binaries: PostgresBinaries, folder: string, libraries: string): Runner {
  const owner = ownerFor(folder);
  const plain: Runner = { owner, prefix: [], libraries };
  const reaches = (runner: Runner) =>
    runProgram(runner, [binaries.postgres, "--version"]).ok && runProgram(runner, ["/usr/bin/env", "test", "-x", path.dirname(folder)]).ok;
  if (reaches(plain)) return plain;
  if (!owner) {
    const { said } = runProgram(plain, [binaries.postgres, "--version"]);
    throw new Error(`the embedded database does not run on this machine (${said.trim().split("\n")[0]}): set DATABASE_URL.`);
  }
  const identity = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, "--clear-groups"];
  // The last one lets access(2), by which the server looks for its own program, see the right as well.
  const right = ["--inh-caps=-all,+dac_override", "--ambient-caps=-all,+dac_override", "--securebits=+no_setuid_fixup"];
  const passing: Runner = { ...plain, prefix: ["setpriv", ...identity, ...right] };
  if (reaches(passing)) return passing;
  throw new Error(`the embedded database cannot run as root below ${folder}: start as a user other than root, or set DATABASE_URL.`);
}

const giveTo = (location: string, owner: Owner | undefined) => owner && chownSync(location, owner.uid, owner.gid);

/** The last line of a program that says why it failed. */
const reasonOf = (said: string) =>
  said
    .split("\n")
    .filter((line) => /\b(?:FATAL|PANIC|error|could not)\b/.test(line))
    .at(-1)
    ?.replace(/^.*?(?:FATAL|PANIC|error): */, "") ?? "it ended without a word";

/** Makes the files of a new database, whole or not at all. */
function createCluster(runner: Runner, { initdb }: PostgresBinaries, folder: string): void {
  const half = `${folder}.new`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { mode: 0o700 });
  giveTo(half, runner.owner);
  const shape = ["--encoding=UTF8", "--locale-provider=builtin", "--locale=C.UTF-8", "--wal-segsize=4"];
  const { ok, said } = runProgram(runner, [initdb, "-D", half, "-U", USER, "--auth=reject", "--no-instructions", ...shape]);
  if (!ok) {
    rmSync(half, { recursive: true, force: true });
    throw new Error(`a new database cannot be made: ${reasonOf(said)}`);
  }
  renameSync(half, folder);
  const parent = openSync(path.dirname(folder), "r");
  fsyncSync(parent);
  closeSync(parent);
}

/** A copy that was put back as root belongs to root, and may be open to others: the server takes neither. */
function makeFit(folder: string, owner: Owner | undefined): void {
  const found = statSync(folder);
  if (!found.isDirectory()) throw new Error(`${folder} is not a database.`);
  const { uid, mode } = found;
  const self = process.getuid?.();
  if (self !== 0 && uid !== self)
    throw new Error(`${folder} belongs to another user (${uid}): start as that user, or give it to this one (${self}).`);
  if ((mode & 0o077) !== 0) chmodSync(folder, 0o700);
  if (!owner || uid === owner.uid) return;
  giveTo(folder, owner);
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) giveTo(path.join(folder, name), owner);
}

/** The processes of the server of a folder, which all have its mark in their command line. */
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
 * Ends what a process that was killed with -9 has left behind, so that two servers never have one folder: the lock on the data folder
 * says that it belongs to nobody any more. A number of a process that means another one by now would bar the folder for good.
 */
async function endLeftBehind(folder: string, mark: string): Promise<void> {
  const lock = path.join(folder, "postmaster.pid");
  if (!existsSync(lock)) return;
  const main = Number(readFileSync(lock, "utf8").split("\n")[0]);
  const until = Date.now() + LEFT_BEHIND_MS;
  for (let alive = processesOf(mark); alive.length > 0; alive = processesOf(mark)) {
    const signal = Date.now() > until ? "SIGKILL" : "SIGINT";
    for (const pid of signal === "SIGINT" ? alive.filter((one) => one === main) : alive)
      try {
        process.kill(pid, signal);
      } catch {
        // It has just ended.
      }
    await pause(50);
  }
  rmSync(lock, { force: true });
}

/** Whether the server says in its lock file, whose fifth line names its socket, that it takes connections. */
function isReady(folder: string, run: string): boolean {
  const lock = path.join(folder, "postmaster.pid");
  const lines = existsSync(lock) ? readFileSync(lock, "utf8").split("\n") : [];
  return lines[4]?.trim() === run && lines[7]?.trim() === "ready";
}

/**
 * Starts a process that becomes the server. Should this one end in any way, the channel ends, and a watcher asks the server to stop
 * and takes the folder of its socket away. In a session of its own: Ctrl-C in a terminal is not its business.
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
 * Runs PostgreSQL on `folder` as a child of this process, reached by a socket in a private folder and by no port. Makes a new database
 * where there is none, stops a server left behind, and starts the server again when it ends by itself; `tell` hears of that.
 * Throws a one-line Error when it cannot be made or started. The data folder must be locked.
 */
export async function startEmbeddedServer(folder: string, tell: (line: string) => void = () => undefined): Promise<EmbeddedServer> {
  const binaries = findPostgres();
  const mark = `simpul-${createHash("sha256").update(folder).digest("hex").slice(0, 12)}`;
  // A path of a socket may have a hundred characters, which a data folder easily exceeds.
  const run = mkdtempSync(path.join(tmpdir(), "simpul-pg-"));
  let server: ChildProcess | undefined;
  let words = "";
  let stopping = false;
  try {
    // Passed on for the moment in which it is not yet known as whom the server runs.
    chmodSync(run, 0o755);
    const runner = runnerFor(binaries, folder, linkLibraries(binaries, run));
    giveTo(run, runner.owner);
    chmodSync(run, 0o700);
    await endLeftBehind(folder, mark);
    if (existsSync(folder)) makeFit(folder, runner.owner);
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
        words = (words + chunk).slice(-WORDS_MAX);
      });
      // Neither may hold this process up when it has nothing else to do.
      for (const stream of child.stdio as (Socket | null)[]) stream?.on("error", () => undefined).unref();
      child.unref();
      child.once("error", (error) => {
        words += `FATAL: ${error.message}\n`;
      });
      return child;
    };
    const watch = (child: ChildProcess, failures: number) => {
      const started = Date.now();
      child.once("exit", () => {
        if (stopping) return;
        const again = Date.now() - started > 60_000 ? 0 : failures;
        tell(`the embedded database ended, starting it again: ${reasonOf(words)}`);
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
      if (first.exitCode !== null || first.signalCode !== null || first.pid === undefined) throw new Error(reasonOf(words));
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
