import { freePort } from "../lib/ports.ts";
import { expect, test } from "./fixtures.ts";
import { startWeb, stopWeb } from "./start-web.ts";

const product = Number(new URL(process.env.E2E_BASE_URL ?? `http://localhost:${process.env.E2E_PORT || 3100}`).port);
const port = await freePort();
const site = `http://localhost:${port}`;
/** Part of the 1,200 pages a minute that one address may have rendered. */
const FACTOR = 0.01;
const ALLOWED = 12;

/** The status for a visitor's address, as reported by the proxy. */
const ask = (visitor: string, path: string) => fetch(`${site}${path}`, { headers: { "x-forwarded-for": visitor } });

test("an address over the page limit gets 429; stored pages still come", async ({ page, guard }) => {
  const web = await startWeb(port, {
    API_ORIGIN: `http://127.0.0.1:${product + 1000}`,
    SITE_URL: `http://localhost:${product}`,
    TRUST_PROXY: "1",
    RATE_LIMIT_FACTOR: String(FACTOR),
  });
  try {
    const answers: Response[] = [];
    for (let at = 0; at <= ALLOWED; at += 1) answers.push(await ask("192.0.2.1", `/p2pLending?id=tidak-pernah-ada-${at}`));
    expect(answers[0]?.status).toBe(404);
    const refused = answers.at(-1) as Response;
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused.headers.get("cache-control")).toBe("no-store");
    expect(refused.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await refused.text()).toBe("Terlalu banyak permintaan. Coba lagi nanti.");
    guard.allow(/429 \(Too Many Requests\)/);
    await page.setExtraHTTPHeaders({ "x-forwarded-for": "192.0.2.1" });
    const shown = await page.goto(`${site}/p2pLending?id=tidak-pernah-ada`);
    expect([shown?.status(), shown?.headers()["x-robots-tag"]]).toEqual([429, "noindex"]);
    expect(shown?.headers()["content-security-policy"]).toContain("script-src 'self';");
    await expect(page.getByRole("main")).toContainText(/Tunggu (?:\d+ detik|sekitar 1 menit)\. Setelah itu, coba lagi\./);
    await expect(page.getByRole("link", { name: "Coba lagi" })).toHaveJSProperty("href", `${site}/p2pLending?id=tidak-pernah-ada`);
    await expect(page.getByRole("heading", { level: 1 }), "in the look of the other pages").toHaveCSS("font-family", /bricolage/i);
    // A response is stored for a second; another visitor's request renews it.
    expect((await ask("192.0.2.2", "/bantuan")).status).toBe(200);
    expect((await ask("192.0.2.1", "/bantuan")).status).toBe(200);
    // It renews an old copy as well: that is nobody's page in particular.
    await new Promise((resolve) => setTimeout(resolve, 1_300));
    expect((await ask("192.0.2.1", "/bantuan")).status).toBe(200);
  } finally {
    await stopWeb(web);
  }
});
