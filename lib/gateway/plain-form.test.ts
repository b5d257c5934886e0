import { randomBytes } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { plainFormCopy } from "../content/plain-form.ts";
import { fieldMessages } from "../contract/messages.ts";
import { plainActions } from "../plain-forms/actions.ts";
import { openState, stateCookieName } from "../plain-forms/state.ts";
import { type PlainPage, plainPages, routes } from "../routes.ts";
import { type Gateway, handleCall } from "./handle-call.ts";
import type { CallLine } from "./log.ts";
import { answerPlainForm, isPlainForm } from "./plain-form.ts";

type Seen = { url: string; headers: IncomingHttpHeaders; body: unknown };

let server: Server;
let seen: Seen[];
let lines: CallLine[];
let reply: { status?: number; headers?: Record<string, string>; body: unknown };

const success = (data?: unknown) => ({ body: { code: "0000", message: "Sukses", data } });
const user = { id: "handle-1", type: 1, validate: false, username: "Rani", token: "token-of-rani" };

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    seen.push({ url: request.url ?? "", headers: request.headers, body: JSON.parse(body || "null") });
    response.writeHead(reply.status ?? 200, { "content-type": "application/json", ...reply.headers }).end(JSON.stringify(reply.body));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
});
afterAll(() => new Promise((closed) => server.close(closed)));
beforeEach(() => {
  seen = [];
  lines = [];
  reply = success();
});

type Extra = { headers?: Record<string, string>; gateway?: Partial<Gateway>; body?: BodyInit; method?: string };

const sameOrigin = { origin: "http://localhost:3000", "sec-fetch-site": "same-origin" };

async function send(action: string, fields: Record<string, string>, { headers = sameOrigin, gateway = {}, body, method = "POST" }: Extra = {}) {
  const request = new Request(`http://localhost:3000${action}`, {
    method,
    headers: { cookie: "TimeOffset=0", ...headers },
    ...(method === "POST" ? { body: body ?? new URLSearchParams(fields) } : {}),
  });
  const open: Gateway = {
    apiOrigin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    siteUrl: "http://localhost:3000",
    trustProxy: false,
    limit: async () => undefined,
    timeoutMs: 2_000,
    log: (line) => lines.push(line),
    ...gateway,
  };
  const response = await answerPlainForm(open, request, "192.0.2.1", (call) => handleCall(open, call, "192.0.2.1"));
  const cookies = response.headers.getSetCookie();
  const cookieOf = (page: PlainPage) => cookies.find((one) => one.startsWith(`${stateCookieName(false)}=`) && one.includes(`Path=${page};`));
  return {
    response,
    status: response.status,
    location: response.headers.get("location"),
    cookies,
    cookieOf,
    stateOf: (page: PlainPage) => openState(cookieOf(page)?.split(/[=;]/)[1], page),
  };
}

const login = { username: "0812-3456 7890", password: " Rahasia#1 " };
const complaint = { key: "0b3b4a0e-1f7c-4f0e-9f57-0a9a7f3f8a11", name: "Budi", contact: "budi@contoh.id", message: "Baris satu\r\nbaris dua" };
const reset = { username: "rani@contoh.id", code: "123 456", password: "Rahasia#2026", confirm: "Rahasia#2026" };

