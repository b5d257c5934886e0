import assert from "node:assert/strict";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { it } from "node:test";
import { gzipSync } from "node:zlib";
import { configSchema } from "../../conformance/config.ts";
import { lines, markdown } from "../../conformance/report.ts";
import { conform } from "../../conformance/run.ts";

const config = configSchema.parse({
  funder: { username: "pribadi@demo.test", password: "Demo#2026" },
  appUser: { phone: "81200000009", password: "Hapus#2026", idNumber: "3174010101900009" },
  writes: true,
});
const TIMEOUT_MS = 2_000;
const MEGABYTE = 1_048_576;

/** Writes until the reader leaves. */
function writeOn(response: ServerResponse, piece: string | Buffer): void {
  while (!response.destroyed && response.write(piece));
  if (!response.destroyed) response.once("drain", () => writeOn(response, piece));
}

const json = (response: ServerResponse, text: string | Buffer, headers = {}) =>
  void response.writeHead(200, { "content-type": "application/json", ...headers }).end(text);
const envelope = (data: unknown) => JSON.stringify({ code: "0000", message: "Berhasil", data });
const bomb = gzipSync(Buffer.alloc(100 * MEGABYTE, " "));
const ESCAPES = "\u001b[2J\u001b]0;judul\u0007\u202e|x|\n# <script>alert(1)</script>";

/** What a platform may answer to every call, and what the report says of it. */
const hostile: Record<string, { answer: RequestListener; finding: RegExp }> = {
  "a body without an end": {
    answer: (_, response) => writeOn(response.writeHead(200, { "content-type": "application/json" }), " ".repeat(65_536)),
    finding: /more than 8388608 bytes/,
  },
  "a compressed body that unpacks to a hundred megabytes": {
    answer: (_, response) => json(response, bomb, { "content-encoding": "gzip" }),
    finding: /more than 8388608 bytes/,
  },
  "a body that trickles": {
    answer: (_, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const timer = setInterval(() => response.write(" "), 20);
      response.once("close", () => clearInterval(timer));
    },
    finding: /its body does not arrive/,
  },
  "a socket that hangs": { answer: () => undefined, finding: /no answer/ },
  "a socket that closes": { answer: (request) => void request.socket.destroy(), finding: /no answer/ },
  "half a body": {
    answer: (_, response) => {
      response.writeHead(200, { "content-length": "1000" }).write("{");
      setTimeout(() => response.destroy(), 10);
    },
    finding: /its body does not arrive/,
  },
  "a redirect to itself": {
    answer: (request, response) => void response.writeHead(307, { location: request.url }).end(),
    finding: /HTTP 307 with a body that is not JSON/,
  },
  "deep nesting": { answer: (_, response) => json(response, "[".repeat(MEGABYTE)), finding: /not JSON/ },
  "nested data": {
    answer: (_, response) => json(response, `{"code":"0000","message":"","data":${"[".repeat(100_000)}${"]".repeat(100_000)}}`),
    finding: /data: |data\./,
  },
  "keys of prototypes": {
    answer: (_, response) =>
      json(
        response,
        '{"code":"0000","message":"","data":{"__proto__":{"tkbs":[]},"constructor":{"prototype":{"polluted":1}}},"__proto__":{"polluted":1}}',
      ),
    finding: /data/,
  },
  "a list of many entries": {
    answer: (_, response) => json(response, `{"code":"0000","message":"","data":[${"{},".repeat(100_000)}{}]}`),
    finding: /data/,
  },
  "messages for the terminal": {
    answer: (_, response) => json(response, JSON.stringify({ code: "1", message: ESCAPES.repeat(10_000) })),
    finding: /refused with HTTP 200|another shape|code/,
  },
  "a token that splits a header": {
    answer: (_, response) => json(response, envelope({ token: "a\r\nx-jahat: 1", id: "\ud800", userId: "\r\n", records: [{ id: "\ud800" }] })),
    finding: /data/,
  },
  ...Object.fromEntries(
    [null, 0, -1, 1e308, true, "", "x", [], [[]], [null], {}, { records: {} }, { records: [null] }].map((data) => [
      `the data ${JSON.stringify(data)}`,
      { answer: (_: unknown, response: ServerResponse) => json(response, envelope(data)), finding: /./ },
    ]),
  ),
};

for (const [name, { answer, finding }] of Object.entries(hostile))
  it(`ends with findings, in bounded time and memory, at a platform that answers ${name}`, { timeout: 60_000 }, async (test) => {
    const server = createServer(answer);
    await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
    test.after(() => {
      server.closeAllConnections();
      server.close();
    });
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    let highest = 0;
    const watch = setInterval(() => {
      highest = Math.max(highest, process.memoryUsage().rss);
    }, 20);
    const before = process.memoryUsage().rss;
    const results = await conform(origin, config, TIMEOUT_MS);
    clearInterval(watch);
    const [first] = results.filter(({ outcome }) => outcome === "differs");
    assert.match(first?.detail ?? "", finding);
    assert.ok(highest - before < 400 * MEGABYTE, `${Math.round((highest - before) / MEGABYTE)} MB more`);
    const [terminal, report] = [lines(results).join("\n"), markdown(origin, results, new Date(0))];
    assert.ok(terminal.length + report.length < 60_000, `${terminal.length + report.length} characters`);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no control character may reach a terminal.
    assert.doesNotMatch(terminal, /[\u0000-\u0009\u000b-\u001f\u202e]/);
    assert.doesNotMatch(report, /[^\\]<script/);
    assert.equal((Object.prototype as { polluted?: unknown }).polluted, undefined);
  });
