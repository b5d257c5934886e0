import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { personDetails } from "../../test-support/person-details.ts";
import { accountCookies } from "./account-cookies.ts";
import { handleCall } from "./handle-call.ts";

let server: Server;
let seen: { url: string; headers: IncomingHttpHeaders }[];
let answers: Record<string, { data?: unknown; code?: string; headers?: Record<string, string> }>;

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = request.url ?? "";
    seen.push({ url, headers: request.headers });
    request.resume();
    request.on("end", () => {
      const { data, code = "0000", headers = {} } = answers[url] ?? {};
      response.writeHead(200, { "content-type": "application/json", ...headers });
      response.end(JSON.stringify({ code, message: "Sukses", ...(data === undefined ? {} : { data }) }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const OWN = "pegangan-sendiri-0123456789";
const PLANTED = "pegangan-ditanam-0123456789";
const person = { type: 0, username: "Dewi", email: "dewi@contoh.id", mobile: "628123456789", password: "Rahasia#1" };

beforeEach(() => {
  seen = [];
  answers = {
    "/api/investor/regist": { data: { id: OWN, type: 0, validate: true } },
    "/api/investor/login": {
      data: { id: OWN, type: 0, validate: true, username: "Dewi", token: "t".repeat(32) },
      headers: { DeviceId: "penanda-perangkat-0001" },
    },
    "/api/common/file-upload": { data: "/api/common/file/abc" },
  };
});

/** A browser: sends the cookies that it was given. */
function browser(siteUrl = "http://localhost:3000") {
  const jar = new Map<string, string>();
  async function send(path: string, init: RequestInit = {}) {
    const cookie = ["TimeOffset=0", ...[...jar].map(([name, value]) => `${name}=${value}`)].join("; ");
    const { port } = server.address() as AddressInfo;
    const response = await handleCall(
      { apiOrigin: `http://127.0.0.1:${port}`, siteUrl, trustProxy: false, limit: async () => undefined, log: () => undefined },
      new Request(siteUrl + path, { ...init, headers: { ...(init.headers as Record<string, string>), cookie } }),
      "192.0.2.1",
    );
    for (const set of response.headers.getSetCookie()) {
      const [, name = "", value = "", rest = ""] = /^([^=]+)=([^;]*)(.*)$/.exec(set) ?? [];
      if (/Max-Age=0/.test(rest)) jar.delete(name);
      else jar.set(name, value);
    }
    return { body: (await response.json()) as { code: string; message: string }, cookies: response.headers.getSetCookie() };
  }
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    send(path, { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json", ...headers } });
  const upload = (handle: string) => {
    const form = new FormData();
    form.set("file", new Blob(["%PDF-1.7"]), "a.pdf");
    return send("/api/common/file-upload", { method: "POST", body: form, headers: { RegistrationId: handle } });
  };
  return { jar, post, upload };
}

const details = personDetails("/api/common/file/a");
const submission = (id: string) => ({ type: 0, id, person: details });

test.each([
  ["registers", "/api/investor/regist", person],
  ["signs in", "/api/investor/login", { username: "dewi@contoh.id", password: "Rahasia#1" }],
])("a browser that %s sends nothing to a planted registration", async (_title, path, body) => {
  const { jar, post, upload } = browser();
  const { cookies } = await post(path, body);
  expect(cookies).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Registration=[\w-]{22}; HttpOnly; Path=\/; Max-Age=604800; SameSite=Lax$/)]),
  );
  expect([...jar.values()].join()).not.toContain(OWN);
  seen = [];
  for (const { body: refused } of [await upload(PLANTED), await post("/api/investor/info-upload", submission(PLANTED))]) {
    expect(refused).toEqual({ code: "1004", message: "Tautan ini milik pendaftaran lain, bukan pendaftaran yang dimulai di browser ini." });
  }
  expect(seen).toEqual([]);
  expect((await upload(OWN)).body.code).toBe("0000");
  expect((await post("/api/investor/info-upload", submission(OWN))).body.code).toBe("0000");
  expect(jar.has("Registration")).toBe(false);
});

test("a client without cookies, or another device, can finish a registration with its handle alone", async () => {
  await browser().post("/api/investor/regist", person);
  const { upload, post } = browser();
  expect((await upload(OWN)).body.code).toBe("0000");
  expect((await post("/api/investor/info-upload", submission(OWN))).body.code).toBe("0000");
});

test("a browser can finish two registrations; signing out clears both", async () => {
  const { jar, post, upload } = browser();
  await post("/api/investor/regist", person);
  answers["/api/investor/regist"] = { data: { id: PLANTED, type: 0, validate: true } };
  await post("/api/investor/regist", person);
  expect([(await upload(OWN)).body.code, (await upload(PLANTED)).body.code]).toEqual(["0000", "0000"]);
  await post("/api/investor/logout", {});
  expect([...jar.keys()]).toEqual([]);
  expect((await upload("yang-lain-lagi-0123456789")).body.code).toBe("0000");
});

test("sign-in stores the device marker in the browser only, which sends it with password and code checks", async () => {
  const { jar, post } = browser();
  const { cookies } = await post("/api/investor/login", { username: "dewi@contoh.id", password: "Rahasia#1" });
  expect(cookies).toContain("Device=penanda-perangkat-0001; HttpOnly; Path=/; Max-Age=31536000; SameSite=Lax");
  expect(seen.at(-1)?.headers.deviceid).toBeUndefined();
  await post("/api/investor/logout", {});
  expect(jar.get("Device")).toBe("penanda-perangkat-0001");
  await post("/api/investor/password-code", { account: "dewi@contoh.id" });
  expect(seen.at(-1)?.headers.deviceid).toBe("penanda-perangkat-0001");
  await post("/api/common/bank-list", {}, { DeviceId: "dari-skrip-0123456789" });
  expect(seen.at(-1)?.headers.deviceid).toBeUndefined();
});

test("with https, other hosts of the domain cannot set these cookies", async () => {
  const { jar, post } = browser("https://simpul.example");
  await post("/api/investor/login", { username: "dewi@contoh.id", password: "Rahasia#1" });
  expect([...jar.keys()].sort()).toEqual(["UserLoginToken", "__Host-Device", "__Host-Registration"]);
});

test("a 401 that took seconds does not end the session, which a sign-in may have replaced since", () => {
  const answer = { response: new Response(null, { status: 401 }), succeeded: false };
  const after = (ms: number) =>
    accountCookies(answer, { name: "currentUser", handle: undefined, browser: { cookieHeader: "UserLoginToken=t", secure: false }, ms });
  expect(after(300)).toEqual(["UserLoginToken=; HttpOnly; Path=/; Max-Age=0; SameSite=Lax"]);
  expect(after(2_500)).toEqual([]);
});
