import { globSync, statSync } from "node:fs";
import { type Exchange, exchange, head } from "../test-support/raw-http.ts";
import { uniqueDigits } from "./accounts.ts";
import { expect, test } from "./fixtures.ts";

const site = process.env.E2E_BASE_URL ?? `http://localhost:${process.env.E2E_PORT || 3100}`;
const json = "Content-Type: application/json";
const smuggled = head("GET", "/api/common/timestamp");
const list = "/api/common/bank-list";

/** Request smuggling: requests that two parsers may read differently, each followed by another one. */
const ambiguous: [name: string, bytes: string][] = [
  ["a length and chunks", `${head("POST", list, [json, "Content-Length: 2", "Transfer-Encoding: chunked"])}0\r\n\r\n${smuggled}`],
  ["chunks and a length", `${head("POST", list, [json, "Transfer-Encoding: chunked", "Content-Length: 4"])}2\r\n{}\r\n0\r\n\r\n${smuggled}`],
  ["two lengths", `${head("POST", list, [json, "Content-Length: 2", "Content-Length: 90"])}{}${smuggled}`],
  ["the same length twice", `${head("POST", list, [json, "Content-Length: 2", "Content-Length: 2"])}{}${smuggled}`],
  ["a list of lengths", `${head("POST", list, [json, "Content-Length: 2, 2"])}{}${smuggled}`],
  ["a length with a sign", `${head("POST", list, [json, "Content-Length: +2"])}{}${smuggled}`],
  ["a negative length", `${head("POST", list, [json, "Content-Length: -2"])}{}${smuggled}`],
  ["a length in hexadecimal", `${head("POST", list, [json, "Content-Length: 0x2"])}{}${smuggled}`],
  ["a length of twenty digits", `${head("POST", list, [json, "Content-Length: 99999999999999999999"])}{}${smuggled}`],
  ["chunks by another name", `${head("POST", list, [json, "Transfer-Encoding: xchunked"])}2\r\n{}\r\n0\r\n\r\n${smuggled}`],
  ["chunks not last", `${head("POST", list, [json, "Transfer-Encoding: chunked, identity"])}2\r\n{}\r\n0\r\n\r\n${smuggled}`],
  ["a tab before chunks", `${head("POST", list, [json, "Transfer-Encoding:\u000bchunked"])}2\r\n{}\r\n0\r\n\r\n${smuggled}`],
  ["two codings", `${head("POST", list, [json, "Transfer-Encoding: identity", "Transfer-Encoding: chunked"])}2\r\n{}\r\n0\r\n\r\n${smuggled}`],
  ["a space before the colon", `${head("POST", list, [json, "Content-Length : 2"])}{}${smuggled}`],
  ["a folded header", `${head("POST", list, [json, "X-A: b\r\n Content-Length: 2"])}{}${smuggled}`],
  ["a folded coding", `${head("POST", list, [json, "Transfer-Encoding:\r\n chunked"])}2\r\n{}\r\n0\r\n\r\n${smuggled}`],
  ["a chunk of more than 64 bits", `${head("POST", list, [json, "Transfer-Encoding: chunked"])}FFFFFFFFFFFFFFFFF\r\n{}\r\n0\r\n\r\n${smuggled}`],
  ["a chunk with a bare line feed", `${head("POST", list, [json, "Transfer-Encoding: chunked"])}2;\nxx\r\n{}\r\n0\r\n\r\n${smuggled}`],
  ["a chunk longer than it says", `${head("POST", list, [json, "Transfer-Encoding: chunked"])}1\r\n{}\r\n0\r\n\r\n${smuggled}`],
  ["bare line feeds", head("GET", "/api/common/timestamp").replaceAll("\r\n", "\n")],
  ["a bare carriage return", head("GET", "/api/common/timestamp", ["X-A: b\rX-B: c"])],
  ["a NUL in a header", head("GET", "/api/common/timestamp", ["X-A: b\u0000c"])],
  ["no host", "GET /api/common/timestamp HTTP/1.1\r\n\r\n"],
  ["two hosts", head("GET", "/api/common/timestamp", ["Host: elsewhere.test"])],
  ["a host that is none", "GET /api/common/timestamp HTTP/1.1\r\nHost: local host/x\r\n\r\n"],
  ["another protocol", "GET /api/common/timestamp HTTP/2.0\r\nHost: localhost\r\n\r\n"],
  ["the preface of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
  ["a greeting of TLS", Buffer.from([0x16, 3, 1, 0, 80, 1, 0, 0, 76, 3, 3]).toString("latin1")],
  ["a method of its own", head("GE T", "/api/common/timestamp")],
  ["a method in small letters", head("get", "/api/common/timestamp")],
  ["a target with a space", head("GET", "/api/common /timestamp")],
  ["a target with a NUL", head("GET", "/api/common/timestamp\u0000.png")],
  ["no target", "GET HTTP/1.1\r\nHost: localhost\r\n\r\n"],
];

/** Connections that send slowly or nothing, until they are closed. */
function openSlowSenders(origin: string): { slow: Promise<Exchange>[]; silent: Promise<Exchange>[] } {
  const drip = (piece: string, times: number) => Array.from({ length: times }, () => piece);
  const slow = [
    exchange(origin, [`GET /halamandepan HTTP/1.1\r\nHost: localhost\r\n`, ...drip("X-A: b\r\n", 45)], { everyMs: 1_000, quietMs: 40_000 }),
    exchange(origin, [head("POST", "/api/investor/login", [json, "Content-Length: 500"]), ...drip(" ", 45)], { everyMs: 1_000, quietMs: 40_000 }),
    exchange(origin, [head("POST", "/login", ["Content-Length: 500"]), ...drip("a", 45)], { everyMs: 1_000, quietMs: 40_000 }),
    exchange(origin, [head("GET", "/halamandepan", ["Content-Length: 500"]), ...drip("a", 45)], { everyMs: 1_000, quietMs: 40_000 }),
    exchange(
      origin,
      [head("POST", "/api/common/file-upload", ["Content-Type: multipart/form-data; boundary=x", "Content-Length: 99999999"]), ...drip("a", 45)],
      {
        everyMs: 1_000,
        quietMs: 40_000,
      },
    ),
  ];
  const silent = Array.from({ length: 200 }, () => exchange(origin, ["GET / HTTP/1.1\r\nHost: "], { quietMs: 40_000 }));
  return { slow, silent };
}

let senders: ReturnType<typeof openSlowSenders>;
// They take half a minute, and the other tests of this file are served meanwhile.
test.beforeAll(() => {
  senders = openSlowSenders(site);
});

test("an ambiguous request is refused once and its connection closes", async ({ baseURL }) => {
  for (const [name, bytes] of ambiguous) {
    const { answers, closed } = await exchange(baseURL as string, [Buffer.from(bytes, "latin1")]);
    expect.soft([answers.length, closed], name).toEqual([1, true]);
    expect.soft(answers[0]?.status, name).toBe(400);
  }
});

test("refuses heads that are too large", async ({ baseURL }) => {
  for (const bytes of [
    head("GET", "/api/common/timestamp", [`Cookie: a=${"x".repeat(20_000)}`]),
    head("GET", `/halamandepan?${"x".repeat(20_000)}`),
    head(
      "GET",
      "/halamandepan",
      Array.from({ length: 2_000 }, (_, at) => `X-${at}: 1`),
    ),
  ]) {
    const { answers, closed } = await exchange(baseURL as string, [bytes]);
    expect.soft([answers.map(({ status }) => status), closed]).toEqual([[431], true]);
  }
});

test("pipelined requests are answered in order", async ({ baseURL }) => {
  const { answers } = await exchange(baseURL as string, [
    head("GET", "/api/nothing") + head("GET", "/healthz") + head("GET", "/api/common/bank-list"),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 200, 405]);
});

const E404 = '{"code":"E404","message":"Sumber daya tidak ditemukan."}';
const outside = [
  "/api//common/timestamp",
  "//api/common/timestamp",
  "/api/common//timestamp",
  "/api/common/timestamp/",
  "/api/common/./timestamp",
  "/api/common/../common/timestamp",
  "/api/../api/common/timestamp",
  "/api/%2e%2e/api/common/timestamp",
  "/api/.%2E/api/common/timestamp",
  "/api/%2e/common/timestamp",
  "/api/common%2ftimestamp",
  "/api/common%2Ftimestamp",
  "/api%2fcommon/timestamp",
  "/api/common%5ctimestamp",
  "/api/common\\timestamp",
  "/api\\common\\timestamp",
  "\\api/common/timestamp",
  "/api/common/timestamp%00",
  "/api/common/timestamp%00.png",
  "/api/common/timestamp%0d%0aX-A:%201",
  "/api/common/timestamp%ZZ",
  "/api/common/timestamp;a=b",
  "/api/common/timestamp.json",
  "/api/common/%74imestamp",
  "/api/common/%2574imestamp",
  "/api/Common/timestamp",
  "/api/common/TIMESTAMP",
  "/api/common/timestamp%20",
  "/api/common/tim\u00e9stamp",
  "/api/common/file/..%2f..%2f..%2fetc%2fpasswd",
  "/api/common/file/....//....//etc/passwd",
  "/api/ad/detail/HomeWindow-PC/../../click/1",
  "/api",
  "/api/",
  "/api?/common/timestamp",
  "http://localhost/api/../api/common/timestamp",
  "http://elsewhere.test/api//common/timestamp",
];

test("a call is reached only by its canonical path", async ({ baseURL }) => {
  for (const target of outside) {
    const { answers } = await exchange(baseURL as string, [Buffer.from(head("GET", target, ["Connection: close"]), "utf8")], { quietMs: 5_000 });
    // Node's parser refuses some of these targets itself.
    if (answers[0]?.status !== 400) expect.soft([answers[0]?.status, answers[0]?.body], target).toEqual([404, E404]);
  }
  const { answers } = await exchange(baseURL as string, [head("GET", "/API/common/timestamp", ["Connection: close"])], { quietMs: 5_000 });
  expect(answers[0]?.status).toBe(404);
});

test("no address redirects away from the site", async ({ baseURL }) => {
  for (const target of [
    "//elsewhere.test/",
    "//elsewhere.test/%2e%2e",
    "///elsewhere.test/",
    "/\\elsewhere.test/",
    "/\\/elsewhere.test/",
    "/%5celsewhere.test/",
    "/%2felsewhere.test/",
    "/%2f%2felsewhere.test/",
    "/.//elsewhere.test/",
    "/%09/elsewhere.test/",
    "/%0a/elsewhere.test/",
    "/%0d%0aLocation:%20https://elsewhere.test/",
    "/blog/%2felsewhere.test/1/",
    "/artikel/%2felsewhere.test",
    "/artikel/x%0d%0aSet-Cookie:a=b",
    "/blog/semua/1%0d%0aSet-Cookie:a=b",
    "//elsewhere.test/?UserLoginToken=x",
    "/\\elsewhere.test/?UserLoginToken=x",
    "/halamandepan?UserLoginToken=x&next=%0d%0aSet-Cookie:%20a=b",
    "/login?next=https://elsewhere.test/&UserLoginToken=x",
    "http://elsewhere.test//elsewhere.test/",
    "https://elsewhere.test/halamandepan?UserLoginToken=x",
    "/bantuan/",
  ])
    for (const lines of [[], ["X-Forwarded-Host: elsewhere.test"], ["Forwarded: host=elsewhere.test"]]) {
      const { answers } = await exchange(baseURL as string, [head("GET", target, [...lines, "Connection: close"])], { quietMs: 5_000 });
      const [answer] = answers;
      const where = /^location: (.*)$/m.exec(answer?.headers ?? "")?.[1];
      expect.soft(answer?.status, target).toBeGreaterThanOrEqual(200);
      expect.soft(answer?.status, target).toBeLessThan(500);
      if (where !== undefined)
        expect.soft(new URL(where.replaceAll("\\", "/"), "http://localhost/").host, `${target} → ${where}`).toMatch(/^localhost(:\d+)?$/);
      expect.soft(answer?.headers, target).not.toMatch(/^set-cookie: a=b/m);
    }
});

test("calls accept only their method; pages are read-only", async ({ baseURL, request }) => {
  for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "TRACE", "LOCK"]) {
    for (const target of ["/api/common/timestamp", "/halamandepan"]) {
      const { answers } = await exchange(baseURL as string, [head(method, target, ["Connection: close"])], { quietMs: 5_000 });
      expect
        .soft([answers[0]?.status, answers[0]?.body], `${method} ${target}`)
        .toEqual([405, '{"code":"E405","message":"Metode tidak diizinkan."}']);
      expect.soft(answers[0]?.headers).toMatch(/^allow: get/m);
    }
  }
  const action = await request.post("/login", {
    headers: { "next-action": "7f0000000000000000000000000000000000000000", "content-type": "text/plain;charset=UTF-8" },
    data: '["$1:constructor:constructor"]',
  });
  expect(action.status()).toBe(405);
  const plain = await request.post("/login", { form: { a: "b" } });
  expect([plain.status(), (await plain.text()).includes("<html")]).toEqual([200, true]);
  for (const bytes of [
    "CONNECT localhost:22 HTTP/1.1\r\nHost: localhost\r\n\r\n",
    head("GET", "/api/common/timestamp", [
      "Connection: Upgrade",
      "Upgrade: websocket",
      "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
      "Sec-WebSocket-Version: 13",
    ]),
    head("GET", "/halamandepan", ["Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", "HTTP2-Settings: AAMAAABkAAQAAP__"]),
  ]) {
    const { answers } = await exchange(baseURL as string, [bytes]);
    expect
      .soft(answers.map(({ status }) => status).filter((status) => status === 101 || (status === 200 && bytes.startsWith("CONNECT"))))
      .toEqual([]);
  }
});

