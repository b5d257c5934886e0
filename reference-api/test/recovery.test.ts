import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, describe, it } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Envelope } from "../../lib/contract/envelope.ts";
import { newcomer, withFreshDatabase } from "./harness.ts";
import { canUnshareNetwork, healthy, killAll, onServer, type Started, startApi } from "./processes.ts";

const directory = mkdtempSync(path.join(tmpdir(), "simpul-recovery-"));
const folder = (name: string) => path.join(directory, name);
const QUIET = { LOG_LEVEL: "silent", RATE_LIMIT_FACTOR: "1000" };

const post = async (api: Started, url: string, body: unknown): Promise<{ status: number } & Envelope<{ id: string; token: string }>> => {
  const response = await fetch(api.base + url, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  return { status: response.status, ...((await response.json()) as Envelope<{ id: string; token: string }>) };
};
const register = (api: Started) => post(api, "/api/investor/regist", newcomer());
const signIn = (api: Started) => post(api, "/api/investor/login", { username: "pribadi@demo.test", password: "Demo#2026" });
/** Enough concurrent requests to use every connection of the pool, in transactions with locks. */
const storm = (api: Started) => Promise.allSettled(Array.from({ length: 30 }, () => [signIn(api), register(api)]).flat());

async function end(api: Started): Promise<void> {
  api.child.kill("SIGTERM");
  assert.equal((await api.ended).code, 0);
}

/** Status and response time of the probe. */
async function probe(api: Started): Promise<{ status: number; ms: number }> {
  const started = performance.now();
  const { status } = await fetch(`${api.base}/health`);
  return { status, ms: performance.now() - started };
}

async function query<Row extends pg.QueryResultRow>(where: pg.ClientConfig, text: string): Promise<Row[]> {
  const client = new pg.Client(where);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Process id and address of the embedded server, from its postmaster.pid. */
function embeddedServer(dataDir: string): { pid: number; where: pg.ClientConfig } {
  const lines = readFileSync(path.join(dataDir, "postgresql/postmaster.pid"), "utf8").split("\n");
  return { pid: Number(lines[0]), where: { host: (lines[4] as string).trim(), user: "simpul", database: "postgres" } };
}

/** A proxy to PostgreSQL whose connections can hang, as after a failover or behind a firewall that dropped them. */
async function openProxy(target: URL) {
  const pairs: [Socket, Socket][] = [];
  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname);
    pairs.push([client, upstream]);
    for (const socket of [client, upstream]) socket.on("error", () => undefined);
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return {
    url: Object.assign(new URL(target), { hostname: "127.0.0.1", port: String(port) }).href,
    silence() {
      for (const [client, upstream] of pairs) {
        client.unpipe();
        upstream.unpipe();
        client.pause();
        upstream.pause();
      }
      return pairs.length;
    },
    close() {
      server.close();
      for (const pair of pairs) for (const socket of pair) socket.destroy();
    },
  };
}

const compiled = folder("power-cut.so");
const compiler = spawnSync("cc", ["-shared", "-fPIC", "-O1", "-o", compiled, path.join(import.meta.dirname, "power-cut.c"), "-ldl"]);
const noCompiler = (process.platform !== "linux" || compiler.status !== 0) && "needs Linux and a C compiler";

describe("recovery", () => {
  after(() => {
    killAll();
    rmSync(directory, { recursive: true, force: true, maxRetries: 10 });
  });

  it("recovers when PostgreSQL drops all connections during transactions, without leaking pool clients", async (test) => {
    await withFreshDatabase(test, async (url) => {
      const api = await startApi({ ...QUIET, ...onServer(url), DEMO_ACCOUNTS: "1", DATA_DIR: folder("dropped") });
      await healthy(api);
      for (let round = 0; round < 4; round += 1) {
        const calls = storm(api);
        for (let cut = 0; cut < 5; cut += 1) {
          await pause(60);
          await query(
            { connectionString: url },
            "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
          );
        }
        await calls;
        assert.equal(api.child.exitCode, null, "the process is alive");
      }
      await healthy(api);
      const whole = await Promise.all(Array.from({ length: 30 }, () => register(api)));
      assert.deepEqual(new Set(whole.map(({ code }) => code)), new Set(["0000"]), "every connection of the pool is usable again");
      await end(api);
    });
  });

  it("responds to the probe within two seconds while PostgreSQL hangs, and recovers by itself", { timeout: 120_000 }, async (test) => {
    await withFreshDatabase(test, async (url) => {
      const proxy = await openProxy(new URL(url));
      const api = await startApi({ ...QUIET, ...onServer(proxy.url), DEMO_ACCOUNTS: "1", DATA_DIR: folder("silent") });
      try {
        await healthy(api);
        await storm(api);
        assert.ok(proxy.silence() >= 10);
        const caught = Promise.all([storm(api), fetch(`${api.base}/api/website/blog-list?page=1`).then(({ status }) => status)]);
        const started = performance.now();
        let last = await probe(api);
        const times = [last.ms];
        assert.equal(last.status, 503);
        while (last.status !== 200 && performance.now() - started < 40_000) {
          await pause(200);
          last = await probe(api);
          times.push(last.ms);
        }
        assert.ok(Math.max(...times) < 2_500, `the slowest probe took ${Math.max(...times).toFixed(0)} ms`);
        assert.equal(last.status, 200);
        const ended = await Promise.race([caught.then(() => true), pause(30_000, false, { ref: false })]);
        assert.ok(ended, "every pending request got a response");
        assert.equal((await register(api)).code, "0000");
      } finally {
        proxy.close();
      }
      api.child.kill("SIGKILL");
      await api.ended;
    });
  });

  it("restarts a crashed embedded database without losing acknowledged writes", async () => {
    const dataDir = folder("ended");
    const api = await startApi({ ...QUIET, DATA_DIR: dataDir });
    await healthy(api);
    const person = newcomer();
    assert.equal((await post(api, "/api/investor/regist", person)).code, "0000");
    process.kill(embeddedServer(dataDir).pid, "SIGKILL");
    await pause(300);
    await healthy(api);
    assert.equal((await post(api, "/api/investor/login", { username: person.email, password: person.password })).code, "0000");
    await end(api);
    assert.ok(!existsSync(path.join(dataDir, "postgresql/postmaster.pid")), "stopped cleanly");
  });

  it("stops the embedded database with the API, and an orphaned one at the next start", async () => {
    const dataDir = folder("left-behind");
    const first = await startApi({ ...QUIET, DATA_DIR: dataDir });
    await healthy(first);
    const { pid, where } = embeddedServer(dataDir);
    first.child.kill("SIGKILL");
    await first.ended;
    const second = await startApi({ ...QUIET, DATA_DIR: dataDir });
    await healthy(second);
    assert.notEqual(embeddedServer(dataDir).pid, pid);
    second.child.kill("SIGKILL");
    await second.ended;
    for (let round = 0; round < 100 && existsSync(path.join(dataDir, "postgresql/postmaster.pid")); round += 1) await pause(100);
    assert.ok(!existsSync(path.join(dataDir, "postgresql/postmaster.pid")), "stopped without another start");
    for (let round = 0; round < 50 && existsSync(where.host as string); round += 1) await pause(100);
    assert.ok(!existsSync(where.host as string), "the socket folder is removed");
  });

  it("syncs the log of the embedded database for every acknowledged write, and listens on no port", async () => {
    const dataDir = folder("synced");
    const api = await startApi({ ...QUIET, DATA_DIR: dataDir });
    await healthy(api);
    const { where } = embeddedServer(dataDir);
    const settings = await query<{ name: string; setting: string }>(
      where,
      "select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses') order by name",
    );
    assert.deepEqual(Object.fromEntries(settings.map(({ name, setting }) => [name, setting])), {
      fsync: "on",
      full_page_writes: "on",
      listen_addresses: "",
      synchronous_commit: "on",
    });
    const syncs = async () => Number((await query<{ n: string }>(where, "select sum(fsyncs) as n from pg_stat_io where object = 'wal'"))[0]?.n);
    const before = await syncs();
    for (let round = 0; round < 10; round += 1) assert.equal((await register(api)).code, "0000");
    // The server's processes report their statistics with a delay.
    let made = 0;
    for (let round = 0; round < 60 && made < 10; round += 1) {
      await pause(500);
      made = (await syncs()) - before;
    }
    assert.ok(made >= 10, `${made} syncs for 10 registrations`);
    await end(api);
  });

  it("has every acknowledged write after a power cut, when the disk has only what was synced", {
    skip: noCompiler,
    timeout: 120_000,
  }, async () => {
    const [dataDir, cut] = [folder("power"), folder("cut")];
    for (const name of [dataDir, cut]) mkdirSync(name);
    chmodSync(cut, 0o777);
    const api = await startApi({ ...QUIET, DATA_DIR: dataDir, LD_PRELOAD: compiled, CUT_FROM: dataDir, CUT_TO: cut });
    await healthy(api);
    const acknowledged: { email: string; password: string; url: string; sha256: string }[] = [];
    const write = async () => {
      for (let round = 0; round < 6; round += 1) {
        const person = newcomer();
        const { code, data } = await post(api, "/api/investor/regist", person);
        assert.equal(code, "0000");
        const bytes = Buffer.concat([Buffer.from("%PDF-1.4\n"), randomBytes(50_000)]);
        const form = new FormData();
        form.append("file", new Blob([bytes], { type: "application/pdf" }), "akta.pdf");
        const headers = { RegistrationId: data?.id ?? "" };
        const upload = (await (
          await fetch(`${api.base}/api/common/file-upload`, { method: "POST", body: form, headers })
        ).json()) as Envelope<string>;
        assert.equal(upload.code, "0000");
        acknowledged.push({ ...person, url: upload.data ?? "", sha256: createHash("sha256").update(bytes).digest("hex") });
      }
    };
    await Promise.all([write(), write(), write()]);
    writeFileSync(`${cut}.end`, "");
    // Later writes do not reach the copy.
    await pause(300);
    const { pid } = embeddedServer(dataDir);
    api.child.kill("SIGKILL");
    process.kill(pid, "SIGKILL");
    await api.ended;

    const next = await startApi({ ...QUIET, DATA_DIR: cut });
    await healthy(next);
    const lost: string[] = [];
    for (const { email, password, url, sha256 } of acknowledged) {
      const { code, data } = await post(next, "/api/investor/login", { username: email, password });
      if (code !== "0000") lost.push(`${email}: ${code}`);
      const file = await fetch(next.base + url, { headers: { UserLoginToken: data?.token ?? "" } });
      const bytes = Buffer.from(await file.arrayBuffer());
      if (createHash("sha256").update(bytes).digest("hex") !== sha256) lost.push(`${url}: ${file.status}`);
    }
    assert.deepEqual(lost, []);
    await end(next);
  });

  it("rejects a data folder in use by another container", {
    skip: !canUnshareNetwork && "needs unshare",
  }, async () => {
    const dataDir = folder("shared");
    const first = await startApi({ ...QUIET, DATA_DIR: dataDir });
    await healthy(first);
    const started = performance.now();
    const second = await (await startApi({ ...QUIET, DATA_DIR: dataDir }, { network: true })).ended;
    assert.equal(second.code, 1);
    assert.match(
      second.errors,
      /^Reference API: The data folder [^\n]+ is already in use by another process \(on another machine or in another container\)\.\n$/,
    );
    assert.ok(performance.now() - started < 20_000);
    assert.equal((await register(first)).code, "0000");
    // A killed owner does not release the folder: the next container waits for a heartbeat, then takes it over.
    first.child.kill("SIGKILL");
    await first.ended;
    const third = await startApi({ DATA_DIR: dataDir }, { network: true });
    const owner = () => (JSON.parse(readFileSync(path.join(dataDir, "owner.json"), "utf8")) as { pid: number }).pid;
    for (let round = 0; round < 300 && owner() !== third.child.pid; round += 1) await pause(100);
    assert.equal(owner(), third.child.pid);
    for (let round = 0; round < 300 && !third.log().includes("listening"); round += 1) await pause(100);
    assert.match(third.log(), /"listening"/);
    await end(third);
  });

  it("exits when another process took the data folder over while this one was frozen", async () => {
    const dataDir = folder("frozen");
    const api = await startApi({ ...QUIET, DATA_DIR: dataDir });
    await healthy(api);
    const file = path.join(dataDir, "owner.json");
    const other = JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), owner: "lain" });
    // Again and again, as the other process would: a single write may fall into one of the first process.
    const beat = setInterval(() => writeFileSync(file, other), 200);
    const { code, errors } = await api.ended;
    clearInterval(beat);
    assert.deepEqual([code, errors], [1, `Reference API: another process has taken over the data folder ${dataDir}.\n`]);
  });

  it("rejects the database of an earlier version in one line, without changing it", async () => {
    const dataDir = folder("earlier");
    mkdirSync(path.join(dataDir, "database"), { recursive: true });
    writeFileSync(path.join(dataDir, "database/PG_VERSION"), "17\n");
    const { code, errors } = await (await startApi({ ...QUIET, DATA_DIR: dataDir })).ended;
    assert.equal(code, 1);
    assert.match(errors, /^Reference API: the database cannot be opened \([^\n]+\): [^\n]+\/database is a database of an earlier version [^\n]+\n$/);
    assert.ok(existsSync(path.join(dataDir, "database/PG_VERSION")));
  });
});
