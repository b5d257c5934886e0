import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, it, type TestContext } from "node:test";
import { checkServiceEnv, parseApiEnv } from "../env.ts";
import { localDataKeys, parseDataKeys } from "../keys/data-keys.ts";
import { createMessageSender, type Message, outboxSender } from "../senders/sender.ts";
import { smsWebhookSender } from "../senders/sms-webhook-sender.ts";
import { mailHtml, smtpSender } from "../senders/smtp-sender.ts";
import { killAll, startApi } from "./processes.ts";

after(killAll);

const sms: Message = { channel: "sms", to: "6281234567890", subject: "Kode", text: "123456 adalah kode" };
const quick = [1, 1];
const folder = () => mkdtempSync(path.join(tmpdir(), "simpul-messages-"));

type Received = { headers: IncomingMessage["headers"]; body: string };

/** A provider that responds to each message with the next of these statuses. */
async function provider(test: TestContext, statuses: number[]): Promise<{ origin: string; received: Received[] }> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk;
    });
    request.on("end", () => {
      received.push({ headers: request.headers, body });
      response.writeHead(statuses[received.length - 1] ?? 200).end("ok");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  test.after(() => void server.close());
  return { origin: `127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

it("sends user and password of the webhook URL as Authorization", async (test) => {
  const { origin, received } = await provider(test, [200]);
  await smsWebhookSender({ url: `http://simpul:rah%40sia@${origin}/kirim` }).send(sms);
  assert.equal(received[0]?.headers.authorization, `Basic ${Buffer.from("simpul:rah@sia").toString("base64")}`);
  assert.deepEqual(JSON.parse(received[0]?.body ?? ""), { to: sms.to, text: sms.text });
});

it("signs the timestamp and body of a message", async (test) => {
  const { origin, received } = await provider(test, [200]);
  const secret = "rahasia-bersama-0123456789";
  await smsWebhookSender({ url: `http://${origin}/`, secret }).send(sms);
  const [, seconds = "", signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(received[0]?.headers["x-signature"])) ?? [];
  assert.equal(signature, createHmac("sha256", secret).update(`${seconds}.${received[0]?.body}`).digest("hex"));
  assert.ok(Math.abs(Number(seconds) * 1_000 - Date.now()) < 5_000);
  assert.equal(received[0]?.headers.authorization, undefined);
});

it("retries while the provider is unavailable, with one idempotency key, and not after a rejection", async (test) => {
  const passing = await provider(test, [503, 429, 200]);
  await smsWebhookSender({ url: `http://${passing.origin}/`, waitsMs: quick }).send(sms);
  assert.equal(passing.received.length, 3);
  assert.equal(new Set(passing.received.map(({ headers }) => headers["idempotency-key"])).size, 1);

  const away = await provider(test, [500, 500, 500, 200]);
  await assert.rejects(smsWebhookSender({ url: `http://${away.origin}/`, waitsMs: quick }).send(sms), { code: "HTTP_500" });
  assert.equal(away.received.length, 3);

  const final = await provider(test, [401, 200]);
  await assert.rejects(smsWebhookSender({ url: `http://${final.origin}/`, waitsMs: quick }).send(sms), { code: "HTTP_401" });
  assert.equal(final.received.length, 1);
});

it("stops retrying after the failure was reported to the person", async (test) => {
  const { origin, received } = await provider(test, [503, 200]);
  const caller = new AbortController();
  const sending = smsWebhookSender({ url: `http://${origin}/`, waitsMs: [60_000] }).send(sms, caller.signal);
  while (received.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  caller.abort();
  await assert.rejects(sending, { name: "AbortError" });
  assert.equal(received.length, 1);
});

it("hangs up on a mail server that does not answer when the attempt is given up", async (test) => {
  const closed = Promise.withResolvers<void>();
  const given = new AbortController();
  const server = createTcpServer((socket) => {
    socket.on("error", () => undefined).on("close", () => closed.resolve());
    given.abort();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  test.after(() => void server.close());
  const { send } = await smtpSender(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, "a@simpul.example");
  const started = Date.now();
  await assert.rejects(send({ ...sms, channel: "email", to: "dewi@contoh.id" }, given.signal), { name: "AbortError" });
  await closed.promise;
  assert.ok(Date.now() - started < 5_000);
});

it("tells mail programs that a message is automatic, and where answers go", async (test) => {
  let mail = "";
  const server = createTcpServer((socket) => {
    socket.write("220 surat.example ESMTP\r\n");
    let inData = false;
    socket.on("data", (chunk) => {
      const text = String(chunk);
      if (inData) mail += text;
      if (inData && !mail.includes("\r\n.\r\n")) return;
      if (inData || /^(?:MAIL|RCPT|EHLO|HELO)/.test(text)) socket.write("250 ok\r\n");
      else if (text.startsWith("DATA")) socket.write("354 go on\r\n");
      else if (text.startsWith("QUIT")) socket.end("221 bye\r\n");
      inData = text.startsWith("DATA");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  test.after(() => void server.close());
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { send } = await smtpSender(url, "Simpul <no-reply@simpul.example>", { replyTo: "layanan@simpul.example" });
  await send({ ...sms, channel: "email", to: "dewi@contoh.id" });
  assert.match(mail, /^Auto-Submitted: auto-generated\r$/m);
  assert.match(mail, /^X-Auto-Response-Suppress: All\r$/m);
  assert.match(mail, /^Reply-To: layanan@simpul\.example\r$/m);
  for (const kind of ["plain", "html"]) assert.match(mail, new RegExp(`^Content-Type: text/${kind}; charset=utf-8\r$`, "m"));
});

it("writes the HTML of a mail with the same words and no markup of the text", () => {
  const html = mailHtml("Tiket HAK-1", 'Baris <b>satu</b>.\n\nBuka https://www.contoh.example/a?b=1&c=2.\nSalam "kami"');
  assert.match(html, /Baris &lt;b&gt;satu&lt;\/b&gt;\./);
  assert.match(html, /<a href="https:\/\/www\.contoh\.example\/a\?b=1&amp;c=2">https:\/\/www\.contoh\.example\/a\?b=1&amp;c=2<\/a>\.<br>Salam/);
  assert.match(html, /<meta name="color-scheme" content="light dark">/);
});

it("retries after the mail server drops the connection", async (test) => {
  let connections = 0;
  const server = createTcpServer((socket) => {
    connections += 1;
    socket.on("error", () => undefined);
    socket.write("220 surat.example ESMTP\r\n", () => socket.resetAndDestroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  test.after(() => void server.close());
  const port = await smtpSender(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, "a@simpul.example", { waitsMs: quick });
  await assert.rejects(port.send({ ...sms, channel: "email", to: "dewi@contoh.id" }));
  assert.equal(connections, 3);
});

it("rotates the outbox, which only its owner can read", async () => {
  const dataDir = folder();
  const port = outboxSender(dataDir, () => new Date(0), 300);
  for (let count = 0; count < 20; count += 1) await port.send(sms);
  assert.deepEqual(readdirSync(dataDir).sort(), ["outbox.1.jsonl", "outbox.jsonl"]);
  for (const name of readdirSync(dataDir)) {
    const { size, mode } = statSync(path.join(dataDir, name));
    assert.ok(size < 500, `${name}: ${size} bytes`);
    assert.equal(mode & 0o777, 0o600);
  }
  const { send } = await createMessageSender({ smtpFrom: "a@simpul.example", dataDir, now: () => new Date(0) });
  await send({ ...sms, channel: "email", to: "dewi@contoh.id" });
  assert.match(readFileSync(path.join(dataDir, "outbox.jsonl"), "utf8"), /"channel":"email","to":"dewi@contoh\.id"/);
});

const DATABASE_URL = "postgres://x@127.0.0.1:1/x";
const DATA_KEYS = `a:${Buffer.alloc(32, 7).toString("base64")}`;

it("refuses to start on PostgreSQL without a key, or with codes going to a file unless allowed", async () => {
  const check = (source: Record<string, string>) => () => checkServiceEnv(parseApiEnv({ DATABASE_URL, ...source }));
  assert.throws(check({}), /^Error: Bad configuration: DATA_KEYS is missing[^\n]+SMS_WEBHOOK_URL is missing[^\n]+SMTP_URL is missing[^\n]+$/);
  assert.throws(check({ DATA_KEYS, SMTP_URL: "smtp://127.0.0.1" }), /: SMS_WEBHOOK_URL is missing/);
  assert.throws(check({ DATA_KEYS, ALLOW_OUTBOX: "0" }), /ALLOW_OUTBOX=1/);
  assert.doesNotThrow(check({ DATA_KEYS, ALLOW_OUTBOX: "1" }));
  assert.doesNotThrow(check({ DATA_KEYS, SMTP_URL: "smtp://127.0.0.1", SMS_WEBHOOK_URL: "https://sms.example/kirim" }));
  assert.doesNotThrow(() => checkServiceEnv(parseApiEnv({})));
  assert.throws(() => parseApiEnv({ DATA_KEYS: "a:pendek" }), /^Error: Bad configuration: DATA_KEYS must be id:base64 of 32 bytes[^\n]+$/);

  const { code, errors } = await (await startApi({ DATA_DIR: folder(), DATABASE_URL })).ended;
  assert.equal(code, 1);
  assert.match(errors, /^Reference API: Bad configuration: DATA_KEYS is missing[^\n]+ALLOW_OUTBOX=1[^\n]+\n$/);
});

it("generates the key of an embedded database once, readable by its owner only", () => {
  const dataDir = folder();
  const [first] = localDataKeys(dataDir);
  assert.deepEqual(localDataKeys(dataDir), [first]);
  assert.equal(statSync(path.join(dataDir, "data-keys")).mode & 0o777, 0o600);
  assert.deepEqual(readdirSync(dataDir), ["data-keys"]);
  assert.equal(parseDataKeys(`${DATA_KEYS},${DATA_KEYS}`), undefined, "an id names one key");
  assert.deepEqual(
    parseDataKeys(`${DATA_KEYS}, b:${Buffer.alloc(32, 8).toString("base64")}`)?.map(({ id }) => id),
    ["a", "b"],
  );
});
