import assert from "node:assert/strict";
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { type ClientRequest, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, describe, it } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { crc32 } from "node:zlib";
import { serve } from "@hono/node-server";
import sharp from "sharp";
import { endpoints } from "../../lib/contract/endpoints.ts";
import { companyFields, personFields } from "../../lib/contract/investor.ts";
import { fieldMessages } from "../../lib/contract/messages.ts";
import {
  FILES_PER_REGISTRATION_MAX,
  PICTURE_MAX_PIXELS,
  UPLOADS_AT_ONCE,
  UPLOADS_AT_ONCE_PER_ACCOUNT,
  UPLOADS_AT_ONCE_PER_ADDRESS,
} from "../../lib/limits.ts";
import { zipOf } from "../../test-support/zip.ts";
import { createApp } from "../app.ts";
import { randomToken } from "../keys/secrets.ts";
import { createUploadSlots } from "../limits/upload-slots.ts";
import { fileUrl } from "../services/files/files.ts";
import { removeOrphans } from "../services/files/store-file.ts";
import { type Api, openApi, pdf, pdfBytes, personDetails, register, signIn } from "./harness.ts";

const MEGABYTE = 1_048_576;
const bytesOf = (text: string) => Buffer.from(text, "latin1");
const emptyZip = bytesOf(`PK\u0005\u0006${"\0".repeat(18)}`);

const stored = (api: Api, folder: string) => {
  try {
    return readdirSync(path.join(api.deps.dataDir, folder));
  } catch {
    return [];
  }
};

it("accepts as many files in one document as an account may have, and the body has room for them", () => {
  const urls = Array.from({ length: FILES_PER_REGISTRATION_MAX }, () => fileUrl(randomToken()));
  for (const fields of [companyFields, personFields])
    for (const [name, schema] of Object.entries(fields)) if (/Url(List)?$/.test(name)) assert.ok(schema.safeParse(urls).success, name);
  assert.ok(JSON.stringify(urls).length < endpoints.infoUpload.maxBodyBytes / 2);
});

