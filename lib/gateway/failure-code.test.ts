import { failureCode } from "./failure-code";

const error = (message: string, extra: object) => Object.assign(new Error(message), extra);

it("is the code of the innermost cause", () => {
  const socket = error("getaddrinfo ENOTFOUND upstream.test", { code: "ENOTFOUND" });
  expect(failureCode(new TypeError("fetch failed", { cause: socket }))).toBe("ENOTFOUND");
  expect(failureCode(error("Jaringan bermasalah", { code: "E502", cause: new TypeError("fetch failed", { cause: socket }) }))).toBe("ENOTFOUND");
});

it("is the code of the first address that refused, and of a certificate", () => {
  const refused = [error("connect ECONNREFUSED ::1:4000", { code: "ECONNREFUSED" })];
  expect(failureCode(new TypeError("fetch failed", { cause: new AggregateError(refused) }))).toBe("ECONNREFUSED");
  const expired = new TypeError("fetch failed", { cause: error("certificate has expired", { code: "CERT_HAS_EXPIRED" }) });
  expect(failureCode(expired)).toBe("CERT_HAS_EXPIRED");
});

it("is never a message, a number or an endless chain", () => {
  expect(failureCode(error("x", { code: "sandi: Rahasia#2026" }))).toBeUndefined();
  expect(failureCode(error("x", { code: 23 }))).toBeUndefined();
  const ring = error("x", {});
  expect(failureCode(Object.assign(ring, { cause: ring }))).toBeUndefined();
  expect([failureCode("x"), failureCode(null), failureCode(undefined)]).toEqual([undefined, undefined, undefined]);
});
