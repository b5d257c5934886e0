import type { Locator, Page } from "@playwright/test";
import { partIds } from "../lib/article/outline.ts";
import { all, expect, onPhone, test } from "./fixtures.ts";
import { openHydrated } from "./hydration.ts";

const LIST = "**/api/h5/website/blog/list";
const categories = ["Semua", "Finansial", "Event", "Fitur Solusi", "Promo", "Bisnis", "Kepatuhan OJK"];

test("hovering a card prefetches without failed requests", async ({ page }) => {
  await page.goto("/blog");
  const answers: { address: string; status: number }[] = [];
  page.on("response", (response) => {
    // Next's router also asks, in the background, for the tree of an article's address without its query, which is no page
    // (`pingRoute` of its segment cache). It ignores the answer.
    const isTreeWithoutQuery =
      response.request().headers()["next-router-segment-prefetch"] === "/_tree" && response.url().includes("/p2pLending?_rsc=");
    if (response.url().includes("_rsc=") && !isTreeWithoutQuery) answers.push({ address: response.url(), status: response.status() });
  });
  await expect(async () => {
    await page.getByRole("heading", { level: 1 }).hover();
    await page.getByRole("region", { name: "Semua artikel" }).getByRole("article").last().getByRole("link").hover();
    expect(answers.some(({ address }) => !address.includes("id="))).toBe(true);
  }).toPass();
  expect(answers.filter(({ status }) => status >= 400)).toEqual([]);
});

test("a category reached by Tab is fully visible on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/blog");
  const chips = page.getByRole("navigation", { name: "Kategori" }).getByRole("link");
  await chips.first().focus();
  const count = await chips.count();
  for (const key of ["Tab", "Shift+Tab"])
    for (let at = 1; at < count; at += 1) {
      await page.keyboard.press(key);
      const chip = chips.nth(key === "Tab" ? at : count - 1 - at);
      await expect(chip).toBeFocused();
      await expect(chip).toBeInViewport({ ratio: 1 });
    }
});

test("the list shows banner, latest block, chips and the first page", async ({ page, axe }) => {
  await page.goto("/blog");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const banner = page.getByRole("group", { name: "Pilihan redaksi" });
  await expect(banner.getByRole("button", { name: /^Slide / })).toHaveCount(3);
  await banner.getByRole("button", { name: "Selanjutnya" }).click();
  await expect(banner.getByRole("button", { name: "Slide 2" })).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("region", { name: "Artikel terbaru" }).getByRole("article")).toHaveCount(4);
  const chips = page.getByRole("navigation", { name: "Kategori" }).getByRole("link");
  await expect(chips).toHaveText(categories);
  await expect(page.locator('nav[aria-label="Kategori"] [aria-current]')).toHaveText("Semua");
  const card = page.getByRole("region", { name: "Semua artikel" }).getByRole("article").first();
  await expect(card.getByRole("link")).toHaveAttribute("href", /^\/p2pLending\?id=[\w-]+$/);
  await expect(card.getByText(/^\d{2} \p{L}{3} 20\d\d$/u)).toBeVisible();
  await axe();
});

