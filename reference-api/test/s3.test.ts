import assert from "node:assert/strict";
import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { after, afterEach, before, describe, it } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { ORPHAN_UPLOAD_MS, UPLOAD_MAX_BYTES } from "../../lib/limits.ts";
import { parseApiEnv } from "../env.ts";
import { removeOrphans } from "../services/files/store-file.ts";
import { checkBucket, StorageError, s3Storage } from "../storage/s3-storage.ts";
import { type Api, openApi, pdf, pdfBytes, register } from "./harness.ts";
import { openS3, type S3Server } from "./s3-server.ts";

describe("documents on S3", () => {
  let api: Api;
  let s3: S3Server;
  before(async () => {
    s3 = await openS3();
    api = await openApi({ storage: s3Storage(s3.settings) });
  });
  afterEach(() => {
    s3.fail.length = 0;
    s3.calls.length = 0;
  });
  after(async () => {
    await api.close();
    await s3.close();
  });

  const incoming = () => readdirSync(path.join(api.deps.dataDir, "incoming"));
  const read = (url: string | undefined, handle: string) => api.fetch(url ?? "", { headers: { RegistrationId: handle } });

  it("stores 20 MB unchanged and serves them to their owner", async () => {
    const { handle } = await register(api);
    const bytes = pdfBytes(UPLOAD_MAX_BYTES, randomBytes);
    const { code, data: url } = await api.upload(new Blob([bytes]), { RegistrationId: handle });
    assert.equal(code, "0000");
    assert.deepEqual([s3.objects.size, incoming().length, readdirSync(api.deps.dataDir).includes("files")], [1, 0, false]);
    const back = Buffer.from(await (await read(url, handle)).arrayBuffer());
    const digest = (buffer: Buffer) => createHash("sha256").update(buffer).digest("hex");
    assert.equal(digest(back), digest(bytes));
    const other = await register(api);
    assert.equal((await read(url, other.handle)).status, 404);
  });

  it("applies the timeout to the start of a download, not to its duration", async () => {
    const impatient = s3Storage({ ...s3.settings, timeoutMs: 300 });
    const bytes = randomBytes(UPLOAD_MAX_BYTES);
    s3.objects.set("files/besar", { bytes, storedAt: new Date() });
    const stream = await impatient.read("besar");
    await pause(600);
    assert.equal((await new Response(stream).arrayBuffer()).byteLength, bytes.length);
    s3.objects.delete("files/besar");
  });

  it("reads a document to its end although its response is garbage", async () => {
    setFlagsFromString("--expose-gc");
    const collectGarbage = runInNewContext("gc") as () => void;
    const bytes = randomBytes(200_000);
    s3.objects.set("files/lama", { bytes, storedAt: new Date() });
    const stream = await s3Storage(s3.settings).read("lama");
    for (let round = 0; round < 5; round += 1) {
      collectGarbage();
      await pause(20);
    }
    assert.equal((await new Response(stream).arrayBuffer()).byteLength, bytes.length);
    s3.objects.delete("files/lama");
  });

  it("retries temporary failures of the storage", async () => {
    const { handle } = await register(api);
    s3.fail.push(503, 500);
    assert.equal((await api.upload(pdf(), { RegistrationId: handle })).code, "0000");
    assert.equal(s3.calls.filter((call) => call.startsWith("PUT")).length, 3);
  });

  it("returns no URL and leaves nothing behind when the storage fails permanently", async () => {
    const { handle } = await register(api);
    const before = s3.objects.size;
    s3.fail.push(503, 503, 503);
    const failed = await api.upload(pdf(), { RegistrationId: handle });
    assert.deepEqual([failed.status, failed.code, failed.data], [500, "E500", undefined]);
    assert.deepEqual([s3.objects.size, incoming().length], [before, 0]);
    assert.equal((await api.upload(pdf(), { RegistrationId: handle })).code, "0000");
  });

  it("responds 500 for a failing storage and 404 for a missing document", async () => {
    const { handle } = await register(api);
    const { data: url } = await api.upload(pdf(), { RegistrationId: handle });
    s3.fail.push(500, 500, 500);
    assert.equal((await read(url, handle)).status, 500);
    assert.equal((await read(url, handle)).status, 200);
    s3.objects.delete(`files/${url?.split("/").at(-1)}.sealed`);
    assert.equal((await read(url, handle)).status, 404);
  });

  it("removes orphans across pages of the listing", async () => {
    const { handle } = await register(api);
    for (let round = 0; round < 5; round += 1) await api.upload(pdf(), { RegistrationId: handle });
    const old = new Date(Date.now() - ORPHAN_UPLOAD_MS - 3_600_000);
    s3.objects.set("files/tanpa-baris-baru", { bytes: Buffer.from("x"), storedAt: new Date(Date.now() - ORPHAN_UPLOAD_MS + 3_600_000) });
    s3.objects.set("files/tanpa-baris-tanpa-baris", { bytes: Buffer.from("x"), storedAt: old });
    s3.objects.set("lain/bukan-dokumen", { bytes: Buffer.from("x"), storedAt: old });
    mkdirSync(path.join(api.deps.dataDir, "incoming"), { recursive: true });
    const broken = path.join(api.deps.dataDir, "incoming", "terputus");
    writeFileSync(broken, "x");
    utimesSync(broken, old, old);
    assert.equal(await removeOrphans(api.deps), 2);
    assert.ok(s3.objects.has("files/tanpa-baris-baru"));
    api.advanceClock(ORPHAN_UPLOAD_MS + 1);
    await removeOrphans(api.deps);
    assert.deepEqual([...s3.objects.keys()], ["lain/bukan-dokumen"]);
  });

  it("removes nothing from the bucket while the database has no files", async () => {
    s3.objects.set("files/milik-basis-data-lain", { bytes: Buffer.from("x"), storedAt: new Date(0) });
    assert.equal(await removeOrphans(api.deps), 0);
    assert.ok(s3.objects.has("files/milik-basis-data-lain"));
    const { handle } = await register(api);
    await api.upload(pdf(), { RegistrationId: handle });
    assert.equal(await removeOrphans(api.deps), 0, "the bucket was already scanned today");
    api.advanceClock(86_400_001);
    // The object without a row, and the upload that nobody claimed for a day.
    assert.equal(await removeOrphans(api.deps), 2);
    assert.ok(!s3.objects.has("files/milik-basis-data-lain"));
  });

  it("removes orphans of its own names only, whatever names the bucket lists", async () => {
    const { handle } = await register(api);
    await api.upload(pdf(), { RegistrationId: handle });
    const old = { bytes: Buffer.from("x"), storedAt: new Date(Date.now() - 2 * ORPHAN_UPLOAD_MS) };
    for (const key of ["lain", "files/../lain", "files/a/../../lain", "files/pendek"]) s3.objects.set(key, old);
    s3.objects.set(`files/${"y".repeat(32)}`, old);
    api.advanceClock(2 * 86_400_000);
    await removeOrphans(api.deps);
    assert.deepEqual(
      ["lain", "files/../lain", `files/${"y".repeat(32)}`].map((key) => s3.objects.has(key)),
      [true, true, false],
    );
  });

  describe("a bucket that attacks", () => {
    const entry = (id: string) => `<Contents><Key>files/${id}</Key><LastModified>2020-01-01T00:00:00.000Z</LastModified></Contents>`;
    const more = (token: string) => `<IsTruncated>true</IsTruncated><NextContinuationToken>${token}</NextContinuationToken>`;
    const hostile: Record<string, (response: ServerResponse) => void> = {
      "names one page for ever": (response) => response.end(`${entry("a".repeat(32))}${more("sama")}`),
      "lists without an end": (response) => {
        const go = () => {
          while (!response.destroyed && response.write(entry("b".repeat(32)).repeat(500)));
          if (!response.destroyed) response.once("drain", go);
        };
        go();
      },
      "trickles its list": (response) => {
        const timer = setInterval(() => response.write("<Contents>"), 50);
        response.once("close", () => clearInterval(timer));
      },
      "breaks off in its list": (response) => {
        response.writeHead(200, { "content-length": 1_000 });
        response.write(entry("c".repeat(32)));
        setTimeout(() => response.destroy(), 50);
      },
    };
    for (const [name, answer] of Object.entries(hostile))
      it(`${name}: the listing ends with an error`, { timeout: 20_000 }, async () => {
        const server = createServer((_, response) => answer(response)).listen(0, "127.0.0.1");
        await once(server, "listening");
        try {
          const { port } = server.address() as AddressInfo;
          const { list } = s3Storage({ ...s3.settings, endpoint: `http://127.0.0.1:${port}`, timeoutMs: 1_000 });
          const listed = async () => {
            for await (const _ of list());
          };
          await assert.rejects(listed(), StorageError);
        } finally {
          server.closeAllConnections();
          server.close();
        }
      });
    it("opens tags that never close: the listing ends soon", { timeout: 20_000 }, async () => {
      const server = createServer((_, response) => response.end("<Contents>".repeat(400_000))).listen(0, "127.0.0.1");
      await once(server, "listening");
      try {
        const { port } = server.address() as AddressInfo;
        const since = process.cpuUsage();
        for await (const found of s3Storage({ ...s3.settings, endpoint: `http://127.0.0.1:${port}` }).list()) assert.deepEqual(found, []);
        assert.ok(process.cpuUsage(since).user < 3_000_000);
      } finally {
        server.closeAllConnections();
        server.close();
      }
    });
  });

  it("reports a wrong secret and a missing bucket", async () => {
    const status = (settings: Partial<S3Server["settings"]>) =>
      checkBucket({ ...s3.settings, ...settings }).then(
        () => 200,
        (error: StorageError) => error.status,
      );
    assert.equal(await status({}), 200);
    assert.equal(await status({ secretAccessKey: "salah" }), 403);
    assert.equal(await status({ bucket: "lain" }), 404);
    await assert.rejects(checkBucket({ ...s3.settings, endpoint: "http://127.0.0.1:9" }), StorageError);
  });

  it("requires all S3 variables or none", () => {
    assert.equal(parseApiEnv({}).S3_ENDPOINT, undefined);
    assert.throws(
      () => parseApiEnv({ S3_ENDPOINT: "https://s3.example.co.id", S3_SECRET_ACCESS_KEY: "sangat-rahasia" }),
      (error: Error) =>
        /^Bad configuration: S3_BUCKET is missing[^\n]*; S3_REGION is missing[^\n]*; S3_ACCESS_KEY_ID is missing/.test(error.message) &&
        !error.message.includes("rahasia"),
    );
  });
});
