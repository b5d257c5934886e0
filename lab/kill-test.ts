/**
 * Kills the reference API with SIGKILL during writes, every other round together with its database, and checks that no
 * acknowledged registration, document or submission is lost. `npm run test:kill -- 100` runs 100 rounds; exit code 1
 * on a loss.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { examplesOf } from "../lib/contract/field-list.ts";
import { personForm } from "../lib/contract/person-form.ts";
import { freePort, waitFor } from "../lib/ports.ts";
import { plainEnv } from "../scripts/plain-env.ts";

const rounds = Math.max(1, Number(process.argv[2]) || 100);
const port = await freePort();
const writers = 4;
/** The longest wait for the first writes of a round, milliseconds. */
const FIRST_WRITES_MS = 60_000;
const dataDir = mkdtempSync(path.join(tmpdir(), "simpul-kill-"));
const base = `http://127.0.0.1:${port}`;

type Account = { email: string; handle: string; requestId: string; password: string; file?: { url: string; sha256: string }; submitted?: string };
const acknowledged: Account[] = [];
let child: ChildProcess | undefined;
let sequence = 0;

async function start(): Promise<void> {
  child = spawn(process.execPath, ["reference-api/server.ts"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: plainEnv({ DATA_DIR: dataDir, API_PORT: String(port), LOG_LEVEL: "silent", RATE_LIMIT_FACTOR: "10000" }),
  });
  await waitFor(`${base}/health`, "The API", 120_000);
}

async function post(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<{ code: string; data?: { id: string; token: string } }> {
  const response = await fetch(base + url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { code: string; data?: { id: string; token: string } };
}

function detailsOf(url: string, account: string): string {
  return JSON.stringify({ ...examplesOf(personForm, url), bankAccount: account });
}

/** The request id makes a repeated submission succeed. */
const submit = ({ handle, requestId }: Account, person: unknown) =>
  post("/api/investor/info-upload", { type: 0, id: handle, person }, { "X-Request-Id": requestId });

async function writeUntilKilled(): Promise<void> {
  for (;;) {
    sequence += 1;
    const email = `orang${sequence}@contoh.id`;
    const password = "Rahasia#1";
    const answer = await post("/api/investor/regist", {
      type: 0,
      username: "Orang",
      email,
      mobile: `62813${String(sequence).padStart(8, "0")}`,
      password,
    });
    if (answer.code !== "0000" || !answer.data) throw new Error(`regist answered ${answer.code}`);
    const account: Account = { email, password, handle: answer.data.id, requestId: randomUUID() };
    acknowledged.push(account);
    const content = randomBytes(20_000 + Math.floor(Math.random() * 400_000));
    const bytes = Buffer.concat([Buffer.from("%PDF-1.4\n1 0 obj<<>>stream\n"), content, Buffer.from("\nendstream endobj\n%%EOF\n")]);
    const form = new FormData();
    form.append("file", new Blob([bytes], { type: "application/pdf" }), "a.pdf");
    const upload = await fetch(`${base}/api/common/file-upload`, { method: "POST", body: form, headers: { RegistrationId: account.handle } });
    const { data: url } = (await upload.json()) as { data: string };
    account.file = { url, sha256: createHash("sha256").update(bytes).digest("hex") };
    if (sequence % 2 === 0) {
      const person = detailsOf(url, String(sequence));
      const { code } = await submit(account, JSON.parse(person));
      if (code !== "0000") throw new Error(`info-upload answered ${code}`);
      account.submitted = person;
    }
  }
}

async function lossesOf(account: Account): Promise<string[]> {
  const lost: string[] = [];
  const { code, data } = await post("/api/investor/login", { username: account.email, password: account.password });
  if (code !== "0000" || !data) return [`registration of ${account.email} (${code})`];
  if (account.file) {
    const response = await fetch(base + account.file.url, { headers: { UserLoginToken: data.token } });
    const sha256 = createHash("sha256")
      .update(Buffer.from(await response.arrayBuffer()))
      .digest("hex");
    if (sha256 !== account.file.sha256) lost.push(`document of ${account.email}`);
  }
  if (account.submitted) {
    const again = await submit(account, JSON.parse(account.submitted));
    const other = await submit(account, { ...JSON.parse(account.submitted), bankAccount: "1" });
    if (again.code !== "0000" || other.code !== "1004") lost.push(`submission of ${account.email}`);
  }
  return lost;
}

const databasePid = () => Number(readFileSync(path.join(dataDir, "postgresql/postmaster.pid"), "utf8").split("\n")[0]);

const losses: string[] = [];
let checked = 0;
const started = Date.now();
try {
  await start();
  for (let round = 1; round <= rounds; round += 1) {
    const before = acknowledged.length;
    const writing = Promise.allSettled(Array.from({ length: writers }, writeUntilKilled));
    // On a slow machine a fixed time may pass without a write.
    const deadline = Date.now() + FIRST_WRITES_MS;
    while (acknowledged.length < before + writers && Date.now() < deadline) await pause(20);
    await pause(Math.random() * 1_000);
    // With the API alone killed, the database shuts down cleanly; a power failure stops both.
    if (round % 2 === 0) process.kill(databasePid(), "SIGKILL");
    child?.kill("SIGKILL");
    if (child) await once(child, "exit");
    await writing;
    await start();
    for (const account of acknowledged.slice(checked)) losses.push(...(await lossesOf(account)));
    checked = acknowledged.length;
  }
  // A later crash must not lose earlier work either.
  for (const account of acknowledged) losses.push(...(await lossesOf(account)));
} finally {
  // Both have ended before their folder is removed.
  try {
    process.kill(databasePid(), "SIGKILL");
  } catch {
    // The database does not run.
  }
  if (child?.kill("SIGKILL")) await once(child, "exit");
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
}
const files = acknowledged.filter((account) => account.file).length;
const submissions = acknowledged.filter((account) => account.submitted).length;
for (const loss of losses) console.error(`lost: ${loss}`);
console.log(
  `${rounds} kills in ${((Date.now() - started) / 1000).toFixed(0)} s: ${acknowledged.length} registrations, ${files} documents, ${submissions} submissions acknowledged, ${losses.length} lost`,
);
process.exit(losses.length > 0 || acknowledged.length < rounds ? 1 : 0);