test("a category in the address is selected and visible; another one starts at its first page", async ({ page }) => {
  await page.goto("/blog?value=Promo");
  await expect(page.locator('nav[aria-label="Kategori"] [aria-current]')).toHaveText("Promo");
  await expect(page.getByRole("heading", { name: "Artikel Promo" })).toBeInViewport();
  await expect(page.getByRole("banner"), "the header is not half scrolled away").toBeInViewport({ ratio: 1 });
  const link = page.getByRole("navigation", { name: "Kategori" }).getByRole("link", { name: "Kepatuhan OJK" });
  // Before hydration a click would load a page, without the router.
  await expect.poll(() => link.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__react")))).toBe(true);
  await link.click();
  await expect(page).toHaveURL("/blog?value=Kepatuhan+OJK");
  const heading = page.getByRole("heading", { name: "Artikel Kepatuhan OJK" });
  await expect(heading).toBeInViewport();
  await expect(page).toHaveTitle(/^Artikel Kepatuhan OJK \|/);
  for (const article of await all(page.getByRole("region", { name: "Artikel Kepatuhan OJK" }).getByRole("article")))
    await expect(article.getByText("Kepatuhan OJK").first()).toBeVisible();
  await test.step("the list stays visible when the router scrolls to the top, and the reader may scroll there", async () => {
    await page.evaluate(() => scrollTo(0, 0));
    await expect(heading).toBeInViewport();
    await page.keyboard.press("Home");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

test("jumping to the bottom loads each skipped page once", async ({ page }) => {
  const asked: number[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/blog/list")) asked.push(request.postDataJSON().page);
  });
  await page.goto("/blog");
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => asked).toEqual([2, 3, 4]);
  await expect(page.getByRole("button", { name: "Muat lagi" })).toBeVisible();
});

test("a focused link below the list does not move while the list grows", async ({ page }) => {
  await page.goto("/blog");
  await page.waitForLoadState("networkidle");
  const next = page.getByRole("navigation", { name: "Halaman artikel" }).getByRole("link").last();
  await next.focus();
  const place = async () => (await next.boundingBox())?.y ?? 0;
  const before = await place();
  await expect(page.getByRole("button", { name: "Muat lagi" })).toBeAttached();
  await expect(next).toBeFocused();
  expect(Math.abs((await place()) - before)).toBeLessThan(2);
  await expect(next).toBeInViewport();
});

/** Scrolls through the three automatic pages; the next one needs the button. The block above has four of the first six. */
async function scrollToButton(page: Page, list: Locator) {
  for (const count of [8, 14, 20]) {
    await list.getByRole("article").last().scrollIntoViewIfNeeded();
    const scrolled = async () => {
      await page.mouse.wheel(0, 600);
      return list.getByRole("article").count();
    };
    // The next page may follow at once: the first has two articles of its own.
    await expect.poll(scrolled).toBeGreaterThanOrEqual(count);
  }
  await expect(list.getByRole("article")).toHaveCount(20);
}

test("scrolling loads three pages, once each, then more on demand, then announces the end", async ({ page }) => {
  test.slow();
  const asked: number[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/blog/list")) asked.push((request.postDataJSON() as { page: number }).page);
  });
  await page.goto("/blog");
  const list = page.getByRole("region", { name: "Semua artikel" });
  await scrollToButton(page, list);
  expect(asked).toEqual([2, 3, 4]);
  const more = page.getByRole("button", { name: "Muat lagi" });
  await more.click();
  await expect(list.getByRole("article").nth(20).getByRole("link")).toBeFocused();
  expect(asked).toEqual([2, 3, 4, 5]);
  const finished = page.getByText("Semua artikel sudah ditampilkan.");
  for (let next = 6; !(await finished.isVisible()); next++) {
    const before = await list.getByRole("article").count();
    await more.click();
    await expect.poll(() => asked.at(-1)).toBe(next);
    await expect.poll(() => list.getByRole("article").count()).toBeGreaterThan(before);
  }
  const titles = await list.getByRole("article").getByRole("link").allTextContents();
  expect(new Set(titles).size).toBe(titles.length);
});

test("the focus goes to the last article when there is nothing more to load", async ({ page }) => {
  await page.goto("/blog");
  const list = page.getByRole("region", { name: "Semua artikel" });
  await scrollToButton(page, list);
  await page.route(LIST, (route) => route.fulfill({ json: { code: "0000", message: "Sukses", data: { current: 5, total: 24, records: [] } } }));
  await page.getByRole("button", { name: "Muat lagi" }).click();
  await expect(page.getByText("Semua artikel sudah ditampilkan.")).toBeVisible();
  await expect(list.getByRole("article").nth(19).getByRole("link")).toBeFocused();
});

test("the list ends where the newest response says, and continues if articles were added", async ({ page }) => {
  const asked: number[] = [];
  for (const [from, total, pages] of [
    ["/blog", 12, [2]],
    ["/blog?page=4", 31, [5, 6]],
  ] as const) {
    asked.length = 0;
    await page.route(LIST, async (route) => {
      asked.push((route.request().postDataJSON() as { page: number }).page);
      const response = await route.fetch();
      const answer = await response.json();
      await route.fulfill({ response, json: { ...answer, data: { ...answer.data, total } } });
    });
    await page.goto(from);
    await expect(async () => {
      await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
      await expect(page.getByText("Semua artikel sudah ditampilkan.")).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 15_000 });
    expect(asked).toEqual(pages);
    await page.unroute(LIST);
  }
});

test("nothing visible moves when a page is appended @mobile", async ({ page }) => {
  await page.goto("/blog");
  await page.waitForLoadState("networkidle");
  const list = page.getByRole("region", { name: "Semua artikel" });
  const moved = await page.evaluate(async () => {
    let sum = 0;
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
    }).observe({ type: "layout-shift" });
    // Pixels per millisecond: less space is reserved with three cards in a row.
    const speed = innerWidth > 768 ? 0.5 : 0.8;
    let last = performance.now();
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      const now: number = await new Promise(requestAnimationFrame);
      scrollBy({ top: Math.max(1, speed * (now - last)), behavior: "instant" });
      last = now;
    }
    return sum;
  });
  await expect(list.getByRole("article")).toHaveCount(20);
  expect(moved).toBeLessThan(0.01);
});