describe("the sign-in", () => {
  it("sends the call of the form with scripts, and moves the token into the cookie", async () => {
    reply = success(user);
    const { status, location, cookies, response } = await send(plainActions.login, login);
    expect([status, location]).toEqual([303, "/halamandepan"]);
    expect(seen).toMatchObject([{ url: "/api/investor/login", body: { username: "081234567890", password: " Rahasia#1 " } }]);
    expect(cookies).toEqual(expect.arrayContaining([expect.stringMatching(/^UserLoginToken=token-of-rani; HttpOnly/)]));
    expect(Object.fromEntries(response.headers)).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
    expect(await response.text()).toBe("");
  });

  it("leads to details that are still missing", async () => {
    reply = success({ ...user, validate: true });
    expect((await send(plainActions.login, login)).location).toBe(`/registerCompany?data=${encodeURIComponent('{"id":"handle-1"}')}`);
  });

  it.each([
    ["the query of the page it came from", { referer: "http://localhost:3000/login?next=%2FstatusPendaftaran" }, {}, "/statusPendaftaran"],
    ["its own field", {}, { next: "/statusPendaftaran" }, "/statusPendaftaran"],
    ["another site", { referer: "http://localhost:3000/login?next=%2F%2Fjahat.example" }, {}, "/halamandepan"],
    ["a broken referrer", { referer: "::" }, {}, "/halamandepan"],
  ])("returns to the page named by %s, on this site only", async (_, headers, fields, location) => {
    reply = success(user);
    expect((await send(plainActions.login, { ...login, ...fields }, { headers: { ...sameOrigin, ...headers } })).location).toBe(location);
  });

  it("comes back with the service's refusal and the account, never with the password", async () => {
    reply = { body: { code: "1001", message: "Akun atau kata sandi salah." } };
    const { status, location, stateOf, cookieOf } = await send(plainActions.login, { ...login, next: "/statusPendaftaran" });
    expect([status, location]).toEqual([303, "/formulir/masuk?dijawab=1"]);
    expect(stateOf(plainPages.login)).toMatchObject({
      refusal: "Akun atau kata sandi salah.",
      errors: {},
      values: { username: "0812-3456 7890", next: "/statusPendaftaran" },
    });
    expect(JSON.stringify(stateOf(plainPages.login))).not.toContain("Rahasia");
    expect(cookieOf(plainPages.login)).toMatch(/; HttpOnly; Path=\/formulir\/masuk; Max-Age=600; SameSite=Strict$/);
    expect(cookieOf(plainPages.login)).not.toMatch(/0812|Akun/);
  });

  it("shows the beginning of an error report that a platform sends as its message", async () => {
    const message = randomBytes(12_000).toString("hex");
    reply = { status: 400, body: { code: "1999", message } };
    const { stateOf } = await send(plainActions.login, login);
    expect(stateOf(plainPages.login)).toMatchObject({ refusal: message.slice(0, 500), values: { username: login.username } });
  });

  it("says what is missing at each field without calling the upstream, and counts the try", async () => {
    const counted: string[] = [];
    const { stateOf } = await send(
      plainActions.login,
      { username: " ", password: "" },
      {
        gateway: {
          limit: async (limited, address) => {
            counted.push(`${limited} ${address}`);
            return undefined;
          },
        },
      },
    );
    expect(stateOf(plainPages.login)?.errors).toEqual({ username: fieldMessages.content, password: fieldMessages.loginPassword });
    expect(seen).toEqual([]);
    expect(counted).toEqual(["login 192.0.2.1"]);
  });
});

it.each([
  ["a call", login],
  ["a form with faults", { username: "" }],
])("says how long to wait when %s is over the limit", async (_, fields) => {
  const { stateOf } = await send(plainActions.login, fields as Record<string, string>, { gateway: { limit: async () => 42 } });
  expect(stateOf(plainPages.login)?.refusal).toBe("Terlalu banyak permintaan. Coba lagi nanti. Tunggu 42 detik.");
  expect(seen).toEqual([]);
});

describe("the forgotten password", () => {
  it("goes on to the code, with the account as typed", async () => {
    const { location, stateOf } = await send(plainActions.passwordCode, { username: " 0812-3456 7890 " });
    expect(location).toBe("/formulir/kata-sandi?dijawab=1");
    expect(seen).toMatchObject([{ url: "/api/investor/password-code", body: { account: "081234567890" } }]);
    expect(stateOf(plainPages.password)).toMatchObject({ step: "code", values: { account: "0812-3456 7890" } });
    const again = await send(plainActions.passwordCode, { username: "0812-3456 7890", resend: "1" });
    expect(again.stateOf(plainPages.password)).toMatchObject({ step: "code", notice: "Sukses" });
  });

  it.each([
    ["the account", {}, undefined, "account"],
    ["the code, when another one was requested", { resend: "1" }, "code", "code"],
  ])("says at %s that it is too soon for a code", async (_, fields, step, field) => {
    reply = { body: { code: "1008", message: "Terlalu cepat." }, headers: { "retry-after": "30" } };
    const { stateOf } = await send(plainActions.passwordCode, { username: "rani@contoh.id", ...fields });
    expect(stateOf(plainPages.password)).toMatchObject({
      errors: { [field]: "Terlalu cepat. Tunggu 30 detik." },
      values: { account: "rani@contoh.id" },
    });
    expect(stateOf(plainPages.password)?.step).toBe(step);
  });

  it.each([
    "Kode baru saja dikirim. Tunggu 48 detik sebelum meminta lagi.",
    "Akun dikunci sementara. Coba lagi dalam 15 menit, atau atur ulang kata sandi setelah itu.",
    "Sudah mencapai batas. Coba lagi besok.",
  ])("says the time to wait once: %s", async (message) => {
    reply = { body: { code: "1008", message }, headers: { "retry-after": "48" } };
    const { stateOf } = await send(plainActions.passwordCode, { username: "rani@contoh.id" });
    expect(stateOf(plainPages.password)).toMatchObject({ errors: { account: message } });
  });

  it("changes the password with the code as pasted", async () => {
    const { stateOf } = await send(plainActions.passwordReset, { ...reset, code: "Kode Anda: 123456." });
    expect(seen).toMatchObject([
      { url: "/api/investor/password-reset", body: { account: "rani@contoh.id", code: "123456", password: "Rahasia#2026" } },
    ]);
    expect(stateOf(plainPages.password)).toMatchObject({ step: "done", values: {} });
  });

  it("stays at the code with a message at each field, and keeps neither code nor password", async () => {
    const { stateOf } = await send(plainActions.passwordReset, { ...reset, code: "", confirm: "Lain#2026" });
    expect(stateOf(plainPages.password)).toMatchObject({
      step: "code",
      errors: { code: fieldMessages.code, confirm: fieldMessages.passwordMismatch },
      values: { account: "rani@contoh.id" },
    });
    expect(JSON.stringify(stateOf(plainPages.password))).not.toMatch(/2026|123/);
    expect(seen).toEqual([]);
  });

  it("shows a wrong code at its field, and above the form that a lost response may have been a success", async () => {
    reply = { body: { code: "1006", message: "Kode salah." } };
    expect((await send(plainActions.passwordReset, reset)).stateOf(plainPages.password)?.errors.code).toMatch(
      /^Kode salah\. .*tertekan dua kali.*coba masuk dulu/,
    );
    reply = { status: 500, body: "no envelope" };
    expect((await send(plainActions.passwordReset, reset)).stateOf(plainPages.password)?.refusal).toMatch(/^Koneksi terputus .*mungkin sudah diubah/);
  });
});

