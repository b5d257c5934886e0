import type { Locator, Page } from "@playwright/test";
import { WINDOW_AD_DELAY_MS } from "../lib/limits.ts";
import { expect, test } from "./fixtures.ts";
import { openHydrated, untilHydrated, watchHydration } from "./hydration.ts";
import { tabTo } from "./keyboard.ts";

test.use({ ads: true });

const opening = "Iklan pembuka";
const below = ["Iklan bawah", "Iklan samping"] as const;
/** A visit after the first: there is no window to show. */
const withoutWindow = (page: Page) => page.addInitScript(() => localStorage.setItem("hasShownDownloadDialog", "true"));

/** Lets the time pass until the window of the first visit shows; the page has a clock of its own. */
async function untilWindow(page: Page): Promise<Locator> {
  const window = page.getByRole("dialog", { name: opening });
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(window).toBeVisible({ timeout: 200 });
  }).toPass();
  return window;
}

test("each slot requests its screen variant; closing is remembered", async ({ page }) => {
  await page.clock.install();
  await watchHydration(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    const code = /\/api\/ad\/detail\/([\w-]+)/.exec(request.url())?.[1];
    if (code) asked.push(code);
  });
  await page.goto("/halamandepan");
  const slots = ["Pemberitahuan", ...below] as const;
  await expect(page.getByRole("complementary", { name: "Pemberitahuan" })).toBeVisible();
  await untilWindow(page);
  // One at a time: the others come when the window is closed.
  for (const name of below) await expect(page.getByRole("complementary", { name })).toHaveCount(0);
  expect([...new Set(asked)].sort()).toEqual(["HomeBottomWarn-PC", "HomeCenterBanner-PC", "HomeFloat-PC", "HomeTopWarn-PC", "HomeWindow-PC"]);

  await page.getByRole("dialog", { name: opening }).getByRole("button", { name: "Tutup iklan" }).click();
  for (const name of slots)
    await page
      .getByRole("complementary", { name })
      .getByRole("button", { name: /^Tutup / })
      .click();
  const flags = await page.evaluate(() => Object.keys(localStorage));
  expect(flags).toEqual(expect.arrayContaining(["isHomeTopWarn", "isHomeBottomWarn", "isHomeFloat", "hasShownDownloadDialog"]));
  await page.reload();
  await untilHydrated(page);
  await page.clock.runFor(WINDOW_AD_DELAY_MS + 1_500);
  for (const name of slots) await expect(page.getByRole("complementary", { name })).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("no advertisement hides a stop of the Tab key; Esc and a click beside it close the window", async ({ page }) => {
  test.slow();
  await page.clock.install();
  const window = page.getByRole("dialog", { name: opening });
  const again = () => page.evaluate(() => localStorage.removeItem("hasShownDownloadDialog")).then(() => page.reload());
  await page.goto("/halamandepan");
  await untilWindow(page);
  await tabTo(page, page.getByRole("contentinfo").getByRole("link", { name: "Kanal resmi" }));
  await expect(window).toBeHidden();
  await expect(page.getByRole("complementary", { name: "Iklan bawah" })).toBeVisible();
  await again();
  await untilWindow(page);
  await page.keyboard.press("Escape");
  await expect(window).toBeHidden();
  await again();
  await untilWindow(page);
  await page.getByRole("navigation", { name: "Menu utama" }).getByRole("button", { name: "Produk" }).click();
  await expect(window).toBeHidden();
  await expect(page.getByRole("link", { name: /^Pendanaan/ }).first()).toBeVisible();
});

test("at 1201 pixels the centre banner is whole; at every width the window covers nothing important", async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1201, height: 900 });
  await page.goto("/halamandepan");
  await test.step("a centre banner shows its middle two thirds, with the text, on the narrowest desktop", async () => {
    const picture = page.locator('img[src*="iklan-tengah"]').first();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    const share = await picture.evaluate((img: HTMLImageElement) => img.clientWidth / img.clientHeight / (img.naturalWidth / img.naturalHeight));
    expect(share).toBeGreaterThan(2 / 3);
  });
  await test.step("crossing 1200 px requests the other variant", async () => {
    await expect(page.getByRole("complementary", { name: "Pemberitahuan" })).toBeVisible();
    const asked = page.waitForRequest(/HomeTopWarn-iPad/);
    await page.setViewportSize({ width: 1100, height: 900 });
    await asked;
  });
  await test.step("the window covers neither the headline nor the main button", async () => {
    const card = await untilWindow(page);
    const main = page.getByRole("main");
    for (const [width, height] of [
      [390, 664],
      [390, 844],
      [834, 900],
      [1201, 800],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const box = await card.boundingBox();
      for (const part of [main.getByRole("heading", { level: 1 }), main.getByRole("link", { name: "Ajukan Pinjaman" }).first()]) {
        const { x, y, width: wide, height: high } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        expect(x + wide <= (box?.x ?? 0) || y + high <= (box?.y ?? 0), `${width} × ${height}`).toBe(true);
      }
    }
  });
});

