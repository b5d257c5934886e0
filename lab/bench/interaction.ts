/**
 * Measures interaction latency on a slow phone (CPU throttled four times, Event Timing, on which INP is based, 8 ms
 * steps): typing; opening, searching and choosing in a list of 500 villages; tabs and questions of the help; the menu.
 * Needs a build. `npm run bench:interaction -- --runs=3`; exit code 1 when the median of an interaction exceeds 100 ms.
 */
import { chromium, type Locator, type Page } from "@playwright/test";
import { waitFor } from "../../lib/ports.ts";
import { browserPath } from "../../scripts/find-browser.ts";
import { describeMachine, median, openTestBed, option, printTable } from "./test-bed.ts";

const runs = Number(option("runs") ?? 3);
const slower = Number(option("slower") ?? 4);
const LIMIT_MS = 100;
const START_MS = 60_000;
/** The observer reports entries after the next frame. */
const SETTLE_MS = 600;
const VILLAGES = 500;
const PHONE = { width: 390, height: 844 };

type Recorded = { name: string; ms: number };
type Recording = { interactions: Recorded[] };

/** Runs in the page before its scripts: records the duration of every interaction. */
function record(): void {
  const store = globalThis as unknown as Recording;
  store.interactions = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) store.interactions.push({ name: entry.name, ms: entry.duration });
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** The longest interaction during an action; 16 means "too short to be reported". */
async function longest(page: Page, act: () => Promise<void>): Promise<number> {
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(() => {
    (globalThis as unknown as Recording).interactions = [];
  });
  await act();
  await page.waitForTimeout(SETTLE_MS);
  return await page.evaluate(() => Math.max(16, ...(globalThis as unknown as Recording).interactions.map(({ ms }) => ms)));
}

/** The longest of several clicks. Uses the mouse directly: a locator's click inspects the page while it responds. */
async function longestPress(page: Page, targets: readonly Locator[]): Promise<number> {
  const found: number[] = [];
  for (const target of targets) {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error("The target of the click is not visible.");
    found.push(await longest(page, () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)));
  }
  return Math.max(...found);
}

/** Serves regions with more villages than any real district has. */
async function serveRegions(page: Page): Promise<void> {
  const names = (kind: string, count: number) => Array.from({ length: count }, (_, at) => `${kind} ${String(at + 1).padStart(3, "0")}`);
  await page.route("**/api/common/city-list", async (route) => {
    const asked = (route.request().postDataJSON() ?? {}) as { province?: string; city?: string; district?: string };
    const { province, city, district } = asked;
    const data = district
      ? names("Desa", VILLAGES).map((village) => ({ province, city, district, village }))
      : city
        ? names("Kecamatan", 20).map((name) => ({ province, city, district: name }))
        : province
          ? names("Kota", 20).map((name) => ({ province, city: name }))
          : names("Provinsi", 38).map((name) => ({ province: name }));
    await route.fulfill({ json: { code: "0000", message: "Sukses", data } });
  });
}

const testBed = await openTestBed();
const origin = `http://127.0.0.1:${testBed.web}`;

async function newHandle(run: number): Promise<string> {
  const answer = await fetch(`${origin}/api/investor/regist`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ type: 1, username: "Uji", email: `uji${run}@contoh.id`, mobile: `62813110000${10 + run}`, password: "Rahasia#1" }),
  });
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

async function measure(page: Page, run: number, report: (name: string, ms: number) => void): Promise<void> {
  const visit = async (path: string) => {
    await page.goto(origin + path, { waitUntil: "networkidle" });
    await page.waitForTimeout(SETTLE_MS);
  };
  const field = (label: string) => page.getByLabel(label, { exact: true });

  await visit("/login");
  report(
    "typing a password at the login",
    await longest(page, () => page.locator("input[type=password]").pressSequentially("Rahasia#1", { delay: 120 })),
  );

  await serveRegions(page);
  // On a wide screen, all sections are open.
  await page.setViewportSize({ width: 1366, height: 900 });
  await visit(`/registerCompany?data=${encodeURIComponent(JSON.stringify({ id: await newHandle(run) }))}`);
  report("typing in the form of details", await longest(page, () => field("Nama Perusahaan").pressSequentially("PT Sumber Rejeki", { delay: 120 })));
  const pick = async (label: string) => {
    await field(label).click();
    await page.getByRole("option").first().click();
  };
  for (const label of ["Provinsi", "Kota/Kabupaten", "Kecamatan"]) await pick(label);
  const villages = field("Kelurahan/Desa");
  // Load the list first, so that the measurement excludes the network.
  await villages.click();
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("Escape");
  report(`opening a list of ${VILLAGES} villages`, await longestPress(page, [villages]));
  report("searching in it", await longest(page, () => villages.pressSequentially("sa 49", { delay: 150 })));
  report("choosing from it", await longestPress(page, [page.getByRole("option").first()]));

  await page.setViewportSize(PHONE);
  await visit("/bantuan");
  const tabs = page.getByRole("tab");
  await tabs.nth(1).click();
  report(
    "changing tabs of the help",
    await longestPress(
      page,
      [0, 2, 1].map((at) => tabs.nth(at)),
    ),
  );
  report("opening a question", await longestPress(page, [page.locator("summary:visible").first()]));

  await visit("/halamandepan");
  report("opening the menu", await longestPress(page, [page.getByRole("button", { name: /menu/i }).first()]));
}

try {
  console.log(`${describeMachine()}; CPU ${slower} times slower, ${runs} runs`);
  await testBed.startApi();
  testBed.startWeb();
  await waitFor(`${origin}/readyz`, "The web", START_MS);
  const executablePath = browserPath();
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  const found = new Map<string, number[]>();
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true, locale: "id-ID" });
    await context.addInitScript(record);
    await context.addInitScript(() => {
      for (const flag of ["isHomeBottomWarn", "isHomeFloat", "hasShownDownloadDialog"]) localStorage.setItem(flag, "true");
    });
    const page = await context.newPage();
    await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: slower });
    await measure(page, run, (name, ms) => found.set(name, [...(found.get(name) ?? []), ms]));
    await context.close();
  }
  await browser.close();
  printTable(
    ["interaction", "median ms", "best", "worst"],
    [...found].map(([name, times]) => [name, median(times).toFixed(0), Math.min(...times).toFixed(0), Math.max(...times).toFixed(0)]),
  );
  const slow = [...found].filter(([, times]) => median(times) > LIMIT_MS).map(([name]) => name);
  if (slow.length > 0) console.log(`more than ${LIMIT_MS} ms: ${slow.join(", ")}`);
  process.exitCode = slow.length > 0 ? 1 : 0;
} finally {
  await testBed.close();
}
