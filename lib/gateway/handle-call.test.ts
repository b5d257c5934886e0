import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { sampleFor } from "../../test-support/faulty-upstream.ts";
import { createRateLimiter, type Limited } from "../rate-limit.ts";
import { type Gateway, handleCall } from "./handle-call.ts";
import type { CallLine } from "./log.ts";

type Seen = { method: string; url: string; headers: IncomingHttpHeaders; body: string };
type Reply = (request: IncomingMessage, response: ServerResponse, seen: Seen) => void;

const json = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) => {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify(body));
};

let server: Server;
let reply: Reply;
let seen: Seen[];
let lines: CallLine[];
let clockSkewMs: number;

const calls = () => seen.filter((call) => call.url !== "/api/common/timestamp");
const success = (data: unknown) => ({ code: "0000", message: "Sukses", data });
const ok: Reply = (request, response) => json(response, 200, success(sampleFor(request.url ?? "")));

function gateway(extra: Partial<Gateway> = {}): Gateway {
  return {
    apiOrigin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    siteUrl: "http://localhost:3000",
    trustProxy: false,
    limit: async () => undefined,
    timeoutMs: 2_000,
    log: (line) => lines.push(line),
    ...extra,
  };
}

async function call(path: string, init: RequestInit & { duplex?: "half" } = {}, extra: Partial<Gateway> = {}) {
  const response = await handleCall(gateway(extra), new Request(`http://localhost:3000${path}`, init), "192.0.2.1");
  const text = await response.text();
  return { response, text, status: response.status, cookies: response.headers.getSetCookie(), body: () => JSON.parse(text) };
}

const post = (body: unknown, headers: Record<string, string> = {}) => ({
  method: "POST",
  body: JSON.stringify(body),
  headers: { "content-type": "application/json", cookie: "TimeOffset=0", ...headers },
});

