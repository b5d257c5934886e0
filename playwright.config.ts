import { defineConfig, devices } from "@playwright/test";
import { testBrowserPath } from "./scripts/find-browser.ts";
import { plainEnv } from "./scripts/plain-env.ts";

/** Tests a running server instead of starting one; set E2E_DATA_DIR to its DATA_DIR for tests that read the outbox. */
const externalUrl = process.env.E2E_BASE_URL;
const port = Number(process.env.E2E_PORT || 3100);
const dataDir = ".data-e2e";
/** A copy of the build under plain `next start`; a copy, because a server changes the pages of its build. */
const nextStart = { port: port + 1, folder: ".next-start" };
const deskPort = port + 1_100;
if (!externalUrl) {
  process.env.E2E_NEXT_START_URL = `http://localhost:${nextStart.port}`;
  process.env.E2E_DESK_URL = `http://localhost:${deskPort}`;
}
/** Server output, checked by e2e/logs.teardown.ts. */
const log = process.env.E2E_LOG ?? (externalUrl ? undefined : "test-results/server.log");
if (log) process.env.E2E_LOG = log;
const executablePath = testBrowserPath();

/**
 * The WebUIOmnibox features load two hidden pages per window, a quarter of a journey's CPU time. Chromium uses the last
 * --disable-features only, so this list repeats what Playwright disables.
 */
const disabledFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  forbidOnly: Boolean(process.env.CI),
  // Journeys often wait: three at once take a fifth less time on two cores.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 12_000 },
  reporter: process.env.E2E_REPORT ? [["list"], ["json", { outputFile: process.env.E2E_REPORT }]] : [["list"]],
  use: {
    baseURL: externalUrl ?? `http://localhost:${port}`,
    locale: "id-ID",
    timezoneId: "Asia/Jakarta",
    // Recording traces is slow: set E2E_TRACE=1 to investigate a failure.
    trace: process.env.E2E_TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        `--disable-features=${disabledFeatures.join(",")}`,
        "--disable-gpu",
        // Glyph widths as in a headed browser; headless Chromium rounds them to whole pixels.
        "--font-render-hinting=none",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  // Untagged tests run on desktop, @mobile ones on a phone, @both ones on both.
  projects: [
    { name: "desktop", use: { ...devices["Desktop Chrome"], viewport: { width: 1366, height: 900 } }, grepInvert: /@mobile/, teardown: "logs" },
    { name: "mobile", use: { ...devices["Pixel 7"] }, grep: /@mobile|@both/, teardown: "logs" },
    { name: "logs", testMatch: "logs.teardown.ts" },
  ],
  ...(externalUrl
    ? {}
    : {
        webServer: [
          {
            // A copy of the articles, because tests change them.
            command: `rm -rf ${dataDir} && mkdir -p ${dataDir} test-results && cp -R reference-api/content/articles ${dataDir}/articles && : > ${log} && exec "${process.execPath}" scripts/start.ts >> ${log}`,
            url: `http://localhost:${port}/readyz`,
            timeout: 900_000,
            reuseExistingServer: false,
            gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
            stdout: "ignore",
            env: plainEnv({
              PORT: String(port),
              API_PORT: String(port + 1000),
              DESK_PORT: String(deskPort),
              SITE_URL: `http://localhost:${port}`,
              DATA_DIR: dataDir,
              ARTICLES_DIR: `${dataDir}/articles`,
              REVALIDATE_TOKEN: "penyegaran-halaman-untuk-uji-0123456789",
              RATE_LIMIT_FACTOR: "50",
              LOG_LEVEL: "info",
            }) as Record<string, string>,
          },
          {
            command: [
              `rm -rf ${nextStart.folder}`,
              `mkdir ${nextStart.folder}`,
              `cp -R .next ${nextStart.folder}/.next`,
              `ln -s ../node_modules ../lib ../public ../package.json ../tsconfig.json ../next.config.ts ${nextStart.folder}`,
              `exec "${process.execPath}" node_modules/next/dist/bin/next start ${nextStart.folder} -p ${nextStart.port} >> ${log}`,
            ].join(" && "),
            url: `http://localhost:${nextStart.port}/readyz`,
            timeout: 120_000,
            reuseExistingServer: false,
            stdout: "ignore",
            env: plainEnv({
              API_ORIGIN: `http://127.0.0.1:${port + 1000}`,
              ANONYMOUS_COUNTS: "1",
              SITE_URL: `http://localhost:${nextStart.port}`,
              RATE_LIMIT_FACTOR: "50",
              LOG_LEVEL: "info",
            }) as Record<string, string>,
          },
        ],
      }),
});
