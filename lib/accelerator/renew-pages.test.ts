import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { mayLackAnswers } from "../env.ts";
import { ORIGIN_FILE, renewForeignPages } from "./renew-pages.ts";

const manifest = {
  routes: Object.fromEntries([
    ...["/halamandepan", "/blog/Fitur Solusi/1", "/artikel/7"].map((route) => [route, { initialRevalidateSeconds: 60 }]),
    ["/login", { initialRevalidateSeconds: false }],
  ]),
  preview: { previewModeId: "kunci" },
};
const files = [
  ...["artikel/7.html", "artikel/7.rsc", "blog/Fitur Solusi/1.html", "blog/Fitur Solusi/2.html", "halamandepan.html"].map((file) => `app/${file}`),
  ...["artikel/7.html", "artikel/8.meta", "blog/Fitur Solusi/1.html", "blog/Fitur Solusi/1.segments/_full.segment.rsc"].map(
    (file) => `route-cache/APP_PAGE/0f3a/$/${file}`,
  ),
];

let folder: string;
let upstream: Server;
let apiOrigin: string;
let failing: string | undefined;
let failure = 500;
const renewed: string[] = [];
const lacking: boolean[] = [];

const handle: RequestListener = (request, response) => {
  const route = decodeURI(request.url ?? "");
  renewed.push(`${route} ${request.headers["x-prerender-revalidate"]}`);
  lacking.push(mayLackAnswers());
  response.writeHead(route === failing ? failure : 200).end();
};
const run = (origin = apiOrigin) => renewForeignPages({ folder, apiOrigin: origin, handle: async (...pair) => void handle(...pair) });
const noted = () => readFileSync(path.join(folder, ORIGIN_FILE), "utf8").trim();
const left = () => files.filter((file) => existsSync(path.join(folder, "server", file)));

beforeAll(async () => {
  upstream = createServer((_, response) => response.end("{}"));
  await new Promise<void>((resolve) => upstream.listen(0, "127.0.0.1", resolve));
  apiOrigin = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
});

afterAll(() => upstream.close());

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "halaman-"));
  writeFileSync(path.join(folder, "prerender-manifest.json"), JSON.stringify(manifest));
  writeFileSync(path.join(folder, ORIGIN_FILE), "http://former.test\n");
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, "server", file)), { recursive: true });
    writeFileSync(path.join(folder, "server", file), "");
  }
  renewed.length = 0;
  lacking.length = 0;
  failing = undefined;
  failure = 500;
});

afterEach(() => rmSync(folder, { recursive: true }));

test("another upstream: fixed pages are made anew, pages of its articles and lists go, and it is noted", async () => {
  await run();
  expect(renewed.sort()).toEqual(["/blog/Fitur Solusi/1 kunci", "/halamandepan kunci"]);
  expect(left()).toEqual([
    "app/blog/Fitur Solusi/1.html",
    "app/halamandepan.html",
    "route-cache/APP_PAGE/0f3a/$/blog/Fitur Solusi/1.html",
    "route-cache/APP_PAGE/0f3a/$/blog/Fitur Solusi/1.segments/_full.segment.rsc",
  ]);
  expect(noted()).toBe(apiOrigin);
});

test("a page that the other upstream has not is one made anew: the next start need not begin again", async () => {
  failing = "/blog/Fitur Solusi/1";
  failure = 404;
  await run();
  expect(noted()).toBe(apiOrigin);
});

test("meanwhile pages may lack what the upstream does not give, rather than keep another's figures; afterwards not", async () => {
  await run();
  expect(lacking).toEqual([true, true]);
  expect(mayLackAnswers()).toBe(false);
});

test("the same upstream, or nothing known about the pages: nothing happens", async () => {
  await run("http://former.test");
  rmSync(path.join(folder, ORIGIN_FILE));
  await run();
  expect(renewed).toEqual([]);
  expect(left()).toEqual(files);
});

test("an upstream that does not answer leaves every page, one that fails is tried again at the next start", async () => {
  await run("http://127.0.0.1:9");
  expect([renewed, left()]).toEqual([[], files]);
  failing = "/halamandepan";
  await run();
  expect(noted()).toBe("http://former.test");
});
