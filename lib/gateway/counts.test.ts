import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { COUNTS_PATH } from "../browser/names.ts";
import { createRateLimiter } from "../rate-limit.ts";
import { answerCounts, countedPage } from "./counts.ts";
import type { Gateway } from "./handle-call.ts";
import type { CallLine } from "./log.ts";

let server: Server;
let status = 204;
let seen: { url: string; headers: IncomingHttpHeaders; body: unknown }[] = [];
let lines: CallLine[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    seen.push({ url: request.url ?? "", headers: request.headers, body: JSON.parse(body) });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  [status, seen, lines] = [204, [], []];
});

const gateway = (over: Partial<Gateway> = {}): Gateway => ({
  apiOrigin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  siteUrl: "http://localhost:3000",
  trustProxy: false,
  limit: async () => undefined,
  log: (line) => lines.push(line),
  ...over,
});

async function send(body: unknown, headers: Record<string, string> = {}, { method = "POST", ...over }: Partial<Gateway> & { method?: string } = {}) {
  const request = new Request(`http://localhost:3000${COUNTS_PATH}`, {
    method,
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin", ...headers },
    ...(method === "POST" ? { body: typeof body === "string" ? body : JSON.stringify(body) } : {}),
  });
  const response = await answerCounts(gateway(over), request, "192.0.2.1");
  return { status: response.status, text: await response.text(), headers: response.headers };
}

test.each([
  ["/pinjaman", undefined, "/pinjaman"],
  ["/formulir/masuk", undefined, "/formulir/masuk"],
  ["/p2pLending", "biaya", "/p2pLending"],
  ["/p2pLending", undefined, undefined],
  ["/karir2/analis-kredit", undefined, "/karir2/[id]"],
  ["/kegiatan/kelas-kas", undefined, "/kegiatan/[id]"],
  ["/aturan/batas-bunga", undefined, "/aturan/[id]"],
  ["/aturan/[id]", undefined, "/aturan/[id]"],
  ["/aturan/a/b", undefined, undefined],
  ["/pratinjau/draf", undefined, undefined],
  ["/wp-admin", undefined, undefined],
  ["//jahat.example", undefined, undefined],
  ["", undefined, undefined],
])("a visit of the page %s, article %s, counts as %s", (page, article, name) => expect(countedPage(page, article)).toBe(name));

test("sends a visit on, and nothing of its visitor", async () => {
  const headers = {
    cookie: "UserLoginToken=rahasia",
    "user-agent": "Peramban",
    "x-forwarded-for": "203.0.113.9",
    referer: "http://localhost:3000/x?kata=1",
  };
  const visit = { page: "/karir2/analis", article: "x", source: "search", campaign: "whatsapp/mudik", lcp: 1_200, inp: 40, cls: 12 };
  const answer = await send(visit, headers);
  expect([answer.status, answer.text, answer.headers.get("cache-control"), answer.headers.get("set-cookie")]).toEqual([204, "", "no-store", null]);
  expect(seen.map(({ url, body }) => [url, body])).toEqual([
    ["/counts", { page: "/karir2/[id]", source: "search", campaign: "whatsapp/mudik", lcp: 1_200, inp: 40, cls: 12 }],
  ]);
  const brought = JSON.stringify(seen[0]?.headers);
  for (const part of ["rahasia", "Peramban", "203.0.113.9", "192.0.2.1", "kata"]) expect(brought).not.toContain(part);
  expect(lines).toEqual([expect.objectContaining({ path: COUNTS_PATH, status: 204 })]);
});

test.each([
  ["an unknown page", { page: "/wp-admin" }, {}],
  ["a browser with Global Privacy Control", { page: "/pinjaman" }, { "sec-gpc": "1" }],
  ["a browser with Do Not Track", { page: "/pinjaman" }, { dnt: "1" }],
])("answers 204 to %s, and counts nothing", async (_, body, headers) => {
  expect((await send(body, headers as Record<string, string>)).status).toBe(204);
  expect(seen).toEqual([]);
});

test.each([
  ["a script", "<script>alert(1)</script>"],
  ["a mail address", "budi@contoh.id"],
  ["a phone number", "6281234567890"],
  ["a phone number in groups", "0812-3456-7890"],
  ["three parts", "a/b/c"],
  ["a long text", "a".repeat(130)],
  ["a number", 5],
])("drops a campaign that is %s, and counts the visit", async (_, campaign) => {
  expect((await send({ page: "/pinjaman", campaign, lcp: -1, inp: "cepat", cls: 1e9 })).status).toBe(204);
  expect(seen.map(({ body }) => body)).toEqual([{ page: "/pinjaman" }]);
});

test.each([
  ["a body over 2 kB", JSON.stringify({ page: "/pinjaman", campaign: "a".repeat(2_048) }), {}, 413],
  ["a path over 200 characters", { page: `/${"a".repeat(200)}` }, {}, 400],
  ["another field", { page: "/pinjaman", id: "orang" }, {}, 400],
  ["an unknown source", { page: "/pinjaman", source: "https://lain.example" }, {}, 400],
  ["no JSON", "page=/pinjaman", {}, 400],
  ["JSON declared as text", { page: "/pinjaman" }, { "content-type": "text/plain" }, 400],
  ["a POST of another site", { page: "/pinjaman" }, { "sec-fetch-site": "cross-site" }, 403],
  ["a POST with another origin", { page: "/pinjaman" }, { origin: "https://lain.example" }, 403],
])("a report of a visit is refused: %s", async (_, body, headers, refused) => {
  expect((await send(body, headers as Record<string, string>)).status).toBe(refused);
  expect(seen).toEqual([]);
});

test("a report of a visit is refused with another method, and from a program that does not say where it sends from", async () => {
  const read = await send(undefined, {}, { method: "GET" });
  expect([read.status, read.headers.get("allow")]).toEqual([405, "POST"]);
  const request = new Request(`http://localhost:3000${COUNTS_PATH}`, { method: "POST", body: "{}", headers: { "content-type": "application/json" } });
  expect((await answerCounts(gateway(), request, "192.0.2.1")).status).toBe(403);
});

test("reports of visits are limited per address, and a lost upstream shows to nobody", async () => {
  const limit = createRateLimiter({ factor: 0.01 });
  const answers = [
    await send({ page: "/pinjaman" }, {}, { limit }),
    await send({ page: "/pinjaman" }, {}, { limit }),
    await send({ page: "/pinjaman" }, {}, { limit }),
  ];
  expect(answers.map((one) => one.status)).toEqual([204, 204, 429]);
  status = 500;
  expect((await send({ page: "/pinjaman" })).status).toBe(204);
  expect(lines.at(-1)?.fault).toBe("HTTP_500");
  expect((await send({ page: "/pinjaman" }, {}, { apiOrigin: "http://127.0.0.1:9" })).status).toBe(204);
  expect(lines.at(-1)?.fault).toBeTruthy();
});
