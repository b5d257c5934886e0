import type { Page } from "@playwright/test";
import { uniqueDigits } from "./accounts.ts";
import { DESK, desk, operatorToken, signInAs } from "./desk-command.ts";
import { expect, test } from "./fixtures.ts";

test.skip(Boolean(process.env.E2E_BASE_URL), "needs the server that the tests start");
test.use({ ads: true });

const ARTICLE = "/p2pLending?id=membaca-biaya-pinjaman";
/** What waits in memory is written every five seconds. */
const WRITTEN = { timeout: 20_000 };

type Stats = { campaigns: { campaign: string; page: string; views: number }[]; "clicks of advertisements": { clicks: number }[] };
const stats = () => desk<Stats>(operatorToken(), "stats", "--days", "2");
const clicks = () => stats()["clicks of advertisements"].reduce((sum, ad) => sum + ad.clicks, 0);

/** Addresses of the script that counts, and of what is sent. */
function watchCounts(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(?:counts|ad\/click\/.*)$|\/early\/counts\./.test(pathname)) sent.push(pathname);
  });
  return sent;
}

/** Waits until the script that counts runs, which is fetched after load. */
async function untilCounting(page: Page): Promise<void> {
  const script = () => performance.getEntriesByType("resource").find(({ name }) => name.includes("/early/counts."))?.name;
  const found = await page.waitForFunction(script);
  await page.evaluate((address) => import(address), (await found.jsonValue()) as string);
}

/** Clicks the advertisement above the corner, which shows once the window of the first visit was there. */
async function clickAd(page: Page): Promise<void> {
  await page.goto("/halamandepan");
  const ad = page.getByRole("complementary", { name: "Iklan samping" }).getByRole("link");
  await expect(ad).toBeVisible();
  const href = await ad.getAttribute("href");
  await ad.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(new RegExp(`${href?.replace(/[^\w/-]/g, ".")}$`));
}

test("a visit of a campaign and a click on an advertisement are counted, and shown at the desk", async ({ page, browser, baseURL, axe }) => {
  test.slow();
  const campaign = `whatsapp/uji-${uniqueDigits(6)}`;
  const before = clicks();
  const visitor = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await visitor.addInitScript(() => localStorage.setItem("hasShownDownloadDialog", "true"));
  const sent = watchCounts(visitor);
  const [source, name] = campaign.split("/");
  await visitor.goto(`${ARTICLE}&utm_source=${source}&utm_medium=chat&utm_campaign=${name}&kata=rahasia`);
  await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();
  await untilCounting(visitor);
  await clickAd(visitor);
  // The clock of the upstream, which every call keeps.
  expect((await visitor.context().cookies()).map((cookie) => cookie.name)).toEqual(["TimeOffset"]);
  await visitor.context().close();
  expect(sent).toContain("/api/counts");

  await expect.poll(() => stats().campaigns.filter((row) => row.campaign === campaign), WRITTEN).toEqual([{ campaign, page: ARTICLE, views: 1 }]);
  await expect.poll(clicks, WRITTEN).toBeGreaterThan(before);

  await signInAs(page, "editor");
  await page.getByRole("link", { name: "Angka", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Angka" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Kunjungan dari kampanye" }).getByRole("row", { name: campaign })).toHaveText(
    new RegExp(`${name}.*biaya-pinjaman\\s*1$`),
  );
  await expect(page.getByRole("table", { name: "Klik iklan" }).getByRole("row")).not.toHaveCount(1);
  const speeds = page.getByRole("table", { name: /^Kecepatan halaman/ });
  await expect(speeds.getByRole("row", { name: ARTICLE })).toContainText(/biaya-pinjaman\s*\d/);
  await page.getByRole("link", { name: "90 hari" }).click();
  await expect(page).toHaveURL(`${DESK}/angka?hari=90`);
  await expect(page.getByRole("link", { name: "90 hari" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("row", { name: campaign })).toBeVisible();
  await axe();
});

test("nothing is counted when the browser asks for that, and the page about stored data says so", async ({ page, browser, baseURL }) => {
  test.slow();
  const digits = uniqueDigits(6);
  const visit = async (visitor: Page, name: string, isCounted: boolean) => {
    await visitor.addInitScript(() => localStorage.setItem("hasShownDownloadDialog", "true"));
    await visitor.goto(`${ARTICLE}&utm_source=whatsapp&utm_campaign=${name}-${digits}`);
    if (isCounted) await untilCounting(visitor);
    await clickAd(visitor);
    await visitor.goto("/dataPeramban");
  };
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  const sent = watchCounts(page);
  await visit(page, "diam", false);
  const counted = page.getByRole("region", { name: "Yang dihitung tanpa kuki" });
  await expect(counted).toContainText("Browser ini meminta tidak dihitung, jadi tidak ada yang dikirim.");
  await page.goto("/bantuan");
  expect(sent).toEqual([]);

  const other = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await visit(other, "biasa", true);
  await other.context().close();
  const campaigns = () =>
    stats()
      .campaigns.map(({ campaign }) => campaign)
      .filter((name) => name.endsWith(digits));
  await expect.poll(campaigns, WRITTEN).toEqual([`whatsapp/biasa-${digits}`]);
});

test("a page that a link within the site leaves is counted without a reload", async ({ page }) => {
  const counted = () => sent.filter((path) => path === "/api/counts").length;
  const sent = watchCounts(page);
  await page.addInitScript(() => localStorage.setItem("hasShownDownloadDialog", "true"));
  await page.goto("/dataPeramban");
  await untilCounting(page);
  await expect(page.getByRole("region", { name: "Yang dihitung tanpa kuki" })).toContainText("Browser ini dihitung.");
  await page.evaluate(() => Object.assign(window, { stays: true }));
  for (const [at, name] of ["Tentang Kami", "Pinjaman"].entries()) {
    await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect.poll(counted).toBe(at + 1);
  }
  expect(await page.evaluate(() => "stays" in window), "client navigations").toBe(true);
});
