import assert from "node:assert/strict";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, describe, it } from "node:test";
import pg from "pg";
import { freePort } from "../../lib/ports.ts";
import { parseApiEnv } from "../env.ts";
import { withFreshDatabase } from "./harness.ts";
import { canMount, healthy, killAll, runProgram, startApi } from "./processes.ts";

const directory = mkdtempSync(path.join(tmpdir(), "simpul-process-"));

describe("the process", () => {
  after(() => {
    killAll();
    rmSync(directory, { recursive: true, force: true, maxRetries: 10 });
  });

  it("exits with one line that names a bad variable, never its value", async () => {
    const { code, errors } = await (await startApi({ DATA_DIR: directory, API_PORT: "rahasia", DATABASE_URL: "mysql://kunci" })).ended;
    assert.equal(code, 1);
    assert.match(errors, /^Reference API: Bad configuration: API_PORT [^\n]+DATABASE_URL [^\n]+\n$/);
    assert.ok(!errors.includes("rahasia") && !errors.includes("kunci"));
  });

  it("accepts only an origin for SITE_URL and WEB_ORIGIN, like the web", () => {
    for (const name of ["SITE_URL", "WEB_ORIGIN"] as const) {
      for (const more of ["https://simpul.example/beranda", "https://simpul.example/?a=1", "https://nama:kunci@simpul.example"])
        assert.throws(() => parseApiEnv({ [name]: more }), { message: `Bad configuration: ${name} must be an origin without user, path or query` });
      assert.equal(parseApiEnv({ [name]: "HTTPS://simpul.example:443/" })[name], "https://simpul.example");
    }
    assert.throws(() => parseApiEnv({ FOUR_EYES: "ya" }), { message: "Bad configuration: FOUR_EYES must be 0 or 1" });
    assert.deepEqual([parseApiEnv({}).FOUR_EYES, parseApiEnv({ FOUR_EYES: "1" }).FOUR_EYES], [false, true]);
    assert.throws(() => parseApiEnv({ SITE_URL: "simpul" }), { message: /^Bad configuration: SITE_URL must be an http\(s\) origin such as [^;]+$/ });
  });

  it("has a database migrated before it starts", { timeout: 120_000 }, async (test) => {
    await withFreshDatabase(test, async (url) => {
      assert.match(await runProgram("migrate.ts", [], { DATABASE_URL: url }), /the version of this release/);
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query("select 1 from information_schema.tables where table_name = 'accounts'");
      await client.end();
      assert.equal(rows.length, 1);
    });
    await assert.rejects(runProgram("migrate.ts", [], { DATABASE_URL: "" }), /DATABASE_URL is not set: [^\n]+\n$/);
  });

  it("reads .env of its folder, like the web", { timeout: 60_000 }, async () => {
    writeFileSync(path.join(directory, ".env"), "DATABASE_URL=mysql://kunci\n");
    const { code, errors } = await (await startApi({ DATA_DIR: directory }, undefined, directory)).ended;
    assert.deepEqual([code, errors], [1, "Reference API: Bad configuration: DATABASE_URL must be a postgres:// address\n"]);
  });

  it("exits with one line that names DATA_DIR when the folder is not writable or the disk too small", { timeout: 180_000 }, async () => {
    const file = path.join(directory, "bukan-folder");
    writeFileSync(file, "x");
    const full = path.join(directory, "penuh");
    mkdirSync(full);
    const cases: [dataDir: string, says: RegExp, mounts?: string][] = [
      ["/proc/baru/lagi", /^the folder \/proc\/baru\/lagi cannot be written \(ENOENT\)\.$/],
      [file, /^the folder [^\n]+ cannot be written \(ENOTDIR\)\.$/],
      [path.join(file, "dalam"), /^the folder [^\n]+ cannot be written \(ENOTDIR\)\.$/],
    ];
    if (canMount)
      cases.push([
        full,
        /^the disk of [^\n]+ has too little free space for a new database, which takes 64 MB\.$/,
        `mount -t tmpfs -o size=8m tmpfs ${full}`,
      ]);
    for (const [dataDir, says, mounts] of cases) {
      const { code, errors } = await (await startApi({ DATA_DIR: dataDir }, mounts)).ended;
      assert.equal(code, 1);
      assert.match(errors, /^Reference API: DATA_DIR: [^\n]+\n$/);
      assert.match(errors.trim().slice("Reference API: DATA_DIR: ".length), says);
    }
  });

  it("exits with one line when the database cannot be opened", async () => {
    for (const [name, spoil, says] of [
      ["berkas", (folder: string) => writeFileSync(folder, "x"), /is not a database|not a directory|Not a directory/],
      [
        "rusak",
        (folder: string) => [mkdirSync(folder), writeFileSync(path.join(folder, "PG_VERSION"), "x")],
        /postgresql\.conf|is not a valid data directory/,
      ],
    ] as const) {
      const dataDir = path.join(directory, name);
      mkdirSync(dataDir);
      spoil(path.join(dataDir, "postgresql"));
      const { code, errors } = await (await startApi({ DATA_DIR: dataDir })).ended;
      assert.equal(code, 1);
      assert.match(errors, /^Reference API: the database cannot be opened \(DATA_DIR [^\n]+\): [^\n]+\n$/);
      assert.match(errors, says);
    }
  });

  it("exits with one line that names unreadable articles", async () => {
    const folder = path.join(directory, "artikel");
    const { errors } = await (await startApi({ DATA_DIR: directory, ARTICLES_DIR: folder })).ended;
    assert.equal(errors, `Reference API: articles cannot be read: ${folder} (ENOENT)\n`);
    mkdirSync(folder);
    const { errors: none } = await (await startApi({ DATA_DIR: directory, ARTICLES_DIR: folder })).ended;
    assert.equal(none, `Reference API: articles cannot be read: ${folder} has no article (*.md)\n`);
    writeFileSync(path.join(folder, "salah.md"), "tanpa kepala\n");
    const { code, errors: faults } = await (await startApi({ DATA_DIR: directory, ARTICLES_DIR: folder })).ended;
    assert.deepEqual(
      [code, faults],
      [
        1,
        "Reference API: articles cannot be read: salah.md:1 bagian awal di antara dua baris --- tidak ada. Tulis --- di baris pertama, lalu title dan lainnya, lalu --- lagi\n",
      ],
    );
  });

  it("imports the content through the running API, which alone can open its database", { timeout: 120_000 }, async () => {
    const dataDir = path.join(directory, "impor");
    const folder = path.join(directory, "artikel-impor");
    cpSync(parseApiEnv({}).ARTICLES_DIR, folder, { recursive: true });
    const env = { DATA_DIR: dataDir, ARTICLES_DIR: folder };
    const api = await startApi(env);
    await healthy(api);
    const file = path.join(folder, "cek-slik.md");
    writeFileSync(file, `${readFileSync(file, "utf8")}\nSatu kalimat lagi.\n`);
    const printed = await runProgram("import-content.ts", [], env);
    assert.match(printed, /^articles changed: cek-slik\narticles: 0 added, 1 changed, 0 removed/);
    const { port } = JSON.parse(readFileSync(path.join(dataDir, "desk.json"), "utf8")) as { port: number };
    for (const authorization of ["", "Bearer x"])
      assert.equal((await fetch(`http://127.0.0.1:${port}/content`, { method: "POST", headers: { authorization } })).status, 404);
    api.child.kill();
    await api.ended;
  });

  it("exits with one line that names a fault of the content of an empty database", async () => {
    const folder = path.join(directory, "isi");
    cpSync(parseApiEnv({}).CONTENT_DIR, folder, { recursive: true });
    writeFileSync(path.join(folder, "banks.yaml"), "- code: 14\n  name: Bank Central Asia (BCA)\n");
    const { code, errors } = await (await startApi({ DATA_DIR: path.join(directory, "kosong"), CONTENT_DIR: folder })).ended;
    assert.deepEqual(
      [code, errors],
      [1, 'Reference API: content cannot be read: banks.yaml:1 0.code harus di antara tanda kutip ganda, misalnya "014"\n'],
    );
  });

  it("names the variables of an address it cannot listen on", async () => {
    const env = { DATA_DIR: directory, LOG_LEVEL: "silent" };
    // An address reserved for documentation (TEST-NET).
    const foreign = await (await startApi({ ...env, API_HOST: "192.0.2.1" })).ended;
    assert.match(foreign.errors, /^Reference API: API_HOST: listen EADDRNOTAVAIL[^\n]+\n$/);
    const metrics = await (await startApi({ ...env, API_METRICS_PORT: String(await freePort()), METRICS_HOST: "192.0.2.1" })).ended;
    assert.match(metrics.errors, /^Reference API: API_METRICS_PORT, METRICS_HOST: listen EADDRNOTAVAIL[^\n]+\n$/);
    assert.deepEqual([foreign.code, metrics.code], [1, 1]);
  });

  it("rejects a second owner of the data folder, frees it after kill -9 and exits cleanly on SIGTERM", async () => {
    const port = String(await freePort());
    const env = { DATA_DIR: directory, API_PORT: port, LOG_LEVEL: "silent" };
    const first = await startApi(env);
    await healthy(first);
    const second = await (await startApi({ ...env, API_PORT: String(await freePort()) })).ended;
    assert.equal(second.code, 1);
    assert.match(second.errors, /^Reference API: The data folder [^\n]+ is already in use by another process \(process \d+\)\.\n$/);
    first.child.kill("SIGKILL");
    await first.ended;
    const third = await startApi(env);
    await healthy(third);
    const taken = await (await startApi({ ...env, DATA_DIR: path.join(directory, "lain") })).ended;
    assert.equal(taken.errors, `Reference API: port ${port} is in use (set API_PORT).\n`);
    third.child.kill("SIGTERM");
    assert.equal((await third.ended).code, 0);
  });
});
