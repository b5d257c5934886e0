/**
 * Several machines on one: two web instances behind nginx (deploy/nginx.conf), the API on PostgreSQL with documents on
 * a small S3, pages and limits in Redis. Funders register and send documents without pause while a web instance, the
 * API, PostgreSQL and Redis are killed with -9 and started again; then everything acknowledged is looked for. `npm run
 * test:cluster`; needs nginx and redis-server; exit code 1 when anything was lost or a page failed.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { createHash, randomBytes, randomInt, randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { WebsiteIndex } from "../lib/contract/website.ts";
import { freePort, waitFor } from "../lib/ports.ts";
import { startEmbeddedServer } from "../reference-api/db/embedded-server.ts";
import { openS3 } from "../reference-api/test/s3-server.ts";
import { balancerConfig, startNginx } from "../scripts/balancer.ts";
import { buildPages, isBuildStale } from "../scripts/build-pages.ts";
import { plainEnv } from "../scripts/plain-env.ts";

const ROUNDS = Math.max(1, Number(process.argv[2]) || 3);
const PAGES = ["/halamandepan", "/login", "/blog", "/bantuan"];
const directory = mkdtempSync(path.join(tmpdir(), "simpul-cluster-"));
// A server of this test alone, which starts again when it is killed.
const postgres = await startEmbeddedServer(path.join(directory, "postgresql"));
const revalidateToken = randomBytes(24).toString("hex");
const [front, apiPort, redisPort, ...webPorts] = (await Promise.all([1, 2, 3, 4, 5].map(() => freePort()))) as [
  number,
  number,
  number,
  number,
  number,
];
const site = `http://127.0.0.1:${front}`;
const s3 = await openS3();
/** What web and API send to a collector of traces. */
const traces: string[] = [];
const collector = createServer(async (request, response) => {
  let text = "";
  for await (const chunk of request) text += chunk;
  traces.push(text);
  response.writeHead(200, { "content-type": "application/json" }).end("{}");
}).listen(0, "127.0.0.1");
await once(collector, "listening");
const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`, OTEL_BSP_SCHEDULE_DELAY: "500" };
const children = new Map<string, ChildProcess>();
const failures: string[] = [];

function expect(holds: boolean, what: string): void {
  console.log(`${holds ? "ok" : "FAILED"}: ${what}`);
  if (!holds) failures.push(what);
}

function start(name: string, command: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(command, args, { stdio: ["ignore", "ignore", "inherit"], env: plainEnv(env) });
  children.set(name, child);
  return child;
}

async function kill(name: string): Promise<void> {
  const child = children.get(name);
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  // nginx stops its workers only on SIGTERM.
  child.kill(name === "nginx" ? "SIGTERM" : "SIGKILL");
  await gone;
}

/** The same for every start: what one has sealed, the next must open. */
const dataKeys = `uji:${randomBytes(32).toString("base64")}`;
const startRedis = () => start("redis", "redis-server", ["--port", String(redisPort), "--save", "", "--appendonly", "no", "--loglevel", "warning"]);
const { user, host } = postgres.connection;
const databaseUrl = `postgres://${user}@localhost/postgres?host=${encodeURIComponent(host)}`;
const killPostgres = () => process.kill(Number(readFileSync(path.join(directory, "postgresql/postmaster.pid"), "utf8").split("\n")[0]), "SIGKILL");
const startApi = () =>
  start("api", process.execPath, ["reference-api/server.ts"], {
    ...tracing,
    API_PORT: String(apiPort),
    DATABASE_URL: databaseUrl,
    DATA_KEYS: dataKeys,
    ALLOW_OUTBOX: "1",
    DATA_DIR: path.join(directory, "api"),
    SITE_URL: site,
    LOG_LEVEL: "silent",
    RATE_LIMIT_FACTOR: "1000",
    S3_ENDPOINT: s3.settings.endpoint,
    S3_BUCKET: s3.settings.bucket,
    S3_REGION: s3.settings.region,
    S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
  });
