/** Runs deploy/nginx.conf in nginx with two scripted web servers behind it. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server, type ServerResponse, request as send } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { refusalMessages } from "../lib/contract/envelope";
import { constantHeaders } from "../lib/page/headers";
import { freePort } from "../lib/ports";
import { balancerConfig, startNginx } from "../scripts/balancer";
import { headersThatNextReads } from "../test-support/next-headers";
import { exchange } from "../test-support/raw-http";

const found = spawnSync("nginx", ["-v"]).status === 0;

const HOST = "www.contoh.example";
/** Header limit of this test's own client and servers, bytes. */
const HEAD_BYTES = 128 * 1024;

type Answer = { status: number; headers: IncomingHttpHeaders; lines: string[]; body: Buffer };
type Asking = { method?: string; headers?: Record<string, string | string[]>; body?: Buffer | string };
type Seen = { web: number; method: string; url: string; headers: IncomingHttpHeaders; body: Buffer };

/** Requests that reached a web, in order. */
const seen: Seen[] = [];
/** Scripted responses by path. */
const answers = new Map<string, (request: IncomingMessage, response: ServerResponse, web: number) => void>();
/** Headers of a page that may be cached for a minute. */
const PUBLIC = { "content-type": "text/html; charset=utf-8", "cache-control": "max-age=0, s-maxage=60" };
const plain = (_: IncomingMessage, response: ServerResponse, web: number) => response.writeHead(200, { "x-web": String(web) }).end("halaman");

async function openWeb(web: number, port = 0): Promise<Server> {
  const server = createServer({ maxHeaderSize: HEAD_BYTES, keepAliveTimeout: 60_000 }, async (request, response) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      return; // The sender left.
    }
    const { method = "", url = "", headers } = request;
    seen.push({ web, method, url, headers, body: Buffer.concat(chunks) });
    (answers.get(url.split("?")[0] as string) ?? plain)(request, response, web);
  });
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return server;
}
const portOf = (server: Server) => (server.address() as AddressInfo).port;

let folder: string;
let webs: Server[];
let front: number;
let nginx: ChildProcess;

/** Sends one request on its own connection, without normalising the path. */
async function ask(address: string, { method = "GET", headers = {}, body }: Asking = {}): Promise<Answer> {
  const outgoing = send({
    port: front,
    host: "127.0.0.1",
    path: address,
    method,
    headers: { host: HOST, ...headers },
    agent: false,
    maxHeaderSize: HEAD_BYTES,
  });
  outgoing.end(body);
  const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const lines = incoming.rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase());
  return { status: incoming.statusCode ?? 0, headers: incoming.headers, lines, body: Buffer.concat(chunks) };
}

const many = async <Value>(times: number, make: (at: number) => Promise<Value>) =>
  await Promise.all(Array.from({ length: times }, (_, at) => make(at)));
/** Lists the webs that answer; fails when any response is not a page. */
async function serving(): Promise<number[]> {
  const visits = await many(40, async (at) => await ask(`/api/kunjungan/${at}`));
  expect(visits.filter(({ status }) => status !== 200)).toEqual([]);
  return [...new Set(visits.map(({ headers }) => Number(headers["x-web"])))].sort();
}
const seenRequests = () => seen.map(({ method, url }) => `${method} ${url}`);

beforeAll(async () => {
  if (!found) return;
  folder = mkdtempSync(path.join(tmpdir(), "simpul-nginx-"));
  webs = [await openWeb(0), await openWeb(1)];
  front = await freePort();
  const text = balancerConfig({ folder, log: path.join(folder, "access.log"), port: front, host: HOST, webs: webs.map(portOf) });
  nginx = startNginx(folder, text, (command, args) => spawn(command, args, { stdio: ["ignore", "inherit", "inherit"] }));
  for (let round = 0; ; round += 1) {
    const up = await ask("/").catch(() => undefined);
    if (up) break;
    if (round > 50) throw new Error("nginx did not start");
    await pause(100);
  }
});
afterAll(async () => {
  if (!found) return;
  nginx.kill("SIGTERM");
  await once(nginx, "exit");
  for (const web of webs) web.closeAllConnections();
  for (const web of webs) web.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  seen.length = 0;
  answers.clear();
});

