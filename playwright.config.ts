import { defineConfig, devices } from "@playwright/test";
import { testBrowserPath } from "./scripts/find-browser.ts";
import { plainEnv } from "./scripts/plain-env.ts";

/** E2E_BASE_URL tests a server that runs already; its DATA_DIR must be given as E2E_DATA_DIR for tests that read the outbox. */
const given = process.env.E2E_BASE_URL;
const port = Number(process.env.E2E_PORT || 3100);
const dataDir = ".data-e2e";
/** The same build once more, under plain `next start`: in a folder of its own, since a server changes the pages of its build. */
const nextStart = { port: port + 1, folder: ".next-start" };
if (!given) process.env.E2E_NEXT_START_URL = `http://localhost:${nextStart.port}`;
/** What the product says while it is tested; `e2e/logs.teardown.ts` reads it afterwards. */
const log = process.env.E2E_LOG ?? (given ? undefined : "test-results/server.log");
if (log) process.env.E2E_LOG = log;
const executablePath = testBrowserPath();

/**
 * Two hidden pages of the browser's own address bar come with every window of a newer Chromium, and cost a quarter of a journey's processor
 * time. The browser hears the last list of this kind alone, so what Playwright itself turns off stands in it again.
 */
const turnedOff = [
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
  workers: 2,
  // A journey that fails once and then passes is reported as flaky; it is looked into, but holds nothing up.
  retries: process.env.CI ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  reporter: process.env.E2E_REPORT ? [["list"], ["json", { outputFile: process.env.E2E_REPORT }]] : [["list"]],
  use: {
    baseURL: given ?? `http://localhost:${port}`,
    locale: "id-ID",
    timezoneId: "Asia/Jakarta",
    // Recording every step costs the tests much time: E2E_TRACE=1 does it when a failure must be looked into.
    trace: process.env.E2E_TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        `--disable-features=${turnedOff.join(",")}`,
        "--disable-gpu",
        // Letters as wide as on phones and in a browser with a window; without a window they are fitted to whole pixels.
        "--font-render-hinting=none",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  // Plain tests run on the desktop, @mobile ones on the phone, @both ones on both.
  projects: [
    { name: "desktop", use: { ...devices["Desktop Chrome"], viewport: { width: 1366, height: 900 } }, grepInvert: /@mobile/, teardown: "logs" },
    { name: "mobile", use: { ...devices["Pixel 7"] }, grep: /@mobile|@both/, teardown: "logs" },
    { name: "logs", testMatch: "logs.teardown.ts" },
  ],
  ...(given
    ? {}
    : {
        webServer: [
          {
            // Articles of its own: tests change them.
            command: `rm -rf ${dataDir} && mkdir -p ${dataDir} test-results && cp -R reference-api/content/articles ${dataDir}/articles && : > ${log} && exec "${process.execPath}" scripts/start.ts >> ${log}`,
            url: `http://localhost:${port}/readyz`,
            timeout: 900_000,
            reuseExistingServer: false,
            gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
            stdout: "ignore",
            env: plainEnv({
              PORT: String(port),
              API_PORT: String(port + 1000),
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
              SITE_URL: `http://localhost:${nextStart.port}`,
              RATE_LIMIT_FACTOR: "50",
              LOG_LEVEL: "info",
            }) as Record<string, string>,
          },
        ],
      }),
});
