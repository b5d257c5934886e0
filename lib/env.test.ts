import { parseWebEnv } from "./env.ts";

test("the prefixes of the platform's other services are paths, and may be missing", () => {
  expect(parseWebEnv({ ADMIN_API_PREFIX: "/admin", LOAN_API_PREFIX: "" })).toMatchObject({ ADMIN_API_PREFIX: "/admin", LOAN_API_PREFIX: undefined });
  expect(() => parseWebEnv({ LOAN_API_PREFIX: "loan?x" })).toThrow("Bad configuration: LOAN_API_PREFIX must be a path such as /admin");
});
