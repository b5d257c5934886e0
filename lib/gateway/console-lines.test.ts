import { type ConsoleLine, logConsoleAsJson, logRequestError } from "./console-lines";

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
