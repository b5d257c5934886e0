import type { APIRequestContext, Page } from "@playwright/test";
import { routes } from "../lib/routes.ts";
import { addresses, article } from "./addresses.ts";
import { expect, test } from "./fixtures.ts";

/** Articles that article-import.spec.ts adds and removes meanwhile. */
const TEMPORARY = /\?id=uji-/;

/** The paths of all pages and articles of the sitemap, and the pages that are not on it. */
async function everyPage(request: APIRequestContext): Promise<{ listed: string[]; others: string[] }> {
  const locations = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => {
      const { pathname, search } = new URL(url.replaceAll("&amp;", "&"));
      return pathname + search;
    });
  const parts = await locations("/sitemap.xml");
  const listed = (await Promise.all(parts.map(locations))).flat().filter((path) => !TEMPORARY.test(path));
  return { listed, others: addresses.filter((path) => !listed.includes(path)) };
}

/** Runs in the page: its outline, landmarks, ids and structured data, as faults in words. */
function findFaults(): string[] {
  const seen = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  const faults: string[] = [];
  const headings = seen("h1, h2, h3, h4, h5, h6, [role=heading]");
  const levels = headings.map((heading) => Number(heading.ariaLevel ?? heading.tagName[1]));
  if (levels.filter((level) => level === 1).length !== 1) faults.push(`${levels.filter((level) => level === 1).length} headings of level 1`);
  for (const [index, level] of levels.entries())
    if (level - (levels[index - 1] ?? 0) > 1) faults.push(`heading skips a level: ${headings[index]?.textContent}`);
  if (seen("main").length !== 1) faults.push(`${seen("main").length} main parts`);
  const nameOf = (part: Element) =>
    part.getAttribute("aria-label") ?? document.getElementById(part.getAttribute("aria-labelledby") ?? "")?.textContent ?? "";
  const landmarks = seen("nav, aside, [role=region], section[aria-label], section[aria-labelledby]").map((part) => `${part.tagName} ${nameOf(part)}`);
  for (const [index, name] of landmarks.entries()) {
    if (name.trim().includes(" ") === false && !name.startsWith("SECTION")) faults.push(`${name}: a landmark without a name`);
    if (landmarks.indexOf(name) !== index) faults.push(`${name}: two landmarks of one name`);
  }
  const ids = [...document.querySelectorAll('[id]:not([id=""])')].map(({ id }) => id);
  faults.push(...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `the id ${id} stands twice`));
  for (const { textContent } of document.querySelectorAll('script[type="application/ld+json"]')) {
    const data = JSON.parse(textContent ?? "") as Record<string, unknown>;
    if (data["@context"] !== "https://schema.org" || !data["@type"]) faults.push("structured data without context or type");
    if (data["@type"] === "BlogPosting")
      for (const key of ["headline", "datePublished", "dateModified", "image", "author", "publisher"])
        if (!data[key]) faults.push(`BlogPosting without ${key}`);
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]'))
    if (link.hash.length > 1 && !document.getElementById(decodeURIComponent(link.hash.slice(1)))) faults.push(`no target for ${link.hash}`);
  for (const image of document.querySelectorAll("main img:not([alt])")) faults.push(`no alternative text: ${image.outerHTML.slice(0, 80)}`);
  return faults;
}

/** Runs in the page: the types of its structured data. */
const typesOfData = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => (JSON.parse(textContent ?? "") as Record<string, unknown>)["@type"],
  );

/** The types that a page has at least. */
const dataOf = (path: string): string[] => {
  if (path === routes.home) return ["Organization", "WebSite"];
  return path.startsWith(routes.article) ? ["BlogPosting", "BreadcrumbList"] : ["BreadcrumbList"];
};

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Parts that the workers share. */
const PARTS = 6;

test.describe("every page and article has its outline, links, data, width, print and accessibility", () => {
  test.describe.configure({ mode: "parallel", timeout: 180_000 });
  for (let part = 0; part < PARTS; part += 1)
    test(`part ${part + 1} of ${PARTS}`, async ({ page, axe, request, baseURL }) => {
      const { listed, others } = await everyPage(request);
      expect(listed.length).toBeGreaterThan(60);
      const foreign = new Set<string>();
      page.on("request", (each) => {
        if (/^https?:/.test(each.url()) && !each.url().startsWith(baseURL as string)) foreign.add(`${page.url()}: ${each.url()}`);
      });
      for (const path of [...listed, ...others].filter((_, index) => index % PARTS === part)) {
        await page.setViewportSize({ width: 1440, height: 900 });
        const answer = await page.goto(path);
        expect.soft(answer?.status(), path).toBe(200);
        expect.soft(await page.evaluate(findFaults), path).toEqual([]);
        if (listed.includes(path)) {
          expect.soft(await page.title(), path).toMatch(/^.{9,}$/);
          await expect.soft(page.locator('meta[name="description"]'), path).toHaveAttribute("content", /^.{70,170}$/);
          await expect.soft(page.locator('link[rel="canonical"]'), path).toHaveAttribute("href", new URL(path, baseURL).href);
          await expect.soft(page.locator('meta[property="og:image"]').first(), path).toHaveAttribute("content", /^http/);
          // The page of a form has nothing to tell search engines beyond its title.
          if (path !== routes.register) expect.soft(await page.evaluate(typesOfData), path).toEqual(expect.arrayContaining(dataOf(path)));
        }
        expect.soft(await sideways(page), `${path} at 1440`).toBeLessThanOrEqual(0);
        await page.emulateMedia({ media: "print" });
        const onPaper = await page.evaluate(() => ({
          frame: [...document.querySelectorAll("[data-header], body > footer")].filter((part) => part.checkVisibility()).length,
          text: document.querySelector("main")?.innerText.trim().length ?? 0,
          unwritten: [...document.querySelectorAll('main a[href^="http"]')]
            .filter((link) => link.checkVisibility() && !getComputedStyle(link, "::after").content.includes(link.getAttribute("href") ?? ""))
            .map((link) => link.outerHTML.slice(0, 120)),
          closed: [...document.querySelectorAll("main [role=tabpanel]")].filter((panel) => !panel.firstElementChild?.checkVisibility()).length,
          colourless: [...document.querySelectorAll("main span[data-own-colours]")].filter(
            (mark) => mark.checkVisibility({ visibilityProperty: true }) && getComputedStyle(mark).backgroundColor === "rgba(0, 0, 0, 0)",
          ).length,
        }));
        expect.soft(onPaper.frame, `${path} on paper: header and footer`).toBe(0);
        expect.soft(onPaper.unwritten, `${path} on paper: links without their address`).toEqual([]);
        expect.soft(onPaper.closed, `${path} on paper: closed tabs`).toBe(0);
        expect.soft(onPaper.colourless, `${path} on paper: marks without their colour`).toBe(0);
        if (listed.includes(path)) expect.soft(onPaper.text, `${path} on paper: text`).toBeGreaterThan(60);
        await page.emulateMedia({ media: "screen" });
        await page.setViewportSize({ width: 320, height: 640 });
        expect.soft(await sideways(page), `${path} at 320`).toBeLessThanOrEqual(0);
        await page.setViewportSize({ width: 390, height: 844 });
        // All articles have one template and its colours.
        await axe({ night: !path.startsWith("/p2pLending") || path === article });
      }
      expect([...foreign]).toEqual([]);
    });
});
