import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { SessionState } from "../gateway/look-up-session.ts";
import { insertEarlyScript } from "../page/early-script.ts";
import { constantHeaders } from "../page/security-headers.ts";
import { askServer } from "./ask-server.ts";
import { createDelivery } from "./deliver.ts";
import { type FailureLine, logFailure } from "./log-failure.ts";
import { answerProbe } from "./probes.ts";
import { ResponseCache } from "./response-cache.ts";
import { sanitizeRequest } from "./sanitize-request.ts";
import { answerUnusualRequest } from "./unusual-request.ts";

const script = "console.log(1)";
const html = `<!DOCTYPE html><html lang="id"><head><script>${script}</script><script src="/a.js"></script><script type="application/ld+json">{}</script></head><body><span class="x" data-user-name="true"></span>${"teks ".repeat(400)}</body></html>`;
/** The page as it is delivered. */
const delivered = insertEarlyScript(html);

const missingPage = Buffer.from(`<!DOCTYPE html><html lang="id"><body><h1>Halaman ini tidak ada.</h1><script>${script}</script></body></html>`);

const visitors: Record<string, SessionState> = {
  live: { state: "live", user: { id: "h", type: 0, validate: false, username: '<b>"Budi" $& ' } },
  dead: { state: "dead" },
  slow: { state: "unknown" },
};

/** Stands for Next: writes the way it does, in pieces, with headers given late. */
const site: RequestListener = (request, response) => {
  if (request.url?.split("?")[0] === "/cached")
    return void response.writeHead(200, { "content-type": "text/html", "cache-control": "s-maxage=60", etag: '"next"' }).end(html);
  if (request.url === "/page") {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.setHeader("vary", "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch");
    response.setHeader("x-nextjs-stale-time", "300");
    response.write(html.slice(0, 100));
    return void setTimeout(() => response.end(html.slice(100)), 5);
  }
  if (request.url === "/head") return void response.writeHead(404, "Not Found", { "content-type": "text/html", "content-length": "3" }).end("<p>");
  if (request.url === "/gone")
    return void response
      .writeHead(404, { "content-type": "text/html" })
      .end('<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>');
  if (request.url === "/broken")
    return void response.writeHead(500, { "content-type": "text/html" }).end("<!DOCTYPE html><html><body></body></html>");
  const failure = { "/unanswered": "E502", "/asked-too-often": "1429: Tunggu 30 detik.", "/refused": "1999: Sedang dipelihara." }[request.url ?? ""];
  if (failure)
    return void response
      .writeHead(500, { "content-type": "text/html", "cache-control": "s-maxage=60" })
      .end(`<!DOCTYPE html><html><body><script>self.__next_f.push([1,"25:E{\\"digest\\":\\"${failure}\\"}"])</script></body></html>`);
  if (request.url === "/feed.xml" || request.url === "/rusak")
    return void response.writeHead(500, { "content-type": "text/plain", "cache-control": "s-maxage=60" }).end("Internal Server Error");
  if (request.url === "/app.js") return void response.writeHead(200, { "content-type": "application/javascript" }).end("x".repeat(5_000));
  if (request.url === "/api/pic") return void response.writeHead(200, { "content-type": "image/png" }).end("ktp");
  if (request.url === "/pic") return void response.writeHead(200, { "content-type": "image/png", etag: '"own"' }).end(Buffer.alloc(5_000));
  response
    .writeHead(200, { "content-type": "application/json" })
    .end(JSON.stringify({ address: request.headers["x-simpul-client-address"], url: request.url }));
};

let server: Server;
let https = false;
let trustProxy = false;
let proxyWritesHeaders = false;
let up = true;
/** How often the upstream was asked whether it answers. */
let readings = 0;
/** Addresses that reached the site itself. */
const asked: string[] = [];
/** What the log was told. */
const failures: FailureLine[] = [];

const get = (path: string, headers?: Record<string, string>, method?: string) => askServer(server, path, headers, method);