test("going back restores the loaded list and its scroll position", async ({ page }) => {
  await page.goto("/blog");
  const list = page.getByRole("region", { name: "Semua artikel" });
  await list.getByRole("article").last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await expect(list.getByRole("article").nth(7)).toBeVisible();
  const chosen = list.getByRole("article").nth(7).getByRole("link");
  await chosen.scrollIntoViewIfNeeded();
  await chosen.click();
  await expect(page).toHaveURL(/\/p2pLending\?id=/);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await page.goBack();
  expect(await list.getByRole("article").count()).toBeGreaterThanOrEqual(8);
  await expect(chosen).toBeInViewport();
});

test("a failed page shows the server's message and can be retried", async ({ page }) => {
  await page.route(LIST, (route) => route.fulfill({ json: { code: "1999", message: "Artikel sedang diperbarui." } }), { times: 1 });
  await page.goto("/blog");
  await page.getByRole("region", { name: "Semua artikel" }).getByRole("article").last().scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await expect(page.getByText("Artikel sedang diperbarui.")).toBeVisible();
  await page.getByRole("button", { name: "Coba lagi" }).click();
  await expect(page.getByRole("region", { name: "Semua artikel" }).getByRole("article").nth(7)).toBeVisible();
  await expect(page.getByText("Artikel sedang diperbarui.")).toBeHidden();
});