const webEnvironment = {
  ...tracing,
  NODE_ENV: "production",
  API_ORIGIN: `http://127.0.0.1:${apiPort}`,
  SITE_URL: process.env.SITE_URL ?? "http://localhost:3000",
  REDIS_URL: `redis://127.0.0.1:${redisPort}`,
  REVALIDATE_TOKEN: revalidateToken,
  TRUST_PROXY: "1",
  LOG_LEVEL: "silent",
};
const startWeb = (at: 0 | 1, factor = 1_000) =>
  start(`web-${at + 1}`, process.execPath, ["server.ts"], { ...webEnvironment, PORT: String(webPorts[at]), RATE_LIMIT_FACTOR: String(factor) });
const web = (at: 0 | 1) => `http://127.0.0.1:${webPorts[at]}`;
const webReady = (at: 0 | 1) => waitFor(`${web(at)}/readyz`, `web ${at + 1}`, 60_000);

/** The file of deploy/, without TLS and on this test's ports. */
function startFront(): void {
  const text = balancerConfig({ folder: directory, log: path.join(directory, "access.log"), port: front, webs: webPorts });
  expect(!/location[^{]*\{[^}]*proxy_set_header/.test(text), "no location of the balancer drops the headers that the server sets");
  startNginx(directory, text, (command, args) => start("nginx", command, args));
}

/** Retries while the service is unavailable, like a patient visitor. */
async function patiently(url: string, init: () => RequestInit): Promise<Response> {
  for (let round = 0; ; round += 1) {
    const response = await fetch(site + url, { ...init(), signal: AbortSignal.timeout(60_000) }).catch(() => undefined);
    if (response && response.status < 500) return response;
    asked.repeated += 1;
    await response?.body?.cancel();
    if (round > 120) throw new Error(`${url} did not recover`);
    await pause(250);
  }
}

const asked = { calls: 0, repeated: 0, pages: 0 };
type Acknowledged = { email: string; handle: string | undefined; url: string; sha256: string };
const acknowledged: Acknowledged[] = [];
let running = true;

async function post(url: string, body: unknown): Promise<{ code: string; data?: { id: string } }> {
  asked.calls += 1;
  const response = await patiently(url, () => ({ method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }));
  return (await response.json()) as { code: string; data?: { id: string } };
}

/** A unique document of about `size` bytes. */
const document = (size: number) =>
  Buffer.concat([Buffer.from("%PDF-1.4\n1 0 obj<<>>stream\n"), randomBytes(size), Buffer.from("\nendstream endobj\n%%EOF\n")]);

async function fund(who: string): Promise<void> {
  for (let serial = 0; running; serial += 1) {
    const email = `${who}${serial}@contoh.id`;
    const person = {
      type: 0,
      username: "Dewi Anggraini",
      email,
      mobile: `628135${who}${String(serial).padStart(4, "0")}`,
      password: "Rahasia#1",
    };
    const answer = await post("/api/investor/regist", person);
    // The response was lost: the account exists, but its handle is unknown here.
    if (answer.code === "1002" || answer.code === "1003") {
      acknowledged.push({ email, handle: undefined, url: "", sha256: "" });
      continue;
    }
    if (answer.code !== "0000" || !answer.data) throw new Error(`regist answered ${JSON.stringify(answer)}`);
    const bytes = document(300_000);
    asked.calls += 1;
    const handle = answer.data.id;
    const uploaded = await patiently("/api/common/file-upload", () => {
      const form = new FormData();
      form.append("file", new Blob([bytes]), "ktp.pdf");
      return { method: "POST", headers: { RegistrationId: handle }, body: form };
    });
    const { code, data } = (await uploaded.json()) as { code: string; data: string };
    if (code !== "0000") throw new Error(`file-upload answered ${code}`);
    acknowledged.push({ email, handle, url: data, sha256: createHash("sha256").update(bytes).digest("hex") });
  }
}

/** Stops an instance with SIGTERM in the middle of a document that comes slowly. */
async function checkStop(): Promise<void> {
  const regist = await post("/api/investor/regist", {
    type: 0,
    username: "Dewi Anggraini",
    email: "henti@contoh.id",
    mobile: "6281355500099",
    password: "Rahasia#1",
  });
  const bytes = document(2_000_000);
  const head = '--batas\r\nContent-Disposition: form-data; name="file"; filename="ktp.pdf"\r\nContent-Type: application/pdf\r\n\r\n';
  const tail = "\r\n--batas--\r\n";
  const handle = regist.data?.id ?? "";
  const outgoing = request(`${web(0)}/api/common/file-upload`, {
    method: "POST",
    headers: {
      RegistrationId: handle,
      "content-type": "multipart/form-data; boundary=batas",
      "content-length": head.length + bytes.length + tail.length,
    },
  });
  const answered = new Promise<string>((resolve) => {
    outgoing.once("error", (error) => resolve(error.message));
    outgoing.once("response", (incoming) => {
      let text = "";
      incoming.on("data", (chunk) => {
        text += chunk;
      });
      incoming.once("end", () => resolve(text));
    });
  });
  outgoing.write(head);
  outgoing.write(bytes.subarray(0, 1_000_000));
  await pause(500);
  const child = children.get("web-1");
  const gone = new Promise((resolve) => child?.once("exit", resolve));
  child?.kill("SIGTERM");
  await pause(2_000);
  outgoing.write(bytes.subarray(1_000_000));
  outgoing.end(tail);
  const answer = await answered;
  expect(answer.includes('"0000"') && (await gone) === 0, `an instance that is stopped finishes its upload first (${answer.slice(0, 60)})`);
  if (answer.includes('"0000"'))
    acknowledged.push({
      email: "henti@contoh.id",
      handle,
      url: (JSON.parse(answer) as { data: string }).data,
      sha256: createHash("sha256").update(bytes).digest("hex"),
    });
  startWeb(0);
  await webReady(0);
}

const brokenPages = new Map<string, number>();
async function visit(): Promise<void> {
  for (let turn = 0; running; turn += 1) {
    const page = PAGES[turn % PAGES.length] as string;
    // Every second visit goes past the balancer's cache, as a browser that moves inside the site does.
    const response = await fetch(site + page, { headers: turn % 2 ? { cookie: "UserLoginToken=tidak-berlaku" } : {} }).catch(() => undefined);
    const text = await response?.text();
    asked.pages += 1;
    if (response?.status !== 200 || !text?.includes("</html>"))
      brokenPages.set(`${page} ${response?.status}`, (brokenPages.get(`${page} ${response?.status}`) ?? 0) + 1);
    await pause(50);
  }
}

async function checkCacheOfBalancer(): Promise<void> {
  const state = async (headers: Record<string, string> = {}, address = "/halamandepan") => {
    const response = await fetch(site + address, { headers });
    await response.text();
    return response.headers.get("x-cache");
  };
  await state();
  expect((await state()) === "HIT", "the balancer gives a public page from its cache");
  expect((await state({ cookie: "UserLoginToken=abc" })) === "BYPASS", "the balancer asks the web for somebody who is signed in");
  expect((await state({ rsc: "1" })) === "BYPASS", "the balancer asks the web for parts of a page");
  for (const address of ["/registerPersonal?data=%7B%22id%22%3A%22a%22%7D", "/login?next=%2Fblog"])
    for (const _ of ["first", "again"]) expect((await state({}, address)) === "BYPASS", `the balancer does not cache ${address}`);
  for (const address of ["/halamandepan", "/api/common/timestamp", "/tidak-ada", "/healthz"]) {
    const { headers } = await fetch(site + address);
    const once = headers.get("x-content-type-options") === "nosniff" && headers.get("x-frame-options") === "DENY";
    expect(once, `the balancer writes the security headers of ${address}, once`);
  }
  const inside = await Promise.all(
    ["/internal/revalidate", "/healthz", "/readyz"].map(async (url) => (await fetch(site + url, { method: "POST" })).status),
  );
  expect(
    inside.every((status) => status === 404),
    "probes and the dropping of tags are not reached through the balancer",
  );
}

/** Redirects and rejections of very long URLs by the web. */
async function checkLongAddresses(): Promise<void> {
  const fill = `q=${"%C3%A9".repeat(330)}`;
  const addresses = [
    `/?${fill}`,
    `/bantuan/?${fill}`,
    `/blog/?${fill}`,
    `/halamandepan?UserLoginToken=x&${fill}`,
    `/p2pLending?id=x&${fill}`,
    `/api/x?${fill}`,
  ];
  const asked = await Promise.all(Array.from({ length: 60 }, (_, at) => fetch(site + addresses[at % addresses.length], { redirect: "manual" })));
  const visits = await Promise.all(Array.from({ length: 40 }, () => fetch(`${site}/login`, { headers: { cookie: "UserLoginToken=tidak-berlaku" } })));
  expect(
    asked.every(({ status }) => status < 500) && visits.every(({ status }) => status === 200),
    `the longest addresses are answered (${[...new Set(asked.map(({ status }) => status))]}), and visitors meanwhile too`,
  );
  expect((await fetch(`${site}/?${fill}${fill}`)).status === 414, "a longer address is rejected");
}

/** Browsers repeat a request with the same X-Request-Id: the balancer must forward that header. */
async function checkNames(): Promise<void> {
  const name = randomUUID();
  const body = JSON.stringify({ kind: "access", name: "Dewi Anggraini", contact: "dewi@contoh.id", message: "Mohon salinan data saya." });
  const file = async () => {
    const headers = { "content-type": "application/json", "x-request-id": name };
    const response = await fetch(`${site}/api/h5/rights-request`, { method: "POST", headers, body });
    return ((await response.json()) as { data?: { ticket: string } }).data?.ticket;
  };
  const [first, again] = [await file(), await file()];
  expect(first !== undefined && first === again, `a request sent again through the balancer has its ticket already (${first}, ${again})`);
}

async function checkTags(): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const before = (await client.query("select value from site_content where key = 'index'")).rows[0].value as WebsiteIndex;
  const mark = `9${randomInt(10)},${randomInt(10, 100)}%`;
  const changed = structuredClone(before);
  for (const rate of changed.tkbs) if (rate.defaultTkb) rate.value = mark;
  await client.query("update site_content set value = $1 where key = 'index'", [JSON.stringify(changed)]);
  const shows = async (at: 0 | 1) => (await (await fetch(`${web(at)}/halamandepan`)).text()).includes(mark);
  const early = await Promise.all([shows(0), shows(1)]);
  const dropped = await fetch(`${web(0)}/internal/revalidate?tag=site`, { method: "POST", headers: { authorization: `Bearer ${revalidateToken}` } });
  let seen = [false, false];
  for (let round = 0; round < 75 && !seen.every(Boolean); round += 1) {
    await pause(200);
    seen = await Promise.all([shows(0), shows(1)]);
  }
  expect(!early.some(Boolean), "a changed figure is not seen before its time");
  expect(dropped.status === 204 && seen.every(Boolean), "a tag dropped on one instance renews the page of both");
  await client.query("update site_content set value = $1 where key = 'index'", [JSON.stringify(before)]);
  await client.end();
}

