/** The contract of calls, through the fast path of server.ts and through the route handler under plain `next start`. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { type ClientRequest, type IncomingHttpHeaders, request as open, type ServerResponse } from "node:http";
import { readEvents } from "../lib/contract/event-stream.ts";
import { freePort, waitFor } from "../lib/ports.ts";
import { exchange, head } from "../test-support/raw-http.ts";
import { expect, test } from "./fixtures.ts";
import { openScriptedUpstream, type ScriptedUpstream, send, success } from "./scripted-upstream.ts";
import { stopWeb } from "./start-web.ts";

const [fastPort, nextPort] = (await Promise.all([freePort(), freePort()])) as [number, number];
const servers = [
  { name: "the fast path", port: fastPort, args: ["e2e/call-server.ts"] },
  { name: "next start", port: nextPort, args: ["node_modules/next/dist/bin/next", "start", "-p", String(nextPort)] },
];
const MEGABYTE = 1_048_576;
const upload = "/api/common/file-upload";
const list = "/api/h5/website/blog/list";
const multipart = { "content-type": "multipart/form-data; boundary=b" };
const json = { "content-type": "application/json" };
const user = { id: "h", type: 1, validate: false, username: "Budi" };
const CLEARED = "UserLoginToken=; HttpOnly; Path=/; Max-Age=0; SameSite=Lax";

type Got = { status: number; headers: IncomingHttpHeaders; raw: string[]; text: string; code: string };

/** The head of a multipart part, and the end of the body. */
const part = (field: string) => Buffer.from(`--b\r\nContent-Disposition: form-data; name="${field}"; filename="a.pdf"\r\n\r\n`);
const END = Buffer.from("\r\n--b--\r\n");
const documentOf = (bytes: number, field = "file") => Buffer.concat([part(field), Buffer.alloc(bytes, "x"), END]);