test("a search has its address", async ({ page, axe }) => {
  await page.goto("/blog");
  await page.getByLabel("Cari artikel").fill("TKB90 & 100%");
  await page.getByRole("button", { name: "Cari", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hasil pencarian “TKB90 & 100%”" })).toBeVisible();
  expect(new URL(page.url()).searchParams.get("q")).toBe("TKB90 & 100%");
  await page.goto("/blog?q=tkb90");
  await expect(page.getByRole("heading", { level: 1, name: "Hasil pencarian “tkb90”" })).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.goto("/blog?q=kuda+laut+ungu");
  await expect(page.getByRole("heading", { name: "Tidak ada artikel yang cocok" })).toBeVisible();
  await axe();
  await onPhone(page, axe);
  // The field has the whole keyword, the heading its beginning.
  await page.goto(`/blog?q=${"w".repeat(100)}`);
  await expect(page.getByRole("heading", { level: 1, name: `Hasil pencarian “${"w".repeat(39)}…”`, exact: true })).toBeVisible();
  await expect(page.getByLabel("Cari artikel")).toHaveValue("w".repeat(100));
});

test("a search accepts every character, and an empty one shows all articles", async ({ page, request }) => {
  for (const words of ["5% per hari", "%", "#kini", "a/b?c=d", "100%25", "../login", "“bunga”"]) {
    await page.goto(`/blog?q=${encodeURIComponent(words)}`);
    await expect(page.getByRole("heading", { level: 1, name: `Hasil pencarian “${words}”`, exact: true })).toBeVisible();
    await expect(page.getByLabel("Cari artikel")).toHaveValue(words);
    await expect(page).toHaveTitle(`Hasil pencarian “${words}” | Simpul`);
  }
  // Half of a surrogate pair at the end is dropped.
  await page.goto(`/blog?q=${"w".repeat(99)}${encodeURIComponent("😀")}`);
  await expect(page.getByRole("heading", { level: 1, name: "Hasil pencarian" })).toBeVisible();
  for (const query of ["q=", "q=%20%09", "q=%"]) {
    const answer = await request.get(`/blog?${query}`);
    expect(answer.status(), query).toBe(200);
  }
  await page.goto("/blog?q=%20");
  await expect(page.getByRole("region", { name: "Semua artikel" })).toBeVisible();
  // The page behind the rewrite is not public.
  await page.goto("/blog/cari?q=tkb90&page=1");
  expect(new URL(page.url()).pathname).toBe("/blog");
  await expect(page.getByRole("heading", { level: 1, name: "Hasil pencarian “tkb90”" })).toBeVisible();
  expect((await request.get("/blog/cari/1/%25")).status()).toBe(404);
});

test("an article shows title, category, date, contents, text and share links", async ({ page, axe }) => {
  await page.goto("/p2pLending?id=membaca-biaya-pinjaman");
  await expect(page).toHaveTitle("Membaca biaya pinjaman: bunga, admin, dan denda | Simpul");
  await expect(page.getByRole("article").first().getByText("14 Agu 2025")).toBeVisible();
  await expect(page.getByRole("article").first().getByRole("link", { name: "Finansial" }).last()).toHaveAttribute("href", "/blog?value=Finansial");
  await expect(page.getByRole("table")).toContainText("Total yang Anda kembalikan");
  const address = encodeURIComponent(new URL("/p2pLending?id=membaca-biaya-pinjaman", page.url()).href);
  for (const place of ["WhatsApp", "Facebook", "LinkedIn", "Twitter"])
    expect(await page.getByRole("link", { name: `Bagikan ke ${place}` }).getAttribute("href")).toContain(address);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/p2pLending\?id=membaca-biaya-pinjaman$/);
  await axe();
});

test("nothing overflows at 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    "/blog",
    "/blog?q=pinjaman",
    "/blog?q=pertanggungjawabankelembagaanperkoperasian",
    "/p2pLending?id=membaca-perjanjian",
    "/p2pLending?id=memilih-solusi",
  ]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

test("an article leads to its neighbours, is shared, and pages through the latest ones", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/p2pLending?id=apa-arti-tkb90");
  await test.step("an article links to the next and the previous one", async () => {
    const beside = page.getByRole("navigation", { name: "Artikel sebelum dan sesudahnya" });
    const title = await beside
      .getByRole("link", { name: /^Artikel berikutnya/ })
      .locator("span")
      .last()
      .textContent();
    await beside.getByRole("link", { name: /^Artikel berikutnya/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
    await beside.getByRole("link", { name: /^Artikel sebelumnya/ }).click();
    await expect(page).toHaveURL("/p2pLending?id=apa-arti-tkb90");
    await expect(page.locator('link[rel="next"]')).toHaveAttribute("href", /\/p2pLending\?id=/);
  });
  await test.step("sharing opens a window of 600 by 600; copying is confirmed", async () => {
    await page.evaluate(() => {
      window.open = ((...given: unknown[]) => {
        Object.assign(window, { opened: given });
        return {} as Window;
      }) as typeof window.open;
    });
    await page.getByRole("link", { name: "Bagikan ke Facebook" }).click();
    const [url, , features] = await page.evaluate(() => (window as unknown as { opened: string[] }).opened);
    expect(url).toContain("facebook.com/sharer");
    expect(features).toContain("width=600,height=600");
    await page.getByRole("button", { name: "Salin tautan" }).click();
    await expect(page.getByText("Tautan tersalin")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/p2pLending\?id=apa-arti-tkb90$/);
  });
  await test.step("the latest list pages by three; another article opens at its top", async () => {
    const latest = page.getByRole("region", { name: "Artikel terbaru" });
    await expect(latest.getByRole("article")).toHaveCount(3);
    const first = await latest.getByRole("heading", { level: 3 }).first().textContent();
    const [request] = await Promise.all([page.waitForRequest(LIST), latest.getByRole("button", { name: "Selanjutnya" }).click()]);
    expect(request.postDataJSON()).toEqual({ page: 2, pageSize: 3, category: "" });
    await expect(latest.getByRole("heading", { level: 3 }).first()).not.toHaveText(first ?? "");
    const next = latest.getByRole("article").first().getByRole("link");
    const title = (await next.textContent()) ?? "";
    await next.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await expect(page).toHaveTitle(`${title} | Simpul`);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).not.toBeFocused();
  });
  await test.step("a title of one long word stays in its column", async () => {
    await expect(page).toHaveURL("/p2pLending?id=apa-arti-tkb90");
    const beside = page.getByRole("navigation", { name: "Artikel sebelum dan sesudahnya" });
    const [previous, next] = [beside.getByRole("link", { name: /^Artikel sebelumnya/ }), beside.getByRole("link", { name: /^Artikel berikutnya/ })];
    const title = next.locator("span").last();
    await title.evaluate((element) => {
      element.textContent = "pertanggungjawaban".repeat(5);
    });
    const [left, right] = [await previous.boundingBox(), await title.boundingBox()];
    expect(right?.x).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 0));
  });
});

