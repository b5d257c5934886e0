import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, describe, type TestContext } from "node:test";
import { sql } from "drizzle-orm";
import pg from "pg";
import { pino } from "pino";
import type { Envelope } from "../../lib/contract/envelope.ts";
import { UPLOAD_BYTES_PER_ACCOUNT_DAY, UPLOAD_BYTES_PER_ADDRESS_DAY } from "../../lib/limits.ts";

export { personDetails } from "../../test-support/person-details.ts";

import { createApp } from "../app.ts";
import { type EmbeddedServer, startEmbeddedServer } from "../db/embedded-server.ts";
import { type Database, openDatabase } from "../db/open.ts";
import { parseApiEnv } from "../env.ts";
import { createVault, type DataKey } from "../keys/data-keys.ts";
import { createRateLimits } from "../limits/rate-limits.ts";
import { createUploadSlots } from "../limits/upload-slots.ts";
import type { Message } from "../senders/sender.ts";
import { importArticles, readArticleFiles } from "../services/articles/import-articles.ts";
import type { Desk } from "../services/audit.ts";
import { createCounts } from "../services/counts.ts";
import type { Deps } from "../services/deps.ts";
import { backgroundEnded } from "../services/messages/queue.ts";
import { readRegionTree } from "../services/regions.ts";
import { sealOlderRows } from "../services/sealing/reseal.ts";
import { seed } from "../services/seed.ts";
import { decideSubmission, showSubmission } from "../services/submissions.ts";
import { answerTicket, showTicket } from "../services/tickets.ts";
import { diskStorage } from "../storage/file-storage.ts";

/** The content of a fresh checkout. */
export const { ARTICLES_DIR: articleFolder, CONTENT_DIR: contentFolder } = parseApiEnv({});
const articles = await readArticleFiles(articleFolder);
const regions = readRegionTree();
const serverUrl = process.env.TEST_DATABASE_URL || "postgres://postgres@127.0.0.1:5432/postgres";

async function serverAnswers(): Promise<boolean> {
  const client = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/**
 * Fails an act that goes on after its audit entry: all other acts wait until its transaction ends. `pg` calls `query` with a text
 * or with an object.
 */
function refuseStatementsAfterAudit(): void {
  const audited = new WeakSet<pg.Client>();
  const query = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first] = args;
    const text = typeof first === "string" ? first : ((first as { text?: string } | undefined)?.text ?? "");
    if (/^(?:commit|rollback)$/.test(text)) audited.delete(this);
    else if (audited.has(this) && !text.startsWith("release savepoint")) throw new Error(`after the audit entry, not last: ${text}`);
    // A restore inserts all rows of a table with a select.
    if (/^insert into "audit_log" \(.*\) values /.test(text)) audited.add(this);
    return query.apply(this, args);
  } as typeof pg.Client.prototype.query;
}
refuseStatementsAfterAudit();

type Kind = "embedded" | "postgresql";

let embedded: Promise<EmbeddedServer> | undefined;
const embeddedFolder = mkdtempSync(path.join(tmpdir(), "simpul-embedded-"));
after(async () => {
  await (await embedded)?.stop();
  rmSync(embeddedFolder, { recursive: true, force: true });
});

/** The address of a database: on the server, or on an embedded one that all tests of this process share. */
async function addressOf(kind: Kind, database?: string): Promise<string> {
  const pathname = `/${database ?? "postgres"}`;
  if (kind === "postgresql") return database ? Object.assign(new URL(serverUrl), { pathname }).href : serverUrl;
  embedded ??= startEmbeddedServer(path.join(embeddedFolder, "postgresql"));
  const { user, host } = (await embedded).connection;
  return `postgres://${user}@localhost${pathname}?host=${encodeURIComponent(host)}`;
}

