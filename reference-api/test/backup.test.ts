import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, it } from "node:test";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { exportBackup } from "../services/backup/export-backup.ts";
import { newcomer, openApi, pdf, pdfBytes, personDetails, register, withFreshDatabase } from "./harness.ts";
import { healthy, killAll, runProgram, type Started, startApi } from "./processes.ts";
import { openS3 } from "./s3-server.ts";

after(killAll);

const desk = (args: string[], env: Record<string, string>) => runProgram("desk/main.ts", args, env);
const folder = () => mkdtempSync(path.join(tmpdir(), "simpul-backup-"));

const post = async (api: Started, url: string, body: unknown, headers: Record<string, string> = {}) =>
  (await (
    await fetch(`${api.base}${url}`, { method: "POST", headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(body) })
  ).json()) as { code: string; data: Record<string, string> };

/** A person who has sent details with a document, on a running API. */
async function submit(api: Started) {
  const person = newcomer();
  const { data } = await post(api, "/api/investor/regist", person);
  const form = new FormData();
  form.append("file", new Blob([pdfBytes(150_000)]), "ktp.pdf");
  const upload = await fetch(`${api.base}/api/common/file-upload`, { method: "POST", body: form, headers: { RegistrationId: data.id as string } });
  const { data: url } = (await upload.json()) as { data: string };
  assert.equal((await post(api, "/api/investor/info-upload", { type: 0, id: data.id, person: personDetails(url) })).code, "0000");
  return { ...person, url };
}

/** Whether the person can sign in and read the document. */
async function isComplete(api: Started, { email, password, url }: Awaited<ReturnType<typeof submit>>): Promise<boolean> {
  const { data } = await post(api, "/api/investor/login", { username: email, password });
  const answer = await fetch(`${api.base}${url}`, { headers: { UserLoginToken: data.token as string } });
  return Buffer.from(await answer.arrayBuffer()).equals(pdfBytes(150_000));
}

async function stop(api: Started): Promise<void> {
  api.child.kill("SIGTERM");
  await api.ended;
}

const DATA_KEYS = `uji:${Buffer.alloc(32, 7).toString("base64")}`;