test("the menu marks the blog in the HTML of the list and of a category", async ({ request }) => {
  for (const path of ["/blog", "/blog?value=Promo"])
    expect(await (await request.get(path)).text(), path).toMatch(
      /<a[^>]*aria-current="page"[^>]*href="\/blog"|<a[^>]*href="\/blog"[^>]*aria-current="page"/,
    );
});

test("unknown ids and pages are 404; inner paths redirect to the public address", async ({ request }) => {
  for (const path of ["/p2pLending?id=tidak-ada", "/p2pLending", "/p2pLending?id=%3Cscript%3E", "/blog?page=999"])
    expect((await request.get(path)).status(), path).toBe(404);
  const respelled = await request.get("/blog?value=kepatuhan-ojk", { maxRedirects: 0 });
  expect([respelled.status(), respelled.headers().location]).toEqual([301, "/blog?value=Kepatuhan%20OJK"]);
  const inner = await request.get("/artikel/apa-arti-tkb90", { maxRedirects: 0 });
  expect([inner.status(), inner.headers().location]).toEqual([308, "/p2pLending?id=apa-arti-tkb90"]);
});

test("no heading of an article has the id of another element", async ({ request }) => {
  const html = await (await request.get("/p2pLending?id=apa-arti-tkb90")).text();
  const others = [...html.replace(/<h[23] id="[^"]+" tabindex/g, "").matchAll(/<[^>]*\sid="(?!_R_)([^"]+)"/g)].map(([, id]) => id);
  expect(others).toContain("bagikan");
  expect(others.filter((id) => !partIds.includes(id as string))).toEqual([]);
});

test("a changed article shows the date of the change", async ({ page }) => {
  await page.goto("/p2pLending?id=batas-pendanaan");
  await expect(page.getByText("Diperbarui 20 Nov 2026")).toBeVisible();
  await expect(page.locator('meta[property="article:modified_time"]')).toHaveAttribute("content", "2026-11-20T02:00:00.000Z");
});

test("pages of the list name the one before and after, and the feeds", async ({ page }) => {
  await page.goto("/blog?page=2");
  await expect(page.locator('link[rel="prev"]')).toHaveAttribute("href", /\/blog$/);
  await expect(page.locator('link[rel="next"]')).toHaveAttribute("href", /\/blog\?page=3$/);
  await expect(page.getByRole("group", { name: "Pilihan redaksi" })).toHaveCount(0);
  await page.goto("/blog");
  await expect(page.locator('link[rel="prev"]')).toHaveCount(0);
  for (const [type, path] of [
    ["application/rss+xml", "/feed.xml"],
    ["application/feed+json", "/feed.json"],
  ])
    await expect(page.locator(`link[rel="alternate"][type="${type}"]`)).toHaveAttribute("href", new RegExp(`${path}$`));
  await test.step("no article is listed beside itself, and none is in two lists of a page", async () => {
    const idsIn = (area: Locator) => area.locator("article h3 a").evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).search));
    const block = await idsIn(page.getByRole("region", { name: "Artikel terbaru" }).first());
    const list = await idsIn(page.getByRole("region", { name: "Semua artikel" }));
    expect(block).toHaveLength(4);
    expect(list.filter((id) => block.includes(id))).toEqual([]);
    await page.goto(`/p2pLending${block[0]}`);
    const beside = await idsIn(page.getByRole("main"));
    expect(beside).not.toContain(block[0]);
    expect(new Set(beside).size).toBe(beside.length);
  });
});