async function checkLimits(): Promise<void> {
  // A first call of each opens its connection to Redis.
  for (const at of [0, 1] as const) await fetch(`${web(at)}/api/common/timestamp`);
  await pause(500);
  let allowed = 0;
  for (let round = 0; round < 80; round += 1) {
    const response = await fetch(`${web((round % 2) as 0 | 1)}/api/investor/login`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": "203.0.113.9" },
      body: JSON.stringify({ username: "siapa@contoh.id", password: "Salah#123" }),
    });
    if (response.status !== 429) allowed += 1;
    await response.body?.cancel();
  }
  expect(allowed === 60, `both instances count one visitor together: ${allowed} of 80 sign-ins allowed`);
}

type Sent = {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: { spans: { traceId: string; name: string }[] }[];
  }[];
};

async function checkTraces(): Promise<void> {
  await fetch(`${web(0)}/halamandepan?UserLoginToken=sangat-rahasia`, { redirect: "manual" });
  await post("/api/investor/login", { username: "jejak@contoh.id", password: "Jejak#123" });
  await pause(6_000);
  const part = (name: string) =>
    traces.flatMap((text) =>
      (JSON.parse(text) as Sent).resourceSpans
        .filter(({ resource }) => resource.attributes.some(({ value }) => value.stringValue === name))
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    );
  const ofWeb = part("simpul-web");
  const known = new Set(ofWeb.map(({ traceId }) => traceId));
  const joined = part("simpul-api").filter(({ traceId }) => known.has(traceId));
  expect(ofWeb.length > 0 && joined.length > 0, `${ofWeb.length} spans of the web, ${joined.length} of the API in the same traces`);
  const typed = ["sangat-rahasia", "tidak-berlaku", "contoh.id", "Jejak#123", "Dewi"].filter((word) => traces.some((text) => text.includes(word)));
  expect(typed.length === 0, `no span holds what somebody typed ${typed.join()}`);
}

