/**
 * Kills the reference API with -9 in the middle of writes, again and again, every other time its database along with it, and looks for acknowledged work that is gone:
 * registrations, documents byte for byte, submissions. `npm run test:kill -- 100` runs 100 rounds; exit code 1 on a loss.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { plainEnv } from "./plain-env.ts";
import { freePort, waitFor } from "./ports.ts";

const rounds = Math.max(1, Number(process.argv[2]) || 100);
const port = await freePort();
const writers = 4;
const dataDir = mkdtempSync(path.join(tmpdir(), "simpul-kill-"));
const base = `http://127.0.0.1:${port}`;

type Acked = { email: string; handle: string; requestId: string; password: string; file?: { url: string; sha256: string }; submitted?: string };
const acked: Acked[] = [];
let child: ChildProcess | undefined;
let serial = 0;

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
  const text = {
    placeOfBirth: "Jakarta",
    province: "Bali",
    city: "Kota Denpasar",
    district: "Denpasar Barat",
    village: "Pemecutan",
    address: "Jalan 1",
  };
  const numbers = { idNumber: "3174014101900001", npwp: "3174014101900001", birthday: "1990-01-01", postcode: "80111", bankAccount: account };
  const documents = { ktpPicUrl: [url], facePicUrl: [url], npwpPicUrl: [url], incomePicUrlList: [url] };
  return JSON.stringify({ gender: "PEREMPUAN", bankName: "Bank Mandiri", ...text, ...numbers, ...documents });
}

/** Sends the details under the name of their submission: by it the same one counts again. */
const submit = ({ handle, requestId }: Acked, person: unknown) =>
  post("/api/investor/info-upload", { type: 0, id: handle, person }, { "X-Request-Id": requestId });

async function writeUntilDead(): Promise<void> {
  for (;;) {
    serial += 1;
    const email = `orang${serial}@contoh.id`;
    const password = "Rahasia#1";
    const answer = await post("/api/investor/regist", {
      type: 0,
      username: "Orang",
      email,
      mobile: `62813${String(serial).padStart(8, "0")}`,
      password,
    });
    if (answer.code !== "0000" || !answer.data) throw new Error(`regist answered ${answer.code}`);
    const one: Acked = { email, password, handle: answer.data.id, requestId: randomUUID() };
    acked.push(one);
    const filling = randomBytes(20_000 + Math.floor(Math.random() * 400_000));
    const bytes = Buffer.concat([Buffer.from("%PDF-1.4\n1 0 obj<<>>stream\n"), filling, Buffer.from("\nendstream endobj\n%%EOF\n")]);
    const form = new FormData();
    form.append("file", new Blob([bytes], { type: "application/pdf" }), "a.pdf");
    const upload = await fetch(`${base}/api/common/file-upload`, { method: "POST", body: form, headers: { RegistrationId: one.handle } });
    const { data: url } = (await upload.json()) as { data: string };
    one.file = { url, sha256: createHash("sha256").update(bytes).digest("hex") };
    if (serial % 2 === 0) {
      const person = detailsOf(url, String(serial));
      const { code } = await submit(one, JSON.parse(person));
      if (code !== "0000") throw new Error(`info-upload answered ${code}`);
      one.submitted = person;
    }
  }
}

async function lossesOf(one: Acked): Promise<string[]> {
  const lost: string[] = [];
  const { code, data } = await post("/api/investor/login", { username: one.email, password: one.password });
  if (code !== "0000" || !data) return [`registration of ${one.email} (${code})`];
  if (one.file) {
    const response = await fetch(base + one.file.url, { headers: { UserLoginToken: data.token } });
    const sha256 = createHash("sha256")
      .update(Buffer.from(await response.arrayBuffer()))
      .digest("hex");
    if (sha256 !== one.file.sha256) lost.push(`document of ${one.email}`);
  }
  if (one.submitted) {
    const again = await submit(one, JSON.parse(one.submitted));
    const other = await submit(one, { ...JSON.parse(one.submitted), bankAccount: "1" });
    if (again.code !== "0000" || other.code !== "1004") lost.push(`submission of ${one.email}`);
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
    const writing = Promise.allSettled(Array.from({ length: writers }, writeUntilDead));
    await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 1_000));
    // A machine that goes down takes both; of a process that dies alone, the database ends in order.
    if (round % 2 === 0) process.kill(databasePid(), "SIGKILL");
    child?.kill("SIGKILL");
    if (child) await once(child, "exit");
    await writing;
    await start();
    for (const one of acked.slice(checked)) losses.push(...(await lossesOf(one)));
    checked = acked.length;
  }
  // Once more over everything: a later crash must not take earlier work along.
  for (const one of acked) losses.push(...(await lossesOf(one)));
} finally {
  child?.kill("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
}
const files = acked.filter((one) => one.file).length;
const submissions = acked.filter((one) => one.submitted).length;
for (const loss of losses) console.error(`lost: ${loss}`);
console.log(
  `${rounds} kills in ${((Date.now() - started) / 1000).toFixed(0)} s: ${acked.length} registrations, ${files} documents, ${submissions} submissions acknowledged, ${losses.length} lost`,
);
process.exit(losses.length > 0 || acked.length < rounds ? 1 : 0);