test("the sitemap lists every page and article with its last change", async ({ request, baseURL }) => {
  const read = async (url: string) => {
    const response = await request.get(url);
    expect([response.status(), response.headers()["content-type"]], url).toEqual([200, "application/xml; charset=utf-8"]);
    return [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)].map(
      ([, loc = "", day]) => [loc, day] as const,
    );
  };
  const parts = (await read("/sitemap.xml")).map(([loc]) => loc);
  expect(parts).toEqual([`${baseURL}/sitemap/halaman.xml`, `${baseURL}/sitemap/artikel-1.xml`]);
  expect((await read("/sitemap/halaman.xml")).map(([loc]) => loc)).toContain(`${baseURL}/blog?value=Kepatuhan+OJK`);
  const articles = new Map(await read("/sitemap/artikel-1.xml"));
  expect(articles.size).toBeGreaterThanOrEqual(44);
  expect(articles.get(`${baseURL}/p2pLending?id=apa-arti-tkb90`)).toBe("2026-11-20T02:00:00.000Z");
  expect(articles.get(`${baseURL}/p2pLending?id=batas-pendanaan`)).toBe("2026-11-20T02:00:00.000Z");
  for (const nowhere of ["/sitemap/artikel-2.xml", "/sitemap/lain.xml"]) expect((await request.get(nowhere)).status(), nowhere).toBe(404);
});

