import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { after, before, describe, it } from "node:test";
import { eq, sql } from "drizzle-orm";
import { submissions } from "../db/schema/accounts.ts";
import { files } from "../db/schema/files.ts";
import { rightsRequests } from "../db/schema/rights-requests.ts";
import { createVault } from "../keys/data-keys.ts";
import { openStream, sealStream } from "../services/files/sealed-file.ts";
import { sealOlderFiles } from "../services/files/store-file.ts";
import { checkKeys, rewrapRecords, sealOlderRows, tryKeys } from "../services/sealing/reseal.ts";
import { openFor } from "../services/sealing/sealed-columns.ts";
import { type Api, companyDetails, openApi, pdfBytes, personDetails, register } from "./harness.ts";

async function* inParts(bytes: Buffer, size: number) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}
async function collect(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of source) parts.push(part);
  return Buffer.concat(parts);
}

describe("the format of sealed documents", () => {
  const key = randomBytes(32);

  it("opens a sealed document to the same bytes at every size around a chunk, however the stream is cut", async () => {
    for (const size of [0, 1, 65_535, 65_536, 65_537, 131_072, 200_001])
      for (const part of [1_000, 65_536, 70_001]) {
        const bytes = randomBytes(size);
        const sealed = await collect(sealStream(key, inParts(bytes, part)));
        assert.equal(sealed.length, 15 + size + 16 * Math.max(1, Math.ceil(size / 65_536)));
        assert.ok((await collect(openStream(key, inParts(sealed, part)))).equals(bytes), `${size} in parts of ${part}`);
      }
  });

  it("rejects a document that is modified, cut off, reordered or of another key, before any of its chunk", async () => {
    const bytes = randomBytes(200_000);
    const sealed = await collect(sealStream(key, inParts(bytes, 65_536)));
    const [header, chunk] = [15, 65_552];
    const flipped = Buffer.from(sealed);
    flipped[header + 10] = (flipped[header + 10] as number) ^ 1;
    const swapped = Buffer.concat([
      sealed.subarray(0, header),
      sealed.subarray(header + chunk, header + 2 * chunk),
      sealed.subarray(header, header + chunk),
      sealed.subarray(header + 2 * chunk),
    ]);
    for (const [name, broken, with_] of [
      ["modified", flipped, key],
      ["reordered", swapped, key],
      ["another key", sealed, randomBytes(32)],
      ["not sealed", bytes, key],
      ["header only", sealed.subarray(0, header), key],
      ["empty", Buffer.alloc(0), key],
    ] as const) {
      const opened = openStream(with_, inParts(broken, 65_536));
      await assert.rejects(opened.next(), name);
    }
    const cut = openStream(key, inParts(sealed.subarray(0, header + 2 * chunk), 65_536));
    assert.ok((await cut.next()).value?.equals(bytes.subarray(0, 65_536)));
    await assert.rejects(cut.next(), "cut off after a whole chunk");
  });

  it("binds a record to its row", () => {
    const vault = createVault([{ id: "a", key }]);
    const { sealed } = vault.sealRecord("submissions:1", "rahasia");
    assert.equal(vault.openRecord("submissions:1", sealed).text, "rahasia");
    assert.throws(() => vault.openRecord("submissions:2", sealed));
    assert.throws(() => createVault([{ id: "b", key }]).openRecord("submissions:1", sealed), /not in DATA_KEYS/);
  });
});

/** Everything in the database as text. */
async function dumpOf(api: Api): Promise<string> {
  const rowsOf = async (text: string) => (await api.deps.db.execute(sql.raw(text))).rows;
  const tables = await rowsOf("select tablename from pg_tables where schemaname = 'public'");
  const parts = [];
  for (const { tablename } of tables)
    if (!/^article|^banks|^site_content|^ads/.test(String(tablename))) parts.push(JSON.stringify(await rowsOf(`select * from "${tablename}"`)));
  return parts.join("\n");
}

