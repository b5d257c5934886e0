import { type FaultyUpstream, openFaultyUpstream } from "../../test-support/faulty-upstream.ts";
import { type EndpointName, endpoints } from "../contract/endpoints.ts";
import { type Gateway, handleCall } from "./handle-call.ts";

// Slow sockets and servers on a busy machine.
jest.setTimeout(30_000);

let upstream: FaultyUpstream;

const gateway = (extra: Partial<Gateway> = {}): Gateway => ({
  apiOrigin: upstream.origin,
  siteUrl: "http://localhost:3000",
  trustProxy: false,
  limit: async () => undefined,
  timeoutMs: 2_000,
  log: () => undefined,
  ...extra,
});

const json = { "content-type": "application/json", cookie: "TimeOffset=0" };

async function post(path: string, body: BodyInit, extra: Partial<Gateway> = {}, headers: Record<string, string> = json) {
  const init: RequestInit & { duplex: "half" } = { method: "POST", body, headers, duplex: "half" };
  const response = await handleCall(gateway(extra), new Request(`http://localhost:3000${path}`, init), "192.0.2.1");
  return { status: response.status, ...((await response.json()) as { code: string; message: string }) };
}

/** A body that trickles in until the test process has nothing else to do: its server drains a body, not the gateway. */
function dripping(piece: string, everyMs: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      setInterval(() => controller.enqueue(new TextEncoder().encode(piece)), everyMs).unref();
    },
  });
}

beforeAll(async () => {
  upstream = await openFaultyUpstream();
});
afterAll(() => upstream.close());
beforeEach(() => {
  upstream.seen.length = 0;
});

const person = (more: string) => `{"type":0,"username":"Budi","email":"a@b.id","mobile":"6281234567890","password":"Rahasia1"${more}}`;

it.each([
  ["a prototype of its own", person(',"__proto__":{"admin":true}')],
  ["the same, escaped", person(',"\\u005f_proto__":{"admin":true}')],
  ["a constructor's prototype", person(',"constructor":{"prototype":{"admin":true}}')],
  ["a prototype in place of a value", person("").replace('"Budi"', '{"__proto__":{"length":3}}')],
  ["thirty thousand open brackets", "[".repeat(30_000)],
  ["thirty thousand nested lists", "[".repeat(30_000) + "]".repeat(30_000)],
  ["ten thousand nested objects", `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`],
  ["ten thousand unknown fields", `{${Array.from({ length: 5_000 }, (_, at) => `"f${at}":1`).join()}}`],
  ["a list in place of an object", `[${person("")}]`],
  ["a list in place of a text", person("").replace('"a@b.id"', '["a@b.id"]')],
  ["a second document behind the first", `${person("")}${person("")}`],
  ["a mark of byte order", `\ufeff${person("")}`],
  ["a NUL in a name", person("").replace("Budi", "Bu\\u0000di")],
  ["a line break in a name", person("").replace("Budi", "Budi\\r\\nX-Admin: 1")],
  ["an override of direction in a name", person("").replace("Budi", "Budi\\u202e")],
  ["half a character in a name", person("").replace("Budi", "Budi\\ud83d")],
  ["a number too large for one", person("").replace('"type":0', '"type":1e400')],
  ["nothing but null", "null"],
])("refuses %s before the upstream sees it", async (_, body) => {
  expect(await post("/api/investor/regist", body)).toMatchObject({ status: 400, code: "E400" });
  expect(upstream.seen).toEqual([]);
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
});

it("refuses NUL in free text, but not the escape sequence as text", async () => {
  const login = (username: string) => post("/api/investor/login", JSON.stringify({ username, password: "x" }));
  expect(await login("budi\0@contoh.id")).toMatchObject({ status: 400, code: "E400" });
  expect(upstream.seen).toEqual([]);
  await login("budi\\u0000");
  expect(upstream.seen).toHaveLength(1);
});

it("refuses invalid UTF-8", async () => {
  const bytes = new TextEncoder().encode(person(""));
  bytes[bytes.indexOf(66)] = 0xff;
  expect(await post("/api/investor/regist", bytes)).toMatchObject({ status: 400, code: "E400" });
  expect(await post("/api/investor/regist", Buffer.from(person(""), "utf16le"))).toMatchObject({ status: 400, code: "E400" });
  expect(upstream.seen).toEqual([]);
});

it("refuses every content type that a cross-site form can send", async () => {
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/jsonp", "text/json"])
    expect(await post("/api/investor/login", "{}", {}, { ...json, "content-type": type })).toMatchObject({ status: 400, code: "E400" });
  expect(upstream.seen).toEqual([]);
});