for (const { name, port, args } of servers)
  test.describe(name, () => {
    const site = `http://localhost:${port}`;
    let upstream: ScriptedUpstream;
    let web: ChildProcess;

    test.describe.configure({ mode: "serial" });

    test.beforeAll(async () => {
      test.setTimeout(90_000);
      upstream = await openScriptedUpstream();
      const output = process.env.E2E_LOG ? openSync(process.env.E2E_LOG, "a") : "ignore";
      const settings = {
        PORT: String(port),
        API_ORIGIN: upstream.origin,
        SITE_URL: site,
        ANONYMOUS_COUNTS: "1",
        UPSTREAM_TIMEOUT_MS: "3000",
        LOG_LEVEL: "info",
      };
      web = spawn(process.execPath, args, {
        stdio: ["ignore", output, output],
        env: { ...process.env, NODE_ENV: "production", REDIS_URL: "", TRUST_PROXY: "0", RATE_LIMIT_FACTOR: "1", ...settings },
      });
      await waitFor(`${site}/api/common/timestamp`, name, 60_000);
    });
    test.beforeEach(() => upstream.reset());
    test.afterAll(async () => {
      await stopWeb(web);
      await upstream.close();
    });

    function begin(path: string, method: string, headers: Record<string, string> = {}): { request: ClientRequest; got: Promise<Got> } {
      const request = open({ host: "localhost", port, path, method, headers: { cookie: "TimeOffset=0", ...headers }, agent: false });
      const got = new Promise<Got>((resolve, reject) => {
        request.on("error", reject);
        request.on("response", async (response) => {
          let text = "";
          for await (const chunk of response) text += chunk;
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            raw: response.rawHeaders,
            text,
            code: text.startsWith("{") ? JSON.parse(text).code : "",
          });
        });
      });
      got.catch(() => undefined);
      return { request, got };
    }

    async function call(path: string, method = "GET", headers: Record<string, string> = {}, body?: string | Buffer): Promise<Got> {
      const { request, got } = begin(path, method, headers);
      if (body !== undefined && !headers["transfer-encoding"]) request.setHeader("content-length", Buffer.byteLength(body));
      if (body === undefined && method === "POST") request.useChunkedEncodingByDefault = false;
      request.end(body);
      return await got;
    }
    const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
      call(path, "POST", { ...json, ...headers }, JSON.stringify(body));

    test("calls outside the table get a refusal envelope", async () => {
      const cases: [string, string, number, string, string | undefined][] = [
        ["GET", "/api", 404, "E404", undefined],
        ["GET", "/api/nothing", 404, "E404", undefined],
        ["GET", "/api/common/timestamp/", 404, "E404", undefined],
        ["GET", "/api/Common/timestamp", 404, "E404", undefined],
        ["GET", "/api/common%2Ftimestamp", 404, "E404", undefined],
        ["GET", "/api/ad/detail/HomeWindow-TV", 404, "E404", undefined],
        ["GET", "/api/investor/login", 405, "E405", "POST"],
        ...["PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"].map((method): [string, string, number, string, string] => [
          method,
          "/api/common/timestamp",
          405,
          "E405",
          "GET",
        ]),
        ["GET", "/api/h5/website/blog/detail?id=a&id=b", 400, "E400", undefined],
      ];
      for (const [method, path, status, code, allow] of cases) {
        const answer = await call(path, method);
        expect.soft([answer.status, answer.code, answer.headers.allow], `${method} ${path}`).toEqual([status, code, allow]);
      }
      const action = await call("/api/nothing", "POST", { "next-action": "7f".repeat(21), "content-type": "text/plain" }, '["$1:constructor"]');
      expect([action.status, action.code]).toEqual([404, "E404"]);
      const headAnswer = await call("/api/common/timestamp", "HEAD");
      expect([headAnswer.status, headAnswer.text]).toEqual([405, ""]);
      expect(upstream.calls).toEqual([]);
      expect((await call("/api/h5/website/index?utm=x")).code).toBe("0000");
      expect(upstream.calls.map(({ url }) => url)).toEqual(["/api/h5/website/index"]);
    });

    test("a visit is counted without its visitor, and not when the browser asks for that", async () => {
      const visit = { page: "/pinjaman", campaign: "whatsapp/mudik" };
      const from = { "sec-fetch-site": "same-origin", cookie: "UserLoginToken=rahasia" };
      upstream.reply = (_, response) => void response.writeHead(204).end();
      for (const header of ["sec-gpc", "dnt"]) expect((await post("/api/counts", visit, { ...from, [header]: "1" })).status).toBe(204);
      expect((await post("/api/counts", visit, { "sec-fetch-site": "cross-site" })).status).toBe(403);
      expect(upstream.calls).toEqual([]);
      const answer = await post("/api/counts", visit, from);
      expect([answer.status, answer.text, answer.headers["cache-control"]]).toEqual([204, "", "no-store"]);
      expect(upstream.calls.map(({ url, headers }) => [url, headers.cookie, headers.userlogintoken])).toEqual([["/counts", undefined, undefined]]);
    });

    test("an absolute-form target counts as its path", async () => {
      const { answers } = await exchange(site, [head("GET", "http://elsewhere.test/api/h5/website/index?x=1", ["Connection: close"])], {
        quietMs: 5_000,
      });
      expect(answers.map(({ status }) => status)).toEqual([200]);
      expect(upstream.calls.map(({ url }) => url)).toEqual(["/api/h5/website/index"]);
    });

    test("every response has each header once", async () => {
      const answers = [
        await call("/api/h5/website/index"),
        await call("/api/nothing"),
        await call("/api/investor/login"),
        await post("/api/investor/login", {}),
        await post("/api/investor/login", {}, { origin: "https://elsewhere.test" }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 404, 405, 400, 403]);
      for (const { raw, headers, status } of answers) {
        const names = raw.filter((_, at) => at % 2 === 0).map((header) => header.toLowerCase());
        expect.soft([...new Set(names)], String(status)).toEqual(names);
        expect.soft(headers, String(status)).toMatchObject({
          "content-type": "application/json; charset=utf-8",
          "cache-control": "no-store",
          "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
          "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
        });
        expect.soft([headers["x-powered-by"], headers.server]).toEqual([undefined, undefined]);
      }
    });

    test("the upstream gets headers built from nothing, and the clock's offset", async () => {
      upstream.skewMs = 90_000;
      const id = "0f8fad5b-d9cb-469f-a165-70867728950e";
      const sent = {
        cookie: "UserLoginToken=abc",
        UserLoginToken: "forged",
        ts: "1",
        authorization: "forged",
        registrationid: "reg-1",
        "x-request-id": id,
      };
      const answer = await call("/api/ad/detail/HomeWindow-PC", "GET", { ...sent, "x-forwarded-for": "203.0.113.9", "x-custom": "1" });
      const [{ headers } = { headers: {} as IncomingHttpHeaders }] = upstream.calls;
      expect(headers).toMatchObject({ userlogintoken: "abc", registrationid: "reg-1", client: "3", "x-request-id": id });
      for (const other of ["cookie", "authorization", "x-forwarded-for", "x-custom", "x-simpul-client-address"])
        expect(headers[other]).toBeUndefined();
      expect(Math.abs(Number(headers.ts) - Date.now() - 90_000)).toBeLessThan(2_000);
      expect(answer.headers["x-request-id"]).toBe(id);
      expect(answer.headers["set-cookie"]).toEqual([expect.stringMatching(/^TimeOffset=(?:89|90)\d{3}; Path=\/; Max-Age=3600; SameSite=Lax$/)]);
    });

    test("a sign-in sets its cookies, a logout clears the session's", async () => {
      upstream.reply = (request, response) =>
        void send(response, 200, success(request.url === "/api/investor/login" ? { ...user, token: "t0k" } : undefined));
      const login = await post("/api/investor/login", { username: "a@b.id", password: " p " }, { cookie: "" });
      expect(JSON.parse(login.text)).toEqual({ ...success(user) });
      expect(login.headers["set-cookie"]?.toSorted()).toEqual([
        expect.stringMatching(/^TimeOffset=-?\d+;/),
        "UserLoginToken=t0k; HttpOnly; Path=/; Max-Age=604800; SameSite=Lax",
      ]);
      expect(upstream.calls[0]?.body).toBe('{"username":"a@b.id","password":" p "}');
      const logout = await call("/api/investor/logout", "POST", { cookie: "TimeOffset=0; UserLoginToken=t0k" });
      expect([logout.status, logout.headers["set-cookie"]]).toEqual([200, [CLEARED]]);
      expect([upstream.calls[1]?.headers.userlogintoken, upstream.calls[1]?.body]).toEqual(["t0k", "{}"]);
    });

    test("rejects a cross-site POST with any Host header", async () => {
      const own = { origin: site, "sec-fetch-site": "same-origin" };
      expect((await post("/api/common/bank-list", {}, own)).status).toBe(200);
      const senders: Record<string, string>[] = [
        { origin: "https://elsewhere.test", host: "elsewhere.test" },
        { origin: `https://localhost:${port}` },
        { origin: `http://localhost:${port + 1}` },
        { origin: "null" },
        { "sec-fetch-site": "cross-site" },
      ];
      for (const headers of senders) expect.soft((await post("/api/common/bank-list", {}, headers)).code).toBe("E403");
      expect(upstream.calls).toHaveLength(1);
    });

    test("a document passes byte for byte up to 20 MB, and no larger one", async () => {
      const exact = documentOf(20 * MEGABYTE);
      for (const headers of [{}, { "transfer-encoding": "chunked" }] as Record<string, string>[]) {
        const { request, got } = begin(upload, "POST", { ...multipart, ...headers });
        if (!("transfer-encoding" in headers)) request.setHeader("content-length", exact.length);
        request.end(exact);
        expect((await got).code).toBe("0000");
      }
      expect(upstream.calls.map(({ bytes }) => bytes)).toEqual([exact.length, exact.length]);
      expect(upstream.calls[0]?.headers).toMatchObject({ ...multipart, "content-length": String(exact.length) });

      const tooLarge = documentOf(20 * MEGABYTE + 1);
      for (const headers of [{ "content-length": String(tooLarge.length) }, { "transfer-encoding": "chunked" }] as Record<string, string>[]) {
        // As browsers send it: after "close" the server may end the connection below the rest of the body.
        const answer = await call(upload, "POST", { ...multipart, ...headers, connection: "keep-alive" }, tooLarge);
        expect.soft([answer.status, answer.text]).toEqual([413, '{"code":"E413","message":"Ukuran berkas tidak boleh melebihi 20MB."}']);
      }
      expect((await call(upload, "POST", multipart, documentOf(900_000, "lain"))).code).toBe("E400");
      expect((await call(upload, "POST", json, "{}")).code).toBe("E400");
    });

    test("refuses by the head before the body arrives", async () => {
      const [big, foreign] = await Promise.all([
        exchange(site, [head("POST", upload, ["Content-Type: multipart/form-data; boundary=b", "Content-Length: 99999999"])]),
        exchange(site, [
          head("POST", upload, ["Content-Type: multipart/form-data; boundary=b", "Content-Length: 9999", "Origin: https://elsewhere.test"]),
        ]),
      ]);
      expect(big.answers.map(({ status }) => status)).toEqual([413]);
      expect(foreign.answers.map(({ status }) => status)).toEqual([403]);
      expect(upstream.calls).toEqual([]);
      const form = await call(list, "POST", json, JSON.stringify({ keyword: "x".repeat(300_000) }));
      const streamed = await call(list, "POST", { ...json, "transfer-encoding": "chunked" }, JSON.stringify({ keyword: "x".repeat(300_000) }));
      expect([form.code, streamed.code]).toEqual(["E413", "E413"]);
    });

    test("an uploader receives a refusal sent during the upload", async () => {
      const body = documentOf(15_000_000);
      const headers = { ...multipart, connection: "keep-alive" };
      upstream.early = (request, response) => {
        // An API that validates the handle first reads a little, answers, and drops the rest.
        request.once("data", () => {
          send(response, 400, { code: "1004", message: "Tautan tidak berlaku." });
          request.resume();
        });
      };
      for (let round = 0; round < 5; round += 1) expect.soft((await call(upload, "POST", headers, body)).code).toBe("1004");
      upstream.early = (request) => request.once("data", () => request.socket.destroy());
      expect.soft((await call(upload, "POST", headers, body)).code).toBe("E502");
      upstream.early = (request) => void request.once("data", () => request.pause());
      expect.soft((await call(upload, "POST", headers, body)).code).toBe("E504");
    });

    test("the connection serves the next call after an interrupted document", async () => {
      const next = head("GET", "/api/nothing");
      for (const [fieldName, status] of [
        ["lain", 400],
        ["file", 502],
      ] as const) {
        upstream.early = (request) => request.once("data", () => request.socket.destroy());
        const body = documentOf(900_000, fieldName);
        const lines = ["Cookie: TimeOffset=0", "Content-Type: multipart/form-data; boundary=b", `Content-Length: ${body.length}`];
        const { answers } = await exchange(site, [head("POST", upload, lines), body, next], { everyMs: 300 });
        expect
          .soft(
            answers.map((answer) => answer.status),
            fieldName,
          )
          .toEqual([status, 404]);
      }
    });

    test("an upload to a stalled upstream waits at the sender", async () => {
      upstream.early = (request) => void request.pause();
      const body = documentOf(20 * MEGABYTE);
      const { request, got } = begin(upload, "POST", { ...multipart, "content-length": String(body.length) });
      let isAnswered = false;
      request.once("response", () => {
        isAnswered = true;
      });
      let left = 0;
      for (let at = 0; at < body.length && !isAnswered; at += 65_536) {
        const taken = request.write(body.subarray(at, at + 65_536), () => {
          if (!isAnswered) left += 65_536;
        });
        if (!taken) await Promise.race([once(request, "drain"), got]);
      }
      // The kernel's buffers of both connections hold some, as many megabytes as it likes.
      expect(left).toBeLessThan(body.length);
      expect((await got).code).toBe("E504");
    });

    test("aborts the upstream call when the client disconnects", async () => {
      upstream.reply = () => undefined;
      const waiting = begin("/api/h5/website/index", "GET");
      waiting.request.end();
      await expect.poll(() => upstream.calls.length).toBe(1);
      waiting.request.destroy();
      await expect.poll(() => upstream.calls[0]?.closed, { timeout: 2_000 }).toBe(true);
      const sending = begin(upload, "POST", { ...multipart, "content-length": "5000000" });
      sending.request.write(documentOf(100_000));
      await expect.poll(() => upstream.calls.length).toBe(2);
      sending.request.destroy();
      await expect.poll(() => upstream.calls[1]?.closed, { timeout: 2_000 }).toBe(true);
    });

    test("an upstream that breaks off is E502, one that is silent E504", async () => {
      upstream.reply = (request) => request.socket.destroy();
      expect((await post("/api/common/bank-list", {})).code).toBe("E502");
      upstream.reply = () => undefined;
      expect((await call("/api/h5/website/index")).code).toBe("E504");
    });

    test("an event arrives before the next one is sent, and a reader who leaves ends the stream", async () => {
      const event = (state: string) => `data: ${JSON.stringify(success({ state, files: [] }))}\n\n`;
      let stream: ServerResponse | undefined;
      upstream.reply = (_, response) => {
        stream = response.writeHead(200, { "content-type": "text/event-stream" });
        response.write(event("waiting"));
      };
      const reader = new AbortController();
      const answer = await fetch(`${site}/api/common/scan-state`, {
        method: "POST",
        headers: { ...json, accept: "text/event-stream", "accept-encoding": "gzip, br" },
        body: JSON.stringify({ code: "K7MQ3XPD" }),
        signal: reader.signal,
      });
      expect(answer.headers.get("content-encoding")).toBeNull();
      const events = readEvents(answer, 10_000);
      expect(JSON.parse((await events.next()).value ?? "")).toMatchObject({ data: { state: "waiting" } });
      stream?.write(event("claimed"));
      expect(JSON.parse((await events.next()).value ?? "")).toMatchObject({ data: { state: "claimed" } });
      reader.abort();
      await expect.poll(() => upstream.calls[0]?.closed, { timeout: 2_000 }).toBe(true);
    });

    test("a downloaded document is complete", async () => {
      const bytes = Buffer.alloc(3_000_000, "y");
      upstream.reply = (_, response) => response.writeHead(200, { "content-type": "application/pdf", "content-disposition": "inline" }).end(bytes);
      const answer = await call("/api/common/file/0123456789abcdef");
      expect([answer.status, answer.text.length, answer.headers["content-type"]]).toEqual([200, bytes.length, "application/pdf"]);
    });

    test("limits an address regardless of forged headers; a logout has a wider limit", async () => {
      const codes: string[] = [];
      for (let at = 0; at <= 40; at += 1) {
        const forged = { "x-forwarded-for": `203.0.113.${at}`, "x-simpul-client-address": `203.0.113.${at}`, forwarded: `for=203.0.113.${at}` };
        const answer = await post("/api/investor/password-code", { account: "a@b.id" }, forged);
        codes.push(answer.code);
        if (at === 40) expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
      }
      expect(codes).toEqual([...Array(40).fill("0000"), "E429"]);
      expect((await call("/api/investor/logout", "POST", { cookie: "TimeOffset=0; UserLoginToken=t" })).code).toBe("0000");
    });
  });