describe("uploads", () => {
  let api: Api;
  before(async () => {
    api = await openApi();
  });
  after(() => api.close());

  const send = (handle: string, content: Uint8Array, name: string) =>
    api.upload(new File([new Uint8Array(content)], name), { RegistrationId: handle });
  const back = (handle: string, url: string | undefined) => api.fetch(url ?? "", { headers: { RegistrationId: handle } });
  const nameOf = (answer: Response) => decodeURIComponent((answer.headers.get("content-disposition") ?? "").split("''")[1] ?? "");

  it("rejects files that only start like a document", async () => {
    const { handle } = await register(api);
    const jpeg = await sharp({ create: { width: 640, height: 480, channels: 3, background: "red" } })
      .jpeg()
      .toBuffer();
    const png = await sharp({
      create: { width: 640, height: 480, channels: 3, background: "red", noise: { type: "gaussian", mean: 128, sigma: 30 } },
    })
      .png()
      .toBuffer();
    const cases: [name: string, content: Buffer][] = [
      ["three bytes of JPEG", bytesOf("\u00ff\u00d8\u00ff")],
      ["zeros with a head of JPEG", Buffer.concat([bytesOf("\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF\0"), Buffer.alloc(MEGABYTE)])],
      ["a JPEG that was cut off", jpeg.subarray(0, jpeg.length / 2)],
      ["eight bytes of PNG", bytesOf("\u0089PNG\r\n\u001a\n")],
      ["zeros with a head of PNG", Buffer.concat([png.subarray(0, 33), Buffer.alloc(MEGABYTE)])],
      ["a PNG that was cut off", png.subarray(0, png.length / 2)],
      ["an empty ZIP", emptyZip],
      ["four bytes of ZIP", bytesOf("PK\u0003\u0004")],
      ["zeros with a head of ZIP", Buffer.concat([bytesOf("PK\u0003\u0004"), Buffer.alloc(MEGABYTE)])],
      ["four bytes of PDF", bytesOf("%PDF")],
    ];
    for (const [name, content] of cases) {
      const answer = await send(handle, content, "dokumen.pdf");
      const isPicture = /cut off/.test(name);
      assert.deepEqual([answer.code, answer.message], ["1010", isPicture ? fieldMessages.pictureBroken : fieldMessages.fileType], name);
    }
    assert.deepEqual([stored(api, "files"), stored(api, "incoming")], [[], []]);
  });

  it("accepts a PDF with any content after its header", async () => {
    const { handle } = await register(api);
    for (const content of [
      Buffer.concat([pdfBytes(2_000_000), Buffer.alloc(1_500_000)]),
      Buffer.concat([bytesOf("%PDF-1.4\n"), Buffer.alloc(MEGABYTE)]),
    ])
      assert.equal((await send(handle, content, "a.pdf")).code, "0000");
  });

  it("judges files as the browser does: a PDF behind other text, an animated PNG, a WebP, a locked archive", async () => {
    const { handle } = await register(api);
    for (const before of ["\r\n", "\u00ef\u00bb\u00bf", "Content-Type: application/pdf\r\n\r\n"])
      assert.equal((await send(handle, Buffer.concat([bytesOf(before), pdfBytes()]), "a.pdf")).code, "0000", before);
    const picture = sharp({ create: { width: 8, height: 8, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } } });
    const png = await picture.clone().png().toBuffer();
    // An acTL chunk behind the header makes a PNG an animated one.
    const facts = Buffer.concat([bytesOf("acTL"), Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])]);
    const length = Buffer.from([0, 0, 0, 8]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(facts));
    const animated = Buffer.concat([png.subarray(0, 33), length, facts, sum, png.subarray(33)]);
    assert.equal(nameOf(await back(handle, (await send(handle, animated, "ktp.png")).data)), "ktp.png");
    const stored = await back(handle, (await send(handle, await picture.clone().webp().toBuffer(), "ktp.webp")).data);
    assert.deepEqual([nameOf(stored), stored.headers.get("content-type")], ["ktp.jpg", "image/jpeg"]);
    assert.equal((await sharp(Buffer.from(await stored.arrayBuffer())).metadata()).format, "jpeg");
    for (const lock of ["password", "aes"] as const) {
      const answer = await send(handle, zipOf(["akta.pdf"], lock), "akta.zip");
      assert.deepEqual([answer.code, answer.message.slice(0, 35)], ["1010", "ZIP ini dikunci dengan kata sandi. "], lock);
    }
  });

  it("re-encodes a picture upright, without location, camera or trailing data", async () => {
    const { handle } = await register(api);
    const exif = { IFD0: { Make: "Kamera Rahasia" }, IFD3: { GPSLatitude: "6/1 12/1 0/1", GPSLatitudeRef: "S" } };
    const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: "red" } });
    const tail = "<script>alert(1)</script>";
    for (const format of ["jpeg", "png"] as const) {
      const sent = Buffer.concat([await picture.clone().withExif(exif).withMetadata({ orientation: 6 }).toFormat(format).toBuffer(), bytesOf(tail)]);
      assert.equal((await sharp(sent).metadata()).orientation, 6);
      const { code, data } = await send(handle, sent, `ktp.${format}`);
      assert.equal(code, "0000", format);
      const answer = await back(handle, data);
      const got = Buffer.from(await answer.arrayBuffer());
      assert.equal(answer.headers.get("content-length"), String(got.length));
      for (const secret of ["Kamera Rahasia", "Exif", tail]) assert.ok(!got.includes(secret), `${format}: ${secret}`);
      const { width, height, exif: left, orientation } = await sharp(got).metadata();
      assert.deepEqual([width, height, left, orientation], [40, 60, undefined, undefined], format);
    }
  });

  it("rejects a decompression bomb before decoding, with a message that says what to do", { timeout: 90_000 }, async () => {
    const { handle } = await register(api);
    const side = Math.ceil(Math.sqrt(PICTURE_MAX_PIXELS)) + 1;
    const bomb = sharp({ create: { width: side, height: side, channels: 3, background: "white" } });
    for (const content of [await bomb.clone().png().toBuffer(), await bomb.clone().jpeg({ quality: 1 }).toBuffer()]) {
      const answer = await send(handle, content, "besar.png");
      assert.equal(answer.code, "1010");
      assert.match(answer.message, /^Resolusi gambar terlalu besar\. Perkecil gambar hingga paling banyak 52 megapiksel/);
    }
  });

  it("gives a document the extension of its content", async () => {
    const { handle } = await register(api);
    const jpeg = await sharp({ create: { width: 2, height: 2, channels: 3, background: "red" } })
      .jpeg()
      .toBuffer();
    for (const [content, sent, expected] of [
      [pdfBytes(), "a.html", "a.pdf"],
      [pdfBytes(), "a.PDF", "a.PDF"],
      [pdfBytes(), "akta.pdf.exe", "akta.pdf.pdf"],
      [jpeg, "foto.pdf", "foto.jpg"],
      [jpeg, "foto.JPEG", "foto.JPEG"],
      [jpeg, "foto", "foto.jpg"],
    ] as const)
      assert.equal(nameOf(await back(handle, (await send(handle, content, sent)).data)), expected, sent);
  });

  it("removes unclaimed documents for their owner only", async () => {
    const owner = await register(api);
    const other = await register(api);
    const remove = (url: unknown, headers: Record<string, string>) => api.call("POST", "/api/common/file-remove", { url }, headers);
    const mine = { RegistrationId: owner.handle };
    const { data: url = "" } = await api.upload(pdf(), mine);
    for (const headers of [{ RegistrationId: other.handle }, await signIn(api, other.email, other.password)]) {
      const rejected = await remove(url, headers);
      assert.deepEqual([rejected.status, rejected.code], [404, "1404"]);
      assert.equal((await api.fetch(url, { headers })).status, 404, "nor does another account read it");
    }
    assert.equal((await remove(url, {})).status, 401);
    assert.equal((await back(owner.handle, url)).status, 200);
    for (const strange of ["/etc/passwd", "https://example.com/x", "/api/common/file/../../outbox.jsonl", "/api/common/file/tidak-ada-sama-sekali"])
      assert.equal((await remove(strange, mine)).code, "1404", strange);

    assert.equal((await remove(url, mine)).code, "0000");
    assert.equal((await back(owner.handle, url)).status, 404);
    assert.ok(!stored(api, "files").includes(path.basename(url)));
    assert.equal((await remove(url, mine)).code, "1404");

    const { data: claimed = "" } = await api.upload(pdf(), mine);
    await api.call("POST", "/api/investor/info-upload", { type: 0, id: owner.handle, person: personDetails(claimed) });
    const session = await signIn(api, owner.email, owner.password);
    const rejected = await remove(claimed, session);
    assert.deepEqual([rejected.code, rejected.message], ["1011", "Berkas ini sudah dikirim bersama data Anda dan tidak dapat dihapus."]);
    assert.equal((await api.fetch(claimed, { headers: session })).status, 200);
  });

  it("allows new documents in place of removed ones", async () => {
    const { handle } = await register(api);
    const headers = { RegistrationId: handle };
    const urls: string[] = [];
    for (let sent = 0; sent < FILES_PER_REGISTRATION_MAX; sent += 1) urls.push((await api.upload(pdf(), headers)).data ?? "");
    assert.equal((await api.upload(pdf(), headers)).code, "1013");
    await api.call("POST", "/api/common/file-remove", { url: urls[0] }, headers);
    assert.equal((await api.upload(pdf(), headers)).code, "0000");
  });

  it("limits the bytes of an account per day, including removed documents", async () => {
    const { uploads, dataDir } = api.deps;
    api.deps.uploads = createUploadSlots({ directory: dataDir, bytesPerAccountDay: 2 * MEGABYTE, bytesPerAddressDay: 1_000 * MEGABYTE });
    const { handle } = await register(api);
    const headers = { RegistrationId: handle };
    const first = await api.upload(pdf(1_200_000), headers);
    assert.equal(first.code, "0000");
    await api.call("POST", "/api/common/file-remove", { url: first.data }, headers);
    const codes = await Promise.all(Array.from({ length: 3 }, async () => (await api.upload(pdf(800_000), headers)).code));
    assert.deepEqual(codes.sort(), ["0000", "1429", "1429"]);
    const rejected = await api.upload(pdf(800_000), headers);
    assert.deepEqual(
      [rejected.status, rejected.message],
      [429, "Jumlah unggahan hari ini sudah mencapai batas. Coba lagi besok, atau perkecil berkasnya."],
    );
    assert.equal(stored(api, "incoming").length, 0);
    api.advanceClock(86_400_000);
    await removeOrphans(api.deps);
    assert.equal((await api.upload(pdf(800_000), headers)).code, "0000");
    api.deps.uploads = uploads;
  });

  it("begins the day of the limit at midnight in Jakarta", async () => {
    const { uploads, dataDir, now } = api.deps;
    api.deps.uploads = createUploadSlots({ directory: dataDir, bytesPerAccountDay: MEGABYTE, bytesPerAddressDay: 1_000 * MEGABYTE });
    const { handle } = await register(api);
    const day = now().toISOString().slice(0, 10);
    const codes: (string | undefined)[] = [];
    for (const time of ["16:50", "16:55", "17:05", "23:55"]) {
      api.deps.now = () => new Date(`${day}T${time}:00Z`);
      codes.push((await api.upload(pdf(800_000), { RegistrationId: handle })).code);
    }
    Object.assign(api.deps, { uploads, now });
    assert.deepEqual(codes, ["0000", "1429", "0000", "1429"]);
  });

  it("limits the bytes of an address across accounts, without what was not stored", async () => {
    const { uploads, dataDir } = api.deps;
    api.deps.uploads = createUploadSlots({ directory: dataDir, bytesPerAccountDay: 1_000 * MEGABYTE, bytesPerAddressDay: 3 * MEGABYTE });
    const from = (address: string, handle: string) => ({ RegistrationId: handle, "x-forwarded-for": address });
    const upload = async (address: string, file: Blob) => api.upload(file, from(address, (await register(api)).handle));
    for (let round = 0; round < 5; round += 1) assert.equal((await upload("203.0.113.7", new Blob([new Uint8Array(MEGABYTE)]))).code, "1010");
    for (let round = 0; round < 2; round += 1) assert.equal((await upload("203.0.113.7", pdf(MEGABYTE))).code, "0000");
    const rejected = await upload("203.0.113.7", pdf(MEGABYTE));
    assert.deepEqual([rejected.status, rejected.code], [429, "1429"]);
    assert.equal((await upload("203.0.113.8", pdf(MEGABYTE))).code, "0000");
    api.deps.uploads = uploads;
  });

  it("leaves the configured disk space free and logs why it rejects uploads", async () => {
    const { uploads, dataDir } = api.deps;
    const limits = { directory: dataDir, bytesPerAccountDay: 1e12, bytesPerAddressDay: 1e12 };
    const { handle } = await register(api);
    api.deps.uploads = createUploadSlots({ ...limits, freeBytes: 1e18 });
    const rejected = await api.upload(pdf(), { RegistrationId: handle });
    assert.deepEqual(
      [rejected.status, rejected.code, rejected.message],
      [507, "1015", "Penyimpanan sedang penuh, berkas belum dapat disimpan. Silakan coba lagi nanti."],
    );
    api.deps.uploads = createUploadSlots({ ...limits, freeBytes: 0 });
    assert.equal((await api.upload(pdf(), { RegistrationId: handle })).code, "0000");
    api.deps.uploads = uploads;
  });

  it("removes uploads of a dead process within minutes", async () => {
    const incoming = path.join(api.deps.dataDir, "incoming");
    mkdirSync(incoming, { recursive: true });
    for (const [name, seconds] of [
      ["lama", 400],
      ["baru", 60],
    ] as const) {
      writeFileSync(path.join(incoming, name), "x");
      const then = new Date(Date.now() - seconds * 1_000);
      utimesSync(path.join(incoming, name), then, then);
    }
    await removeOrphans(api.deps);
    assert.deepEqual(stored(api, "incoming"), ["baru"]);
    utimesSync(path.join(incoming, "baru"), new Date(0), new Date(0));
    await removeOrphans(api.deps);
  });
});

