import { parseWebEnv } from "./env.ts";

test("the prefixes of the platform's other services are paths, and may be missing", () => {
  expect(parseWebEnv({ ADMIN_API_PREFIX: "/admin", LOAN_API_PREFIX: "" })).toMatchObject({ ADMIN_API_PREFIX: "/admin", LOAN_API_PREFIX: undefined });
  expect(() => parseWebEnv({ LOAN_API_PREFIX: "loan?x" })).toThrow("Bad configuration: LOAN_API_PREFIX must be a path such as /admin");
});

test("the wait for the upstream has bounds", () => {
  expect(parseWebEnv({ UPSTREAM_TIMEOUT_MS: "" }).UPSTREAM_TIMEOUT_MS).toBe(60_000);
  expect(() => parseWebEnv({ UPSTREAM_TIMEOUT_MS: "99" })).toThrow("Bad configuration: UPSTREAM_TIMEOUT_MS must be at least 100");
  expect(() => parseWebEnv({ UPSTREAM_TIMEOUT_MS: "9999999999" })).toThrow("Bad configuration: UPSTREAM_TIMEOUT_MS must be at most 3600000");
});