const suite = found ? describe : describe.skip;

suite("response headers", () => {
  /** The longest accepted URL, percent-encoded as redirects repeat it. */
  const longest = `/${"%C3%A9".repeat(1_000)}`;
  const hashes = Array.from({ length: 150 }, (_, at) => `'sha256-${String(at).padStart(43, "A")}='`).join(" ");
  const files = Array.from({ length: 60 }, (_, at) => `</_next/static/chunks/${String(at).padStart(20, "0")}.js>; rel=preload; as=script`).join(", ");
  const cookies = ["UserLoginToken", "TimeOffset", "SessionNotice"].map((name) => `${name}=${"x".repeat(3_000)}; Path=/; HttpOnly`);
  const heads: [name: string, path: string, status: number, headers: Record<string, string | string[]>][] = [
    ["a redirect that repeats its address twice", "/alihkan", 308, { location: longest, refresh: `0;url=${longest}` }],
    ["a redirect that moves a token into a cookie", "/pindah", 307, { location: longest, "set-cookie": cookies }],
    ["a page with many scripts", "/banyak", 200, { ...PUBLIC, "content-security-policy": `script-src 'self' ${hashes}`, link: files }],
    ["a signed-in visitor's page", "/milik", 200, { "content-security-policy": `script-src ${hashes}`, link: files, "set-cookie": cookies }],
    ["a call that sets every cookie", "/api/investor/login", 200, { "content-type": "application/json", "set-cookie": cookies }],
    ["a document with a long name", "/api/files/1", 200, { "content-disposition": `attachment; filename*=UTF-8''${"%E2%82%AC".repeat(1_500)}` }],
    ["a file of the build", "/_next/static/a.js", 200, { "cache-control": "public, max-age=31536000, immutable", link: files.repeat(3) }],
    ["a file of public/", "/video/a.mp4", 200, { "cache-control": "public, max-age=3600", link: files.repeat(3) }],
    ["an error with a policy", "/rusak", 500, { "content-security-policy": `script-src ${hashes}`, link: files }],
  ];

  test.each(heads)("%s passes unchanged, and both instances keep serving", async (_, address, status, headers) => {
    answers.set(address, (_, response) => response.writeHead(status, headers).end("isi"));
    for (const answer of await many(20, async (at) => await ask(`${address}?${at}`))) {
      expect(answer.status).toBe(status);
      expect(answer.headers).toMatchObject(headers);
    }
    expect(await serving()).toEqual([0, 1]);
  });

  test("headers larger than the buffers fail only that request", async () => {
    answers.set("/terlalu-besar", (_, response) => response.writeHead(200, { link: "x".repeat(60_000) }).end("isi"));
    const failing = many(60, async (at) => await ask(`/terlalu-besar?${at}`));
    expect(await serving()).toEqual([0, 1]);
    expect(new Set((await failing).map(({ status }) => status))).toEqual(new Set([502]));
    expect(await serving()).toEqual([0, 1]);
  });
});

suite("failures do not disable an instance", () => {
  test.each([429, 500, 502, 503, 504])("%d passes unchanged and is not retried", async (status) => {
    answers.set("/api/jawab", (_, response) => response.writeHead(status, { "content-type": "application/json" }).end('{"code":"E1"}'));
    const got = await many(30, async () => await ask("/api/jawab"));
    expect(new Set(got.map((answer) => `${answer.status} ${answer.body}`))).toEqual(new Set([`${status} {"code":"E1"}`]));
    expect(seen).toHaveLength(30);
    expect(await serving()).toEqual([0, 1]);
  });

  test("connections that a web closes on purpose", async () => {
    answers.set("/api/putus", (request) => request.socket.destroy());
    answers.set("/putus", (request) => request.socket.destroy());
    const ended = await many(30, async (at) => await ask(at % 2 ? "/api/putus" : `/putus?${at}`, { method: at % 3 ? "GET" : "POST" }));
    expect(new Set(ended.map(({ status }) => status))).toEqual(new Set([502]));
    expect(await serving()).toEqual([0, 1]);
  });

  test("retries a broken connection on the other instance only for idempotent methods", async () => {
    answers.set("/api/putus", (request) => request.socket.destroy());
    await ask("/api/putus");
    await ask("/api/putus", { method: "POST", headers: { "content-length": "2" }, body: "{}" });
    expect(seen.map(({ method }) => method)).toEqual(["GET", "GET", "POST"]);
  });

  test("sends every request of a stopped instance to the other, whatever the method", async () => {
    const port = portOf(webs[1] as Server);
    webs[1]?.closeAllConnections();
    await new Promise((resolve) => webs[1]?.close(resolve));
    const got = await many(40, async (at) => await ask(`/api/satu/${at}`, at % 2 ? { method: "POST", body: "{}" } : {}));
    expect(got.map(({ status, headers }) => `${status} ${headers["x-web"]}`).filter((answer) => answer !== "200 0")).toEqual([]);
    webs[1] = await openWeb(1, port);
    expect(await serving()).toEqual([0, 1]);
  });
});

