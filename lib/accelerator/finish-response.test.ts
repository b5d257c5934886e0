import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { sendRequest } from "../../test-support/send-request.ts";
import { webLog } from "../gateway/log.ts";
import { normaliseRequests } from "../gateway/normalise-requests.ts";
import { completeResponse } from "../page/complete-response.ts";
import { createResponseFinisher } from "./finish-response.ts";
import { ResponseCache } from "./response-cache.ts";

const html = `<!DOCTYPE html><html lang="id"><head></head><body><span class="x" data-user-name="true"></span>${"teks ".repeat(400)}</body></html>`;
// Test files of one worker share the process.
afterAll(normaliseRequests());
const policy = "default-src 'self'";
const finished = { "content-type": "text/html; charset=utf-8", "content-security-policy": policy, "cache-control": "max-age=0, s-maxage=60" };

/** Stands in for the upstream, which knows one session. */
const upstream = createServer((request, response) => {
  const token = String(request.headers.userlogintoken);
  asked.push(token);
  if (token === "broken") return void response.destroy();
  if (token === "silent") return;
  const data = { id: "h", type: 0, validate: false, username: '<b>"Budi" $& ' };
  response.writeHead(token === "live" ? 200 : 401, { "content-type": "application/json" });
  response.end(JSON.stringify(token === "live" ? { code: "0000", message: "", data } : { code: "401", message: "" }));
});
let asked: string[] = [];
const cookieOf = (token: string) => ({ cookie: `UserLoginToken=${token}` });

const modified = "Wed, 25 Nov 2026 10:00:00 GMT";

/** Stands in for Next: writes in chunks and sets headers late. */
const site: RequestListener = (request, response) => {
  if (request.url?.split("?")[0] === "/stored") return void response.writeHead(200, finished).end(html);
  if (request.url === "/page") {
    for (const [name, value] of Object.entries(finished)) response.setHeader(name, value);
    response.setHeader("vary", "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch");
    response.setHeader("x-nextjs-stale-time", "300");
    response.write(html.slice(0, 100));
    return void setTimeout(() => response.end(html.slice(100)), 5);
  }
  if (request.url === "/head") return void response.writeHead(404, "Not Found", { "content-type": "text/html", "content-length": "3" }).end("<p>");
  if (request.url === "/broken")
    return void response.writeHead(500, { "content-type": "text/html" }).end("<!DOCTYPE html><html><body></body></html>");
  const failure = { "/unanswered": "E502", "/asked-too-often": "1429: Tunggu 30 detik.", "/refused": "1999: Sedang dipelihara." }[request.url ?? ""];
  if (failure)
    return void response
      .writeHead(500, { "content-type": "text/html", "cache-control": "s-maxage=60" })
      .end(
        `<!DOCTYPE html><html><head></head><body><script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[],"runtimeModuleIds":[1]});</script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"25:E{\\"digest\\":\\"${failure}\\"}"])</script></body></html>`,
      );
  if (request.url === "/feed.xml" || request.url === "/rusak")
    return void response.writeHead(500, { "content-type": "text/plain", "cache-control": "s-maxage=60" }).end("Internal Server Error");
  if (request.url === "/app.js")
    return void response.writeHead(200, { "content-type": "application/javascript", "cache-control": "public, max-age=60" }).end("x".repeat(5_000));
  if (request.url === "/pic")
    return void response.writeHead(200, { "content-type": "image/png", etag: '"own"', "content-length": "600000" }).end(Buffer.alloc(600_000));
  if (request.url?.startsWith("/small"))
    return void response
      .writeHead(200, { "content-type": "image/png", "last-modified": modified, "cache-control": "public, max-age=60", "content-length": "9" })
      .end(Buffer.alloc(9));
  if (request.url === "/moved") return void response.writeHead(308, { location: "/x", refresh: "0;url=/x" }).end();
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ url: request.url, headers: request.headers }));
};

let server: Server;
const cache = new ResponseCache();

const get = (path: string, headers?: Record<string, string>, method?: string) => sendRequest(server, path, headers, method);