async function withServer(kind: Kind, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: await addressOf(kind) });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Runs `use` with the address of an empty database; skips the test without a server, except where CI is set. */
export async function withFreshDatabase(test: TestContext, use: (url: string) => Promise<void>): Promise<void> {
  if (!reachable && !process.env.CI) return test.skip("no PostgreSQL at TEST_DATABASE_URL");
  const name = `simpul_fresh_${process.pid}_${Date.now()}`;
  await withServer("postgresql", `create database ${name}`);
  try {
    await use(await addressOf("postgresql", name));
  } finally {
    await withServer("postgresql", `drop database if exists ${name} with (force)`);
  }
}

export type Api = {
  deps: Deps;
  /** The keys of its vault. */
  keys: DataKey[];
  sent: Message[];
  /** Moves the API's clock, milliseconds. */
  advanceClock: (ms: number) => void;
  call: (
    method: "GET" | "POST",
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; headers: Headers } & Envelope>;
  upload: (file: Blob, headers: Record<string, string>, field?: string, path?: string) => Promise<{ status: number } & Envelope<string>>;
  fetch: (url: string, init?: RequestInit) => Promise<Response>;
  close: () => Promise<void>;
};

const RATE_LIMIT_FACTOR = 1_000;
const reachable = await serverAnswers();
/** A server is quicker than an embedded database, which must be created first; not every machine has one. */
const usualDatabase: Kind = reachable ? "postgresql" : "embedded";

/**
 * An API on a fresh database and folder, with a separate clock and a list of sent messages; `over` replaces parts.
 */
export async function openApi(over: Partial<Deps> = {}, kind: Kind = usualDatabase): Promise<Api> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "simpul-api-"));
  const name = `simpul_test_${process.pid}_${Date.now()}_${Math.floor(Math.random() * 1e6)}`;
  await withServer(kind, `create database ${name}`);
  let clock = Date.now();
  const now = () => new Date(clock);
  const keys = [{ id: "uji", key: randomBytes(32) }];
  const vault = createVault(keys);
  const { db, ping, close } = await openDatabase({ url: await addressOf(kind, name) }, async (fresh) => {
    await seed(fresh, { contentDir: contentFolder, demoAccounts: true, now: now() });
    await sealOlderRows(fresh, vault);
    await importArticles(fresh, articles);
  });
  const sent: Message[] = [];
  const deps: Deps = {
    db,
    ping,
    dataDir,
    storage: diskStorage(over.dataDir ?? dataDir),
    now,
    regions,
    limits: createRateLimits(RATE_LIMIT_FACTOR),
    uploads: createUploadSlots({
      directory: over.dataDir ?? dataDir,
      bytesPerAccountDay: UPLOAD_BYTES_PER_ACCOUNT_DAY,
      bytesPerAddressDay: UPLOAD_BYTES_PER_ADDRESS_DAY * RATE_LIMIT_FACTOR,
    }),
    log: pino({ level: "silent" }),
    counts: createCounts({ db, now, log: pino({ level: "silent" }) }),
    trustProxy: true,
    siteUrl: "https://simpul.example",
    fourEyes: false,
    articlesDir: articleFolder,
    contentDir: contentFolder,
    revalidation: { origin: "http://127.0.0.1:9", token: undefined },
    vault,
    messages: { send: async (message) => void sent.push(message) },
    ...over,
  };
  const app = createApp(deps);
  const fetchApp = async (target: string, init?: RequestInit) => app.request(target, init);
  return {
    deps,
    keys,
    sent,
    advanceClock: (ms) => {
      clock += ms;
    },
    fetch: fetchApp,
    async call(method, target, body, headers = {}) {
      const response = await fetchApp(target, {
        method,
        headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
        ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
      });
      // A silent provider would never end it.
      await Promise.race([backgroundEnded(), new Promise((resolve) => setTimeout(resolve, 300))]);
      return { status: response.status, headers: response.headers, ...((await response.json()) as Envelope) };
    },
    async upload(file, headers, field = "file", to = "/api/common/file-upload") {
      const form = new FormData();
      form.append(field, file, file instanceof File ? file.name : "dokumen.pdf");
      // As bytes: undici fails on its own when a form's stream is given up half-way, which no real connection does.
      const encoded = new Response(form);
      const body = await encoded.arrayBuffer();
      const response = await fetchApp(to, {
        method: "POST",
        body,
        headers: { ...headers, "content-type": encoded.headers.get("content-type") ?? "", "content-length": String(body.byteLength) },
      });
      return { status: response.status, ...((await response.json()) as Envelope<string>) };
    },
    async close() {
      await close();
      rmSync(dataDir, { recursive: true, force: true });
      await withServer(kind, `drop database if exists ${name} with (force)`);
    },
  };
}