suite("rejected without reaching a web", () => {
  test("a URL over 2 kB, with a page for people and JSON for API calls", async () => {
    const page = await ask(`/blog?q=${"x".repeat(2_048 - 7)}x`);
    expect([page.status, page.headers["content-type"], page.headers["cache-control"]]).toEqual([414, "text/html; charset=utf-8", "no-store"]);
    expect(page.body.toString()).toContain('<html lang="id">');
    const call = await ask(`/api/blog/list?q=${"x".repeat(3_000)}`);
    expect([call.status, call.headers["content-type"]]).toEqual([414, "application/json; charset=utf-8"]);
    expect(JSON.parse(call.body.toString())).toEqual({
      code: "E400",
      message: "Tulisan atau alamat ini terlalu panjang. Kembali, lalu persingkat.",
    });
    expect(seen).toEqual([]);
    expect((await ask(`/blog?q=${"x".repeat(2_048 - 8)}`)).status).toBe(200);
  });

  test("another host name in the Host header or request line, without caching a page for it", async () => {
    answers.set("/halamandepan", (_, response) => response.writeHead(200, PUBLIC).end("halaman"));
    const names = ["lain.example", "127.0.0.1", `${HOST}.lain.example`, `x.${HOST}`, "localhost"];
    for (const host of names) {
      const answer = await ask("/halamandepan", { headers: { host } });
      expect([answer.status, answer.headers["x-cache"]]).toEqual([421, undefined]);
      expect(answer.body.toString()).toContain("Alamat situs tidak dikenal.");
    }
    const { answers: absolute } = await exchange(`http://127.0.0.1:${front}`, [
      `GET http://lain.example/halamandepan HTTP/1.1\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`,
    ]);
    expect(absolute.map(({ status }) => status)).toEqual([421]);
    expect(seen).toEqual([]);
    for (const host of [HOST, HOST.toUpperCase(), `${HOST}:443`, `${HOST}.`])
      expect((await ask("/halamandepan", { headers: { host } })).status).toBe(200);
    expect(seen).toHaveLength(1);
    expect(seen[0]?.headers.host).toBe(HOST);
  });

  test.each([
    "/internal/revalidate?tag=site",
    "/internal/x?_rsc=a",
    "/internal",
    "/blog/../internal/revalidate",
    "/%69nternal/revalidate",
    "/internal%2Frevalidate",
    "/healthz",
    "/readyz",
  ])("%s, with any method", async (address) => {
    for (const method of ["GET", "HEAD", "POST", "DELETE"])
      expect((await ask(address, { method, headers: { authorization: `Bearer ${"x".repeat(32)}` } })).status).toBe(404);
    expect(seen).toEqual([]);
  });

  test("error messages are those of the contract", async () => {
    const large = await ask("/api/common/file-upload", { method: "POST", headers: { "content-length": String(22 * 1024 * 1024) } });
    expect([large.status, JSON.parse(large.body.toString())]).toEqual([413, { code: "E413", message: refusalMessages.bodyTooLarge }]);
    answers.set("/api/putus", (request) => request.socket.destroy());
    const away = await ask("/api/putus", { method: "POST", body: "{}" });
    expect([away.status, JSON.parse(away.body.toString())]).toEqual([502, { code: "E502", message: refusalMessages.network }]);
    const text = readFileSync("deploy/nginx.conf", "utf8");
    for (const words of [refusalMessages.notFound, refusalMessages.methodNotAllowed, refusalMessages.tooManyRequests])
      expect(text).toContain(`"${words}"`);
    expect(text).toContain(`504 "${refusalMessages.timeout}"`);
  });
});

