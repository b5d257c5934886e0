import assert from "node:assert/strict";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, describe, it } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Envelope } from "../../lib/contract/envelope.ts";
import { adRowsOf, readSiteContent } from "../services/content/site-content.ts";
import { contentFolder, newcomer, pdfBytes, withFreshDatabase } from "./harness.ts";
import { canMount, healthy, killAll, onServer, type Started, startApi, within } from "./processes.ts";

const directory = mkdtempSync(path.join(tmpdir(), "simpul-faults-"));
const folder = (name: string) => path.join(directory, name);
const noMounts = !canMount && "needs unshare with mounts";
const MEGABYTE = 1_048_576;

async function post(api: Started, url: string, body: unknown): Promise<{ status: number } & Envelope<{ id: string }>> {
  const response = await fetch(api.base + url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, ...((await response.json()) as Envelope<{ id: string }>) };
}

async function newHandle(api: Started): Promise<string> {
  const answer = await post(api, "/api/investor/regist", newcomer());
  assert.equal(answer.code, "0000");
  return answer.data?.id ?? "";
}

async function upload(api: Started, handle: string, size: number): Promise<{ status: number } & Envelope<string>> {
  const form = new FormData();
  form.append("file", new Blob([pdfBytes(size)]), "akta.pdf");
  const response = await fetch(`${api.base}/api/common/file-upload`, { method: "POST", body: form, headers: { RegistrationId: handle } });
  return { status: response.status, ...((await response.json()) as Envelope<string>) };
}

/** Sends a document in two halves; the second waits for `between`. Returns the envelope. */
async function uploadInHalves(api: Started, handle: string, bytes: Buffer, between: () => Promise<void>): Promise<Envelope<string>> {
  const outgoing = request(`${api.base}/api/common/file-upload`, {
    method: "POST",
    headers: { RegistrationId: handle, "content-type": "multipart/form-data; boundary=batas" },
  });
  const answered = new Promise<string>((resolve, reject) => {
    outgoing.once("error", reject);
    outgoing.once("response", (incoming) => {
      let text = "";
      incoming.on("data", (chunk) => {
        text += chunk;
      });
      incoming.once("end", () => resolve(text));
    });
  });
  answered.catch(() => undefined);
  outgoing.write('--batas\r\nContent-Disposition: form-data; name="file"; filename="akta.pdf"\r\n\r\n');
  outgoing.write(bytes.subarray(0, bytes.length / 2));
  await between();
  outgoing.write(bytes.subarray(bytes.length / 2));
  outgoing.end("\r\n--batas--\r\n");
  return JSON.parse(await answered) as Envelope<string>;
}

/** Waits for a log line, which comes through a pipe and perhaps after the response. */
async function logged(api: Started, line: RegExp): Promise<void> {
  for (let round = 0; round < 50 && !line.test(api.log()); round += 1) await pause(100);
  assert.match(api.log(), line);
}

/** The data folder inside the mount namespace of the process. */
const seenBy = ({ child }: Started, location: string) => `/proc/${child.pid}/root${location}`;

/** A data folder with a fresh database, shared because creating one takes seconds. */
const template = folder("template");
const onSmallDisk = (dataDir: string) => `mount -t tmpfs -o size=160m tmpfs ${dataDir} && cp -a ${template}/. ${dataDir}`;