/**
 * Runs a suite on the embedded PostgreSQL and on one of a server (TEST_DATABASE_URL, else the local one), for what may
 * differ between their versions and collations. Without a server the second is skipped on a developer's machine and
 * fails where CI is set.
 */
export function onBothDatabases(title: string, suite: (kind: Kind) => void): void {
  describe(`${title} (embedded)`, () => suite("embedded"));
  describe(`${title} (PostgreSQL)`, { skip: !reachable && !process.env.CI && "no PostgreSQL at TEST_DATABASE_URL" }, () => suite("postgresql"));
}

/**
 * The bytes of a document that passes the check by content, as many as asked for: the rest is its one object's stream.
 */
export function pdfBytes(size = 64, fill: (bytes: number) => Buffer = (bytes) => Buffer.alloc(bytes)): Buffer<ArrayBuffer> {
  const [head, tail] = ["%PDF-1.4\n1 0 obj<<>>stream\n", "\nendstream endobj\n%%EOF\n"];
  return Buffer.concat([Buffer.from(head), fill(Math.max(0, size - head.length - tail.length)), Buffer.from(tail)]);
}

/** The same as a file to send. */
export const pdf = (size?: number): Blob => new Blob([pdfBytes(size)], { type: "application/pdf" });

let counter = 0;
/** A registration with a unique address and number. */
export function newcomer(over: Record<string, unknown> = {}) {
  counter += 1;
  const number = String(counter).padStart(4, "0");
  return { type: 0, username: "Dewi Anggraini", email: `dewi${number}@contoh.id`, mobile: `62813555${number}`, password: "Rahasia#1", ...over };
}

/** Details of a company with `url` for every required document. */
export function companyDetails(url: string, over: Record<string, unknown> = {}) {
  return {
    name: "PT Maju Bersama",
    companyShortName: "MB",
    legalEntityType: "PT",
    legalPersonName: "Rudi Hartono",
    idNumber: "3174010101900001",
    workArea: "Perdagangan",
    contractId: "AHU-1",
    businessLicenseNo: "SIUP",
    legalEntityId: "510/1",
    npwp: "01.234.567.8-901.000",
    city: "Bali/Kota Denpasar/Denpasar Barat/Pemecutan",
    postcode: "80111",
    address: "Jalan Imam Bonjol 1",
    mailingAddress: "Jalan Imam Bonjol 1",
    fundingSource: "Hasil usaha",
    monthlyIncome: "Rp50 juta – 100 juta",
    bankName: "Bank Mandiri",
    bankAccount: "0012345678",
    companyEstablishmentPicUrl: [url],
    contractFileUrl: [url],
    contractModifyFileUrl: [url],
    companySkPicUrl: [url],
    ktpPicUrl: [url],
    npwpPicUrl: [url],
    nibFileUrl: [url],
    companyBylawsPicUrl: [url],
    internalFinancialReportUrl: [url],
    ...over,
  };
}

/** Registers a new person; returns the handle. */
export async function register(api: Api, over: Record<string, unknown> = {}) {
  const person = newcomer(over);
  const answer = await api.call("POST", "/api/investor/regist", person);
  if (answer.code !== "0000") throw new Error(`regist answered ${answer.code} ${answer.message}`);
  return { ...person, handle: (answer.data as { id: string }).id };
}

