import { type Fault, type FaultyUpstream, openFaultyUpstream } from "../../test-support/faulty-upstream.ts";
import { type Gateway, handleCall } from "./handle-call.ts";

// Sockets, servers and Redis on a machine that builds beside.
jest.setTimeout(30_000);

let upstream: FaultyUpstream;

const gateway = (): Gateway => ({
  apiOrigin: upstream.origin,
  siteUrl: "http://localhost:3000",
  trustProxy: false,
  limit: async () => undefined,
  timeoutMs: 1_000,
  log: () => undefined,
});

const document = new FormData();
document.set("file", new Blob([new Uint8Array(200_000)]), "ktp.pdf");

/** One call of each kind: read, sent, with a document, for a document. */
const calls: Record<string, [path: string, init: RequestInit]> = {
  "a read": ["/api/h5/website/index", {}],
  "a form": ["/api/investor/password-code", { method: "POST", headers: { "content-type": "application/json" }, body: '{"account":"a@b.id"}' }],
  "an upload": ["/api/common/file-upload", { method: "POST", body: document }],
  "a document": ["/api/common/file/0123456789abcdef", {}],
};

/** The row of the table of errors for each fault. */
const rows: [Fault, number, string, string][] = [
  ["delay", 200, "0000", "Sukses"],
  ["hang", 504, "E504", "Server sedang sibuk, silakan coba lagi nanti."],
  ["reset", 502, "E502", "Jaringan bermasalah, silakan coba lagi."],
  ["half", 502, "E502", "Jaringan bermasalah, silakan coba lagi."],
  ["wrong-json", 502, "E502", "Jaringan bermasalah, silakan coba lagi."],
  ["html", 502, "E502", "Jaringan bermasalah, silakan coba lagi."],
  ["error-500", 502, "E502", "Jaringan bermasalah, silakan coba lagi."],
  ["huge", 502, "E502", "Jaringan bermasalah, silakan coba lagi."],
  ["clock", 200, "0000", "Sukses"],
];

/** Asks as a browser whose clock offset is known, or as a new one. */
async function ask(name: string, known = true) {
  const [path, init] = calls[name] as [string, RequestInit];
  const headers = { ...init.headers, ...(known ? { cookie: "TimeOffset=0" } : {}) };
  const response = await handleCall(gateway(), new Request(`http://localhost:3000${path}`, { ...init, headers }), "192.0.2.1");
  const { code, message } = (await response.json()) as { code: string; message: string };
  return [response.status, code, message];
}

beforeAll(async () => {
  upstream = await openFaultyUpstream();
});
afterAll(() => upstream.close());
afterEach(() => upstream.set(undefined));

describe.each(rows)("an upstream with the fault %s", (fault, status, code, message) => {
  // HTML in place of a document has a test of its own.
  const asked = Object.keys(calls).filter((name) => !(fault === "html" && name === "a document"));
  it.each(asked)("gives %s its row of the table, and serves again once it is over", async (name) => {
    upstream.set(fault);
    expect(await ask(name, fault !== "clock")).toEqual([status, code, message]);
    upstream.set(undefined);
    expect(await ask(name)).toEqual([200, "0000", "Sukses"]);
  });
});

it("gives what comes as HTML in place of a document to save, never to show", async () => {
  upstream.set("html");
  const response = await handleCall(gateway(), new Request("http://localhost:3000/api/common/file/0123456789abcdef"), "192.0.2.1");
  await response.text();
  expect([response.headers.get("content-type"), response.headers.get("content-disposition")]).toEqual(["application/octet-stream", "attachment"]);
});

it("serves calls while others hang", async () => {
  upstream.set("hang", /password-code/);
  const hanging = Array.from({ length: 50 }, () => ask("a form"));
  expect(await ask("a read")).toEqual([200, "0000", "Sukses"]);
  expect(new Set((await Promise.all(hanging)).map(([status]) => status))).toEqual(new Set([504]));
});

it("asks again with the upstream's clock once the cookie with the offset is gone", async () => {
  upstream.set("clock");
  const response = await handleCall(gateway(), new Request("http://localhost:3000/api/h5/website/index"), "192.0.2.1");
  const offset = Number(/^TimeOffset=(\d+);/.exec(response.headers.getSetCookie()[0] ?? "")?.[1]);
  expect(Math.abs(offset - 600_000)).toBeLessThan(5_000);
  expect(((await response.json()) as { code: string }).code).toBe("0000");
});
