import { arrivalCookie, isToken, noticeCookie, readCookie, readToken, sessionCookie } from "./cookies.ts";

describe("reading cookies", () => {
  it.each([
    ["a=1; UserLoginToken=t; b=2", "t"],
    ["UserLoginToken=a%2Fb", "a/b"],
    ['UserLoginToken="q"', "q"],
    ["UserLoginToken=first; UserLoginToken=second", "first"],
    ["XUserLoginToken=t", undefined],
    ["UserLoginToken=", undefined],
    ["UserLoginToken=%E0%A4%A", undefined],
    [undefined, undefined],
  ])("the token in the Cookie header %j is %j", (header, value) => expect(readCookie(header, "UserLoginToken")).toBe(value));

  it("rejects a token that could break a header", () => {
    expect(readToken("UserLoginToken=a%0D%0Ax:1")).toBeUndefined();
    expect(isToken("x".repeat(3_001))).toBe(false);
    expect(isToken("")).toBe(false);
  });
});

it("a token that is written into a cookie is read back the same", () => {
  const token = "a;b=c%,é".replace("é", "~");
  expect(readToken(sessionCookie(token, { secure: true }).split(";")[0])).toBe(token);
});

it("escapes a name that could add cookie attributes to the notice", () => {
  expect(noticeCookie("x; Domain=evil.test", { secure: false })).not.toContain("; Domain");
});

it("writes the beginning of any name that a platform answers", () => {
  expect(noticeCookie("\ud800", { secure: false })).toMatch(/=%EF%BF%BD; Path/);
  expect(arrivalCookie("😀".repeat(5_000), { secure: true }).length).toBeLessThan(1_200);
});