/** Signs in; returns the token header. */
export async function signIn(api: Api, username: string, password: string): Promise<Record<string, string>> {
  const answer = await api.call("POST", "/api/investor/login", { username, password });
  if (answer.code !== "0000") throw new Error(`login answered ${answer.code} ${answer.message}`);
  return { UserLoginToken: (answer.data as { token: string }).token };
}

/** Starts `other` within a transaction that has changed rows, which ends once `other` has ended or waits for a lock. */
export async function whileLocked(
  db: Database,
  change: (tx: Pick<Database, "update" | "insert" | "delete">) => Promise<void>,
  other: () => Promise<unknown>,
) {
  let running: Promise<unknown> = Promise.resolve();
  await db.transaction(async (tx) => {
    await change(tx);
    let ended = false;
    running = other().finally(() => {
      ended = true;
    });
    running.catch(() => undefined);
    const waits = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while (!ended && (await db.execute(waits)).rows.length === 0);
  });
  await running;
}

/** Decides on a submission as somebody who has just read it. */
export const readAndDecide = async (desk: Desk, account: string, decision: Parameters<typeof decideSubmission>[2]) =>
  decideSubmission(desk, account, decision, (await showSubmission(desk, account)).mark);

/** Answers a ticket as somebody who has just read it. */
export const readAndAnswer = async (desk: Desk, ticket: string, text: string) =>
  answerTicket(desk, ticket, text, (await showTicket(desk, ticket)).mark);

/** The newest code that was sent, in clear. */
export function newestCode(api: Api): string {
  return /\b\d{6}\b/.exec(api.sent.findLast(({ text }) => /\b\d{6}\b/.test(text))?.text ?? "")?.[0] ?? "";
}

/**
 * Resets the password with a code sent to an e-mail address or phone, and signs in with it; returns the token header.
 */
export async function resetAndSignIn(api: Api, account: string, password = "SandiBaru#2"): Promise<Record<string, string>> {
  await api.call("POST", "/api/investor/password-code", { account });
  const answer = await api.call("POST", "/api/investor/password-reset", { account, code: newestCode(api), password });
  if (answer.code !== "0000") throw new Error(`password-reset answered ${answer.code} ${answer.message}`);
  return signIn(api, account, password);
}

/** The pass of a phone. */
export const scanPass = (): string => randomBytes(24).toString("base64url");

/** Opens a scan code for a document of a registration. */
export async function openScanCode(api: Api, handle: string, field = "ktpPicUrl"): Promise<string> {
  const answer = await api.call("POST", "/api/common/scan-open", { field }, { RegistrationId: handle });
  if (answer.code !== "0000") throw new Error(`scan-open answered ${answer.code} ${answer.message}`);
  return (answer.data as { code: string }).code;
}

/** Asks a colleague to fill in one part of a company's form. */
export const askColleague = (api: Api, { handle }: { handle: string }, part = "director") =>
  api.call("POST", "/api/investor/colleague-ask", { part }, { RegistrationId: handle });

/** A company's registration whose director's data a colleague has filled in. */
export async function fillPic(api: Api, name = "Budi Santoso") {
  const owner = await register(api, { type: 1 });
  const { id, link } = (await askColleague(api, owner)).data as { id: string; link: string };
  const headers = { ColleagueLink: link, ScanField: "ktpPicUrl" };
  const { data: url = "" } = await api.upload(new File([pdfBytes()], "ktp.pdf"), headers);
  const fields = { legalPersonName: "Rudi Hartono", idNumber: "3174010101900001", ktpPicUrl: [url] };
  const answer = await api.call("POST", "/api/investor/colleague-fill", { name, fields }, headers);
  return { owner, id, link, url, fields, answer };
}