test("an upgrade request is answered as an ordinary request", async ({ baseURL }) => {
  const asked = ["websocket", "h2c", "TLS/1.0"].flatMap((protocol) =>
    (
      [
        ["/halamandepan", 200],
        ["/api/common/timestamp", 200],
        ["/tidak-ada", 404],
      ] as const
    ).map(async ([path, status]) => {
      const upgrade = [`Connection: Upgrade, HTTP2-Settings`, `Upgrade: ${protocol}`, "HTTP2-Settings: AAMAAABk", "Sec-WebSocket-Version: 13"];
      const pieces = [head("GET", path, upgrade), head("GET", "/api/common/timestamp")];
      const { answers } = await exchange(baseURL as string, pieces, { everyMs: 500 });
      expect.soft([protocol, path, ...answers.map((answer) => answer.status)]).toEqual([protocol, path, status, 200]);
    }),
  );
  await Promise.all(asked);
});

test("missing pages are not written to the disk, however many are requested", async ({ request }) => {
  const name = `tidak-ada-${uniqueDigits(12)}`;
  const page = String(100_000 + (Date.now() % 900_000));
  const began = Date.now();
  const nowhere = [`/p2pLending?id=${name}`, `/blog?page=${page}`, `/blog?value=Promo&page=${page}`];
  for (const path of [...nowhere, ...nowhere]) expect((await request.get(path)).status(), path).toBe(404);
  expect((await request.get("/blog?page=2")).status()).toBe(200);
  const since = [...globSync(".next/server/**/*.{html,rsc,meta,body}"), ...globSync(".next/cache/fetch-cache/*")].filter(
    (file) => statSync(file).mtimeMs >= began,
  );
  expect(since, "what is made after the build stays in memory").toEqual([]);
});

test("a slow sender is disconnected, and nobody else notices", async ({ request }) => {
  test.setTimeout(90_000);
  expect((await request.get("/healthz")).status()).toBe(200);
  const [headOnly, form, page, read, upload] = await Promise.all(senders.slow);
  for (const one of [headOnly, form, page, read, upload]) expect.soft(one?.closed).toBe(true);
  expect.soft([headOnly, form, page, read, upload].map((one) => one?.answers[0]?.status)).toEqual([408, 400, 303, 200, 413]);
  expect.soft(form?.answers[0]?.body).toContain('"E400"');
  expect.soft(upload?.answers[0]?.body).toContain('"E413"');
  for (const { closed } of await Promise.all(senders.silent)) expect.soft(closed).toBe(true);
});
