import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, describe, it } from "node:test";
import { setImmediate } from "node:timers/promises";
import { count } from "drizzle-orm";
import { pino } from "pino";
import { EVENT_STREAM, readEvents } from "../../lib/contract/event-stream.ts";
import { SCAN_CODE_MS, SCAN_KEPT_MS, SCAN_RESERVED_MS, SCAN_STREAMS_MAX } from "../../lib/limits.ts";
import { files } from "../db/schema/files.ts";
import { scans } from "../db/schema/scans.ts";
import { removeExpired } from "../services/retention.ts";
import { type Api, companyDetails, openApi, openScanCode, pdf, personDetails, register, resetAndSignIn, scanPass, signIn } from "./harness.ts";

const WRONG = "1006";

describe("the phone as a scanner", () => {
  let api: Api;
  before(async () => {
    api = await openApi();
  });
  after(() => api.close());

  const claim = (code: string, pass: string) => api.call("POST", "/api/common/scan-claim", { code, pass });
  const send = (pass: string, requestId = randomUUID(), file: Blob = new File([pdf()], "Akta.pdf")) =>
    api.upload(file, { ScanPass: pass, "X-Request-Id": requestId }, "file", "/api/common/scan-send");
  const state = (code: string, headers: Record<string, string>) => api.call("POST", "/api/common/scan-state", { code }, headers);

  it("carries a file from the phone to the registration, where it counts like an upload", async () => {
    const { handle, email } = await register(api);
    const owner = { RegistrationId: handle };
    const code = await openScanCode(api, handle);
    assert.match(code, /^[2-9A-HJKMNP-Z]{8}$/);
    assert.deepEqual((await state(code, owner)).data, { state: "waiting", files: [] });
    const pass = scanPass();
    const claimed = await claim(`${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `, pass);
    assert.deepEqual(claimed.data, { type: 0, field: "ktpPicUrl", kind: "card", owner: `${email[0]}•••@contoh.id`, expiresIn: SCAN_CODE_MS });
    assert.deepEqual((await state(code, owner)).data, { state: "claimed", files: [] });
    const { data: url } = await send(pass);
    const { data } = await state(code, owner);
    assert.deepEqual(data, { state: "claimed", files: [{ url, name: "Akta.pdf", size: 64 }] });
    const sent = await api.call("POST", "/api/investor/info-upload", { type: 0, id: handle, person: personDetails(url ?? "") });
    assert.equal(sent.code, "0000");
  });

  it("adds files to the further documents of its code, and to no other", async () => {
    const { handle } = await register(api);
    const owner = { RegistrationId: handle };
    const open = (body: object) => api.call("POST", "/api/common/scan-open", body, owner);
    assert.equal((await open({ field: "ktpPicUrl", others: ["nibFileUrl"] })).code, "1016", "a company's document");
    const opened = await open({ field: "ktpPicUrl", others: ["facePicUrl", "npwpPicUrl", "ktpPicUrl", "npwpPicUrl"] });
    const { code } = opened.data as { code: string };
    const pass = scanPass();
    const { others } = (await claim(code, pass)).data as { others: { field: string; kind: string }[] };
    assert.deepEqual(others, [
      { field: "facePicUrl", kind: "face" },
      { field: "npwpPicUrl", kind: "card" },
    ]);
    const sendTo = (field: string) => {
      const headers = { ScanPass: pass, ScanField: field, "X-Request-Id": randomUUID() };
      return api.upload(new File([pdf()], "NPWP.pdf"), headers, "file", "/api/common/scan-send");
    };
    assert.equal((await sendTo("incomePicUrlList")).code, "1016");
    assert.equal((await sendTo("<b>")).code, "0000", "an unreadable name counts as none");
    assert.equal((await sendTo("ktpPicUrl")).code, "0000");
    assert.equal((await sendTo("npwpPicUrl")).code, "0000");
    const { files: arrived } = (await state(code, owner)).data as { files: { field?: string }[] };
    assert.deepEqual(
      arrived.map(({ field }) => field),
      [undefined, undefined, "npwpPicUrl"],
    );
  });

  it("takes a document from the phone of an earlier code once it has a code of its own", async () => {
    const { handle } = await register(api);
    const open = async (body: object) =>
      ((await api.call("POST", "/api/common/scan-open", body, { RegistrationId: handle })).data as { code: string }).code;
    const code = await open({ field: "ktpPicUrl", others: ["facePicUrl", "npwpPicUrl"] });
    const pass = scanPass();
    await claim(code, pass);
    await open({ field: "npwpPicUrl" });
    const sendTo = async (field: string) => {
      const headers = { ScanPass: pass, ScanField: field, "X-Request-Id": randomUUID() };
      return (await api.upload(new File([pdf()], "NPWP.pdf"), headers, "file", "/api/common/scan-send")).code;
    };
    assert.deepEqual([await sendTo("npwpPicUrl"), await sendTo("facePicUrl"), await sendTo("ktpPicUrl")], ["1016", "0000", "0000"]);
    assert.deepEqual(((await claim(code, pass)).data as { others: object }).others, [{ field: "facePicUrl", kind: "face" }]);
  });

  it("gives the code to one phone; that phone may claim it again", async () => {
    const { handle } = await register(api);
    const code = await openScanCode(api, handle);
    const passes = [scanPass(), scanPass()];
    const answers = await Promise.all(passes.map((pass) => claim(code, pass)));
    assert.deepEqual(answers.map((answer) => answer.code).sort(), ["0000", WRONG]);
    const [first, second] = answers[0]?.code === "0000" ? passes : passes.toReversed();
    assert.equal((await claim(code, first ?? "")).code, "0000");
    const refused = await claim(code, second ?? "");
    assert.match(refused.message, /ponsel lain/);
    assert.equal((await send(second ?? "")).code, WRONG);
  });

  it("adds a file once when its request is repeated after a lost answer", async () => {
    const { handle } = await register(api);
    const code = await openScanCode(api, handle);
    const pass = scanPass();
    await claim(code, pass);
    const [stored] = await api.deps.db.select({ files: count() }).from(files);
    const requestId = randomUUID();
    const first = await send(pass, requestId);
    assert.deepEqual(await send(pass, requestId), first);
    assert.notEqual((await send(pass)).data, first.data);
    const [now] = await api.deps.db.select({ files: count() }).from(files);
    assert.equal((now?.files ?? 0) - (stored?.files ?? 0), 2);
  });

  it("lets the phone add files and do nothing else", async () => {
    const { handle } = await register(api);
    const code = await openScanCode(api, handle);
    const pass = scanPass();
    await claim(code, pass);
    const { data: url } = await send(pass);
    const attempts: Record<string, string>[] = [{ ScanPass: pass }, { RegistrationId: code }, { RegistrationId: pass }, { UserLoginToken: pass }];
    for (const headers of attempts) {
      const read = await api.fetch(url ?? "", { headers: headers });
      assert.match(read.headers.get("content-type") ?? "", /^application\/json/);
      assert.notEqual((await api.call("POST", "/api/common/file-remove", { url }, headers)).code, "0000");
      assert.notEqual((await state(code, headers)).code, "0000");
    }
  });

  it("ends a code after 15 minutes; the laptop still learns what arrived until the row is removed", async () => {
    const { handle } = await register(api);
    const owner = { RegistrationId: handle };
    const [code, unused] = [await openScanCode(api, handle), await openScanCode(api, handle, "facePicUrl")];
    const pass = scanPass();
    await claim(code, pass);
    await send(pass);
    api.advanceClock(SCAN_CODE_MS);
    assert.equal((await send(pass)).code, WRONG);
    assert.equal((await claim(code, pass)).code, WRONG);
    assert.equal((await claim(unused, pass)).code, WRONG);
    const { data } = await state(code, owner);
    assert.equal((data as { state: string }).state, "ended");
    assert.equal((data as { files: unknown[] }).files.length, 1);
    api.advanceClock(SCAN_KEPT_MS + 1);
    await removeExpired(api.deps);
    assert.equal((await state(code, owner)).code, WRONG);
    assert.deepEqual((await api.deps.db.select({ rows: count() }).from(scans))[0]?.rows, 0);
  });

  it("leaves one code of a document when several are opened at the same time", async () => {
    const { handle } = await register(api);
    const codes = await Promise.all(Array.from({ length: 8 }, () => openScanCode(api, handle)));
    const answers = await Promise.all(codes.map((code) => claim(code, scanPass())));
    assert.equal(answers.filter(({ code }) => code === "0000").length, 1);
  });

  it("ends a code with a new one for the document, with a submission and with a new handle", async () => {
    const company = await register(api, { type: 1 });
    const before = await openScanCode(api, company.handle, "nibFileUrl");
    const pass = scanPass();
    await claim(before, pass);
    const other = await openScanCode(api, company.handle, "siupFileUrl");
    const replaced = await openScanCode(api, company.handle, "nibFileUrl");
    assert.equal((await send(pass)).code, WRONG, "the first code of the document");
    assert.equal((await claim(other, scanPass())).code, "0000", "the code of another document");
    const { data: url } = await api.upload(pdf(), { RegistrationId: company.handle });
    await api.call("POST", "/api/investor/info-upload", { type: 1, id: company.handle, company: companyDetails(url ?? "") });
    assert.equal((await claim(replaced, scanPass())).code, WRONG, "after the submission");

    const person = await register(api);
    const code = await openScanCode(api, person.handle);
    const phone = scanPass();
    await claim(code, phone);
    await resetAndSignIn(api, person.email);
    assert.equal((await send(phone)).code, WRONG, "after a reset");
    assert.equal((await claim(code, phone)).code, WRONG, "after a reset");
  });

  it("sends the news of a code as events, until another code replaces it", async () => {
    const { handle } = await register(api);
    const owner = { RegistrationId: handle };
    const code = await openScanCode(api, handle);
    const follow = (headers: Record<string, string>) =>
      api.fetch("/api/common/scan-state", {
        method: "POST",
        headers: { "content-type": "application/json", accept: "text/event-stream", ...headers },
        body: JSON.stringify({ code }),
      });
    const refused = await follow({});
    assert.deepEqual([refused.status, (await refused.json()).code], [401, "E401"]);
    const response = await follow(owner);
    assert.equal(response.headers.get("content-type"), "text/event-stream");
    const events = readEvents(response, 10_000);
    const next = async () => JSON.parse((await events.next()).value ?? "null");
    assert.deepEqual((await next()).data, { state: "waiting", files: [] });
    const pass = scanPass();
    await claim(code, pass);
    assert.deepEqual((await next()).data, { state: "claimed", files: [] });
    const { data: url } = await send(pass);
    assert.deepEqual((await next()).data, { state: "claimed", files: [{ url, name: "Akta.pdf", size: 64 }] });
    await openScanCode(api, handle);
    assert.equal((await next()).code, WRONG);
    assert.equal((await events.next()).done, true);
  });

  it("logs what breaks the events of a code off, but no reader who leaves", async () => {
    const lines: string[] = [];
    const own = await openApi({ log: pino({}, { write: (line: string) => void lines.push(line) }) });
    try {
      const { handle } = await register(own);
      const code = await openScanCode(own, handle);
      const open = () =>
        own.fetch("/api/common/scan-state", {
          method: "POST",
          headers: { "content-type": "application/json", accept: EVENT_STREAM, RegistrationId: handle },
          body: JSON.stringify({ code }),
        });
      const events = readEvents(await open(), 10_000);
      await events.next();
      const reader = (await open()).body?.getReader();
      await reader?.read();
      const read = reader?.read();
      // The stream asks for its next value first.
      await setImmediate();
      await reader?.cancel();
      await read;
      await own.deps.db.execute("alter table scans rename to scans_away");
      await assert.rejects(events.next());
      const logged = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "events broken off");
      assert.deepEqual([logged.length, logged[0]?.route, typeof logged[0]?.requestId], [1, "/api/common/scan-state", "string"]);
    } finally {
      await own.close();
    }
  });

  it("gives codes to the owner of the registration only, for documents of its type", async () => {
    const { handle } = await register(api);
    const other = await register(api);
    const code = await openScanCode(api, handle);
    assert.equal((await state(code, { RegistrationId: other.handle })).code, WRONG);
    assert.equal((await api.call("POST", "/api/common/scan-open", { field: "ktpPicUrl" })).status, 401);
    for (const field of ["nibFileUrl", "toString", "username"])
      assert.equal((await api.call("POST", "/api/common/scan-open", { field }, { RegistrationId: handle })).code, "1016", field);
    assert.equal((await send("")).code, WRONG);
    const session = await signIn(api, "pribadi@demo.test", "Demo#2026");
    assert.equal((await api.call("POST", "/api/common/scan-open", { field: "ktpPicUrl" }, session)).code, "0000");
  });

  it("keeps neither code nor pass in the database", async () => {
    const code = await openScanCode(api, (await register(api)).handle);
    const pass = scanPass();
    await claim(code, pass);
    const rows = JSON.stringify(await api.deps.db.select().from(scans));
    assert.ok(!rows.includes(code) && !rows.includes(pass));
  });

  it("stores one file for parallel requests with one id, and the others answer it or ask to wait", async () => {
    const { handle } = await register(api);
    const pass = scanPass();
    await claim(await openScanCode(api, handle), pass);
    const requestId = randomUUID();
    const before = await api.deps.db.$count(files);
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(pass, requestId)));
    const [first] = answers.filter(({ code }) => code === "0000");
    for (const answer of answers) assert.ok(answer.code === "1429" || answer.data === first?.data, answer.message);
    assert.equal((await api.deps.db.$count(files)) - before, 1);
    assert.equal((await send(pass, requestId)).data, first?.data);
    const broken = randomUUID();
    assert.equal((await send(pass, broken, new Blob(["bukan dokumen"]))).code, "1010");
    assert.equal((await send(pass, broken)).code, "0000", "a failed request does not keep its place");
  });

  it("keeps one file for a request that was sent again while the first went on for minutes", async () => {
    const { handle } = await register(api);
    const code = await openScanCode(api, handle);
    const pass = scanPass();
    await claim(code, pass);
    /** A request of which the last byte is sent later, or which breaks off before. */
    const slowly = (requestId: string) => {
      const whole = Buffer.from(
        `--x\r\ncontent-disposition: form-data; name="file"; filename="Akta.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.7\n${"x".repeat(50)}\n%%EOF\r\n--x--\r\n`,
      );
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      const writer = writable.getWriter();
      void writer.write(whole.subarray(0, -9)).catch(() => undefined);
      const headers = { ScanPass: pass, "X-Request-Id": requestId, "content-type": "multipart/form-data; boundary=x" };
      const init = { method: "POST", body: readable, headers, duplex: "half" };
      const answer = api.fetch("/api/common/scan-send", init).then((response) => response.json() as Promise<{ code: string; data?: string }>);
      return {
        answer,
        async end() {
          await writer.write(whole.subarray(-9));
          await writer.close();
          return answer;
        },
        async breakOff() {
          await writer.abort(new Error("broken off"));
          return answer;
        },
      };
    };
    const started = () => new Promise((resolve) => setTimeout(resolve, 200));
    const requestId = randomUUID();
    const first = slowly(requestId);
    await started();
    assert.equal((await send(pass, requestId)).code, "1429");
    api.advanceClock(SCAN_RESERVED_MS + 1_000);
    const { data: url } = await send(pass, requestId);
    assert.deepEqual(await first.end().then(({ code, data }) => [code, data]), ["0000", url]);

    const other = randomUUID();
    const broken = slowly(other);
    await started();
    api.advanceClock(SCAN_RESERVED_MS + 1_000);
    const again = slowly(other);
    await started();
    await broken.breakOff();
    const { data: second, ...rest } = await again.end();
    assert.equal(rest.code, "0000", "what breaks off takes no other request's place with it");
    const arrived = ((await state(code, { RegistrationId: handle })).data as { files: { url: string }[] }).files.map((file) => file.url);
    assert.deepEqual(arrived, [url, second]);
  });

  it("reads no more often for many streams together than for a few", async () => {
    const readers: ReadableStreamDefaultReader<Uint8Array>[] = [];
    for (let registration = 0; registration < 20; registration += 1) {
      const { handle } = await register(api);
      const body = JSON.stringify({ code: await openScanCode(api, handle) });
      const headers = { RegistrationId: handle, "content-type": "application/json", accept: EVENT_STREAM };
      for (let stream = 0; stream < SCAN_STREAMS_MAX; stream += 1) {
        const response = await api.fetch("/api/common/scan-state", { method: "POST", body, headers });
        const reader = response.body?.getReader() as ReadableStreamDefaultReader<Uint8Array>;
        await reader.read();
        readers.push(reader);
      }
    }
    let reads = 0;
    const { select } = api.deps.db;
    api.deps.db.select = ((...fields: Parameters<typeof select>) => {
      reads += 1;
      return select.apply(api.deps.db, fields);
    }) as typeof select;
    const waiting = readers.map((reader) => reader.read());
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    api.deps.db.select = select;
    await Promise.all(readers.map((reader) => reader.cancel()));
    await Promise.all(waiting);
    // Each reading asks twice.
    assert.ok(reads > 0 && reads / 2 / 3 < 125, `${Math.round(reads / 2 / 3)} readings a second`);
  });

  it("asks the database nothing for a reader who left, and limits the streams of a registration", async () => {
    const { handle } = await register(api);
    const owner = { RegistrationId: handle };
    const code = await openScanCode(api, handle);
    const open = () =>
      api.fetch("/api/common/scan-state", {
        method: "POST",
        body: JSON.stringify({ code }),
        headers: { ...owner, "content-type": "application/json", accept: EVENT_STREAM },
      });
    let reads = 0;
    const { select } = api.deps.db;
    api.deps.db.select = ((...fields: Parameters<typeof select>) => {
      reads += 1;
      return select.apply(api.deps.db, fields);
    }) as typeof select;
    const readers: ReadableStreamDefaultReader<Uint8Array>[] = [];
    for (let opened = 0; opened < SCAN_STREAMS_MAX; opened += 1) {
      const reader = (await open()).body?.getReader() as ReadableStreamDefaultReader<Uint8Array>;
      await reader.read();
      readers.push(reader);
    }
    const refused = await new Response((await open()).body).text();
    assert.match(refused, /"1429"/);
    const waiting = readers.map((reader) => reader.read());
    await Promise.all(readers.map((reader) => reader.cancel()));
    await Promise.all(waiting);
    const left = reads;
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    api.deps.db.select = select;
    assert.equal(reads, left);
    const again = (await open()).body?.getReader() as ReadableStreamDefaultReader<Uint8Array>;
    assert.doesNotMatch(Buffer.from((await again.read()).value ?? []).toString(), /1429/);
    await again.cancel();
  });
});
