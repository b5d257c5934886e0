import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readlinkSync } from "node:fs";
import path from "node:path";
import { after, before, describe, it } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { FILES_PER_REGISTRATION_MAX, UNCLAIMED_UPLOAD_MS, UPLOAD_MAX_BYTES } from "../../lib/limits.ts";
import { plainName } from "../services/files/receive-file.ts";
import { removeOrphans } from "../services/files/store-file.ts";
import { type Api, openApi, pdf, personDetails, register } from "./harness.ts";

const stored = (api: Api, folder: string) => {
  try {
    return readdirSync(path.join(api.deps.dataDir, folder));
  } catch {
    return [];
  }
};

it("reduces a file name to its last segment, without control characters", () => {
  assert.equal(plainName("C:\\Dokumen\\akta\u202e pendirian.pdf"), "akta pendirian.pdf");
  assert.equal(plainName("../../etc/passwd"), "passwd");
  assert.equal(plainName("\u0000"), "berkas");
  // As browsers send quotation marks and line breaks.
  assert.equal(plainName("KTP %22asli%22%0D%0A 100%.jpg"), 'KTP "asli" 100%.jpg');
});

const OPEN_FILES = "/proc/self/fd";
/** How many files of a folder this process has open (Linux). */
const heldOpen = (folder: string) =>
  readdirSync(OPEN_FILES).filter((name) => {
    try {
      return readlinkSync(path.join(OPEN_FILES, name)).startsWith(folder);
    } catch {
      return false;
    }
  }).length;