beforeAll(async () => {
  const visitor = async (cookie: string | undefined) => {
    if (cookie === "fault") throw new Error("the lookup failed");
    return visitors[cookie ?? ""];
  };
  const deliveries = new Map<string, (request: IncomingMessage, response: ServerResponse) => void>();
  server = createServer((request, response) => {
    if (request.url === "/upstream") {
      readings += 1;
      return void setTimeout(() => response.writeHead(up ? 200 : 500).end(), 50);
    }
    const { port } = server.address() as AddressInfo;
    if (answerProbe(request, response, { ready: () => true, upstreamUrl: `http://127.0.0.1:${port}/upstream`, https })) return;
    sanitizeRequest(request, trustProxy);
    const onFailure: typeof logFailure = (...failure) => logFailure(failure[0], failure[1], failure[2], (line) => failures.push(line));
    const setting = { https, proxyWritesHeaders };
    const key = JSON.stringify(setting);
    if (!deliveries.has(key))
      deliveries.set(key, createDelivery({ ...setting, dev: false, missingPage, kept: new ResponseCache(), visitor, onFailure }));
    deliveries.get(key)?.(request, response);
    asked.push(request.url ?? "");
    if (answerUnusualRequest(request, response)) return;
    site(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
afterEach(() => {
  https = false;
  trustProxy = false;
  proxyWritesHeaders = false;
  up = true;
});

describe("a page", () => {
  it("allows exactly its own inline scripts", async () => {
    const { headers, body } = await get("/page");
    const [own] = [...delivered.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
      ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
    );
    expect(body.toString()).toBe(delivered);
    expect(headers["content-security-policy"]).toContain(`script-src 'self' ${own};`);
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["strict-transport-security"]).toBeUndefined();
  });

  it("is kept to https where the site is", async () => {
    https = true;
    const { headers } = await get("/page");
    expect(headers["strict-transport-security"]).toMatch(/^max-age=63072000/);
    expect(headers["content-security-policy"]).toContain("upgrade-insecure-requests");
  });

  it("leaves what is the same on every answer to a proxy that writes it, and keeps its own policy", async () => {
    https = true;
    proxyWritesHeaders = true;
    const { headers } = await get("/page");
    expect(Object.keys(headers)).toEqual(expect.arrayContaining(["content-security-policy", "cross-origin-resource-policy", "vary"]));
    for (const name of Object.keys(constantHeaders({ https: true }))) expect(headers).not.toHaveProperty(name);
  });

  it.each([
    ["br", brotliDecompressSync],
    ["gzip;q=0.5", gunzipSync],
  ])("is compressed for %s", async (accept, unpack) => {
    for (const _ of [1, 2]) {
      const { headers, body } = await get("/page", { "accept-encoding": accept });
      expect(unpack(body).toString()).toBe(delivered);
      expect(headers["content-length"]).toBe(String(body.byteLength));
      expect(headers.vary).toBe("rsc, Cookie, Accept-Encoding");
      expect(headers["x-nextjs-stale-time"]).toBeUndefined();
    }
  });

  it("is not sent again while it has not changed", async () => {
    const { headers } = await get("/page");
    const again = await get("/page", { "if-none-match": `"x", ${headers.etag}` });
    expect([again.status, again.body.byteLength]).toEqual([304, 0]);
    expect(again.headers["content-security-policy"]).toBe(headers["content-security-policy"]);
  });

  it("answers HEAD like GET, without a body", async () => {
    const whole = await get("/page");
    const head = await get("/page", {}, "HEAD");
    expect([head.status, head.body.byteLength]).toEqual([200, 0]);
    expect(head.headers["content-length"]).toBe(whole.headers["content-length"]);
    expect(head.headers.etag).toBe(whole.headers.etag);
  });

  it("keeps another status, and has no ETag then", async () => {
    const { status, headers, body } = await get("/head");
    expect([status, body.toString(), headers.etag]).toEqual([404, "<p>", undefined]);
  });
});

it("answers 500 where a page cannot be finished, and no cache keeps that", async () => {
  const { status, headers, body } = await get("/cached", { cookie: "fault" });
  expect([status, headers["cache-control"], headers.etag, body.length]).toEqual([500, "no-store", undefined, 0]);
});

it("leaves a line in the log about an answer that it could not finish, without the address's query or the error's words", async () => {
  failures.length = 0;
  const id = "0f8fad5b-d9cb-469f-a165-70867728950e";
  const { headers } = await get("/cached?data=rahasia", { cookie: "fault", "x-request-id": id });
  expect(headers["x-request-id"]).toBe(id);
  expect(failures).toEqual([
    { method: "GET", path: "/cached", status: 500, requestId: id, fault: expect.stringMatching(/^Error at .*deliver\.test/) },
  ]);
  expect(JSON.stringify(failures)).not.toMatch(/lookup failed|rahasia/);
});

describe("a signed-in visitor", () => {
  it("finds the name in the page, harmless, and nobody may keep that page", async () => {
    const { headers, body } = await get("/page", { cookie: "live" });
    const name = "&lt;b&gt;&quot;Budi&quot; $&amp; ";
    expect(body.toString()).toContain(`<html data-user="${name}" lang="id">`);
    expect(body.toString()).toContain(`<span class="x" data-user-name="true">${name}</span>`);
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(headers.etag).toBeUndefined();
    expect((await get("/page")).body.toString()).toBe(delivered);
  });

  it("loses a cookie that is no session any more", async () => {
    const { headers, body } = await get("/page", { cookie: "dead" });
    expect(headers["set-cookie"]?.[0]).toMatch(/^UserLoginToken=; HttpOnly; Path=\/; Max-Age=0/);
    expect(body.toString()).toBe(delivered);
  });

  it("gets the page for everyone while the upstream is silent", async () => {
    const { status, headers, body } = await get("/page", { cookie: "slow" });
    expect([status, body.toString(), headers["set-cookie"]]).toEqual([200, delivered, undefined]);
  });
});

describe("other answers", () => {
  it("compresses scripts, leaves pictures and calls alone", async () => {
    const scripts = await get("/app.js", { "accept-encoding": "br" });
    expect(scripts.headers["content-encoding"]).toBe("br");
    expect(scripts.headers["content-security-policy"]).toBeUndefined();
    const picture = await get("/pic", { "accept-encoding": "br" });
    expect([picture.headers["content-encoding"], picture.headers.etag]).toEqual([undefined, '"own"']);
    const call = await get("/api/common/timestamp", { "accept-encoding": "br" });
    expect([call.headers["content-encoding"], call.headers["x-content-type-options"]]).toEqual([undefined, "nosniff"]);
  });

  it("asks programs to come again for a file that cannot be made now", async () => {
    const { status, headers } = await get("/feed.xml");
    expect([status, headers["retry-after"], headers["cache-control"]]).toEqual([503, "60", "no-store"]);
    expect((await get("/rusak")).status).toBe(500);
  });

  it("asks to come again for a page that only lacks the upstream's answer", async () => {
    for (const address of ["/unanswered", "/asked-too-often"]) {
      const { status, headers, body } = await get(address);
      expect([status, headers["retry-after"], headers["cache-control"]]).toEqual([503, "60", "no-store"]);
      expect(body.toString()).toContain("Halaman ini belum bisa dimuat.");
    }
    for (const address of ["/broken", "/refused"]) expect((await get(address)).status).toBe(500);
  });

  it("lets other sites show public pictures, and nothing else", async () => {
    const policies = [];
    for (const path of ["/pic", "/api/pic", "/page", "/app.js", "/healthz"]) policies.push((await get(path)).headers["cross-origin-resource-policy"]);
    expect(policies).toEqual(["cross-origin", "same-origin", "same-origin", "same-origin", "same-origin"]);
  });

  it("writes the client's address over what the client sent", async () => {
    const headers = { "x-simpul-client-address": "203.0.113.1", "x-forwarded-for": "203.0.113.2" };
    expect(JSON.parse((await get("/api/x", headers)).body.toString()).address).toBe("127.0.0.1");
    trustProxy = true;
    expect(JSON.parse((await get("/api/x", headers)).body.toString()).address).toBe("203.0.113.2");
  });

  it.each([
    ["PROPFIND", "/api/common/timestamp", 405, "E405"],
    ["GET", "/api/%ZZ", 404, "E404"],
    ["GET", "/api//common/timestamp", 404, "E404"],
    ["GET", "//api/common/timestamp", 404, "E404"],
    ["PROPFIND", "/page", 405, "E405"],
  ])("refuses %s %s in the envelope", async (method, path, status, code) => {
    const { status: got, body } = await get(path, {}, method);
    expect([got, JSON.parse(body.toString()).code]).toEqual([status, code]);
  });

  it("shows the not-found page for a broken address", async () => {
    expect(JSON.parse((await get("/bl%ZZ")).body.toString()).url).toBe("/nofind");
  });

  it("says nothing where an article without id is fetched ahead", async () => {
    const ahead = { rsc: "1", "next-router-prefetch": "1" };
    for (const path of ["/p2pLending", "/p2pLending?_rsc=x", "/p2pLending?kid=1"]) expect((await get(path, ahead)).status).toBe(204);
    for (const path of ["/p2pLending?id=a", "/p2pLending?_rsc=x&id=a", "/p2pLendingX"]) expect((await get(path, ahead)).status).not.toBe(204);
    expect((await get("/p2pLending")).status).not.toBe(204);
  });

  it("puts the whole page in place of an empty one that found nothing", async () => {
    const { status: got, headers, body } = await get("/gone");
    expect(got).toBe(404);
    expect(body.equals(missingPage)).toBe(true);
    expect(headers["content-security-policy"]).toContain(createHash("sha256").update(script).digest("base64"));
    expect((await get("/head")).body.toString()).toBe("<p>");
  });

  it("says without scripts too that a page failed", async () => {
    const { status: got, body } = await get("/broken");
    expect([got, body.toString()]).toEqual([500, expect.stringMatching(/<noscript><main lang="id"[^>]*><h1[^>]*>Halaman ini belum bisa dimuat\./)]);
  });

  it("takes a proxy's absolute form as its path", async () => {
    expect(JSON.parse((await get("http://elsewhere.test/x?y=1")).body.toString()).url).toBe("/x?y=1");
    expect(JSON.parse((await get("ftp://elsewhere.test/x")).body.toString()).url).toBe("/nofind");
  });

  it("asks the upstream once for probes of the same moment: nothing limits who asks", async () => {
    readings = 0;
    const probes = await Promise.all(Array.from({ length: 20 }, () => get("/readyz")));
    expect(probes.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(readings).toBe(1);
  });

  it("tells that it lives, and whether it can serve", async () => {
    expect((await get("/healthz")).status).toBe(200);
    expect((await get("/readyz")).status).toBe(200);
    up = false;
    expect([(await get("/healthz")).status, (await get("/readyz")).status]).toEqual([200, 503]);
  });
});
