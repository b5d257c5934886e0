/**
 * One visit to the built product in each browser that the end-to-end tests do not cover, all at once: the oldest supported Chromium, Firefox
 * and WebKit.
 * Names of browsers as arguments select some. A browser that is missing is skipped with one line, and fails under CI.
 * BROWSER_PICTURES names a folder for a picture where a visit fails; BROWSER_URL and BROWSER_OUTBOX use a running product.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { chromium80 } from "./browsers/chromium-80.ts";
import { type Browser, type Driver, withFolder } from "./browsers/driver.ts";
import { firefox } from "./browsers/firefox.ts";
import { ensureOtherBrowsers } from "./browsers/install.ts";
import { journey } from "./browsers/journey.ts";
import { webkit } from "./browsers/webkit.ts";
import { plainEnv } from "./plain-env.ts";
import { freePort, waitFor } from "./ports.ts";

const START_MS = 120_000;
const BROWSERS = [chromium80, firefox, webkit];

async function startProduct(folder: string, children: ChildProcess[]): Promise<string> {
  const [web, api] = (await Promise.all([freePort(), freePort()])) as [number, number];
  const base = `http://localhost:${web}`;
  const env = plainEnv({
    DATA_DIR: folder,
    PORT: String(web),
    API_PORT: String(api),
    API_ORIGIN: `http://127.0.0.1:${api}`,
    SITE_URL: base,
    NODE_ENV: "production",
    LOG_LEVEL: "silent",
    RATE_LIMIT_FACTOR: "50",
  });
  const start = (file: string) => children.push(spawn(process.execPath, [file], { stdio: ["ignore", "ignore", "inherit"], detached: true, env }));
  start("reference-api/server.ts");
  await waitFor(`http://127.0.0.1:${api}/health`, "The API", START_MS);
  start("server.ts");
  await waitFor(`${base}/readyz`, "The web", START_MS);
  return base;
}

/** Visits with one browser, which starts while the product does; whether all went well. */
async function visit(browser: Browser, product: Promise<string>, outbox: string, appUser: number): Promise<boolean> {
  return await withFolder(async (folder, children) => {
    let driver: Driver | undefined;
    try {
      let base: string;
      [driver, base] = await Promise.all([browser.start(folder, children), product]);
      const started = Date.now();
      await journey(driver, { base, outbox, appUser, folder });
      console.log(`${browser.name}: ok, ${((Date.now() - started) / 1000).toFixed(1)} s`);
      return true;
    } catch (cause) {
      console.error(`${browser.name}: ${(cause as Error).message}`, driver?.faults ?? []);
      const pictures = process.env.BROWSER_PICTURES;
      if (pictures && driver) writeFileSync(path.join(pictures, `${browser.name}.png`), Buffer.from(await driver.picture(), "base64"));
      return false;
    }
  });
}

ensureOtherBrowsers();
const wanted = process.argv.slice(2);
const ready: Browser[] = [];
let failed = false;
for (const browser of BROWSERS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const reason = browser.missing();
  if (!reason) ready.push(browser);
  else console.log(`${browser.name}: skipped, ${reason}`);
  if (reason && process.env.CI) failed = true;
}
if (ready.length > 0) {
  await withFolder(async (folder, children) => {
    const { BROWSER_URL, BROWSER_OUTBOX = path.join(folder, "outbox.jsonl") } = process.env;
    const product = BROWSER_URL ? Promise.resolve(BROWSER_URL) : startProduct(folder, children);
    const visits = ready.map((browser) => visit(browser, product, BROWSER_OUTBOX, BROWSERS.indexOf(browser) + 1));
    if ((await Promise.all(visits)).includes(false)) failed = true;
  });
}
process.exit(failed ? 1 : 0);
