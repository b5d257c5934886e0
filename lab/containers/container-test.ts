/**
 * Builds the image and runs deploy/compose.yaml whole with podman: two web instances behind nginx, API, PostgreSQL,
 * Redis and an S3 store. `npm run test:containers`, as root, with Debian's podman, runc, netavark, aardvark-dns,
 * iptables, catatonit, mmdebstrap and openssl. Exit code 1 when anything fails. Takes minutes: not part of `npm test`.
 * `--no-build` uses the image of the last run.
 */
import { execFileSync } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:http2";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { prepareImages } from "./base-images.ts";
import { inOrder, readServices, runArguments } from "./compose.ts";
import { LIMITS, logsOf, podman, succeeds } from "./podman.ts";

const IMAGE_MAX_BYTES = 500_000_000;
const HEALTHY_MS = 180_000;
const HOST = "www.contoh.example";
const SITE = `https://${HOST}`;
const PREFIX = "simpul-test";
const NETWORKS = ["front", "back", "store"];

const failures: string[] = [];
function expect(holds: boolean, what: string): void {
  console.log(`${holds ? "ok" : "FAILED"}: ${what}`);
  if (!holds) failures.push(what);
}

const folder = mkdtempSync(path.join(tmpdir(), "simpul-containers-"));
const secret = () => randomBytes(18).toString("hex");
const services = readServices("deploy/compose.yaml", {
  VERSION: "container-test",
  SITE_URL: SITE,
  SITE_HOST: HOST,
  POSTGRES_PASSWORD: secret(),
  S3_ACCESS_KEY_ID: secret(),
  S3_SECRET_ACCESS_KEY: secret(),
  DATA_KEYS: `uji:${randomBytes(32).toString("base64")}`,
  REVALIDATE_TOKEN: secret(),
  ALLOW_OUTBOX: "1",
});
const order = inOrder(services);
const container = (name: string) => `${PREFIX}-${name}`;
const inspect = (name: string, format: string) => podman(["inspect", "--format", format, container(name)]);
const addressOf = (name: string, network: string) => inspect(name, `{{(index .NetworkSettings.Networks "${PREFIX}-${network}").IPAddress}}`);

function buildImage(image: string): void {
  podman(["build", "--format", "docker", "--pull=never", ...LIMITS, "--network", "host", "--build-arg", `SITE_URL=${SITE}`, "--tag", image, "."], {
    show: true,
  });
  const bytes = Number(podman(["image", "inspect", "--format", "{{.Size}}", image]));
  expect(bytes <= IMAGE_MAX_BYTES, `the image has ${Math.round(bytes / 1e6)} MB, at most ${IMAGE_MAX_BYTES / 1e6}`);
}

/** There is no timer for health checks without systemd, so the check is run here. */
async function waitHealthy(name: string): Promise<void> {
  const deadline = Date.now() + HEALTHY_MS;
  while (!succeeds(["healthcheck", "run", container(name)])) {
    if (inspect(name, "{{.State.Running}}") !== "true") throw new Error(`${name} has ended:\n${logsOf(container(name))}`);
    if (Date.now() > deadline) throw new Error(`${name} is not healthy:\n${logsOf(container(name))}`);
    await pause(500);
  }
}

async function startAll(): Promise<void> {
  for (const network of NETWORKS) podman(["network", "create", `${PREFIX}-${network}`]);
  const where = { prefix: PREFIX, folder: "deploy", paths: { "./tls": folder } };
  const started = Date.now();
  for (const name of order) {
    const service = services[name];
    if (!service) continue;
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      if (condition === "service_healthy") await waitHealthy(other);
      else expect(podman(["wait", container(other)]) === "0", `${other} ends without an error`);
    }
    podman(runArguments(name, service, where));
  }
  await waitHealthy("nginx");
  console.log(`ok: everything is healthy after ${Math.round((Date.now() - started) / 1000)} s`);
}

function removeAll(): void {
  for (const name of [...order].reverse()) succeeds(["rm", "--force", "--volumes", "--time", "1", container(name)]);
  for (const network of NETWORKS) succeeds(["network", "rm", "--force", `${PREFIX}-${network}`]);
  for (const volume of ["database", "documents", "api-data", "page-cache"]) succeeds(["volume", "rm", "--force", `${PREFIX}-${volume}`]);
}

type Answer = { status: number; body: string; protocol: string | undefined };

/** One request over TLS and HTTP/2 to nginx. */
async function ask(address: string, { headers = {}, body }: { headers?: Record<string, string>; body?: Buffer | string } = {}): Promise<Answer> {
  const session = connect(`https://${addressOf("nginx", "front")}`, { servername: HOST, ca: readFileSync(path.join(folder, "fullchain.pem")) });
  try {
    const method = body === undefined ? "GET" : "POST";
    const stream = session.request({
      ":method": method,
      ":path": address,
      ":authority": HOST,
      origin: SITE,
      "x-request-id": randomUUID(),
      ...headers,
    });
    const answered = once(stream, "response");
    stream.end(body);
    const [head] = (await answered) as [{ ":status": number }];
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part as Buffer);
    return { status: head[":status"], body: Buffer.concat(parts).toString("utf8"), protocol: session.alpnProtocol };
  } finally {
    session.close();
  }
}

async function call(address: string, data: unknown): Promise<{ code: string; data?: { id?: string } }> {
  const { body } = await ask(address, { headers: { "content-type": "application/json" }, body: JSON.stringify(data) });
  return JSON.parse(body);
}

