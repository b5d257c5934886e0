import nextJest from "next/jest.js";

const withNext = nextJest({ dir: "./" });
const shared = { clearMocks: true, restoreMocks: true };
const ignored = ["/node_modules/", "/.next", "/e2e/", "/reference-api/"];

/** The suffix tells the surroundings: *.test.ts runs in Node, *.test.tsx in a DOM. */
export default async () => ({
  projects: [
    await withNext({
      ...shared,
      displayName: "node",
      testEnvironment: "node",
      testMatch: ["**/*.test.ts"],
      testPathIgnorePatterns: ignored,
      moduleNameMapper: { "^server-only$": "<rootDir>/scripts/jest/empty.cjs" },
    })(),
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
