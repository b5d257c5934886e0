/**
 * One visit to the built product in each browser that the end-to-end tests do not cover, all at once: the oldest
 * supported Chromium, Firefox and WebKit. Arguments select browsers by name. A missing browser is skipped, and fails
 * under CI. BROWSER_PICTURES: folder for a screenshot of a failed visit. BROWSER_URL and BROWSER_OUTBOX: a running
 * product.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { aptInstall } from "../../scripts/install-tools.ts";
import { startProduct } from "../../scripts/start-product.ts";
import { chromium80 } from "./chromium-80.ts";
import { type Browser, type Driver, withFolder } from "./driver.ts";
import { firefox } from "./firefox.ts";
import { journey } from "./journey.ts";
import { webkit } from "./webkit.ts";

const BROWSERS = [chromium80, firefox, webkit];

/** Visits with one browser, which starts while the product does. Returns whether it succeeded. */
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

if ([firefox, webkit].some(({ missing }) => missing())) aptInstall(["firefox-esr", "webkit2gtk-driver", "xvfb", "xauth"]);
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
    const product = BROWSER_URL ? Promise.resolve(BROWSER_URL) : startProduct(folder, children, { RATE_LIMIT_FACTOR: "50" });
    const visits = ready.map((browser) => visit(browser, product, BROWSER_OUTBOX, BROWSERS.indexOf(browser) + 1));
    if ((await Promise.all(visits)).includes(false)) failed = true;
  });
}
process.exit(failed ? 1 : 0);