describe("documents", () => {
  let api: Api;
  before(async () => {
    api = await openApi();
  });
  after(() => api.close());

  it("accepts exactly 20 MB and leaves nothing behind of one byte more", async () => {
    const { handle } = await register(api);
    assert.equal((await api.upload(pdf(UPLOAD_MAX_BYTES), { RegistrationId: handle })).code, "0000");
    const before = stored(api, "files").length;
    const over = await api.upload(pdf(UPLOAD_MAX_BYTES + 1), { RegistrationId: handle });
    assert.deepEqual([over.status, over.code], [413, "E413"]);
    assert.deepEqual([stored(api, "files").length, stored(api, "incoming").length], [before, 0]);
  });

  it("closes documents whose response is not read, or not read to the end", {
    skip: !existsSync(OPEN_FILES) && "the system does not tell",
  }, async () => {
    const { handle } = await register(api);
    const headers = { RegistrationId: handle };
    const { data: url } = await api.upload(pdf(1_000_000), headers);
    for (let round = 0; round < 5; round += 1) assert.equal((await api.fetch(String(url), { method: "HEAD", headers })).status, 200);
    const answer = await api.fetch(String(url), { headers });
    const reader = answer.body?.getReader();
    assert.ok((await reader?.read())?.value);
    await reader?.cancel();
    await pause(100);
    assert.equal(heldOpen(api.deps.dataDir), 0);
    const whole = await (await api.fetch(String(url), { headers })).arrayBuffer();
    assert.equal(whole.byteLength, 1_000_000);
  });

  it("detects the type by content, not by name", async () => {
    const { handle } = await register(api);
    const send = (content: (string | Uint8Array<ArrayBuffer>)[], name: string) => api.upload(new File(content, name), { RegistrationId: handle });
    const picture = sharp({ create: { width: 2, height: 3, channels: 3, background: "red" } });
    for (const kind of ["png", "jpeg"] as const)
      assert.equal((await send([new Uint8Array(await picture.toFormat(kind).toBuffer())], "ktp.pdf")).code, "0000");
    for (const [content, name] of [
      [["MZ\u0090\u0000\u0003"], "program.pdf"],
      [[], "kosong.pdf"],
      [["<html>"], "halaman.pdf"],
      [["GIF89a\u0001\u0000\u0001\u0000"], "gambar.png"],
    ] as [string[], string][])
      assert.equal((await send(content, name)).code, "1010", name);
    const noise = randomBytes(60 * 60 * 3);
    const whole = new Uint8Array(
      await sharp(noise, { raw: { width: 60, height: 60, channels: 3 } })
        .jpeg()
        .toBuffer(),
    );
    const { code, message } = await send([whole.slice(0, whole.length / 2)], "ktp.jpg");
    assert.deepEqual([code, message], ["1010", "Gambar ini rusak atau tidak lengkap. Foto atau simpan ulang gambarnya, lalu unggah lagi."]);
  });

  it("requires one part named file, and a handle or session", async () => {
    const { handle } = await register(api);
    assert.equal((await api.upload(pdf(), { RegistrationId: handle }, "dokumen")).code, "E400");
    assert.equal((await api.upload(pdf(), {})).status, 401);
    assert.equal((await api.upload(pdf(), { RegistrationId: "x".repeat(32) })).code, "1004");
  });

  it("limits the files of a registration, also for concurrent uploads", async () => {
    const { handle } = await register(api);
    const send = async () => (await api.upload(pdf(), { RegistrationId: handle })).code;
    for (let sent = 0; sent < FILES_PER_REGISTRATION_MAX - 2; sent += 1) assert.equal(await send(), "0000");
    const before = stored(api, "files").length;
    const codes = await Promise.all(Array.from({ length: 8 }, send));
    assert.deepEqual(codes.sort(), ["0000", "0000", ...Array<string>(6).fill("1013")]);
    assert.deepEqual([stored(api, "files").length, stored(api, "incoming").length], [before + 2, 0]);
  });

  it("serves a document to its owner only", async () => {
    const owner = await register(api);
    const other = await register(api);
    const { data: url } = await api.upload(pdf(500), { RegistrationId: owner.handle });
    const mine = await api.fetch(url ?? "", { headers: { RegistrationId: owner.handle } });
    assert.equal(mine.headers.get("content-type"), "application/pdf");
    assert.equal((await mine.arrayBuffer()).byteLength, 500);
    assert.equal((await api.fetch(url ?? "", { headers: { RegistrationId: other.handle } })).status, 404);
    assert.equal((await api.fetch(url ?? "")).status, 401);
  });

  it("rejects anything after the file immediately and stores nothing", { timeout: 20_000 }, async () => {
    const { handle } = await register(api);
    const before = stored(api, "files").length;
    const part = (name: string, filename?: string) => {
      const disposition = `Content-Disposition: form-data; name="${name}"${filename ? `; filename="${filename}"\r\nContent-Type: application/pdf` : ""}`;
      return `--x\r\n${disposition}\r\n\r\n%PDF-1.4\n%%EOF\r\n`;
    };
    const file = part("file", "a.pdf");
    for (const more of [file, part("lain", "b.pdf"), part("lain")])
      for (const body of [`${file}${more}--x--\r\n`, `${more}${file}--x--\r\n`]) {
        const headers = { RegistrationId: handle, "content-type": "multipart/form-data; boundary=x" };
        const answer = await api.fetch("/api/common/file-upload", { method: "POST", body, headers });
        assert.deepEqual([answer.status, ((await answer.json()) as { code: string }).code], [400, "E400"], body);
      }
    assert.deepEqual([stored(api, "files").length, stored(api, "incoming").length], [before, 0]);
  });

  it("removes the partial file of a broken connection immediately", { timeout: 20_000 }, async () => {
    const { handle } = await register(api);
    const before = stored(api, "files").length;
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.4';
    const chunks = [new TextEncoder().encode(head), new Uint8Array(100_000)];
    const body = new ReadableStream({
      async pull(controller) {
        const chunk = chunks.shift();
        if (chunk) return controller.enqueue(chunk);
        // An error discards unread data, so it is raised while the document is being written.
        while (stored(api, "incoming").length === 0) await pause(10);
        controller.error(new Error("connection reset"));
      },
    });
    const { status } = await api.fetch("/api/common/file-upload", {
      method: "POST",
      body,
      duplex: "half",
      headers: { RegistrationId: handle, "content-type": "multipart/form-data; boundary=x" },
    } as RequestInit);
    assert.deepEqual([status, stored(api, "files").length, stored(api, "incoming").length], [400, before, 0]);
  });

  it("removes unclaimed files after a day, never submitted ones", async () => {
    const { handle } = await register(api);
    const claimed = await api.upload(pdf(), { RegistrationId: handle });
    await api.call("POST", "/api/investor/info-upload", { type: 0, id: handle, person: personDetails(claimed.data ?? "") });
    const other = await register(api);
    const orphan = await api.upload(pdf(), { RegistrationId: other.handle });
    api.advanceClock(UNCLAIMED_UPLOAD_MS - 60_000);
    await removeOrphans(api.deps);
    assert.ok(stored(api, "files").includes(`${path.basename(orphan.data ?? "")}.sealed`));
    api.advanceClock(120_000);
    assert.ok((await removeOrphans(api.deps)) >= 1);
    assert.ok(!stored(api, "files").includes(`${path.basename(orphan.data ?? "")}.sealed`));
    assert.ok(stored(api, "files").includes(`${path.basename(claimed.data ?? "")}.sealed`));
  });
});
