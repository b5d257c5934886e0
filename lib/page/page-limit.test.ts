import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { refusalMessages } from "../contract/envelope.ts";
import { createRateLimiter, limitTable } from "../rate-limit.ts";
import { tooManyRequestsPage } from "./broken-page.ts";
import { RenderLoad, refusedPage, refusePage } from "./page-limit.ts";

const sheet = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const built = `<!DOCTYPE html><html lang="id" class="huruf"><head><meta charSet="utf-8"/>${sheet}<script src="/a.js"></script></head><body></body></html>`;

/** A response that ends when the test says so. */
class Answer extends EventEmitter {
  closed = false;
  end() {
    this.closed = true;
    this.emit("close");
  }
}
const visits = (count = createRateLimiter({ factor: 3 / limitTable.page.points }), load = new RenderLoad()) => {
  return async (address: string, { dynamic = false, answer = new Answer() } = {}) => {
    const refused = await refusePage({ count, load }, { address, dynamic, response: answer as unknown as ServerResponse });
    return refused?.status ?? 200;
  };
};

it("answers a limited number of pages per address", async () => {
  const visit = visits();
  for (const wanted of [200, 200, 200, 429]) expect(await visit("192.0.2.1")).toBe(wanted);
  expect(await visit("192.0.2.2")).toBe(200);
});

it("limits dynamic pages of an address more strictly than stored ones", async () => {
  const visit = visits();
  const ended = () => {
    const answer = new Answer();
    setTimeout(() => answer.end(), 1);
    return { dynamic: true, answer };
  };
  expect([await visit("198.51.100.8", ended()), await visit("198.51.100.8", ended())]).toEqual([200, 429]);
});

it("renders six dynamic pages at once; the others wait for their turn, a second and a half at most", async () => {
  const visit = visits(async () => undefined);
  const running = Array.from({ length: 6 }, () => new Answer());
  for (const [at, answer] of running.entries()) expect(await visit(`198.51.100.${at}`, { dynamic: true, answer })).toBe(200);
  expect(await visit("198.51.100.10", { dynamic: true })).toBe(503);
  const waiting = visit("198.51.100.11", { dynamic: true });
  running[0]?.end();
  expect(await waiting).toBe(200);
});

it("renders three dynamic pages at once for one visitor, and those of others first", async () => {
  const visit = visits(async () => undefined);
  const own = Array.from({ length: 3 }, () => new Answer());
  for (const answer of own) expect(await visit("2001:db8::1", { dynamic: true, answer })).toBe(200);
  const fourth = visit("2001:db8::2", { dynamic: true });
  expect(await visit("192.0.2.7", { dynamic: true })).toBe(200);
  own[0]?.end();
  expect(await fourth).toBe(200);
});

it("shows browsers a page that says how long to wait, and programs a text", async () => {
  const refused = { status: 429, seconds: 7 } as const;
  const [page, text] = [refusedPage(refused, "text/html,*/*;q=0.8", { "x-policy": "a" }), refusedPage(refused, null, {})];
  expect([page.status, page.headers.get("retry-after"), page.headers.get("x-robots-tag"), page.headers.get("x-policy")]).toEqual([
    429,
    "7",
    "noindex",
    "a",
  ]);
  expect(await text.text()).toBe("Terlalu banyak permintaan. Coba lagi nanti.");
  const html = tooManyRequestsPage(7, built);
  expect(html).toMatch(/^<!DOCTYPE html><html lang="id" class="huruf"><head>/);
  expect(html).toContain(sheet);
  expect(html).not.toContain("<script");
  expect(html).toContain(refusalMessages.wait(7));
  expect(html).toContain('href="">Coba lagi</a>');
});
