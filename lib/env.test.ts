import { parseWebEnv } from "./env.ts";

test("the prefixes of the platform's other services are paths, and may be missing", () => {
  const { ADMIN_API_PREFIX, LOAN_API_PREFIX } = parseWebEnv({ ADMIN_API_PREFIX: "/admin", LOAN_API_PREFIX: "" });
  expect([ADMIN_API_PREFIX, LOAN_API_PREFIX]).toEqual(["/admin", undefined]);
  expect(() => parseWebEnv({ LOAN_API_PREFIX: "loan?x" })).toThrow("Bad configuration: LOAN_API_PREFIX must be a path such as /admin");
});

test("limits the timeout of the upstream", () => {
  expect(parseWebEnv({ UPSTREAM_TIMEOUT_MS: "" }).UPSTREAM_TIMEOUT_MS).toBe(60_000);
  expect(() => parseWebEnv({ UPSTREAM_TIMEOUT_MS: "99" })).toThrow("Bad configuration: UPSTREAM_TIMEOUT_MS must be at least 100");
  expect(() => parseWebEnv({ UPSTREAM_TIMEOUT_MS: "9999999999" })).toThrow("Bad configuration: UPSTREAM_TIMEOUT_MS must be at most 3600000");
});

test("reports an invalid origin once", () => {
  expect(() => parseWebEnv({ API_ORIGIN: "api.example" })).toThrow(
    /^Bad configuration: API_ORIGIN must be an http\(s\) origin such as https:\/\/api\.example\.co\.id$/,
  );
  for (const more of ["https://api.example/v1", "https://api.example/?key=1", "https://api.example/#v1", "https://nama:kunci@api.example"])
    expect(() => parseWebEnv({ API_ORIGIN: more })).toThrow(/^Bad configuration: API_ORIGIN must be an origin without user, path or query$/);
  expect(parseWebEnv({ API_ORIGIN: "HTTPS://api.example:443" }).apiOrigin).toBe("https://api.example");
});

test("rejects a value that is no port", () => {
  for (const PORT of ["abc", "0", "70000", "-1", "3000.5"])
    expect(() => parseWebEnv({ PORT })).toThrow(/^Bad configuration: PORT must be a port number$/);
});

test("an empty variable counts as unset, and the address says whether the site is on https", () => {
  expect(parseWebEnv({ NODE_ENV: "", PORT: "", TRUST_PROXY: "", SITE_URL: "" })).toEqual(parseWebEnv({}));
  expect(parseWebEnv({}).https).toBe(false);
  expect(parseWebEnv({ SITE_URL: "https://www.example.co.id" }).https).toBe(true);
});

test("counts visits unless switched off, and with another platform only when switched on", () => {
  const counts = (settings: Record<string, string>) => parseWebEnv(settings).counts;
  expect([counts({}), counts({ ANONYMOUS_COUNTS: "0" })]).toEqual([true, false]);
  const platform = { API_ORIGIN: "https://api.example" };
  expect([counts(platform), counts({ ...platform, ANONYMOUS_COUNTS: "" }), counts({ ...platform, ANONYMOUS_COUNTS: "1" })]).toEqual([
    false,
    false,
    true,
  ]);
  expect(() => parseWebEnv({ ANONYMOUS_COUNTS: "ya" })).toThrow("Bad configuration: ANONYMOUS_COUNTS must be 0 or 1");
});
