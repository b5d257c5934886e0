import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, describe, it } from "node:test";

const server = path.join(import.meta.dirname, "../server.ts");
const directory = mkdtempSync(path.join(tmpdir(), "simpul-process-"));
const running: ChildProcess[] = [];

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [server], { env: { NODE_ENV: "production", ...env }, stdio: ["ignore", "pipe", "pipe"] });
  running.push(child);
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk;
  });
  const ended = once(child, "exit").then(([code]) => ({ code: code as number | null, errors }));
  return { child, ended };
}

async function healthy(port: number): Promise<void> {
  for (let round = 0; round < 150; round += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("the API did not become healthy");
}

describe("the process", () => {
  after(() => {
    for (const child of running) child.kill("SIGKILL");
    rmSync(directory, { recursive: true, force: true });
  });

  it("stops with one line that names a bad variable and never its value", async () => {
    const { code, errors } = await start({ DATA_DIR: directory, API_PORT: "rahasia", DATABASE_URL: "mysql://kunci" }).ended;
    assert.equal(code, 1);
    assert.match(errors, /^Reference API: Bad configuration: API_PORT [^\n]+DATABASE_URL [^\n]+\n$/);
    assert.ok(!errors.includes("rahasia") && !errors.includes("kunci"));
  });

  it("refuses a second owner of the data folder, frees it after kill -9, and ends in peace on SIGTERM", async () => {
    const env = { DATA_DIR: directory, API_PORT: "4871", LOG_LEVEL: "silent" };
    const first = start(env);
    await healthy(4871);
    const second = await start({ ...env, API_PORT: "4872" }).ended;
    assert.equal(second.code, 1);
    assert.match(second.errors, /^Reference API: The data folder [^\n]+ is already in use by another process \(process \d+\)\.\n$/);
    first.child.kill("SIGKILL");
    await first.ended;
    const third = start(env);
    await healthy(4871);
    const taken = await start({ ...env, DATA_DIR: path.join(directory, "lain") }).ended;
    assert.match(taken.errors, /^Reference API: port 4871 is taken \(set API_PORT\)\.\n$/);
    third.child.kill("SIGTERM");
    assert.equal((await third.ended).code, 0);
  });
});
