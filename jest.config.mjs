import nextJest from "next/jest.js";

const withNext = nextJest({ dir: "./" });
const shared = { clearMocks: true, restoreMocks: true };
const ignored = ["/node_modules/", "/.next", "/e2e/", "/reference-api/"];

/** ESM-only packages, which Jest must transform; the first six are dependencies of sanitize-html. */
const esModules = "htmlparser2|domhandler|domutils|dom-serializer|domelementtype|entities|swiper|eventsource-parser|@csstools/[\\w-]+";
const transformed = async (config) => ({ ...(await config), transformIgnorePatterns: [`/node_modules/(?!(?:${esModules})/)`] });

/** *.test.ts runs in Node, *.test.tsx in jsdom. */
export default async () => ({
  // The limit is for tests that hang: those of forms take seconds beside the tests of the API on two cores.
  testTimeout: 30_000,
  projects: [
    await transformed(
      withNext({
        ...shared,
        displayName: "node",
        testEnvironment: "node",
        testMatch: ["**/*.test.ts"],
        testPathIgnorePatterns: ignored,
        moduleNameMapper: { "^server-only$": "<rootDir>/scripts/jest/empty.cjs" },
      })(),
    ),
    await transformed(
      withNext({
        ...shared,
        displayName: "dom",
        testEnvironment: "jsdom",
        testMatch: ["**/*.test.tsx"],
        testPathIgnorePatterns: ignored,
        setupFilesAfterEnv: ["<rootDir>/scripts/jest/dom-setup.ts"],
      })(),
    ),
  ],
});
