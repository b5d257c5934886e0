import { type Fault, type FaultyUpstream, openFaultyUpstream } from "../../test-support/faulty-upstream.ts";
import { type Gateway, handleCall } from "./handle-call.ts";

// Slow sockets and servers on a busy machine.
jest.setTimeout(30_000);

let upstream: FaultyUpstream;

/** Short, for an upstream that never responds; long, so that a busy machine gives no other answer. Milliseconds. */
const [HANG_TIMEOUT_MS, TIMEOUT_MS] = [2_000, 20_000];

const gateway = (timeoutMs: number): Gateway => ({
  apiOrigin: upstream.origin,
  siteUrl: "http://localhost:3000",
  trustProxy: false,
  limit: async () => undefined,
  timeoutMs,
  log: () => undefined,
});

const document = new FormData();
document.set("file", new Blob([new Uint8Array(200_000)]), "ktp.pdf");

/** One call of each kind: GET, POST, upload, download. */
const calls: Record<string, [path: string, init: RequestInit]> = {
  "a read": ["/api/h5/website/index", {}],
  "a form": ["/api/investor/password-code", { method: "POST", headers: { "content-type": "application/json" }, body: '{"account":"a@b.id"}' }],
  "an upload": ["/api/common/file-upload", { method: "POST", body: document }],
  "a document": ["/api/common/file/0123456789abcdef", {}],
};

/** The expected error of each fault. */
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

/** Calls with the offset cookie, or without it as a new browser. */
async function ask(name: string, { known = true, timeoutMs = TIMEOUT_MS } = {}) {
  const [path, init] = calls[name] as [string, RequestInit];
  const headers = { ...init.headers, ...(known ? { cookie: "TimeOffset=0" } : {}) };
  const response = await handleCall(gateway(timeoutMs), new Request(`http://localhost:3000${path}`, { ...init, headers }), "192.0.2.1");
  const { code, message } = (await response.json()) as { code: string; message: string };
  return [response.status, code, message];
}

beforeAll(async () => {
  upstream = await openFaultyUpstream();
});
afterAll(() => upstream.close());
afterEach(() => upstream.set(undefined));

describe.each(rows)("an upstream with the fault %s", (fault, status, code, message) => {
  // HTML in place of a document: see below.
  const asked = Object.keys(calls).filter((name) => !(fault === "html" && name === "a document"));
  it.each(asked)("gives %s the error of the contract, and works again afterwards", async (name) => {
    upstream.set(fault);
    expect(await ask(name, { known: fault !== "clock", timeoutMs: fault === "hang" ? HANG_TIMEOUT_MS : TIMEOUT_MS })).toEqual([
      status,
      code,
      message,
    ]);
    upstream.set(undefined);
    expect(await ask(name)).toEqual([200, "0000", "Sukses"]);
  });
});

it("sends HTML in place of a document as a download", async () => {
  upstream.set("html");
  const response = await handleCall(gateway(TIMEOUT_MS), new Request("http://localhost:3000/api/common/file/0123456789abcdef"), "192.0.2.1");
  await response.text();
  expect([response.headers.get("content-type"), response.headers.get("content-disposition")]).toEqual(["application/octet-stream", "attachment"]);
});

it("serves calls while others hang", async () => {
  upstream.set("hang", /password-code/);
  const hanging = Array.from({ length: 50 }, () => ask("a form", { timeoutMs: HANG_TIMEOUT_MS }));
  expect(await ask("a read")).toEqual([200, "0000", "Sukses"]);
  expect(new Set((await Promise.all(hanging)).map(([status]) => status))).toEqual(new Set([504]));
});

it("uses the upstream's clock again once the offset cookie has expired", async () => {
  upstream.set("clock");
  const response = await handleCall(gateway(TIMEOUT_MS), new Request("http://localhost:3000/api/h5/website/index"), "192.0.2.1");
  const offset = Number(/^TimeOffset=(\d+);/.exec(response.headers.getSetCookie()[0] ?? "")?.[1]);
  expect(Math.abs(offset - 600_000)).toBeLessThan(5_000);
  expect(((await response.json()) as { code: string }).code).toBe("0000");
});