it("leaves nothing under the name of a backup that breaks off, and nothing else", async (test) => {
  const dataDir = folder();
  const server = createServer((_, response) => {
    response.writeHead(200, { "x-desk-file": "backup.ndjson.gz", "content-type": "application/octet-stream" });
    response.write(Buffer.alloc(200_000), () => response.socket?.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  test.after(() => void server.close());
  writeFileSync(path.join(dataDir, "desk.json"), JSON.stringify({ port: (server.address() as AddressInfo).port, secret: "x" }));
  const target = folder();
  await assert.rejects(desk(["backup", "--out", path.join(target, "cadangan.ndjson.gz")], { DATA_DIR: dataDir }));
  assert.deepEqual(readdirSync(target), []);
  const known = path.join(target, "ada.gz");
  writeFileSync(known, "isi");
  await assert.rejects(desk(["backup", "--out", known], { DATA_DIR: dataDir }), /There is a file/);
  assert.equal(readFileSync(known, "utf8"), "isi");
});

it("ends its transaction when the reader of a backup leaves", { timeout: 60_000 }, async () => {
  const { deps, close } = await openApi();
  try {
    await deps.db.execute(sql`insert into login_failures (subject, at) select gen_random_uuid()::text, now() from generate_series(1, 20000)`);
    const open = async () => {
      const { rows } = await deps.db.execute(
        sql`select pid from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
      );
      return rows.length;
    };
    const backup = exportBackup(deps).getReader();
    await backup.read();
    while ((await open()) === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    await backup.cancel();
    for (let tries = 0; (await open()) > 0; tries += 1) {
      assert.ok(tries < 100, "the transaction is still open");
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  } finally {
    await close();
  }
});

it("breaks a backup off when a document cannot be read", async () => {
  const api = await openApi();
  try {
    const { handle } = await register(api);
    await api.upload(pdf(), { RegistrationId: handle });
    const storage = { ...api.deps.storage, read: () => Promise.reject(new Error("the storage is down")) };
    await assert.rejects(new Response(exportBackup({ ...api.deps, storage })).arrayBuffer(), /the storage is down/);
  } finally {
    await api.close();
  }
});

it("backs up an embedded installation while people use it, and restores it elsewhere with the same key only", { timeout: 600_000 }, async () => {
  const [source, target] = [folder(), folder()];
  const file = path.join(source, "cadangan.ndjson.gz");
  const api = await startApi({ DATA_DIR: source, DATA_KEYS });
  await healthy(api);
  const person = await submit(api);
  const { token = "" } = JSON.parse(await desk(["operator", "add", "sari", "--json"], { DATA_DIR: source })) as { token?: string };
  const [, later] = await Promise.all([desk(["backup", "--out", file], { DATA_DIR: source, DESK_TOKEN: token }), submit(api)]);
  assert.ok(await isComplete(api, later));
  await stop(api);
  const text = gunzipSync(readFileSync(file)).toString("utf8");
  for (const secret of [personDetails("").idNumber, personDetails("").bankAccount, "ktp.pdf"])
    assert.ok(!text.includes(String(secret)), String(secret));

  const cut = path.join(source, "terpotong.ndjson.gz");
  writeFileSync(cut, gzipSync(text.slice(0, text.lastIndexOf('{"end"'))));
  await assert.rejects(desk(["restore", cut], { DATA_DIR: target, DATA_KEYS }), /The backup is incomplete/);
  const changed = path.join(source, "diubah.ndjson.gz");
  writeFileSync(changed, gzipSync(text.replace(person.email, "penyusup@contoh.id")));
  await assert.rejects(desk(["restore", changed], { DATA_DIR: target, DATA_KEYS }), /The backup was changed/);
  writeFileSync(changed, gzipSync(`${text}{"document":"../../../tmp/penyusup","data":"eA=="}\n`));
  await assert.rejects(desk(["restore", changed], { DATA_DIR: target, DATA_KEYS }), /this service does not use|lines after its end/);
  writeFileSync(changed, gzipSync(`{"document":"../../../tmp/penyusup","data":"eA=="}\n${text}`));
  await assert.rejects(desk(["restore", changed], { DATA_DIR: target, DATA_KEYS }), /this service does not use/);
  const others = `lain:${Buffer.alloc(32, 8).toString("base64")}`;
  await assert.rejects(desk(["restore", file], { DATA_DIR: target, DATA_KEYS: others }), /written with other DATA_KEYS/);
  const restored = JSON.parse(await desk(["restore", file, "--json"], { DATA_DIR: target, DATA_KEYS })) as {
    documents: number;
    tables: Record<string, number>;
  };
  assert.ok(restored.documents >= 1 && (restored.tables.accounts ?? 0) >= 4 && (restored.tables.articles ?? 0) > 40, JSON.stringify(restored));
  await assert.rejects(desk(["restore", file], { DATA_DIR: target, DATA_KEYS }), /in use/);
  const wrong = await startApi({ DATA_DIR: target, DATA_KEYS: `lain:${Buffer.alloc(32, 8).toString("base64")}` });
  assert.match((await wrong.ended).errors, /sealed with keys that are not in DATA_KEYS: uji/);
  const again = await startApi({ DATA_DIR: target, DATA_KEYS });
  await healthy(again);
  assert.ok(await isComplete(again, person));
  assert.ok(await submit(again), "numbers continue after the restored ones");
  await stop(again);
  for (const one of [source, target]) rmSync(one, { recursive: true, force: true });
});

it("brings back nothing that was erased, withdrawn, replaced, used or ended since the backup", { timeout: 600_000 }, async () => {
  const [source, target] = [folder(), folder()];
  const [file, list] = [path.join(source, "cadangan.ndjson.gz"), path.join(source, "penghapusan.json")];
  const api = await startApi({ DATA_DIR: source, DATA_KEYS });
  await healthy(api);
  const [erased, changed, kept] = [await submit(api), await submit(api), await submit(api)];
  const token = async (one: Started, { email, password }: { email: string; password: string }) =>
    (await post(one, "/api/investor/login", { username: email, password })).data?.token;
  const session = (await token(api, kept)) ?? "";
  const operator = async (name: string, env = {}) =>
    (JSON.parse(await desk(["operator", "add", name, "--json"], { DATA_DIR: source, ...env })) as { token: string }).token;
  const sari = { DATA_DIR: source, DESK_TOKEN: await operator("sari") };
  const budi = await operator("budi", sari);
  const request = { kind: "deletion", name: "Dewi", contact: erased.email, message: "Mohon dihapus semua." };
  const { ticket = "" } = (await post(api, "/api/h5/rights-request", request)).data;
  await desk(["backup", "--out", file], sari);

  const { receipt } = JSON.parse(await desk(["account", "delete", erased.email, "--ticket", ticket, "--json"], sari)) as { receipt: string };
  const headers = { UserLoginToken: (await token(api, changed)) ?? "" };
  assert.equal((await post(api, "/api/investor/password-change", { current: changed.password, password: "SandiBaru#2" }, headers)).code, "0000");
  await desk(["operator", "remove", "budi"], sari);
  await desk(["erasures", "--out", list], sari);
  await stop(api);
  for (const secret of [erased.email, changed.email, "Dewi"]) assert.ok(!readFileSync(list, "utf8").includes(secret), secret);

  const restored = JSON.parse(await desk(["restore", file, "--erasures", list, "--json"], { DATA_DIR: target, DATA_KEYS })) as { replayed: number };
  assert.equal(restored.replayed, 3);
  await assert.rejects(desk(["messages", "list"], { DATA_DIR: target, DATA_KEYS, DESK_TOKEN: budi }), /needs DESK_TOKEN/);
  const again = await startApi({ DATA_DIR: target, DATA_KEYS });
  await healthy(again);
  const before = await fetch(`${again.base}/api/investor/current-user`, { headers: { UserLoginToken: session } });
  assert.equal(before.status, 401, "a session from before the backup");
  assert.equal(await token(again, erased), undefined);
  assert.equal(await token(again, changed), undefined, "the replaced password");
  assert.ok(await isComplete(again, kept));
  assert.equal((await post(again, "/api/h5/reference", { number: receipt })).data.kind, "deletion");
  await stop(again);
  for (const one of [source, target]) rmSync(one, { recursive: true, force: true });
});

it("moves an embedded installation to PostgreSQL and a bucket, verified by counts and hashes", { timeout: 600_000 }, async (test) => {
  await withFreshDatabase(test, async (url) => {
    const [source, other] = [folder(), folder()];
    const s3 = await openS3();
    const api = await startApi({ DATA_DIR: source, DATA_KEYS });
    await healthy(api);
    const person = await submit(api);
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = s3.settings;
    const target = {
      DATABASE_URL: url,
      DATA_KEYS,
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    };
    await assert.rejects(desk(["move"], { DATA_DIR: source, ...target }), /in use|another process/);
    await stop(api);
    const moved = JSON.parse(await desk(["move", "--json"], { DATA_DIR: source, ...target })) as { documents: number };
    assert.deepEqual([moved.documents, s3.objects.size], [1, 1]);
    const there = await startApi({ DATA_DIR: other, ALLOW_OUTBOX: "1", ...target });
    await healthy(there);
    assert.ok(await isComplete(there, person));
    await stop(there);
    await s3.close();
    for (const one of [source, other]) rmSync(one, { recursive: true, force: true });
  });
});