describe("tickets", () => {
  it("files a complaint under the request id of its form, with line breaks as one character", async () => {
    reply = success({ ticket: "ADU-1" });
    const { stateOf } = await send(plainActions.complaint, { ...complaint, kind: "access" });
    const { key, ...body } = complaint;
    expect(seen).toMatchObject([{ url: "/api/h5/rights-request", body: { ...body, kind: "service", message: "Baris satu\nbaris dua" } }]);
    expect(seen[0]?.headers["x-request-id"]).toBe(key);
    expect(stateOf(plainPages.complaint)).toMatchObject({ step: "done", ticket: "ADU-1", values: { kind: "service" } });
  });

  it("keeps everything that was typed, and the request id, when the upstream does not answer", async () => {
    reply = { status: 500, body: "no envelope" };
    const { stateOf } = await send(plainActions.dataRequest, { ...complaint, kind: "access" });
    expect(stateOf(plainPages.dataRequest)).toMatchObject({
      refusal: "Jaringan bermasalah, silakan coba lagi.",
      values: { ...complaint, kind: "access", message: "Baris satu\nbaris dua" },
    });
  });

  it("returns a message of 1,500 letters with its fault, and shortens only what no cookie holds", async () => {
    const words = Array.from({ length: 200 }, (_, at) => `kalimat${at * 7_919}`).join(" ");
    const long = (await send(plainActions.complaint, { ...complaint, message: words })).stateOf(plainPages.complaint);
    expect(long).toMatchObject({ errors: { message: fieldMessages.tooLong(1_000) }, values: { message: words } });
    const noise = Array.from({ length: 4_000 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7_919) % 20_000))).join("");
    const { stateOf, cookieOf } = await send(plainActions.complaint, { ...complaint, message: noise });
    expect(cookieOf(plainPages.complaint)?.length).toBeLessThan(4_096);
    const { errors, values } = stateOf(plainPages.complaint) ?? {};
    expect(errors).toEqual({ message: plainFormCopy.tooLong });
    expect(values?.message?.length).toBeGreaterThan(1_000);
    expect(noise.startsWith(values?.message ?? "-")).toBe(true);
    expect(values?.name).toBe("Budi");
  });

  it.each(["\u0000", "a\r\nb", "漢", "abc"])("sends a call without a request id that is none: %j", async (key) => {
    const { status, stateOf } = await send(plainActions.complaint, { ...complaint, key, message: "" });
    expect(status).toBe(303);
    expect(stateOf(plainPages.complaint)?.values).not.toHaveProperty("key");
    reply = success({ ticket: "ADU-1" });
    expect((await send(plainActions.complaint, { ...complaint, key })).status).toBe(303);
    expect(seen).toHaveLength(1);
  });

  it.each([
    ["", fieldMessages.content],
    ["Bunga!!", fieldMessages.tooShort(10)],
  ])("says of the message “%s”: %s", async (message, error) => {
    const { stateOf } = await send(plainActions.complaint, { ...complaint, message });
    expect(stateOf(plainPages.complaint)).toMatchObject({ errors: { message: error }, values: { name: "Budi" } });
  });

  it("says what to do when the whole form is too large to read", async () => {
    const { status, stateOf } = await send(plainActions.complaint, { ...complaint, message: "x".repeat(70_000) });
    expect(status).toBe(303);
    expect(stateOf(plainPages.complaint)?.refusal).toBe(plainFormCopy.bodyTooLarge);
  });
});