async function checkAcknowledged(): Promise<void> {
  const lost: string[] = [];
  for (const { email, handle, url, sha256 } of acknowledged) {
    const login = await post("/api/investor/login", { username: email, password: "Rahasia#1" });
    if (login.code !== "0000") lost.push(`${email}: login ${login.code}`);
    if (!handle) continue;
    const file = await fetch(`http://127.0.0.1:${apiPort}${url}`, { headers: { RegistrationId: handle } });
    if (
      createHash("sha256")
        .update(Buffer.from(await file.arrayBuffer()))
        .digest("hex") !== sha256
    )
      lost.push(`${email}: document ${file.status}`);
  }
  for (const line of lost) console.error(line);
  expect(acknowledged.length > 0 && lost.length === 0, `${acknowledged.length} accounts with their documents acknowledged, ${lost.length} lost`);
}

async function main(): Promise<void> {
  try {
    startRedis();
    startApi();
    await waitFor(`http://127.0.0.1:${apiPort}/health`, "The API", 60_000);
    process.env.API_ORIGIN = webEnvironment.API_ORIGIN;
    if ((await isBuildStale()) && (await buildPages()) !== 0) throw new Error("The pages could not be built.");
    startWeb(0, 1);
    startWeb(1, 1);
    await Promise.all([webReady(0), webReady(1)]);
    await checkLimits();
    for (const at of [0, 1] as const) {
      await kill(`web-${at + 1}`);
      startWeb(at);
    }
    await Promise.all([webReady(0), webReady(1)]);
    startFront();
    await waitFor(`${site}/login`, "nginx", 10_000);
    await checkCacheOfBalancer();
    await checkLongAddresses();
    await checkNames();
    await checkTags();
    await checkStop();

    const visitors = [fund("11"), fund("22"), fund("33"), visit(), visit()];
    const storm = Promise.all(visitors);
    for (let round = 0; round < ROUNDS; round += 1) {
      await pause(2_000);
      await kill("web-1");
      await pause(2_000);
      startWeb(0);
      await Promise.race([webReady(0), storm]);
      await kill("api");
      await pause(1_500);
      startApi();
      await Promise.race([waitFor(`http://127.0.0.1:${apiPort}/health`, "The API", 60_000), storm]);
      killPostgres();
      await pause(1_500);
      await kill("redis");
      await pause(1_500);
      startRedis();
      await pause(1_000);
      await kill("web-2");
      await pause(1_000);
      startWeb(1);
      await Promise.race([webReady(1), storm]);
    }
    running = false;
    await storm;
    for (const [page, times] of brokenPages) console.error(`${page}: ${times} times`);
    expect(brokenPages.size === 0, `${asked.pages} pages asked for while parts were killed, all whole`);
    console.log(`${asked.calls} calls, ${asked.repeated} asked again after a failure; ${ROUNDS * 5} processes killed`);
    await checkTraces();
    await checkAcknowledged();
  } finally {
    running = false;
    for (const name of children.keys()) await kill(name);
    await s3.close();
    collector.closeAllConnections();
    collector.close();
    await postgres.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

await main();
console.log(failures.length === 0 ? "cluster: ok" : `cluster: ${failures.length} FAILED`);
process.exit(failures.length === 0 ? 0 : 1);