describe("uploads over connections", () => {
  let api: Api;
  let server: ReturnType<typeof serve>;
  let port = 0;
  before(async () => {
    api = await openApi();
    const app = createApp(api.deps);
    await new Promise<void>((resolve) => {
      server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, (info) => {
        port = info.port;
        resolve();
      });
    });
  });
  after(async () => {
    if ("closeAllConnections" in server) server.closeAllConnections();
    server.close();
    await api.close();
  });

  type Half = { outgoing: ClientRequest; answer: Promise<{ status: number; code: string }> };
  const HEAD = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
  const TAIL = "\r\n--x--\r\n";

  /** Starts an upload and sends half of the document. */
  function begin(handle: string, document: Buffer, headers: Record<string, string> = {}): Half {
    const outgoing = request({
      port,
      method: "POST",
      path: "/api/common/file-upload",
      headers: { RegistrationId: handle, "content-type": "multipart/form-data; boundary=x", ...headers },
    });
    const answer = new Promise<{ status: number; code: string }>((resolve, reject) => {
      outgoing.once("error", reject);
      outgoing.once("response", async (incoming) => {
        let text = "";
        for await (const chunk of incoming) text += chunk;
        resolve({ status: incoming.statusCode ?? 0, code: (JSON.parse(text) as { code: string }).code });
      });
    });
    answer.catch(() => undefined);
    outgoing.write(HEAD);
    outgoing.write(document.subarray(0, document.length / 2));
    return { outgoing, answer };
  }
  const finish = ({ outgoing, answer }: Half, document: Buffer) => {
    outgoing.end(Buffer.concat([document.subarray(document.length / 2), bytesOf(TAIL)]));
    return answer;
  };

  it("limits concurrent uploads of an account; others wait, then are rejected without writing to the disk", { timeout: 30_000 }, async () => {
    const { handle } = await register(api);
    const other = await register(api);
    const document = pdfBytes(2 * MEGABYTE);
    const halves = Array.from({ length: 20 }, () => begin(handle, document));
    await pause(1_000);
    assert.ok(stored(api, "incoming").length <= UPLOADS_AT_ONCE_PER_ACCOUNT);
    const elsewhere = await api.upload(pdf(), { RegistrationId: other.handle });
    assert.equal(elsewhere.code, "0000", "another account has separate slots");
    const settled = await Promise.all(halves.map(({ answer }) => Promise.race([answer.catch(() => undefined), pause(7_000)])));
    const rejected = settled.filter((one) => one !== undefined);
    assert.equal(rejected.length, halves.length - UPLOADS_AT_ONCE_PER_ACCOUNT);
    assert.ok(rejected.every((one) => one?.status === 429 && one.code === "1429"));
    const running = halves.filter((_, at) => settled[at] === undefined);
    for (const half of running) assert.equal((await finish(half, document)).code, "0000");
    assert.equal((await api.upload(pdf(), { RegistrationId: handle })).code, "0000");
  });

  it("leaves room for others, however many accounts one address uses", async () => {
    const slots = createUploadSlots({
      directory: tmpdir(),
      freeBytes: 0,
      bytesPerAccountDay: MEGABYTE,
      bytesPerAddressDay: 900 * MEGABYTE,
      waitMs: 100,
    });
    const begin = (accountId: string, address: string) => slots.begin({ accountId, address, bytes: 1_024 });
    const horde = await Promise.allSettled(Array.from({ length: UPLOADS_AT_ONCE + 20 }, (_, index) => begin(`akun-${index >> 2}`, "192.0.2.1")));
    const started = horde.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    assert.equal(started.length, UPLOADS_AT_ONCE_PER_ADDRESS);
    const other = await begin("tamu", "192.0.2.2");
    for (const slot of [other, ...started]) slot.end(1_024);
    (await begin("akun-1", "192.0.2.1")).end(1_024);
  });

  it("gives a released slot to the waiting upload", async () => {
    const { handle } = await register(api);
    const codes = await Promise.all(Array.from({ length: 12 }, async () => (await api.upload(pdf(200_000), { RegistrationId: handle })).code));
    assert.deepEqual(new Set(codes), new Set(["0000"]));
  });

  it("rejects a body larger than a document and its envelope, with or without content-length", { timeout: 30_000 }, async () => {
    const { handle } = await register(api);
    const before = stored(api, "files").length;
    const filling = Buffer.alloc(60 * MEGABYTE, "x");
    const file = Buffer.concat([bytesOf(HEAD), pdfBytes(), bytesOf(TAIL)]);
    for (const body of [Buffer.concat([file, filling]), Buffer.concat([filling, bytesOf("\r\n"), file])])
      for (const announced of [true, false]) {
        const outgoing = request({
          port,
          method: "POST",
          path: "/api/common/file-upload",
          headers: {
            RegistrationId: handle,
            "content-type": "multipart/form-data; boundary=x",
            ...(announced ? { "content-length": body.length } : { "transfer-encoding": "chunked" }),
          },
        });
        const answer = await new Promise<{ status: number; code: string }>((resolve, reject) => {
          // The API may close a rejected request while the client still sends.
          outgoing.on("error", (error: NodeJS.ErrnoException) => (/EPIPE|ECONNRESET/.test(error.code ?? "") ? undefined : reject(error)));
          outgoing.once("response", async (incoming) => {
            let text = "";
            for await (const chunk of incoming) text += chunk;
            resolve({ status: incoming.statusCode ?? 0, code: (JSON.parse(text) as { code: string }).code });
          });
          outgoing.end(body);
        });
        assert.deepEqual(answer, { status: 413, code: "E413" });
        outgoing.destroy();
      }
    assert.deepEqual([stored(api, "files").length, stored(api, "incoming").length], [before, 0]);
  });
});