beforeAll(async () => {
  await new Promise<void>((resolve) => upstream.listen(0, "127.0.0.1", resolve));
  const apiOrigin = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  const finishResponse = createResponseFinisher({ https: true, cache, apiOrigin });
  server = createServer((request, response) => {
    completeResponse(request, response, { https: true, dev: false });
    finishResponse(request, response);
    site(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  for (const one of [server, upstream]) {
    one.closeAllConnections();
    one.close();
  }
});

const failOnce = () =>
  jest.spyOn(cache, "store").mockImplementationOnce(() => {
    throw new Error("the memory failed");
  });

describe("a page", () => {
  it.each([
    ["br", brotliDecompressSync],
    ["gzip;q=0.5", gunzipSync],
  ])("a page is compressed for Accept-Encoding %s", async (accept, unpack) => {
    for (const _ of [1, 2]) {
      const { headers, body } = await get("/page", { "accept-encoding": accept });
      expect(unpack(body).toString()).toBe(html);
      expect(headers["content-length"]).toBe(String(body.byteLength));
      expect(headers.vary).toMatch(/^rsc, .*, Cookie, Accept-Encoding$/);
    }
  });

  it("a page that has not changed gets 304", async () => {
    const { headers } = await get("/page");
    const again = await get("/page", { "if-none-match": `"x", ${headers.etag}` });
    expect([again.status, again.body.byteLength]).toEqual([304, 0]);
    expect(again.headers["content-security-policy"]).toBe(policy);
  });

  it("a page that is not stored gets no ETag", async () => {
    const { status, headers, body } = await get("/head");
    expect([status, body.toString(), headers.etag]).toEqual([404, "<p>", undefined]);
  });
});

it("sends an uncacheable 500 when a page cannot be finished", async () => {
  failOnce();
  const { status, headers, body } = await get("/stored");
  expect([status, headers["cache-control"], headers.etag, body.length]).toEqual([500, "no-store", undefined, 0]);
});

it("logs a response that it could not finish, without the URL's query or the error message", async () => {
  const logged = jest.spyOn(webLog(), "error").mockImplementation(() => undefined);
  failOnce();
  const id = "0f8fad5b-d9cb-469f-a165-70867728950e";
  const { headers } = await get("/stored?data=rahasia", { "x-request-id": id });
  expect(headers["x-request-id"]).toBe(id);
  const fault = expect.stringMatching(/^Error at .*finish-response\.test/);
  expect(logged.mock.calls).toEqual([[{ part: "accelerator", method: "GET", path: "/stored", status: 500, requestId: id, fault }]]);
  expect(JSON.stringify(logged.mock.calls)).not.toMatch(/memory failed|rahasia/);
  logged.mockRestore();
});

describe("a signed-in visitor", () => {
  it("a signed-in visitor gets a page with the escaped name, which no cache stores", async () => {
    const { headers, body } = await get("/page", cookieOf("live"));
    const name = "&lt;b&gt;&quot;Budi&quot; $&amp; ";
    expect(body.toString()).toContain(`<html data-user="${name}" lang="id">`);
    expect(body.toString()).toContain(`<span class="x" data-user-name="true">${name}</span>`);
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(headers.etag).toBeUndefined();
    asked = [];
    expect((await get("/page")).body.toString()).toBe(html);
    expect(asked).toEqual([]);
  });

  it("a visitor whose session has ended gets its cookie cleared", async () => {
    const { headers, body } = await get("/page", cookieOf("dead"));
    expect(headers["set-cookie"]?.[0]).toMatch(/^UserLoginToken=; HttpOnly; Path=\/; Max-Age=0/);
    expect(body.toString()).toBe(html);
  });

  it("a signed-in visitor soon gets the page without the name while the upstream does not respond", async () => {
    for (const token of ["broken", "silent"]) {
      const since = performance.now();
      const { status, headers, body } = await get("/page", cookieOf(token));
      expect([status, body.toString(), headers["set-cookie"]]).toEqual([200, html, undefined]);
      expect(performance.now() - since).toBeLessThan(900);
    }
  });

  it("the page of a signed-in visitor does not replace the copy for everybody", async () => {
    const brotli = { "accept-encoding": "br" };
    await get("/page", brotli);
    const stored = jest.spyOn(cache, "store");
    await get("/page", { ...brotli, ...cookieOf("live") });
    await get("/page", { ...brotli, ...cookieOf("broken") });
    expect(stored).not.toHaveBeenCalled();
    stored.mockRestore();
  });
});

describe("other answers", () => {
  it("compresses scripts, leaves pictures alone", async () => {
    const scripts = await get("/app.js", { "accept-encoding": "br" });
    expect(scripts.headers["content-encoding"]).toBe("br");
    expect(scripts.headers["content-security-policy"]).toBeUndefined();
    const picture = await get("/pic", { "accept-encoding": "br" });
    expect([picture.headers["content-encoding"], picture.headers.etag]).toEqual([undefined, '"own"']);
  });

  it("evaluates conditional requests without passing them to Next", async () => {
    expect((await get("/pic", { "if-none-match": '"own"' })).status).toBe(304);
  });

  it("answers 304 by date for a picture", async () => {
    for (const _ of [1, 2]) {
      const unchanged = await get("/small.png", { "if-modified-since": modified });
      expect([unchanged.status, unchanged.body.byteLength, unchanged.headers["last-modified"]]).toEqual([304, 0, modified]);
      expect((await get("/small.png", { "if-modified-since": "Tue, 24 Nov 2026 10:00:00 GMT" })).status).toBe(200);
    }
    expect((await get("/small-other.png", { "if-modified-since": "kemarin" })).status).toBe(200);
  });

  it("removes the Refresh header of a redirect, which repeats its URL", async () => {
    const { status, headers } = await get("/moved");
    expect([status, headers.location, headers.refresh]).toEqual([308, "/x", undefined]);
  });

  it("sends 503 with Retry-After for a file that cannot be rendered now", async () => {
    const { status, headers } = await get("/feed.xml");
    expect([status, headers["retry-after"], headers["cache-control"]]).toEqual([503, "60", "no-store"]);
    expect((await get("/rusak")).status).toBe(500);
  });

  it("sends 503 with Retry-After for a page that only lacks upstream data", async () => {
    for (const address of ["/unanswered", "/asked-too-often"]) {
      const { status, headers, body } = await get(address);
      expect([status, headers["retry-after"], headers["cache-control"]]).toEqual([503, "60", "no-store"]);
      expect(body.toString()).toContain("Halaman ini belum bisa dimuat.");
    }
    for (const address of ["/broken", "/refused"]) expect((await get(address)).status).toBe(500);
  });

  it("shows the not-found page for a broken address", async () => {
    expect(JSON.parse((await get("/bl%ZZ")).body.toString()).url).toBe("/nofind");
  });

  it("explains a failed page without scripts too", async () => {
    const { status: got, body } = await get("/broken");
    expect([got, body.toString()]).toEqual([500, expect.stringMatching(/<noscript><main lang="id"[^>]*><h1[^>]*>Halaman ini belum bisa dimuat\./)]);
  });

  it("reduces an absolute request target to its path", async () => {
    expect(JSON.parse((await get("http://elsewhere.test/x?y=1")).body.toString()).url).toBe("/x?y=1");
    expect(JSON.parse((await get("ftp://elsewhere.test/x")).body.toString()).url).toBe("/nofind");
  });
});