describe("sealed data", () => {
  let api: Api;
  before(async () => {
    api = await openApi();
  });
  after(() => api.close());

  const secret = "Kalimat rahasia di dalam dokumen";
  const document = () => new File([pdfBytes(100_000, (bytes) => Buffer.alloc(bytes, secret))], "KTP Dewi rahasia.pdf");
  const storedText = () => {
    const folder = path.join(api.deps.dataDir, "files");
    return readdirSync(folder).map((name) => readFileSync(path.join(folder, name), "latin1"));
  };

  it("stores nothing private that a copy of the database or of the documents reveals", async () => {
    const typed = {
      idNumber: "3174014101900042",
      npwp: "3174014101900042",
      birthday: "1990-01-23",
      bankAccount: "998877665544",
      address: "Jalan Rahasia Nomor 42",
    };
    const { handle } = await register(api);
    const { data: url } = await api.upload(document(), { RegistrationId: handle });
    assert.equal(
      (await api.call("POST", "/api/investor/info-upload", { type: 0, id: handle, person: personDetails(url ?? "", typed) })).code,
      "0000",
    );
    const company = await register(api, { type: 1 });
    const { data: paper } = await api.upload(document(), { RegistrationId: company.handle });
    const companyTyped = { idNumber: "Paspor X7654321", npwp: "09.876.543.2-109.000", bankAccount: "112233445566" };
    const details = { type: 1, id: company.handle, company: companyDetails(paper ?? "", companyTyped) };
    assert.equal((await api.call("POST", "/api/investor/info-upload", details)).code, "0000");
    const ticket = { kind: "service", name: "Wanda Pengadu", contact: "wanda.pengadu@contoh.id", message: "Tagihan atas nama saya keliru." };
    assert.equal((await api.call("POST", "/api/h5/rights-request", ticket)).code, "0000");

    const dump = await dumpOf(api);
    assert.ok(dump.length > 1_000);
    const canonical = { npwp: "098765432109000" };
    const searched = [
      ...Object.values(typed),
      ...Object.values(companyTyped),
      ...Object.values(canonical),
      ticket.name,
      ticket.contact,
      ticket.message,
    ];
    for (const text of [...searched, "KTP Dewi rahasia"]) assert.ok(!dump.includes(text), text);
    const stored = storedText();
    assert.equal(stored.length, 2);
    for (const bytes of stored) for (const text of [secret, "%PDF", "KTP Dewi"]) assert.ok(!bytes.includes(text), text);
  });

  it("serves a sealed document under its name, and ends the response of a modified one", async () => {
    const { handle } = await register(api);
    const { data: url } = await api.upload(document(), { RegistrationId: handle });
    const read = () => api.fetch(url ?? "", { headers: { RegistrationId: handle } });
    const answer = await read();
    assert.equal(answer.headers.get("content-disposition"), "attachment; filename*=UTF-8''KTP%20Dewi%20rahasia.pdf");
    assert.ok(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(await document().arrayBuffer())));
    const location = path.join(api.deps.dataDir, "files", `${path.basename(url ?? "")}.sealed`);
    const bytes = readFileSync(location);
    bytes[bytes.length - 1] = (bytes.at(-1) as number) ^ 1;
    writeFileSync(location, bytes);
    await assert.rejects((await read()).arrayBuffer());
  });

  it("seals what an earlier version stored in clear", async () => {
    const { db } = api.deps;
    const { handle } = await register(api);
    const { data: url } = await api.upload(document(), { RegistrationId: handle });
    await api.call("POST", "/api/investor/info-upload", { type: 0, id: handle, person: personDetails(url ?? "") });
    const id = path.basename(url ?? "");
    const [{ accountId } = { accountId: "" }] = await db.select().from(files).where(eq(files.id, id));
    await db
      .update(submissions)
      .set({ sealed: null, details: { idNumber: "3174014101900077" } })
      .where(eq(submissions.accountId, accountId));
    await db.update(files).set({ sealed: null, name: "lama.pdf" }).where(eq(files.id, id));
    mkdirSync(path.join(api.deps.dataDir, "files"), { recursive: true });
    writeFileSync(path.join(api.deps.dataDir, "files", id), "%PDF-1.4 dokumen lama");
    await db
      .insert(rightsRequests)
      .values({ ticket: "ADU-1", kind: "service", name: "Lama", contact: "x@y.id", message: "Pesan lama", receivedAt: api.deps.now() });

    await sealOlderRows(db, api.deps.vault);
    assert.equal(await sealOlderFiles(api.deps), 1);
    assert.equal(await sealOlderFiles(api.deps), 0);
    const dump = await dumpOf(api);
    for (const text of ["3174014101900077", "lama.pdf", "Pesan lama"]) assert.ok(!dump.includes(text), text);
    assert.ok(!readdirSync(path.join(api.deps.dataDir, "files")).includes(id));
    const [row] = await db.select().from(submissions).where(eq(submissions.accountId, accountId));
    assert.match(openFor(api.deps.vault, "submission", accountId, row?.sealed ?? ""), /3174014101900077/);
    assert.ok(storedText().every((bytes) => !bytes.includes("%PDF")));
  });

  it("wraps every record with a new first key while documents are read, and refuses to open a database without its key", async () => {
    const { db, vault } = api.deps;
    const { handle } = await register(api);
    const { data: url } = await api.upload(document(), { RegistrationId: handle });
    const fresh = { id: "baru", key: randomBytes(32) };
    await assert.rejects(checkKeys(db, ["lain"]), /uji/);
    await tryKeys(db, vault);
    const named = api.keys.map(({ id }) => ({ id, key: randomBytes(32) }));
    await assert.rejects(tryKeys(db, createVault(named)), /the key uji of DATA_KEYS is not the one/);
    vault.use([fresh, ...api.keys]);
    const counts = await rewrapRecords(db, vault);
    assert.ok((counts.file ?? 0) >= 4 && (counts.submission ?? 0) >= 3 && (counts.ticket ?? 0) >= 2, JSON.stringify(counts));
    await checkKeys(db, ["baru"]);
    vault.use([fresh]);
    const answer = await api.fetch(url ?? "", { headers: { RegistrationId: handle } });
    assert.equal((await answer.arrayBuffer()).byteLength, 100_000);
    for (const count of Object.values(await rewrapRecords(db, vault))) assert.equal(count, 0);
  });
});