test("a phone in landscape gets no advertisement over the main button, also when it is turned", async ({ page }) => {
  await page.clock.install();
  await watchHydration(page);
  for (const [width, height] of [
    [640, 360],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/halamandepan");
    await untilHydrated(page);
    await page.clock.runFor(WINDOW_AD_DELAY_MS + 1_500);
    await expect(page.getByRole("complementary", { name: "Iklan bawah" }), `${width} × ${height}`).toHaveCount(1);
    await expect(page.getByRole("dialog", { name: opening }), `${width} × ${height}`).toHaveCount(0);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/halamandepan");
  const window = await untilWindow(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(window).toBeHidden();
});

test("on a later visit nothing lies over a control; the strip ends the page", async ({ page }) => {
  await withoutWindow(page);
  await page.goto("/halamandepan");
  const float = page.getByRole("complementary", { name: "Iklan samping" });
  const strip = page.getByRole("complementary", { name: "Iklan bawah" });
  await expect(float).toBeVisible();
  await expect(page.getByRole("group", { name: "Sorotan" }).getByRole("button", { name: "Hentikan putar otomatis" })).toBeVisible();
  /** Controls in the window that are hit by something else in their middle. */
  const covered = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("main a, main button, main input, footer a")]
        .filter((control) => {
          const { left, top, width, height } = control.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          if (
            !control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
            width < 2 ||
            x < 0 ||
            y < 0 ||
            x > innerWidth ||
            y > innerHeight
          )
            return false;
          return document.elementFromPoint(x, y)?.closest("aside[aria-label^='Iklan']") && !control.closest("aside");
        })
        .map((control) => control.outerHTML.slice(0, 90)),
    );
  for (const [width, height] of [
    [390, 844],
    [834, 900],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (let y = 0; y < 6_000; y += height / 2) {
      await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
      await expect.poll(covered, `${width} pixels wide, at ${y}`).toEqual([]);
    }
  }
  const end = page.getByRole("contentinfo").getByText("Layanan pengaduan").last();
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  const bottom = await end.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual((await strip.boundingBox())?.y ?? 0);
});

test("on a phone the receipt stays, and banners are whole below it @mobile", async ({ page }) => {
  await withoutWindow(page);
  await page.goto("/halamandepan");
  const banners = page.getByRole("group", { name: "Sorotan" });
  await banners.scrollIntoViewIfNeeded();
  await expect(banners.locator("button[aria-current]")).toHaveAccessibleName("Slide 2");
  await expect(banners.getByRole("img").first()).toHaveCSS("object-fit", "contain");
  await expect(page.getByRole("slider", { name: "Geser nilai pinjaman" })).toBeVisible();
});

test("a click is counted and opens the address, even if counting fails", async ({ page, guard }) => {
  await withoutWindow(page);
  guard.allow(/ad\/click/);
  await page.route("**/api/ad/click/**", (route) => route.abort());
  await page.goto("/halamandepan");
  const counted = page.waitForRequest(/\/api\/ad\/click\/\w+$/);
  await page.getByRole("complementary", { name: "Iklan samping" }).getByRole("link").click();
  expect((await counted).method()).toBe("POST");
  await expect(page).toHaveURL(/\/daftarPenerima$/);
  await expect(page.getByRole("complementary")).toHaveCount(0);
});

test("an advertisement for the blog opens in a new tab", async ({ page }) => {
  await withoutWindow(page);
  await page.route("**/api/ad/detail/HomeBottomWarn-PC", (route) =>
    route.fulfill({
      json: {
        code: "0000",
        message: "Sukses",
        data: { adList: [{ picUrl: "/ads/iklan-bawah-pc.svg", openUrl: "/blog", recordId: "900", title: "Blog" }] },
      },
    }),
  );
  await page.goto("/halamandepan");
  const popup = page.waitForEvent("popup");
  await page.getByRole("complementary", { name: "Iklan bawah" }).getByRole("link").click();
  expect(new URL((await popup).url()).pathname).toBe("/blog");
  expect(new URL(page.url()).pathname).toBe("/halamandepan");
});

test("an advertisement shows its text when its picture fails to load", async ({ page, guard }) => {
  guard.allow(/Failed to load resource/);
  await page.route("**/api/ad/detail/**", (route) =>
    route.fulfill({
      json: { code: "0000", message: "Sukses", data: { adList: [{ picUrl: "/ads/tidak-ada.png", openUrl: "/pinjaman", recordId: "901" }] } },
    }),
  );
  await page.clock.install();
  await page.goto("/halamandepan");
  await untilWindow(page);
  for (const slot of [page.getByRole("dialog"), page.getByRole("complementary", { name: "Iklan bawah" })]) {
    await expect(slot.getByRole("link", { name: "Promosi Simpul" })).toBeVisible();
    await slot.getByRole("button", { name: "Tutup iklan" }).click();
    await expect(slot).toHaveCount(0);
  }
});

test("each visit shows the next advertisement of a slot; the first-visit window shows all of its slot", async ({ page }) => {
  await page.route("**/api/ad/detail/**", (route) => {
    const [, slot] = /detail\/(\w+)-/.exec(route.request().url()) ?? [];
    const adList = ["a", "b", "c"].map((id) => ({ picUrl: "/ads/iklan-jendela.svg", openUrl: "/pinjaman", recordId: id, title: `${slot} ${id}` }));
    return route.fulfill({ json: { code: "0000", message: "Sukses", data: { adList } } });
  });
  await page.clock.install();
  const seen = new Map<string, Set<string>>();
  for (let visit = 0; visit < 3; visit += 1) {
    await page.goto("/halamandepan");
    if (visit === 0) {
      const card = await untilWindow(page);
      for (const id of ["a", "b", "c"]) {
        await expect(card.getByRole("link", { name: `HomeWindow ${id}` })).toBeVisible();
        await card.getByRole("button", { name: "Selanjutnya" }).click();
      }
      await card.getByRole("button", { name: "Tutup iklan" }).click();
    }
    for (const slot of ["HomeTopWarn", "HomeBottomWarn", "HomeFloat"]) {
      const name = await page.getByRole("img", { name: new RegExp(`^${slot} [abc]$`) }).getAttribute("alt");
      seen.set(slot, (seen.get(slot) ?? new Set()).add(name ?? ""));
    }
  }
  expect([...seen.values()].map(({ size }) => size)).toEqual([3, 3, 3]);
});

test("the side advertisement shows at every width where its list has an entry @both", async ({ page }) => {
  await withoutWindow(page);
  const adList = [{ picUrl: "/ads/iklan-mengambang.svg", openUrl: "/daftarPenerima", recordId: "1", title: "Aplikasi baru" }];
  await page.route("**/api/ad/detail/HomeFloat-*", (route) => route.fulfill({ json: { code: "0000", message: "Sukses", data: { adList } } }));
  await page.goto("/halamandepan");
  await expect(page.getByRole("complementary", { name: "Iklan samping" }).getByRole("img")).toBeInViewport({ ratio: 1 });
});

test("a picture blocked before hydration becomes its words, beside the close button", async ({ page, guard }) => {
  guard.allow(/Failed to load resource/);
  await page.route("**/ads/**", (route) => route.abort());
  await page.goto("/halamandepan");
  const strip = page.getByRole("complementary", { name: "Pemberitahuan" });
  await expect(strip.getByRole("img")).toHaveCount(0);
  const words = await strip
    .getByText(/^Waspada penipuan/)
    .filter({ visible: true })
    .evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().right;
    });
  expect(words).toBeLessThanOrEqual((await strip.getByRole("button").boundingBox())?.x ?? 0);
});

for (const [name, answer] of [
  ["empty", { status: 200, json: { code: "0000", message: "Sukses", data: { adList: [] } } }],
  ["missing", { status: 200, json: { code: "0000", message: "Sukses", data: null } }],
  ["failed", { status: 502, json: { code: "E502", message: "Jaringan bermasalah, silakan coba lagi." } }],
] as const)
  test(`${name} slots render nothing`, async ({ page }) => {
    await page.clock.install();
    await page.route("**/api/ad/detail/**", (route) => route.fulfill(answer));
    const answered = page.waitForResponse("**/api/ad/detail/HomeWindow-PC");
    await openHydrated(page, "/halamandepan");
    await answered;
    await expect(page.getByRole("complementary")).toHaveCount(0);
    await page.clock.runFor(WINDOW_AD_DELAY_MS + 1_000);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem("hasShownDownloadDialog"))).toBeNull();
    await expect(page.getByText("Jaringan bermasalah")).toHaveCount(0);
  });

test("advertisements shift no layout, and the home page with them is accessible", async ({ page, axe }) => {
  await page.addInitScript(() => {
    (window as unknown as { shift: number }).shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/halamandepan");
  await expect(page.getByRole("dialog", { name: "Iklan pembuka" })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.1);
  await axe();
});
