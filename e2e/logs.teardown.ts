import { randomBytes, randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { endpoints } from "../lib/contract/endpoints.ts";
import { plainActions } from "../lib/plain-forms/actions.ts";
import { codeFor, countCodes } from "./outbox.ts";
import { readTyped } from "./typed-texts.ts";

const log = process.env.E2E_LOG;
/** What `npm start` prints about the demo accounts, once and on purpose. */
const BANNER = /^(?: {2}(?:personal funder|company funder|company, details pending|app users? )|Meja kerja: ).*\n/gm;

test("no log of the run contains what people typed, sent or received", async ({ request }) => {
  test.skip(!log, "the log of the server under test is not known (E2E_LOG)");
  const mark = randomBytes(6).toString("hex");
  const digits = String(randomInt(1e9)).padStart(9, "0");
  const person = { username: `Nama ${mark}`, email: `${mark}@contoh.id`, mobile: `6281${digits}`, password: `Sandi#${mark}` };
  const registered = (await (await request.post("/api/investor/regist", { data: { type: 0, ...person } })).json()) as {
    code: string;
    data: { id: string };
  };
  expect(registered.code).toBe("0000");
  const content = `%PDF-1.7 isi-${mark}\n%%EOF`;
  const file = { name: `ktp-${mark}.pdf`, mimeType: "application/pdf", buffer: Buffer.from(content) };
  const uploaded = await request.post("/api/common/file-upload", { headers: { RegistrationId: registered.data.id }, multipart: { file } });
  const { data: url } = (await uploaded.json()) as { data: string };
  await request.post("/api/investor/info-upload", { data: { type: 0, id: registered.data.id, person: { idNumber: `3174${digits}123` } } });
  await request.post("/api/investor/login", { data: { username: person.email, password: person.password } });
  const token = (await request.storageState()).cookies.find(({ name }) => name === "UserLoginToken")?.value ?? "";
  await request.get(`/halamandepan?UserLoginToken=${token}&kepada=${mark}`);
  await request.get(url);
  await request.get(`/blog?q=cari-${mark}`);
  await request.get(`/cekKeaslian?kontak=nomor-${mark}.example`);
  const sent = countCodes(person.email);
  await request.post("/api/investor/password-code", { data: { account: person.email } });
  const code = await codeFor(person.email, sent);
  await request.post("/api/investor/password-reset", { data: { account: person.email, code, password: `Baru#${mark}` } });
  await request.post("/api/investor/login", { data: `{"username":"${mark}`, headers: { "content-type": "application/json" } });

  // Paths of calls and forms may contain a word that somebody chose, such as "correction".
  const paths = [...Object.values(endpoints).map(({ path }) => path), ...Object.values(plainActions)];
  const text = paths.reduce((left, path) => left.replaceAll(path, ""), readFileSync(log as string, "utf8").replace(BANNER, ""));
  const lines = text.split("\n").filter((line) => line.startsWith("{"));
  const calls = lines.map((line) => JSON.parse(line) as { part?: string; requestId?: string; path?: string; route?: string });
  const ofGateway = new Set(calls.filter(({ part }) => part === "gateway").map(({ requestId }) => requestId));
  expect(ofGateway.size).toBeGreaterThan(5);
  expect(
    calls.some(({ part, requestId }) => part === "api" && ofGateway.has(requestId)),
    "one request id in gateway and API",
  ).toBe(true);

  const secrets = [
    mark,
    ...Object.values(person),
    registered.data.id,
    token,
    url.split("/").at(-1) as string,
    content,
    `3174${digits}123`,
    "Demo#2026",
    "Hapus#2026",
  ];
  const typed = readTyped();
  const found = [...secrets, ...typed].filter((word) => word.length > 0 && text.includes(word));
  expect(found, `${typed.length} texts typed, ${lines.length} lines`).toEqual([]);
  expect(new RegExp(`(?<!\\d)${code}(?!\\d)`).test(text), "a code").toBe(false);
  console.log(`logs: ${lines.length} lines searched for ${typed.length + secrets.length + 1} texts`);
});