suite("request headers", () => {
  /** Every header that Next reads, and others with a meaning to servers. */
  const everything = Object.fromEntries(
    [
      ...headersThatNextReads(),
      ...[
        "accept-language",
        "forwarded",
        "x-real-ip",
        "x-simpul-query",
        "x-simpul-client",
        "client",
        "ts",
        "userlogintoken",
        "registrationid",
        "scanpass",
        "scanfield",
        "consents",
        "x-request-id",
      ],
      ...["if-none-match", "if-match", "range", "if-range", "if-modified-since", "upgrade", "te", "sec-purpose", "purpose", "x-http-method-override"],
    ]
      .filter((name) => !["host", "content-length", "transfer-encoding", "rsc", "content-encoding"].includes(name))
      .map((name) => [name, "1"]),
  );
  const fromNginx = ["host", "x-forwarded-for", "x-forwarded-proto", "x-forwarded-host"];
  const always = [...fromNginx, "accept", "user-agent", "registrationid", "scanpass", "scanfield", "consents", "x-request-id"];
  const names = (at = 0) => Object.keys(seen[at]?.headers ?? {}).filter((name) => name !== "connection");

  test("passes only listed headers to public pages, without cookies and headers that Next interprets", async () => {
    expect(Object.keys(everything).length).toBeGreaterThan(70);
    await ask("/bantuan", { headers: { ...everything, cookie: "a=1", "accept-encoding": "zstd" } });
    expect(names().sort()).toEqual([...always].sort());
    expect(seen[0]?.headers).toMatchObject({ "x-forwarded-for": "127.0.0.1", "x-forwarded-host": HOST });
  });

  test("passes router headers and cookies with an RSC request", async () => {
    await ask("/bantuan?_rsc=1", { headers: { ...everything, cookie: "a=1", rsc: "1" } });
    const part = ["rsc", "next-router-state-tree", "next-router-prefetch", "next-router-segment-prefetch", "next-url", "cookie"];
    expect(names().sort()).toEqual([...always, ...part].sort());
    await ask("/bantuan", { headers: { ...everything, cookie: "a=1", rsc: "0" } });
    expect(names(1).sort()).toEqual([...always].sort());
  });

  test("passes the cookie of a plain form to its page, the page that it came from to its address, and stores neither", async () => {
    const cookie = "FormState=a";
    for (const path of ["/formulir/masuk?dijawab=1", "/cekKeaslian?dijawab=1", "/cekTagihan?dijawab=1"]) {
      for (const _ of [1, 2]) await ask(path, { headers: { cookie, referer: `https://${HOST}/login` } });
      expect(seen.filter(({ url }) => url === path).map(({ headers }) => [headers.cookie, headers.referer])).toEqual([
        [cookie, undefined],
        [cookie, undefined],
      ]);
    }
    await ask("/api/form/login", { method: "POST", headers: { referer: `https://${HOST}/login?next=%2Fblog`, "content-length": "0" } });
    expect(seen.at(-1)?.headers.referer).toBe(`https://${HOST}/login?next=%2Fblog`);
    await ask("/bantuan", { headers: { cookie, referer: `https://${HOST}/login` } });
    expect([seen.at(-1)?.headers.cookie, seen.at(-1)?.headers.referer]).toEqual([undefined, undefined]);
  });

  test("passes cookies, content type, request id and body of an API call unchanged", async () => {
    const body = Buffer.alloc(3 * 1024 * 1024, "isi berkas ");
    const headers = {
      "content-type": "multipart/form-data; boundary=batas",
      cookie: ["UserLoginToken=t", "TimeOffset=5"],
      origin: `https://${HOST}`,
      "sec-fetch-site": "same-origin",
      "sec-gpc": "1",
      dnt: "1",
      registrationid: "pegangan",
      scanpass: "sandi-ponsel",
      scanfield: "ktpPicUrl",
      consents: "face,financial",
      "x-request-id": "7f9c2ba4-e88f-4a6b-8a2d-2a0c3b9d1e5f",
    };
    await ask("/api/common/file-upload", { method: "POST", headers: { ...headers, "content-length": String(body.length) }, body });
    await ask("/api/common/file-upload", { method: "POST", headers: { ...headers, "transfer-encoding": "chunked" }, body });
    for (const { headers: arrived, body: bytes } of seen) {
      expect(arrived).toMatchObject({ ...headers, cookie: "UserLoginToken=t; TimeOffset=5" });
      expect(bytes.equals(body)).toBe(true);
    }
    expect(seen.map(({ headers: { "content-length": length, "transfer-encoding": coding } }) => [length, coding])).toEqual([
      [String(body.length), undefined],
      [undefined, "chunked"],
    ]);
  });

  test("streams an upload while it is still being sent", async () => {
    let begun = () => undefined as unknown;
    const arrived = new Promise((resolve) => {
      begun = () => resolve(undefined);
    });
    for (const web of webs) web.once("request", begun);
    const outgoing = send({
      port: front,
      path: "/api/common/file-upload",
      method: "POST",
      headers: { host: HOST, "content-length": 20 },
      agent: false,
    });
    outgoing.write("sepuluh be");
    await arrived;
    outgoing.end("sisanya se");
    const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
    incoming.resume();
    expect(incoming.statusCode).toBe(200);
  });

  test("ignores an unknown Expect header", async () => {
    const answer = await ask("/api/harap", { method: "POST", headers: { expect: "202-mungkin", "content-length": "2" }, body: "{}" });
    expect([answer.status, seen[0]?.headers.expect]).toEqual([200, undefined]);
  });
});

