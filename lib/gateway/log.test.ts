import { type ConsoleLine, failureCode, logConsoleAsJson, logRequestError } from "./log";

const error = (message: string, extra: object) => Object.assign(new Error(message), extra);

it("a failure is logged by the code of its innermost cause", () => {
  const socket = error("getaddrinfo ENOTFOUND upstream.test", { code: "ENOTFOUND" });
  expect(failureCode(new TypeError("fetch failed", { cause: socket }))).toBe("ENOTFOUND");
  expect(failureCode(error("Jaringan bermasalah", { code: "E502", cause: new TypeError("fetch failed", { cause: socket }) }))).toBe("ENOTFOUND");
});

it("a failed connection is logged by the code of the first address that refused, or of the certificate", () => {
  const refused = [error("connect ECONNREFUSED ::1:4000", { code: "ECONNREFUSED" })];
  expect(failureCode(new TypeError("fetch failed", { cause: new AggregateError(refused) }))).toBe("ECONNREFUSED");
  const expired = new TypeError("fetch failed", { cause: error("certificate has expired", { code: "CERT_HAS_EXPIRED" }) });
  expect(failureCode(expired)).toBe("CERT_HAS_EXPIRED");
});

it("a failure is never logged by a message or a number, and a chain of causes ends", () => {
  expect(failureCode(error("x", { code: "sandi: Rahasia#2026" }))).toBeUndefined();
  expect(failureCode(error("x", { code: 23 }))).toBeUndefined();
  const ring = error("x", {});
  expect(failureCode(Object.assign(ring, { cause: ring }))).toBeUndefined();
  expect([failureCode("x"), failureCode(null), failureCode(undefined)]).toEqual([undefined, undefined, undefined]);
});

const output = { error: (..._: unknown[]) => {}, warn: (..._: unknown[]) => {} };
const lines: [string, ConsoleLine][] = [];
const write = (level: string, line: ConsoleLine) => lines.push([level, line]);

beforeEach(() => {
  lines.length = 0;
  logConsoleAsJson(write, output);
});

it("logs an error of Next by name, code and place, without its message", () => {
  const cause = Object.assign(new Error("getaddrinfo ENOTFOUND upstream.test"), { code: "ENOTFOUND" });
  output.error(" ⨯", new TypeError("Rahasia#2026", { cause }));
  expect(lines).toEqual([["error", { fault: expect.stringMatching(/^TypeError at /), code: "ENOTFOUND" }]]);
  expect(JSON.stringify(lines)).not.toMatch(/Rahasia|upstream/);
});

it("logs one line for an error that Next reports twice, with the path and without the query", () => {
  const error = new Error("x");
  logRequestError(error, { method: "GET", path: "/blog?UserLoginToken=abc" }, write);
  output.error(error);
  expect(lines).toEqual([["error", { method: "GET", path: "/blog", fault: expect.stringMatching(/^Error at /) }]]);
});

it("logs the first line of a text, without colours and queries", () => {
  output.warn("\u001b[33m⚠\u001b[39m Slow: http://localhost/blog?UserLoginToken=abc took long\nmore");
  output.error();
  expect(lines).toEqual([["warn", { text: "⚠ Slow: http://localhost/blog took long" }]]);
});
