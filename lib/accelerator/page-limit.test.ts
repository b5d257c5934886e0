import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { refusalMessages } from "../contract/refusal-messages.ts";
import { createRateLimiter, limitTable } from "../gateway/rate-limit.ts";
import { tooManyRequestsPage } from "../page/broken-page.ts";
import { limitPages, RenderLoad } from "./page-limit.ts";

let server: Server;
const load = new RenderLoad();
/** Delays rendering. */
let until: Promise<void> | undefined;
let rendered = 0;
const limit = createRateLimiter({ factor: 3 / limitTable.page.points });
const get = (path: string, address: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers: { "x-forwarded-for": address, ...headers } });
const sheet = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const built = `<!DOCTYPE html><html lang="id" class="huruf"><head><meta charSet="utf-8"/>${sheet}<script src="/a.js"></script></head><body></body></html>`;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const address = String(request.headers["x-forwarded-for"]);
    if (!(await limitPages({ count: limit, load, page: tooManyRequestsPage(built) }, address, request, response))) {
      rendered += 1;
      void Promise.resolve(until).then(() => response.end("made"));
    }
  });
  await new Promise<void>((listening) => server.listen(0, listening));
});
afterAll(() => new Promise((closed) => server.close(closed)));

it("renders a limited number of pages per address, then says how long to wait", async () => {
  for (const page of [1, 2, 3]) expect((await get(`/blog?page=${page}`, "192.0.2.1")).status).toBe(200);
  const refused = await get("/blog?page=4", "192.0.2.1");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(refused.headers.get("cache-control")).toBe("no-store");
  expect(await refused.text()).toBe("Terlalu banyak permintaan. Coba lagi nanti.");
  expect((await get("/blog?page=4", "192.0.2.2")).status).toBe(200);
});

it("shows browsers a page in the site's styles that says how long to wait", async () => {
  for (const page of [1, 2, 3]) await get(`/blog?page=${page}`, "192.0.2.4");
  const refused = await get("/blog?page=4", "192.0.2.4", { accept: "text/html,application/xhtml+xml,*/*;q=0.8" });
  expect([refused.status, refused.headers.get("content-type"), refused.headers.get("x-robots-tag")]).toEqual([
    429,
    "text/html; charset=utf-8",
    "noindex",
  ]);
  const html = await refused.text();
  expect(html).toMatch(/^<!DOCTYPE html><html lang="id" class="huruf"><head>/);
  expect(html).toContain(sheet);
  expect(html).not.toContain("<script");
  expect(html).toContain(refusalMessages.wait(Number(refused.headers.get("retry-after"))));
  expect(html).toContain('href="">Coba lagi</a>');
});

it("does not count the files of a build", async () => {
  for (const _ of [1, 2, 3, 4, 5]) expect((await get("/_next/static/chunks/a.js", "192.0.2.3")).status).toBe(200);
  expect((await get("/halamandepan", "192.0.2.3")).status).toBe(200);
});

it("limits per-request pages more strictly; beyond six at once they wait for their turn, for a second and a half at most", async () => {
  const simulation = (amount: number) => `/pinjaman?produk=kini&jumlah=${amount}&tenor=90`;
  let finish: (() => void) | undefined;
  until = new Promise((resolve) => {
    finish = resolve;
  });
  const before = rendered;
  const running = [1, 2, 3, 4, 5, 6].map((at) => get(simulation(at), `198.51.100.${at}`));
  while (rendered < before + 6) await new Promise((resolve) => setTimeout(resolve, 5));
  const refused = await get(simulation(7), "198.51.100.7");
  expect([refused.status, refused.headers.get("retry-after"), refused.headers.get("cache-control")]).toEqual([503, "5", "no-store"]);
  const waiting = get(simulation(7), "198.51.100.9");
  await new Promise((resolve) => setTimeout(resolve, 200));
  finish?.();
  until = undefined;
  expect((await Promise.all([...running, waiting])).map(({ status }) => status)).toEqual(Array(7).fill(200));
  expect((await get(simulation(8), "198.51.100.8")).status).toBe(200);
  expect((await get(simulation(9), "198.51.100.8")).status).toBe(429);
});
