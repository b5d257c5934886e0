import nextJest from "next/jest.js";

const withNext = nextJest({ dir: "./" });
const shared = { clearMocks: true, restoreMocks: true };
const ignored = ["/node_modules/", "/.next", "/e2e/", "/reference-api/"];

/** ESM-only packages, which Jest must transform: swiper and the dependencies of sanitize-html. */
const esModules = "htmlparser2|domhandler|domutils|dom-serializer|domelementtype|entities|swiper";
const transformed = async (config) => ({ ...(await config), transformIgnorePatterns: [`/node_modules/(?!(?:${esModules})/)`] });

/** *.test.ts runs in Node, *.test.tsx in jsdom. */
export default async () => ({
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