describe("the check of a channel", () => {
  it("redirects to the address of its answer, and seals a text that is too long for an address", async () => {
    const { status, location, cookies } = await send(plainActions.channelCheck, { kontak: "simpu1.example & teman" });
    expect([status, location]).toEqual([303, "/cekKeaslian?kontak=simpu1.example+%26+teman#hasil"]);
    expect(cookies).toEqual([]);
    expect((await send(plainActions.channelCheck, {})).location).toBe("/cekKeaslian?kontak=#hasil");
    const long = "0812 3456 7890 minta transfer ".repeat(100);
    const answer = await send(plainActions.channelCheck, { kontak: long });
    expect(answer.location).toBe("/cekKeaslian?dijawab=1#hasil");
    expect(answer.stateOf(routes.channelCheck)).toMatchObject({ values: { kontak: long }, errors: {} });
    expect(answer.cookieOf(routes.channelCheck)).toContain("; Path=/cekKeaslian;");
    expect(JSON.stringify(lines)).not.toContain("simpu1");
  });

  it("says that a text is too long to judge, and keeps its beginning", async () => {
    const answer = await send(plainActions.channelCheck, { kontak: `simpul.example ${"kata ".repeat(12_000)}` });
    expect(answer.location).toBe("/cekKeaslian?dijawab=1#hasil");
    const state = answer.stateOf(routes.channelCheck);
    expect(state?.errors.kontak).toBeTruthy();
    expect(state?.values.kontak).toMatch(/^simpul\.example kata/);
    expect(state?.values.kontak?.length).toBeLessThanOrEqual(5_000);
  });

  it("says at the field how long to wait, and that a form is too large", async () => {
    const waits = await send(plainActions.channelCheck, { kontak: "a" }, { gateway: { limit: async () => 5 } });
    expect(waits.stateOf(routes.channelCheck)).toMatchObject({
      errors: { kontak: expect.stringMatching(/Tunggu 5 detik\.$/) },
      values: { kontak: "a" },
    });
    const large = await send(plainActions.channelCheck, { kontak: "x".repeat(70_000) });
    expect(large.stateOf(routes.channelCheck)?.errors).toEqual({ kontak: plainFormCopy.bodyTooLarge });
  });
});

describe("other sites and programs", () => {
  it.each([
    ["another origin", { origin: "https://jahat.example" }],
    ["a hidden origin", { origin: "null" }],
    ["another site", { "sec-fetch-site": "cross-site" }],
    ["another host of this domain", { ...sameOrigin, "sec-fetch-site": "same-site" }],
    ["nobody", {}],
  ])("refuses a form from %s with a page that links to our form", async (_, headers) => {
    const { status, response, cookies } = await send(plainActions.login, login, { headers: headers as Record<string, string> });
    expect(status).toBe(403);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await response.text()).toContain('<a href="/formulir/masuk">');
    expect(cookies).toEqual([]);
    expect(seen).toEqual([]);
    expect(lines).toMatchObject([{ method: "POST", path: "/api/form/login", status: 403 }]);
  });

  it("logs one line for each form, refused or sent on, without what was typed", async () => {
    reply = success(user);
    await send(plainActions.login, login);
    await send(plainActions.login, { username: "sari@rumah.id" });
    await send(plainActions.login, login, { gateway: { limit: async () => 30 } });
    await send(plainActions.login, login, { headers: { ...sameOrigin, "content-type": "text/plain" } });
    const form = { method: "POST", path: "/api/form/login", status: 303 };
    expect(lines).toMatchObject([{ path: "/api/investor/login", status: 200 }, form, { path: "/api/investor/login", status: 429 }, form]);
    expect(JSON.stringify(lines)).not.toMatch(/rumah|Rahasia|0812/);
  });

  it("answers GET with 405 and an unknown form with 404", async () => {
    expect((await send(plainActions.login, {}, { method: "GET" })).status).toBe(405);
    expect((await send("/api/form/toString", {})).status).toBe(404);
    expect([isPlainForm("/api/form/login"), isPlainForm("/api/investor/login")]).toEqual([true, false]);
  });

  it("reads forms only, not files and not JSON", async () => {
    const file = new FormData();
    file.set("username", "a");
    for (const [body, headers] of [
      [file, sameOrigin],
      ["{}", { ...sameOrigin, "content-type": "application/json" }],
    ] as const)
      expect((await send(plainActions.login, {}, { body, headers })).stateOf(plainPages.login)?.refusal).toBe("Permintaan tidak dapat dibaca.");
    expect(seen).toEqual([]);
  });
});