/** A call with a small document. */
function upload(): RequestInit {
  const form = new FormData();
  form.set("file", new Blob(["%PDF-1.7"]), "a.pdf");
  return { method: "POST", body: form, headers: { cookie: "TimeOffset=0" } };
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = "";
    try {
      for await (const chunk of request) body += (chunk as Buffer).toString("latin1");
    } catch {
      return;
    }
    const record = { method: request.method ?? "", url: request.url ?? "", headers: request.headers, body };
    seen.push(record);
    if (request.url === "/api/common/timestamp") return json(response, 200, { code: "0000", message: "Sukses", data: Date.now() + clockSkewMs });
    reply(request, response, record);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

beforeEach(() => {
  reply = ok;
  seen = [];
  lines = [];
  clockSkewMs = 0;
});

describe("what is refused", () => {
  it.each([
    ["GET", "/api/unknown", 404, "E404", "Sumber daya tidak ditemukan."],
    ["GET", "/api/common/timestamp/", 404, "E404", "Sumber daya tidak ditemukan."],
    ["GET", "/api/ad/detail/HomeWindow-TV", 404, "E404", "Sumber daya tidak ditemukan."],
    ["GET", "/api/investor/login", 405, "E405", "Metode tidak diizinkan."],
    ["DELETE", "/api/common/timestamp", 405, "E405", "Metode tidak diizinkan."],
  ])("the gateway answers %s %s with %i and %s", async (method, path, status, code, message) => {
    const answer = await call(path, { method });
    expect(answer.status).toBe(status);
    expect(answer.body()).toEqual({ code, message });
    expect(answer.response.headers.get("cache-control")).toBe("no-store");
    expect(seen).toHaveLength(0);
  });

  it("a 405 names the allowed methods in Allow", async () => {
    expect((await call("/api/investor/login")).response.headers.get("allow")).toBe("POST");
  });

  it.each([
    ["origin", "https://elsewhere.test"],
    ["origin", "null"],
    ["sec-fetch-site", "cross-site"],
    ["sec-fetch-site", "same-site"],
  ])("a POST from another site is refused by its %s %s", async (name, value) => {
    const answer = await call("/api/common/bank-list", post({}, { [name]: value }));
    expect(answer.status).toBe(403);
    expect(answer.body()).toEqual({ code: "E403", message: "Permintaan ditolak." });
    expect(seen).toHaveLength(0);
  });

  it("a POST of this site is sent to the upstream", async () => {
    const own = { origin: "http://localhost:3000", "sec-fetch-site": "same-origin" };
    expect((await call("/api/common/bank-list", post({}, own))).status).toBe(200);
  });

  it("a body that is not JSON, or of another type, is refused", async () => {
    const broken = await call("/api/common/bank-list", { ...post({}), body: "{" });
    expect([broken.status, broken.body().code]).toEqual([400, "E400"]);
    const form = await call("/api/common/bank-list", { ...post({}), headers: { "content-type": "text/plain" } });
    expect([form.status, form.body().code]).toEqual([400, "E400"]);
  });

  it("a body that does not match the schema is refused with the first message", async () => {
    const answer = await call("/api/investor/login", post({ username: "", password: "" }));
    expect(answer.body()).toEqual({ code: "E400", message: "Silakan masukkan email/No. telepon" });
    const unknown = await call("/api/common/bank-list", post({ extra: 1 }));
    expect(unknown.body()).toEqual({ code: "E400", message: "Permintaan tidak dapat dibaca." });
  });

  it("a JSON body above its limit is refused, with or without Content-Length", async () => {
    const text = `"${"x".repeat(70_000)}"`;
    const announced = await call("/api/common/bank-list", {
      ...post({}),
      body: text,
      headers: { "content-type": "application/json", "content-length": "70002" },
    });
    expect(announced.body()).toEqual({ code: "E413", message: "Permintaan terlalu besar." });
    const streamed = await call("/api/common/bank-list", { ...post({}), body: new Blob([text]).stream(), duplex: "half" });
    expect(streamed.status).toBe(413);
    expect(seen).toHaveLength(0);
  });

  it("too many calls from one address are refused with the time to wait", async () => {
    const limit = createRateLimiter({ factor: 1 / 40 });
    const ask = () => call("/api/investor/password-code", post({ account: "a@b.id" }), { limit });
    expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect([refused.status, refused.body().code]).toEqual([429, "E429"]);
    expect(Number(refused.response.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("calls are counted by the address of the socket, and by a forwarded one only behind a trusted proxy", async () => {
    const counted: [Limited, string][] = [];
    const limit = async (limitClass: Limited, address: string) => {
      counted.push([limitClass, address]);
      return undefined;
    };
    const headers = { "x-simpul-client-address": "203.0.113.9", "x-forwarded-for": "198.51.100.1, 203.0.113.9" };
    await call("/api/common/timestamp", { headers }, { limit });
    await call("/api/common/timestamp", { headers }, { limit, trustProxy: true });
    expect(counted).toEqual([
      ["read", "192.0.2.1"],
      ["read", "203.0.113.9"],
    ]);
  });
});

describe("what goes to the upstream", () => {
  it("the upstream gets only the headers of the allow-list", async () => {
    await call(
      "/api/common/bank-list",
      post(
        {},
        {
          cookie: "UserLoginToken=abc; TimeOffset=5000; other=1",
          UserLoginToken: "forged",
          ts: "1",
          token: "forged",
          authorization: "Bearer forged",
          "x-forwarded-for": "198.51.100.1",
          registrationid: "handle-0123456789",
          "x-custom": "1",
        },
      ),
    );
    const headers = calls()[0]?.headers ?? {};
    expect(headers.userlogintoken).toBe("abc");
    expect(Math.abs(Number(headers.ts) - Date.now() - 5_000)).toBeLessThan(1_000);
    expect(headers.registrationid).toBe("handle-0123456789");
    for (const name of ["cookie", "authorization", "token", "x-custom", "x-forwarded-for", "origin", "client"]) expect(headers[name]).toBeUndefined();
  });

  it("the upstream gets a registration handle of another platform, however short", async () => {
    await call("/api/common/bank-list", post({}, { registrationid: "reg-1" }));
    expect(calls()[0]?.headers.registrationid).toBe("reg-1");
  });

  it("the upstream gets the consents that the contract knows", async () => {
    await call("/api/common/bank-list", post({}, { consents: "consent-face.semua" }));
    expect(calls()[0]?.headers.consents).toBe("consent-face");
  });

  it("the upstream gets no malformed registration handle", async () => {
    await call("/api/common/bank-list", post({}, { registrationid: "a b" }));
    expect(calls()[0]?.headers.registrationid).toBeUndefined();
  });

  it("the upstream gets the pass of a phone that scans, if it is well-formed", async () => {
    await call("/api/common/bank-list", post({}, { scanpass: "q5cJ8YvT2mXb0LrWn7KdP4sZa1GhE6uF" }));
    await call("/api/common/bank-list", post({}, { scanpass: "short" }));
    expect(calls().map(({ headers }) => headers.scanpass)).toEqual(["q5cJ8YvT2mXb0LrWn7KdP4sZa1GhE6uF", undefined]);
  });

  it("the upstream gets client 3 on calls about ads", async () => {
    await call("/api/ad/detail/HomeWindow-PC", { headers: { cookie: "TimeOffset=0" } });
    expect(calls()[0]).toMatchObject({ url: "/api/ad/detail/HomeWindow-PC", headers: { client: "3" } });
  });

  it("the upstream gets the X-Forwarded-For chain behind a trusted proxy, with the client last and without its port", async () => {
    for (const chain of ["198.51.100.1", "10.0.0.1, 198.51.100.1:4711", "nonsense"])
      await call("/api/common/bank-list", post({}, { "x-forwarded-for": chain }), { trustProxy: true });
    expect(calls().map(({ headers }) => headers["x-forwarded-for"])).toEqual(["198.51.100.1", "10.0.0.1, 198.51.100.1", "192.0.2.1"]);
  });

  it("the upstream gets re-serialised JSON: of a duplicate key only the validated value", async () => {
    const body = '{ "username" : "korban@b.id",\n "password":" p ", "user\\u006eame": "a@b.id" }';
    reply = (_, response) => json(response, 200, { code: "1001", message: "Salah" });
    await call("/api/investor/login", { ...post({}), body });
    expect(calls()[0]?.body).toBe('{"username":"a@b.id","password":" p "}');
    expect(calls()[0]?.headers["content-length"]).toBe(String(calls()[0]?.body.length));
  });

  it("the upstream gets trimmed texts, but untrimmed passwords and codes, in the original field order", async () => {
    await call("/api/investor/login", post({ username: "  a@b.id ", password: " p " }, { cookie: "TimeOffset=0" }));
    await call(
      "/api/h5/cancellation",
      post({ raw: "123456", userId: " handle-1 ", selected: [2, 1], other: " Terlalu lama\n" }, { cookie: "TimeOffset=0" }),
    );
    expect(calls().map(({ body }) => body)).toEqual([
      '{"username":"a@b.id","password":" p "}',
      '{"raw":"123456","userId":"handle-1","selected":[2,1],"other":"Terlalu lama"}',
    ]);
    expect(calls()[0]?.headers["content-length"]).toBe(String(calls()[0]?.body.length));
  });

  it.each(["ab+c/dEf01234567890==", "{3f2a}", "a:b"])("a handle that the upstream issued as %j reaches it again with a document", async (id) => {
    reply = (_, response) => json(response, 200, { code: "0000", message: "OK", data: { id, type: 0, validate: true } });
    const account = { type: 0, username: "Sekar Ayu", email: "sekar@contoh.id", mobile: "6281234567890", password: "Rahasia#1" };
    const { data } = (await call("/api/investor/regist", post(account))).body();
    await call("/api/common/file-upload", { ...upload(), headers: { RegistrationId: data.id, cookie: "TimeOffset=0" } });
    expect(calls()[1]?.headers.registrationid).toBe(id);
  });

  it.each(["a b", "pegangan-é", "x".repeat(201)])("a handle that no header can carry, %j, is a fault of the upstream", async (id) => {
    reply = (_, response) => json(response, 200, { code: "0000", message: "OK", data: { id, type: 0, validate: true, username: "a", token: "t" } });
    expect((await call("/api/investor/login", post({ username: "a@b.id", password: "p" }))).status).toBe(502);
  });

  it("the upstream gets an empty object for an empty body", async () => {
    await call("/api/common/city-list", { method: "POST", headers: { cookie: "TimeOffset=0" } });
    expect(calls()[0]?.body).toBe("{}");
  });

  it("the upstream gets a validated query, and none if the contract has none", async () => {
    await call("/api/h5/website/blog/detail?id=a1", { headers: { cookie: "TimeOffset=0" } });
    await call("/api/h5/website/index?x=1", { headers: { cookie: "TimeOffset=0" } });
    expect(calls().map(({ url }) => url)).toEqual(["/api/h5/website/blog/detail?id=a1", "/api/h5/website/index"]);
    expect((await call("/api/h5/website/blog/detail?id=a1&id=a2")).status).toBe(400);
  });

  it("the upstream gets multipart bodies unchanged, with their length", async () => {
    const form = new FormData();
    form.set("file", new Blob([new Uint8Array(100_000)]), "a.pdf");
    const packed = new Response(form);
    const bytes = await packed.arrayBuffer();
    await call("/api/common/file-upload", {
      method: "POST",
      body: bytes,
      headers: { "content-type": packed.headers.get("content-type") as string, "content-length": String(bytes.byteLength), cookie: "TimeOffset=0" },
    });
    expect(calls()[0]?.headers["content-length"]).toBe(String(bytes.byteLength));
    expect(calls()[0]?.headers["content-type"]).toBe(packed.headers.get("content-type"));
    expect(Buffer.from(calls()[0]?.body ?? "", "latin1").equals(Buffer.from(bytes))).toBe(true);
  });

  it("an upload above 20 MB is refused, with or without Content-Length", async () => {
    const headers = { "content-type": "multipart/form-data; boundary=x", cookie: "TimeOffset=0" };
    const announced = await call("/api/common/file-upload", { method: "POST", body: "--x", headers: { ...headers, "content-length": "99999999" } });
    expect(announced.body()).toEqual({ code: "E413", message: "Ukuran berkas tidak boleh melebihi 20MB." });
    const stream = new Blob(Array.from({ length: 22 }, () => new Uint8Array(1_048_576))).stream();
    const counted = await call("/api/common/file-upload", { method: "POST", body: stream, duplex: "half", headers });
    expect([counted.status, counted.body().code]).toEqual([413, "E413"]);
  });

  it("a file of exactly 20 MB passes and one byte more does not, however long its name", async () => {
    const send = async (size: number, name: string) => {
      const form = new FormData();
      form.set("file", new Blob([new Uint8Array(size)]), name);
      const packed = new Response(form);
      const bytes = await packed.arrayBuffer();
      const headers = { "content-type": packed.headers.get("content-type") as string, cookie: "TimeOffset=0" };
      const announced = await call("/api/common/file-upload", {
        method: "POST",
        body: bytes,
        headers: { ...headers, "content-length": String(bytes.byteLength) },
      });
      const streamed = await call("/api/common/file-upload", { method: "POST", body: new Blob([bytes]).stream(), duplex: "half", headers });
      return [announced, streamed].map(({ body }) => body().code);
    };
    expect(await send(20_971_520, `${"panjang-".repeat(20)}.pdf`)).toEqual(["0000", "0000"]);
    expect(await send(20_971_521, "a.pdf")).toEqual(["E413", "E413"]);
  }, 20_000);

  it("an upload in a field other than file is refused", async () => {
    const form = new FormData();
    form.set("filename", new Blob(["x"]), "file");
    const packed = new Response(form);
    const refused = await call("/api/common/file-upload", {
      method: "POST",
      body: await packed.arrayBuffer(),
      headers: { "content-type": packed.headers.get("content-type") as string, cookie: "TimeOffset=0" },
    });
    expect([refused.status, refused.body().code, calls().length]).toEqual([400, "E400", 0]);
  });
});

describe("the clock", () => {
  it("without a cookie the upstream's clock is measured, and stored for an hour", async () => {
    clockSkewMs = 90_000;
    const answer = await call("/api/common/bank-list", { ...post({}), headers: { "content-type": "application/json" } });
    const offset = Number(/^TimeOffset=(-?\d+); Path=\/; Max-Age=3600; SameSite=Lax$/.exec(answer.cookies[0] ?? "")?.[1]);
    expect(Math.abs(offset - 90_000)).toBeLessThan(1_000);
    expect(Math.abs(Number(calls()[0]?.headers.ts) - Date.now() - 90_000)).toBeLessThan(1_500);
  });

  it.each(["x", "1.5", "86400001", "-86400001", ""])(
    "the upstream's clock is measured again when the cookie with its offset is %j",
    async (value) => {
      const answer = await call("/api/common/bank-list", post({}, { cookie: `TimeOffset=${value}` }));
      expect(answer.cookies[0]).toMatch(/^TimeOffset=-?\d+;/);
    },
  );

  it("a measurement of the clock that times out delays one call, not the following ones", async () => {
    const hanging = createServer((request, response) => {
      if (request.url !== "/api/common/timestamp") json(response, 200, success([]));
    });
    await new Promise<void>((resolve) => hanging.listen(0, "127.0.0.1", resolve));
    const apiOrigin = `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`;
    const ask = async () => {
      const started = Date.now();
      const { status } = await call("/api/common/bank-list", { ...post({}), headers: { "content-type": "application/json" } }, { apiOrigin });
      return [status, Date.now() - started] as const;
    };
    expect((await ask())[1]).toBeGreaterThan(2_500);
    const [status, ms] = await ask();
    hanging.closeAllConnections();
    hanging.close();
    expect(status).toBe(200);
    expect(ms).toBeLessThan(500);
  });

  it("the upstream's clock is not measured while the cookie is valid", async () => {
    await call("/api/common/bank-list", post({}, { cookie: "TimeOffset=-86400000" }));
    expect(seen).toHaveLength(1);
  });
});

describe("the answer", () => {
  it("an answer has the status, code and message of the upstream", async () => {
    reply = (_, response) => json(response, 423, { code: "1005", message: "Terkunci", data: null }, { "retry-after": "60", "set-cookie": "evil=1" });
    const answer = await call(
      "/api/investor/regist",
      post({ type: 0, username: "Budi", email: "a@b.id", mobile: "6281234567890", password: "Rahasia1" }),
    );
    expect(answer.status).toBe(423);
    expect(answer.body()).toEqual({ code: "1005", message: "Terkunci" });
    expect(answer.response.headers.get("retry-after")).toBe("60");
    expect(answer.cookies).toEqual([]);
  });

  it.each([
    ["text", (response: ServerResponse) => response.writeHead(200, { "content-type": "text/html" }).end("<h1>oops</h1>")],
    ["another JSON", (response: ServerResponse) => json(response, 200, { hello: 1 })],
    ["a redirect", (response: ServerResponse) => response.writeHead(302, { location: "http://elsewhere.test/" }).end()],
    ["nothing", (response: ServerResponse) => response.writeHead(204).end()],
    ["a reset", (response: ServerResponse) => response.destroy()],
    ["half an answer", (response: ServerResponse) => response.writeHead(200, { "content-length": "100" }).write("{", () => response.destroy())],
  ])("an answer of the upstream becomes E502 when it is %s", async (_, act) => {
    reply = (_request, response) => void act(response);
    const answer = await call("/api/common/bank-list", post({}));
    expect(answer.status).toBe(502);
    expect(answer.body()).toEqual({ code: "E502", message: "Jaringan bermasalah, silakan coba lagi." });
  });

  it.each([204, 205, 304, 600])("an upload is answered with E502 at once when the upstream responds %i, a status without a body", async (status) => {
    reply = (_, response) => response.writeHead(status).end();
    const answer = await call("/api/common/file-upload", upload());
    expect([answer.status, answer.body().code]).toEqual([502, "E502"]);
  });

  it("a redirect of the upstream that looks like a success becomes E502", async () => {
    reply = (_, response) => json(response, 301, success([]), { location: "http://elsewhere.test/" });
    const answer = await call("/api/common/bank-list", post({}));
    expect([answer.status, answer.body().code]).toEqual([502, "E502"]);
  });

  it.each([
    ["/api/common/bank-list", null],
    ["/api/common/bank-list", { list: [] }],
    ["/api/common/bank-list", [null, 1, {}]],
    ["/api/common/city-list", "Bali"],
    ["/api/common/file-upload", { url: "/f/1" }],
    ["/api/h5/login", {}],
    ["/api/common/bank-list", undefined],
  ])("a successful answer of %s with invalid data is flagged and sent without them: %j", async (path, data) => {
    reply = (_, response) => json(response, 200, success(data));
    const asked = path.endsWith("upload") ? upload() : post(path === "/api/h5/login" ? { name: "81234567890", raw: "Rahasia1" } : {});
    const answer = await call(path, asked);
    expect([answer.status, answer.body(), answer.response.headers.get("x-lacks-data")]).toEqual([200, { code: "0000", message: "Sukses" }, "1"]);
    expect(lines[0]).toMatchObject({ status: 200, fault: "response without its data" });
  });

  it("a successful answer is not flagged if it has its data, or needs none", async () => {
    expect((await call("/api/common/bank-list", post({}))).response.headers.has("x-lacks-data")).toBe(false);
    reply = (_, response) => json(response, 200, { code: "0000", message: "Sukses", data: null });
    expect((await call("/api/investor/logout", post({}))).response.headers.has("x-lacks-data")).toBe(false);
    reply = (_, response) => json(response, 400, { code: "1002", message: "Terdaftar" });
    expect((await call("/api/common/bank-list", post({}))).response.headers.has("x-lacks-data")).toBe(false);
  });

  it("an answer contains exactly what the contract defines, with defaults for missing values", async () => {
    const banks = [{ code: 14, name: "BCA", logoUrl: null, internal: "10.0.0.5" }, null, { code: "b", name: null }];
    reply = (_, response) => json(response, 200, { ...success(banks), trace: "at com.internal.Banks" });
    expect((await call("/api/common/bank-list", post({}))).body()).toEqual(success([{ code: "14", name: "BCA", logoUrl: "" }]));
    reply = (_, response) => json(response, 200, success({ id: 7, type: "1", validate: 1, username: "Budi", token: "t0k" }));
    const user = await call("/api/investor/current-user", { headers: { cookie: "TimeOffset=0; UserLoginToken=t0k" } });
    expect(user.body().data).toEqual({ id: "7", type: 1, validate: true, username: "Budi" });
    reply = (_, response) => json(response, 500, { code: "500", message: "Gangguan", trace: "at com.internal.Banks", data: { host: "10.0.0.5" } });
    expect((await call("/api/common/bank-list", post({}))).body()).toEqual({ code: "500", message: "Gangguan" });
  });

  it("a success without a message gets Sukses, an error without one gets none", async () => {
    reply = (_, response) => json(response, 200, { code: "0000", message: " " });
    expect((await call("/api/investor/logout", post({}))).body()).toEqual({ code: "0000", message: "Sukses" });
    reply = (_, response) => json(response, 200, { code: "2001", message: "" });
    expect((await call("/api/investor/logout", post({}))).body()).toEqual({ code: "2001", message: "" });
  });

  it("Retry-After is in seconds also if the upstream sends a date", async () => {
    reply = (_, response) => json(response, 429, { code: "1429", message: "Nanti" }, { "retry-after": new Date(Date.now() + 90_000).toUTCString() });
    const seconds = Number((await call("/api/common/bank-list", post({}))).response.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(80);
    expect(seconds).toBeLessThanOrEqual(90);
    reply = (_, response) => json(response, 429, { code: "1429", message: "Nanti" }, { "retry-after": "besok" });
    expect((await call("/api/common/bank-list", post({}))).response.headers.has("retry-after")).toBe(false);
  });

  it("a call is answered with E502 when the upstream refuses connections", async () => {
    const answer = await call("/api/common/bank-list", post({}), { apiOrigin: "http://127.0.0.1:1" });
    expect([answer.status, answer.body().code]).toEqual([502, "E502"]);
  });

  it("a call is answered with E504 after a timeout", async () => {
    reply = () => undefined;
    const answer = await call("/api/common/bank-list", post({}), { timeoutMs: 200 });
    expect(answer.status).toBe(504);
    expect(answer.body()).toEqual({ code: "E504", message: "Server sedang sibuk, silakan coba lagi nanti." });
  });

  it("a call is retried after a connection reset, for reads only", async () => {
    reply = (_, response) => (calls().length === 1 ? response.destroy() : ok(_, response, calls()[0] as Seen));
    expect((await call("/api/h5/website/index", { headers: { cookie: "TimeOffset=0" } })).status).toBe(200);
    expect(calls()).toHaveLength(2);
    seen = [];
    expect((await call("/api/common/bank-list", post({}))).status).toBe(200);
    expect(calls()).toHaveLength(2);
    seen = [];
    expect((await call("/api/investor/password-code", post({ account: "a@b.id" }))).status).toBe(502);
    expect(calls()).toHaveLength(1);
  });

  it.each([
    ["ENOTFOUND", "http://upstream.invalid"],
    ["ECONNREFUSED", "http://127.0.0.1:59999"],
  ])("a call that fails is logged with its error code: %s", async (code, apiOrigin) => {
    for (const [path, init] of [
      ["/api/h5/website/index", {}],
      ["/api/investor/password-code", post({ account: "a@b.id" })],
    ] as const)
      expect((await call(path, init, { apiOrigin })).status).toBe(502);
    expect(lines.map(({ fault, status }) => [fault, status])).toEqual([
      [code, 502],
      [code, 502],
    ]);
  });

  it("a call that fails is logged with what the response lacks, or that none came in time", async () => {
    reply = (_, response) => void response.writeHead(200, { "content-type": "text/html" }).end("<h1>oops</h1>");
    await call("/api/common/bank-list", post({}));
    reply = () => undefined;
    await call("/api/common/bank-list", post({}), { timeoutMs: 200 });
    expect(lines.map(({ fault }) => fault)).toEqual(["response without an envelope", "no response in time"]);
  });

  it("a call to the upstream is aborted when the client disconnects", async () => {
    const caller = new AbortController();
    const closed = new Promise<void>((resolve) => {
      reply = (request) => {
        request.socket.once("close", () => resolve());
        caller.abort();
      };
    });
    await call("/api/common/bank-list", { ...post({}), signal: caller.signal });
    await closed;
    expect(lines[0]?.status).toBe(499);
  });

  it("an answer echoes a request id that is a UUID, and has a new one otherwise", async () => {
    const id = "0f8fad5b-d9cb-469f-a165-70867728950e";
    const echoed = await call("/api/common/bank-list", post({}, { "x-request-id": id }));
    expect(echoed.response.headers.get("x-request-id")).toBe(id);
    expect(calls()[0]?.headers["x-request-id"]).toBe(id);
    const made = await call("/api/common/bank-list", post({}, { "x-request-id": "1" }));
    expect(made.response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("an internal error is logged by its source location, never by its message", async () => {
    const limit = () => Promise.reject(new TypeError("redis://secret@10.0.0.5"));
    expect((await call("/api/common/bank-list", post({}), { limit })).body().code).toBe("E502");
    expect(lines[0]).toMatchObject({ status: 502, fault: expect.stringMatching(/^TypeError at .*handle-call\.test/) });
    expect(JSON.stringify(lines)).not.toContain("secret");
  });

  it("a call is logged as one line without values", async () => {
    await call("/api/ad/click/secret-1", post({}));
    expect(lines).toEqual([{ method: "POST", path: "/api/ad/click/{recordId}", status: 200, ms: expect.any(Number), requestId: expect.any(String) }]);
  });
});

describe("a document", () => {
  const path = "/api/common/file/0123456789abcdef";
  const headers = { cookie: "TimeOffset=0; UserLoginToken=abc" };

  it("a document streams with headers that prevent it from running", async () => {
    reply = (_, response) => response.writeHead(200, { "content-type": "image/png", "content-disposition": 'inline; filename="a.png"' }).end("bytes");
    const { response, text } = await call(path, { headers });
    expect(text).toBe("bytes");
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("content-disposition")).toBe('inline; filename="a.png"');
    expect(response.headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("browsers may store a document that is a public picture", async () => {
    reply = (_, response) => response.writeHead(200, { "content-type": "image/png", "content-disposition": "inline" }).end("bytes");
    const { response } = await call("/api/h5/website/picture/0123456789abcdef", { headers: { cookie: "TimeOffset=0" } });
    expect(response.headers.get("cache-control")).toBe("public, max-age=3600, stale-while-revalidate=86400");
    reply = (_, response) => response.writeHead(404, { "content-type": "application/json" }).end('{"code":"1404","message":"Tidak ada"}');
    const { response: missing } = await call("/api/h5/website/picture/0123456789abcdef", { headers: { cookie: "TimeOffset=0" } });
    expect(missing.headers.get("cache-control")).toBe("no-store");
  });

  it("a document of an unexpected type is sent as a download", async () => {
    reply = (_, response) => response.writeHead(200, { "content-type": "text/html", "content-disposition": "inline" }).end("<script>");
    const { response } = await call(path, { headers });
    expect(response.headers.get("content-type")).toBe("application/octet-stream");
    expect(response.headers.get("content-disposition")).toBe("attachment");
  });

  it("a document that the upstream refuses is answered with the error's envelope", async () => {
    reply = (_, response) => json(response, 404, { code: "1404", message: "Tidak ditemukan" });
    expect((await call(path, { headers })).body().code).toBe("1404");
  });
});

describe("a stream of events", () => {
  const path = "/api/common/scan-state";
  const follow = post({ code: "K7MQ3XPD" }, { accept: "text/event-stream" });
  const state = (data: object) => `data: ${JSON.stringify(success({ state: "claimed", files: [], ...data }))}\n\n`;

  /** Answers with these events, as one piece each. */
  const stream = (...events: string[]) => {
    reply = (_, response) => {
      response.writeHead(200, { "content-type": "text/event-stream", "set-cookie": "evil=1" });
      for (const event of events) response.write(event);
      response.end();
    };
  };

  it("a stream of events has the envelopes of the contract and nothing else", async () => {
    stream(": hello\n\n", `id: 7\nevent: news\n${state({ phone: "0812" })}`, 'data: {"code":"1006","message":"Berakhir.","data":{"a":1}}\n\n');
    const { response, text, cookies } = await call(path, follow);
    expect(text).toBe(`${state({})}data: {"code":"1006","message":"Berakhir."}\n\n`);
    expect(cookies).toEqual([]);
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject({ "content-type": "text/event-stream", "cache-control": "no-store, no-transform", "x-accel-buffering": "no" });
  });

  it.each([
    ["text", "data: oops\n\n"],
    ["another JSON", 'data: {"hello":1}\n\n'],
    ["a success without its data", `data: ${JSON.stringify(success({ state: "?" }))}\n\n`],
    ["more than an answer may have", `data: ${"x".repeat(9_000_000)}`],
  ])("a stream of events ends before an event with %s", async (_, event) => {
    stream(state({}), event, state({ state: "ended" }));
    const response = await handleCall(gateway(), new Request(`http://localhost:3000${path}`, follow), "192.0.2.1");
    const received: string[] = [];
    const read = async () => {
      for await (const chunk of response.body ?? []) received.push(new TextDecoder().decode(chunk));
    };
    await read().catch(() => undefined);
    expect(received).toEqual([state({})]);
  });

  it("a stream of events is offered only where the contract has one, and only if the browser accepts it", async () => {
    await call(path, follow);
    await call(path, post({ code: "K7MQ3XPD" }, { accept: "*/*" }));
    await call("/api/common/bank-list", post({}, { accept: "text/event-stream" }));
    expect(calls().map(({ headers }) => headers.accept)).toEqual(["text/event-stream", "application/json", "application/json"]);
    stream(state({}));
    expect((await call("/api/common/bank-list", post({}))).status).toBe(502);
  });
});

describe("the session", () => {
  const CLEARED = "UserLoginToken=; HttpOnly; Path=/; Max-Age=0; SameSite=Lax";
  const login = post({ username: "a@b.id", password: "p" });
  const user = { id: "h", type: 1, validate: false, username: "Budi" };

  it("the token of a login moves into a cookie", async () => {
    reply = (_, response) => json(response, 200, { code: "0000", message: "Masuk", data: { ...user, token: "t0k" } });
    const answer = await call("/api/investor/login", login);
    expect(answer.body()).toEqual({ code: "0000", message: "Masuk", data: user });
    expect(answer.cookies).toEqual(["UserLoginToken=t0k; HttpOnly; Path=/; Max-Age=604800; SameSite=Lax"]);
    const https = await call("/api/investor/login", login, { siteUrl: "https://simpul.example" });
    expect(https.cookies[0]).toMatch(/; Secure$/);
  });

  it("a login without a usable token is answered with E502", async () => {
    reply = (_, response) => json(response, 200, { code: "0000", message: "Masuk", data: user });
    expect((await call("/api/investor/login", login)).status).toBe(502);
  });

  it("a refused login sets no cookie", async () => {
    reply = (_, response) => json(response, 400, { code: "1001", message: "Salah" });
    expect((await call("/api/investor/login", login)).cookies).toEqual([]);
  });

  it("a session ends with a logout, whatever the upstream responds, but not with a refused call", async () => {
    const headers = { cookie: "TimeOffset=0; UserLoginToken=abc" };
    expect((await call("/api/investor/logout", post({}, headers))).cookies).toEqual([CLEARED]);
    reply = (_, response) => response.destroy();
    const failed = await call("/api/investor/logout", post({}, headers));
    expect([failed.status, failed.cookies]).toEqual([502, [CLEARED]]);
    expect((await call("/api/investor/logout", post({}, { ...headers, origin: "https://elsewhere.test" }))).cookies).toEqual([]);
    const refused = await call("/api/investor/logout", post({}, headers), { limit: async () => 7 });
    expect([refused.status, refused.cookies]).toEqual([429, []]);
  });

  it("a logout has a limit that other people's sign-ins do not use up", async () => {
    const limit = createRateLimiter({ factor: 1 });
    for (let at = 0; at < 70; at += 1) await limit("login", "192.0.2.1");
    expect((await call("/api/investor/login", login, { limit })).status).toBe(429);
    expect((await call("/api/investor/logout", post({}, { cookie: "TimeOffset=0; UserLoginToken=abc" }), { limit })).status).toBe(200);
  });

  it("a session ends with a password reset of any account, and stays after a refused one", async () => {
    const change = post({ account: "rina@demo.test", code: "123456", password: "Baru#2026" }, { cookie: "TimeOffset=0; UserLoginToken=abc" });
    reply = (_, response) => json(response, 200, { code: "0000", message: "Sukses" });
    expect((await call("/api/investor/password-reset", change)).cookies).toEqual(["UserLoginToken=; HttpOnly; Path=/; Max-Age=0; SameSite=Lax"]);
    reply = (_, response) => json(response, 400, { code: "1003", message: "Salah" });
    expect((await call("/api/investor/password-reset", change)).cookies).toEqual([]);
  });

  it("a session ends when current-user responds 401, and on no other call", async () => {
    reply = (_, response) => json(response, 401, { code: "401", message: "Tidak" });
    const headers = { cookie: "TimeOffset=0; UserLoginToken=old" };
    expect((await call("/api/investor/current-user", { headers })).cookies).toEqual(["UserLoginToken=; HttpOnly; Path=/; Max-Age=0; SameSite=Lax"]);
    expect((await call("/api/investor/rights", { headers })).cookies).toEqual([]);
    expect((await call("/api/investor/current-user", { headers: { cookie: "TimeOffset=0" } })).cookies).toEqual([]);
  });
});
