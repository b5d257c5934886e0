import nextJest from "next/jest.js";

const withNext = nextJest({ dir: "./" });
const shared = { clearMocks: true, restoreMocks: true };
const ignored = ["/node_modules/", "/.next", "/e2e/", "/reference-api/"];

/** Modules without a CommonJS form (the parser of sanitize-html), which Jest must translate first. */
const esModules = "htmlparser2|domhandler|domutils|dom-serializer|domelementtype|entities";
const translated = async (config) => ({ ...(await config), transformIgnorePatterns: [`/node_modules/(?!(?:${esModules})/)`] });

/** The suffix tells the surroundings: *.test.ts runs in Node, *.test.tsx in a DOM. */
export default async () => ({
  projects: [
    await translated(
      withNext({
        ...shared,
        displayName: "node",
        testEnvironment: "node",
        testMatch: ["**/*.test.ts"],
        testPathIgnorePatterns: ignored,
        moduleNameMapper: { "^server-only$": "<rootDir>/scripts/jest/empty.cjs" },
      })(),
    ),
    await withNext({
      ...shared,
      displayName: "dom",
      testEnvironment: "jsdom",
      testMatch: ["**/*.test.tsx"],
      testPathIgnorePatterns: ignored,
      setupFilesAfterEnv: ["<rootDir>/scripts/jest/dom-setup.ts"],
    })(),
  ],
});