suite("cache", () => {
  const state = async (address: string, asking: Asking = {}) => (await ask(address, asking)).headers["x-cache"];
  const onDisk = () => readdirSync(path.join(folder, "cache"), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

  test("fetches a public page once per encoding, with any cookies of visitors", async () => {
    answers.set("/sekali", (_, response) => response.writeHead(200, PUBLIC).end("halaman"));
    expect(await state("/sekali")).toBe("MISS");
    const visitors: (Record<string, string> | undefined)[] = [
      undefined,
      { cookie: "TimeOffset=5; _ga=1" },
      { "content-security-policy": "script-src 'nonce-x'" },
    ];
    for (const headers of visitors) expect(await state("/sekali", headers && { headers })).toBe("HIT");
    expect(await state("/sekali", { headers: { "accept-encoding": "gzip;q=0, br" } })).toBe("MISS");
    expect(seen.map(({ headers }) => headers["accept-encoding"])).toEqual([undefined, "br"]);
  });

  test("neither serves private requests from the cache nor stores them", async () => {
    for (const name of ["/milik", "/registerPersonal", "/login"]) answers.set(name, (_, response) => response.writeHead(200, PUBLIC).end("rahasia"));
    const before = onDisk().length;
    for (const _ of ["first", "again"]) {
      expect(await state("/milik", { headers: { cookie: "a=1; UserLoginToken=abc" } })).toBe("BYPASS");
      expect(await state("/milik", { headers: { cookie: "UserLoginToken=0" } })).toBe("MISS");
      expect(await state("/milik", { headers: { rsc: "1" } })).toBe("BYPASS");
      for (const query of ["data=%7B%22id%22%3A%22a%22%7D", "x=1&data=0", "DATA=1"]) expect(await state(`/registerPersonal?${query}`)).toBe("BYPASS");
      for (const query of ["next=%2Fblog", "UserLoginToken=abc"]) expect(await state(`/login?${query}`)).toBe("BYPASS");
    }
    expect(onDisk()).toHaveLength(before);
    expect(seen.filter(({ headers }) => headers.cookie).map(({ url }) => url)).toHaveLength(4);
  });

  test("serves the stale page while one request renews it and while no web answers", async () => {
    const page = { ...PUBLIC, "cache-control": "s-maxage=1" };
    const text = async () => (await ask("/lama")).body.toString();
    answers.set("/lama", (_, response) => response.writeHead(200, page).end("lama"));
    await text();
    await pause(2_100);
    const renewing: ServerResponse[] = [];
    answers.set("/lama", (_, response) => renewing.push(response));
    // The renewal stays unanswered until all of these have a response.
    expect(new Set(await many(10, text))).toEqual(new Set(["lama"]));
    while (renewing.length === 0) await pause(20);
    expect(renewing).toHaveLength(1);
    answers.set("/lama", (request) => request.socket.destroy());
    renewing[0]?.writeHead(200, page).end("baru");
    for (let round = 0; round < 50 && (await text()) !== "baru"; round += 1) await pause(50);
    await pause(2_100);
    for (const _ of ["first", "again"]) expect(await text()).toBe("baru");
    // Renewed for long: a renewal in the background would reach the web during a later test.
    answers.set("/lama", (_, response) => response.writeHead(200, PUBLIC).end("segar"));
    for (let round = 0; round < 50 && (await text()) !== "segar"; round += 1) await pause(50);
    expect(await text()).toBe("segar");
  });

  test("answers conditional and range requests from the cached file, also with a session", async () => {
    const film = Buffer.alloc(100_000, "0123456789");
    answers.set("/video/film.mp4", (_, response) =>
      response
        .writeHead(200, {
          "content-type": "video/mp4",
          "content-length": film.length,
          "cache-control": "public, max-age=60",
          etag: '"f"',
          "accept-ranges": "bytes",
        })
        .end(film),
    );
    const part = async (headers: Record<string, string>) => {
      const { status, headers: got, body } = await ask("/video/film.mp4", { headers });
      return [status, got["content-range"], body.length];
    };
    for (const cookie of ["a=1", "UserLoginToken=abc"]) {
      expect(await part({ cookie, range: "bytes=10-19" })).toEqual([206, "bytes 10-19/100000", 10]);
      expect(await part({ cookie, range: "bytes=-5" })).toEqual([206, "bytes 99995-99999/100000", 5]);
      expect((await part({ cookie, range: "bytes=200000-" })).slice(0, 2)).toEqual([416, "bytes */100000"]);
      expect((await part({ cookie, "if-none-match": '"f"' }))[0]).toBe(304);
      expect((await part({ cookie, "if-match": '"other"' }))[0]).toBe(412);
      expect((await part({ cookie, "if-unmodified-since": "Thu, 01 Jan 1970 00:00:00 GMT" }))[0]).not.toBe(500);
    }
    const asked = seen.filter(({ url }) => url === "/video/film.mp4");
    expect(asked).toHaveLength(1);
    expect(asked[0]?.headers).not.toHaveProperty("range");
  });

  test("finds a static file that only one instance has", async () => {
    for (let at = 0; at < 10; at += 1)
      answers.set(`/_next/static/baru-${at}.js`, (_, response, web) =>
        web === 0 ? response.writeHead(404).end() : response.writeHead(200, { "cache-control": "public, max-age=60" }).end("baru"),
      );
    for (const got of await many(10, async (at) => await ask(`/_next/static/baru-${at}.js`))) expect(got.status).toBe(200);
  });

  test("stores no copy of a static file for a made-up query", async () => {
    answers.set("/_next/static/satu.js", (_, response) => response.writeHead(200, { "cache-control": "public, max-age=60" }).end("satu"));
    expect(await state("/_next/static/satu.js")).toBe("MISS");
    for (const query of ["?lain", "?a=1&b=2", "?"]) expect(await state(`/_next/static/satu.js${query}`)).toBe("HIT");
  });
});

suite("security headers", () => {
  const constant = constantHeaders({ https: true });
  /** Repeated header names other than Set-Cookie. */
  const duplicates = ({ lines }: Answer) => lines.filter((name, at) => name !== "set-cookie" && lines.indexOf(name) !== at);

  test("sends each security header once, also when the web sends them too and on nginx's own errors", async () => {
    const all = { ...PUBLIC, ...constant, "cross-origin-resource-policy": "cross-origin", "content-security-policy": "default-src 'self'" };
    answers.set("/ganda", (_, response) => response.writeHead(200, { ...all, etag: '"g"' }).end("halaman"));
    answers.set("/api/ganda", (_, response) => response.writeHead(200, all).end("{}"));
    answers.set("/icon.svg", (_, response) => response.writeHead(200, { ...all, "content-type": "image/svg+xml" }).end("<svg/>"));
    answers.set("/api/putus", (request) => request.socket.destroy());
    const large = { method: "POST", headers: { "content-length": String(22 * 1024 * 1024) } };
    const fromWeb = [
      await ask("/ganda"),
      await ask("/ganda"),
      await ask("/ganda", { headers: { "if-none-match": '"g"' } }),
      await ask("/ganda", { method: "HEAD" }),
      await ask("/api/ganda"),
      await ask("/icon.svg"),
    ];
    const own = [
      await ask("/internal/x"),
      await ask(`/${"x".repeat(3_000)}`),
      await ask("/", { headers: { host: "lain.example" } }),
      await ask("/api/putus", { method: "POST", body: "{}" }),
      await ask("/api/common/file-upload", large),
      await ask("/", { method: "TRACE" }),
    ];
    expect([...fromWeb, ...own].map(({ status }) => status)).toEqual([200, 200, 304, 200, 200, 200, 404, 414, 421, 502, 413, 405]);
    for (const answer of [...fromWeb, ...own]) {
      expect(answer.headers).toMatchObject(constant);
      expect(duplicates(answer)).toEqual([]);
    }
    for (const answer of fromWeb)
      expect([answer.headers["cross-origin-resource-policy"], answer.headers["content-security-policy"]]).toEqual([
        "cross-origin",
        "default-src 'self'",
      ]);
    for (const answer of own) {
      expect(answer.headers).toMatchObject({ "cross-origin-resource-policy": "same-origin", "cache-control": "no-store" });
      expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
      expect(String(answer.headers.server)).toBe("nginx");
    }
  });

  test("rejects malformed requests with them too", async () => {
    const raw: [number, string][] = [
      [400, "GET / HTTP/1.1\r\nHost: a b\r\n\r\n"],
      [400, "NOTHING\r\n\r\n"],
      [400, `GET / HTTP/1.1\r\nHost: ${HOST}\r\nX: ${"x".repeat(9_000)}\r\n\r\n`],
      [400, `GET / HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n`],
      [414, `GET /${"x".repeat(20_000)} HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`],
    ];
    for (const [status, text] of raw) {
      const { answers: got } = await exchange(`http://127.0.0.1:${front}`, [text], { quietMs: 500 });
      expect(got[0]?.status).toBe(status);
      for (const [name, value] of Object.entries(constant)) expect(got[0]?.headers).toContain(`${name}: ${value.toLowerCase()}`);
    }
    expect(seenRequests()).toEqual([]);
  });
});

suite("attacks through the balancer", () => {
  const line = `Host: ${HOST}\r\n`;
  const inner = `GET /tersembunyi HTTP/1.1\r\n${line}\r\n`;
  const chunked = (head: string, body: string) => `POST /api/kunjungan HTTP/1.1\r\n${line}${head}\r\n${body}`;
  const zero = "0\r\n\r\n";
  const smuggled: [name: string, text: string][] = [
    ["both lengths", chunked(`Content-Length: ${zero.length}\r\nTransfer-Encoding: chunked\r\n`, zero + inner)],
    ["both lengths, the other way round", chunked("Transfer-Encoding: chunked\r\nContent-Length: 4\r\n", `1\r\nx\r\n${zero}`)],
    ["two codings", chunked("Transfer-Encoding: gzip, chunked\r\n", zero + inner)],
    ["a coding twice", chunked("Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n", zero + inner)],
    ["a coding with a tab", chunked("Transfer-Encoding:\tchunked\r\nContent-Length: 5\r\n", zero + inner)],
    ["a space before the colon", chunked("Transfer-Encoding : chunked\r\nContent-Length: 5\r\n", zero + inner)],
    ["an underscore in the name", chunked("Transfer_Encoding: chunked\r\nContent-Length: 5\r\n", zero)],
    ["a folded header", chunked("Transfer-Encoding:\r\n chunked\r\nContent-Length: 5\r\n", zero + inner)],
    ["a signed length", chunked("Content-Length: +5\r\n", zero + inner)],
    ["a hexadecimal length", chunked("Content-Length: 0x5\r\n", zero + inner)],
    ["a negative chunk", chunked("Transfer-Encoding: chunked\r\n", `-1\r\n${inner}`)],
    ["a chunk size that overflows", chunked("Transfer-Encoding: chunked\r\n", `10000000000000000\r\n${inner}`)],
    ["a bare line feed in a chunk extension", chunked("Transfer-Encoding: chunked\r\n", `1;x\nx\r\nx\r\n${zero}`)],
    ["a body of a GET", `GET /halamandepan HTTP/1.1\r\n${line}Content-Length: ${inner.length}\r\n\r\n${inner}`],
    ["a carriage return inside a header", `GET /halamandepan HTTP/1.1\r\n${line}X: a\rTransfer-Encoding: chunked\r\n\r\n`],
    ["a null byte", `GET /halamandepan\0 HTTP/1.1\r\n${line}\r\n`],
    ["another protocol version", `GET /halamandepan HTTP/9.9\r\n${line}\r\n`],
    [
      "an upgrade to HTTP/2",
      `GET /halamandepan HTTP/1.1\r\n${line}Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n\r\n`,
    ],
  ];

  test.each(smuggled)("%s brings no second request to a web", async (_, text) => {
    await exchange(`http://127.0.0.1:${front}`, [text], { quietMs: 400 });
    expect(seenRequests().filter((request) => request.includes("tersembunyi"))).toEqual([]);
    for (const { headers } of seen) {
      expect(headers.upgrade).toBeUndefined();
      expect(headers["transfer-encoding"] !== undefined && headers["content-length"] !== undefined).toBe(false);
    }
  });

  test("no header of one visitor changes the page that is stored for all", async () => {
    answers.set("/halamandepan", (request, response) => response.writeHead(200, PUBLIC).end(JSON.stringify(request.headers)));
    const planted = {
      "x-forwarded-host": "jahat.example",
      "x-forwarded-proto": "gopher",
      "x-forwarded-for": "203.0.113.7",
      "x-original-url": "/internal/revalidate",
      "x-rewrite-url": "/internal/revalidate",
      "x-http-method-override": "DELETE",
      "x-middleware-subrequest": "middleware",
      "x-invoke-path": "/internal",
      forwarded: "host=jahat.example",
      origin: "https://jahat.example",
      referer: "https://jahat.example/",
      "accept-language": "jahat",
      range: "bytes=0-4",
      te: "trailers",
      "proxy-authorization": "Basic jahat",
    };
    await ask("/halamandepan?x=racun", { headers: planted });
    const { status, body } = await ask("/halamandepan?x=racun");
    expect(status).toBe(200);
    expect(body.toString()).not.toMatch(/jahat|gopher|203\.0\.113\.7|internal|DELETE|trailers/);
    expect(seenRequests()).toEqual(["GET /halamandepan?x=racun"]);
  });

  test("a private page is not stored under an address that looks like a file", async () => {
    for (const address of [
      "/masuk/gaya.css",
      "/masuk%2fgaya.css",
      "/masuk;gaya.css",
      "/masuk%00.css",
      "/masuk/..%2f_next/static/a.js",
      "/_next/static/..%2f..%2fmasuk",
      "/_next/static/../../masuk",
      "/video/%2e%2e/masuk",
    ]) {
      answers.clear();
      const secret = (_: IncomingMessage, response: ServerResponse) =>
        response.writeHead(200, { "content-type": "text/html", "cache-control": "private, no-store" }).end("rahasia");
      answers.set(address.split("?")[0] as string, secret);
      await ask(address, { headers: { cookie: "UserLoginToken=korban" } });
      answers.clear();
      const second = await ask(address);
      expect([address, second.body.toString().includes("rahasia")]).toEqual([address, false]);
    }
  });

  test("calls are answered while one visitor sends slowly or opens many connections", async () => {
    const slow = await many(60, async () => {
      const socket = connect(front, "127.0.0.1");
      socket.on("error", () => undefined);
      await once(socket, "connect");
      socket.write(`POST /api/kunjungan HTTP/1.1\r\n${line}Content-Length: 1000\r\n\r\nx`);
      return socket;
    });
    const since = performance.now();
    expect((await ask("/api/kunjungan/1")).status).toBe(200);
    expect(performance.now() - since).toBeLessThan(1_000);
    for (const socket of slow) socket.destroy();
  });
});