const BOUNDARY = "batas-uji";
/** A multipart body with a document of about `bytes`. */
const documentForm = (bytes: number) =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="ktp.pdf"\r\nContent-Type: application/pdf\r\n\r\n`),
    Buffer.from("%PDF-1.4\n1 0 obj<<>>stream\n"),
    randomBytes(bytes),
    Buffer.from(`\nendstream endobj\n%%EOF\n\r\n--${BOUNDARY}--\r\n`),
  ]);
const formType = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
const person = { type: 0, username: "Dewi Anggraini", email: "dewi@contoh.id", mobile: "6281234567890", password: "Contoh#2026" };
const signIn = async () => (await call("/api/investor/login", { username: person.email, password: person.password })).code;

function checkUser(name: string): void {
  expect(podman(["exec", container(name), "id", "-u"]) !== "0", `${name} does not run as root`);
  const writes = ["/app/x", "/app/.next/x", "/usr/x"].filter((file) => succeeds(["exec", "--user", "0", container(name), "touch", file]));
  expect(writes.length === 0, `${name} has a read-only root ${writes.join(" ")}`);
}

async function checkVisit(): Promise<string> {
  const page = await ask("/halamandepan");
  expect(page.status === 200 && page.body.includes("</html>") && page.protocol === "h2", "a page comes over TLS and HTTP/2");
  const script = /\/_next\/static\/[^"\\]+\.js/.exec(page.body)?.[0] ?? "/no-script";
  for (const address of [script, "/icon.svg", "/sampul/bagikan/membaca-biaya-pinjaman.png", "/p2pLending?id=membaca-biaya-pinjaman"])
    expect((await ask(address)).status === 200, `${address} is there`);
  const registered = await call("/api/investor/regist", person);
  const handle = registered.data?.id ?? "";
  const uploaded = await ask("/api/common/file-upload", { headers: { ...formType, registrationid: handle }, body: documentForm(3_000_000) });
  expect(uploaded.body.includes('"0000"'), `a document of 3 MB is taken (${uploaded.body.slice(0, 80)})`);
  expect((await signIn()) === "0000", "the person signs in");
  return handle;
}

/** Stops an instance while a document comes slowly to it. */
async function checkStop(handle: string): Promise<void> {
  const form = documentForm(2_000_000);
  const outgoing = request({
    host: addressOf("web-1", "back"),
    port: 3000,
    path: "/api/common/file-upload",
    method: "POST",
    headers: { ...formType, origin: SITE, registrationid: handle, "content-length": form.length, "x-request-id": randomUUID() },
  });
  const answered = once(outgoing, "response");
  outgoing.write(form.subarray(0, 1_000_000));
  await pause(1_000);
  const stopped = new Promise((resolve) => setTimeout(() => resolve(podman(["kill", "--signal", "TERM", container("web-1")])), 0));
  await stopped;
  await pause(2_000);
  expect((await ask("/login")).status === 200, "the other instance serves pages meanwhile");
  outgoing.end(form.subarray(1_000_000));
  const [incoming] = await answered;
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  const answer = Buffer.concat(parts).toString("utf8");
  const code = podman(["wait", container("web-1")]);
  expect(answer.includes('"0000"') && code === "0", `an instance that stops finishes its upload first (${answer.slice(0, 40)}, exit code ${code})`);
  podman(["start", container("web-1")]);
  await waitHealthy("web-1");
}

async function checkDatabaseRestart(): Promise<void> {
  const before = inspect("api", "{{.State.StartedAt}}");
  podman(["restart", "--time", "20", container("postgres")]);
  await waitHealthy("postgres");
  await waitHealthy("api");
  expect((await signIn()) === "0000" && inspect("api", "{{.State.StartedAt}}") === before, "the API goes on after a restart of the database");
}

async function main(): Promise<void> {
  const images = [
    ...new Set(
      Object.values(services)
        .filter(({ build }) => !build)
        .map(({ image }) => image),
    ),
  ];
  prepareImages(images);
  removeAll();
  if (!process.argv.includes("--no-build")) buildImage(services.api?.image ?? "");
  const names = ["-subj", `/CN=${HOST}`, "-addext", `subjectAltName=DNS:${HOST}`];
  const files = ["-keyout", path.join(folder, "privkey.pem"), "-out", path.join(folder, "fullchain.pem")];
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", ...names, ...files], { stdio: "ignore" });
  try {
    await startAll();
    for (const name of ["api", "web-1", "web-2"]) checkUser(name);
    const handle = await checkVisit();
    await checkStop(handle);
    await checkDatabaseRestart();
    for (const name of ["api", "web-1", "web-2"]) {
      const faults = logsOf(container(name))
        .split("\n")
        .filter((line) => /"level":"(error|fatal)"|EROFS|EACCES/.test(line));
      expect(faults.length === 0, `the log of ${name} has no fault ${faults[0] ?? ""}`);
    }
  } finally {
    removeAll();
  }
}

try {
  await main();
} catch (cause) {
  failures.push((cause as Error).message);
  console.error((cause as Error).message);
}
rmSync(folder, { recursive: true, force: true });
console.log(`containers: ${failures.length === 0 ? "ok" : `${failures.length} FAILED`}`);
process.exit(failures.length === 0 ? 0 : 1);