test("feed, covers and share picture have the right content types", async ({ request }) => {
  const feed = await request.get("/feed.xml");
  expect(feed.headers()["content-type"]).toContain("application/rss+xml");
  expect(await feed.text()).toContain("<title>Bunga dan denda pindar 2026: batas OJK per hari</title>");
  const json = await request.get("/feed.json");
  expect(json.headers()["content-type"]).toContain("application/feed+json");
  const { items } = await json.json();
  expect(items).toContainEqual(expect.objectContaining({ title: "Bunga dan denda pindar 2026: batas OJK per hari", tags: ["Kepatuhan OJK"] }));
  expect(items).toContainEqual(expect.objectContaining({ title: "Syarat dan Ketentuan diperbarui" }));
  const cover = await request.get("/sampul/Kepatuhan%20OJK/apa-arti-tkb90.svg");
  expect(cover.headers()["content-type"]).toContain("image/svg+xml");
  // The category as an upstream writes it: a lone per cent sign is allowed.
  expect((await request.get("/sampul/%25/apa-arti-tkb90.svg")).status()).toBe(200);
  const share = await request.get("/sampul/bagikan/apa-arti-tkb90.png");
  expect(share.headers()["content-type"]).toBe("image/png");
  expect((await share.body()).length).toBeLessThan(300_000);
  expect((await request.get("/sampul/bagikan/tidak-ada.png")).status()).toBe(404);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("pages, categories and articles are links in the HTML", async ({ page, guard }) => {
    await page.goto("/blog");
    await page.getByRole("navigation", { name: "Halaman artikel" }).getByRole("link", { name: "Selanjutnya" }).click();
    await expect(page).toHaveURL("/blog?page=2");
    await expect(page).toHaveTitle("Blog, halaman 2 | Simpul");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("navigation", { name: "Kategori" }).getByRole("link", { name: "Bisnis" }).click();
    await page.getByRole("region", { name: "Artikel Bisnis" }).getByRole("article").first().getByRole("link").click();
    await expect(page.getByRole("table").first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Bagikan ke WhatsApp" })).toHaveAttribute("href", /^https:\/\/wa\.me\//);
    await page.getByRole("link", { name: /^Artikel sebelumnya/ }).click();
    await expect(page.getByRole("link", { name: /^Artikel berikutnya/ })).toBeVisible();
    await test.step("an unknown article answers 404 with the whole page", async () => {
      guard.allow(/404 \(Not Found\).*tidak-ada/);
      const response = await page.goto("/p2pLending?id=tidak-ada");
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1, name: "Halaman ini tidak ada." })).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
    });
  });
});

test("on a tablet three articles are in one row or one column, never two and one", async ({ page }) => {
  await page.setViewportSize({ width: 834, height: 1112 });
  const left = (cards: Element[]) => cards.map((card) => Math.round(card.getBoundingClientRect().left));
  await page.goto("/p2pLending?id=membaca-biaya-pinjaman");
  for (const name of [/terkait|Finansial/, "Artikel terbaru"]) {
    const cards = page.getByRole("region", { name }).getByRole("article");
    await expect(cards).toHaveCount(3);
    expect(new Set(await cards.evaluateAll(left)).size).toBe(3);
  }
  await page.goto("/blog");
  const cards = page.getByRole("region", { name: "Artikel terbaru" }).getByRole("article");
  const [lead, ...beside] = await cards.evaluateAll(left);
  expect(beside).toHaveLength(3);
  expect(new Set(beside).size).toBe(1);
  expect(beside[0]).toBeGreaterThan(lead as number);
});

test("a category chosen right after Back brings its list into sight, by pointer and by keyboard", async ({ page }) => {
  await openHydrated(page, "/blog");
  const category = (name: string) => page.getByRole("navigation", { name: "Kategori" }).getByRole("link", { name, exact: true });
  await category("Promo").click();
  await expect(page).toHaveURL(/value=Promo/);
  for (const choose of ["click", "keyboard"] as const) {
    await page.goBack();
    await expect(page).toHaveURL(/\/blog$/);
    if (choose === "click") await category("Bisnis").click();
    else {
      await category("Bisnis").focus();
      await page.keyboard.press("Enter");
    }
    await expect(page).toHaveURL(/value=Bisnis/);
    await expect
      .poll(() => page.locator("#daftar").evaluate((list) => Math.abs(list.getBoundingClientRect().top)), { message: choose })
      .toBeLessThan(200);
  }
});

test("long articles draw their figures, each said in words, at every width", async ({ page, axe }) => {
  for (const [id, count] of [
    ["menghitung-bunga-pinjaman-online", 5],
    ["gagal-bayar-dan-penagihan", 3],
    ["imbal-hasil-dan-pajak-pendana", 3],
  ] as const) {
    await page.goto(`/p2pLending?id=${id}`);
    const drawings = page.getByRole("article").locator("figure").getByRole("img");
    await expect(drawings).toHaveCount(count);
    for (const drawing of await drawings.all()) await expect(drawing).toHaveAccessibleName(/\d.*\.$/);
    await axe({ include: ".drawing" });
    await onPhone(page, () => axe({ include: ".drawing" }));
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.setViewportSize({ width: 1366, height: 900 });
  }
});