describe("faults", () => {
  before(async () => {
    const api = await startApi({ DATA_DIR: template, LOG_LEVEL: "silent" });
    await healthy(api);
    api.child.kill("SIGTERM");
    await api.ended;
  });
  after(() => {
    killAll();
    rmSync(directory, { recursive: true, force: true, maxRetries: 10 });
  });

  it("finishes a running upload after SIGTERM, accepts no new requests and has the document after a restart", async () => {
    const env = { DATA_DIR: folder("sigterm"), LOG_LEVEL: "silent" };
    cpSync(template, env.DATA_DIR, { recursive: true });
    const first = await startApi(env);
    await healthy(first);
    const handle = await newHandle(first);
    const bytes = pdfBytes(4 * MEGABYTE);
    const answer = await uploadInHalves(first, handle, bytes, async () => {
      await pause(200);
      first.child.kill("SIGTERM");
      await pause(1_000);
      await assert.rejects(fetch(`${first.base}/health`), "a new request is rejected");
      assert.equal(first.child.exitCode, null);
    });
    assert.equal(answer.code, "0000");
    assert.equal((await first.ended).code, 0);
    const second = await startApi(env);
    await healthy(second);
    const back = await fetch(second.base + answer.data, { headers: { RegistrationId: handle } });
    assert.ok(bytes.equals(Buffer.from(await back.arrayBuffer())));
    second.child.kill("SIGTERM");
    assert.equal((await second.ended).code, 0);
  });

  it("migrates and seeds one PostgreSQL database from three processes at once", async (test) => {
    await withFreshDatabase(test, async (url) => {
      const env = { ...onServer(url), DEMO_ACCOUNTS: "1", LOG_LEVEL: "silent" };
      const starters = await Promise.all(["a", "b", "c"].map((name) => startApi({ ...env, DATA_DIR: folder(name) })));
      await Promise.all(starters.map(healthy));
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const number = async (text: string) => Number((await client.query(text)).rows[0].n);
      const [first] = starters as [Started];
      const counts = {
        doubleMigrations: await number("select count(*) - count(distinct hash) as n from drizzle.__drizzle_migrations"),
        ads: await number("select count(*) as n from ads"),
        accounts: await number("select count(*) as n from accounts"),
      };
      await client.end();
      assert.deepEqual(counts, { doubleMigrations: 0, ads: adRowsOf((await readSiteContent(contentFolder)).advertisements).length, accounts: 3 });
      const handle = await newHandle(first);
      assert.ok(handle);
      for (const { child } of starters) child.kill("SIGTERM");
      for (const { ended } of starters) assert.equal((await ended).code, 0);
    });
  });

  it("rejects an upload on a full disk without partial files, and recovers when there is space", { skip: noMounts }, async () => {
    const dataDir = folder("full");
    mkdirSync(dataDir);
    const api = await startApi({ DATA_DIR: dataDir }, onSmallDisk(dataDir));
    await healthy(api);
    const handle = await newHandle(api);
    assert.equal((await upload(api, handle, MEGABYTE)).code, "0000");
    const filler = seenBy(api, path.join(dataDir, "filler"));
    assert.throws(() => writeFileSync(filler, Buffer.alloc(200 * MEGABYTE)), /ENOSPC/);
    const rejected = await upload(api, handle, 6 * MEGABYTE);
    assert.deepEqual([rejected.status, rejected.code], [507, "1015"]);
    await logged(api, /too little free space/);
    assert.deepEqual(readdirSync(seenBy(api, path.join(dataDir, "incoming"))), []);
    assert.equal(readdirSync(seenBy(api, path.join(dataDir, "files"))).length, 1);
    assert.equal((await fetch(`${api.base}/api/common/timestamp`)).status, 200);
    rmSync(filler);
    // On a new connection, like the gateway: that of the rejected upload may be closed after its response.
    assert.equal((await uploadInHalves(api, handle, pdfBytes(6 * MEGABYTE), async () => undefined)).code, "0000");
    api.child.kill("SIGTERM");
    assert.equal((await api.ended).code, 0);
  });

  it("reports in one line that the data folder is not writable", { skip: noMounts }, async () => {
    const dataDir = folder("read-only");
    mkdirSync(dataDir);
    const { ended } = await startApi({ DATA_DIR: dataDir }, `mount --bind ${dataDir} ${dataDir} && mount -o remount,bind,ro ${dataDir}`);
    const { code, errors } = await ended;
    assert.equal(code, 1);
    assert.match(errors, /^Reference API: DATA_DIR: the folder [^\n]+ cannot be written \(EROFS\)\.\n$/);
  });

  it("serves requests that need no disk while the data folder is read-only", { skip: noMounts }, async (test) => {
    await withFreshDatabase(test, async (url) => {
      const dataDir = folder("read-only-beside");
      mkdirSync(path.join(dataDir, "incoming"), { recursive: true });
      const api = await startApi({ DATA_DIR: dataDir, ...onServer(url) }, `mount --bind ${dataDir} ${dataDir}`);
      await healthy(api);
      const handle = await newHandle(api);
      within(api, ["mount", "-o", "remount,bind,ro", dataDir]);
      const rejected = await upload(api, handle, 1_000);
      assert.deepEqual([rejected.status, rejected.code, rejected.data], [500, "E500", undefined]);
      await logged(api, /"systemCode":"EROFS"/);
      assert.ok(await newHandle(api));
      within(api, ["mount", "-o", "remount,bind,rw", dataDir]);
      assert.equal((await upload(api, handle, 1_000)).code, "0000");
      api.child.kill("SIGTERM");
      assert.equal((await api.ended).code, 0);
    });
  });

  it("rejects writes of the embedded database on a full disk and loses no acknowledged one", { skip: noMounts }, async () => {
    const dataDir = folder("full-database");
    mkdirSync(dataDir);
    const api = await startApi({ DATA_DIR: dataDir, RATE_LIMIT_FACTOR: "1000" }, onSmallDisk(dataDir));
    await healthy(api);
    const filler = seenBy(api, path.join(dataDir, "filler"));
    assert.throws(() => writeFileSync(filler, Buffer.alloc(200 * MEGABYTE)), /ENOSPC/);
    const handles: string[] = [];
    let rejected = 0;
    for (let round = 0; round < 2_000 && rejected < 3; round += 1) {
      const answer = await post(api, "/api/investor/regist", newcomer({ username: "Nama Yang Tidak Boleh Tercatat" }));
      if (answer.code === "0000") handles.push(answer.data?.id ?? "");
      else rejected += 1;
    }
    assert.ok(handles.length > 0);
    assert.equal(rejected, 3);
    await logged(api, /"msg":"request failed"/);
    assert.doesNotMatch(api.log(), /Tercatat|contoh\.id|62813/);

    // The state after a crash at this point.
    api.child.kill("SIGSTOP");
    const crashed = folder("full-database-crashed");
    cpSync(seenBy(api, dataDir), crashed, { recursive: true, filter: (name) => !name.endsWith("filler") });
    api.child.kill("SIGCONT");
    rmSync(filler);
    const lives = (at: Started) => Promise.all(handles.map(async (handle) => (await upload(at, handle, 1_000)).code));
    assert.deepEqual(new Set(await lives(api)), new Set(["0000"]));
    assert.ok(await newHandle(api));
    api.child.kill("SIGTERM");
    assert.equal((await api.ended).code, 0);

    const next = await startApi({ DATA_DIR: crashed, RATE_LIMIT_FACTOR: "1000" });
    await healthy(next);
    assert.deepEqual(new Set(await lives(next)), new Set(["0000"]));
    next.child.kill("SIGTERM");
    assert.equal((await next.ended).code, 0);
  });
});