it.each(Object.values(endpoints).filter(({ method }) => method === "POST"))("refuses a cross-site POST to $path", async ({ path }) => {
  for (const sender of ["https://elsewhere.test", "http://localhost:3000.elsewhere.test", "http://localhost:3001", "null", "not an origin"]) {
    const answer = await post(path.replace("{recordId}", "1"), "{}", {}, { ...json, origin: sender });
    expect(answer).toEqual({ status: 403, code: "E403", message: "Permintaan ditolak." });
  }
  expect(upstream.seen).toEqual([]);
});

it("refuses a POST from the http origin of an https site", async () => {
  const siteUrl = "https://simpul.example";
  const from = (origin: string) => post("/api/common/bank-list", "{}", { siteUrl }, { ...json, host: new URL(origin).host, origin });
  for (const origin of ["http://simpul.example", "https://simpul.example:8443", "https://elsewhere.test"])
    expect(await from(origin)).toMatchObject({ status: 403, code: "E403" });
  expect(await from("https://simpul.example")).toMatchObject({ status: 200 });
});

it("accepts a POST from any loopback name when SITE_URL is one with the same port", async () => {
  const from = async (origin: string, siteUrl: string) => (await post("/api/common/bank-list", "{}", { siteUrl }, { ...json, origin })).status;
  expect(await from("http://127.0.0.1:3000", "http://localhost:3000")).toBe(200);
  expect(await from("http://[::1]:3000", "http://127.0.0.1:3000")).toBe(200);
  expect(await from("http://127.0.0.1:3001", "http://localhost:3000")).toBe(403);
  expect(await from("http://localhost.elsewhere.test", "http://localhost")).toBe(403);
  expect(await from("http://localhost", "http://simpul.example")).toBe(403);
});

it("times out JSON that trickles in", async () => {
  expect(await post("/api/investor/login", dripping(" ", 20), { jsonTimeoutMs: 300 })).toMatchObject({ status: 400, code: "E400" });
  expect(upstream.seen).toEqual([]);
});

it("aborts an upload that trickles in", async () => {
  const multipart = { "content-type": "multipart/form-data; boundary=x", cookie: "TimeOffset=0" };
  const drip = dripping('--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n', 20);
  expect(await post("/api/common/file-upload", drip, { timeoutMs: 400 }, multipart)).toMatchObject({ status: 504, code: "E504" });
});

it("counts each call in the class that the contract names", async () => {
  const expected: Partial<Record<EndpointName, string>> = {
    login: "login",
    deletionLogin: "login",
    regist: "register",
    passwordCode: "code",
    passwordReset: "code",
    deletionCode: "code",
    fileUpload: "upload",
    blogList: "search",
    adClick: "ad-click",
    websiteIndex: "read",
    currentUser: "read",
  };
  for (const [name, limitClass] of Object.entries(expected)) {
    const { method, path } = endpoints[name as EndpointName];
    const counted: string[] = [];
    const limit = async (asked: string) => {
      counted.push(asked);
      return 7;
    };
    const init = method === "POST" ? { method, body: "{}", headers: json } : { method };
    const response = await handleCall(gateway({ limit }), new Request(`http://localhost:3000${path.replace("{recordId}", "1")}`, init), "192.0.2.1");
    expect([response.status, response.headers.get("retry-after"), counted, name]).toEqual([429, "7", [limitClass], name]);
    expect(await response.json()).toEqual({ code: "E429", message: "Terlalu banyak permintaan. Coba lagi nanti." });
  }
  expect(upstream.seen).toEqual([]);
});

it("counts the kilobytes of an upload, with or without Content-Length, per address", async () => {
  for (const [headers, kilobytes] of [
    [{ "content-length": "1000000" }, 977],
    [{}, 20_496],
  ] as [Record<string, string>, number][]) {
    const counted: unknown[] = [];
    const limit = async (asked: string, address: string, points?: number) => {
      counted.push([asked, address, points]);
      return asked === "upload-kilobytes" ? 9 : undefined;
    };
    const sent = { "content-type": "multipart/form-data; boundary=x", ...headers };
    const call = new Request("http://localhost:3000/api/common/file-upload", { method: "POST", body: "--x", headers: sent });
    const response = await handleCall(gateway({ limit }), call, "192.0.2.1");
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "9"]);
    expect(counted).toEqual([
      ["upload", "192.0.2.1", undefined],
      ["upload-kilobytes", "192.0.2.1", kilobytes],
    ]);
  }
});
