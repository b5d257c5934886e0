import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { connectRedis, type Redis } from "../gateway/redis.ts";
import { freePort } from "../ports.ts";
import { createRedisPages } from "./redis-pages.ts";

jest.setTimeout(30_000);

const REDIS = ["/usr/bin/redis-server", "/usr/local/bin/redis-server"].find((file) => existsSync(file));
const PREFIX = "simpul:pages:uji:";
const PAGE = "/$/halamandepan";
const OTHER = "/$/tentangKami";
const TAG = "site";
const SECRET = Buffer.alloc(32, 1);
const CONTEXT = { implicitTags: ["_N_T_/halamandepan"] };

const page = (html: string, lastModified = Date.now()) => ({
  lastModified,
  lifespan: null,
  tags: [TAG],
  // Next exports the kinds as a constant enumeration only.
  value: Object.assign(JSON.parse('{"kind":"APP_PAGE"}'), {
    html,
    rscData: Buffer.from("data"),
    segmentData: new Map([["/_tree", Buffer.from("part")]]),
    headers: { "content-security-policy": "script-src 'self'" },
    postponed: undefined,
    status: 200,
  }),
});
/** A page as the library writes it, with a script and without a seal. */
const FOREIGN = JSON.stringify({
  ...page("<script>racun()</script>"),
  value: { kind: "APP_PAGE", finished: true, html: "<script>racun()</script>", headers: { "content-security-policy": "script-src 'unsafe-inline'" } },
});

(REDIS ? describe : describe.skip)("pages in a Redis that somebody else writes to", () => {
  let server: ChildProcess;
  let client: Redis;
  let pages: ReturnType<typeof createRedisPages>;

  beforeAll(async () => {
    const port = await freePort();
    server = spawn(REDIS as string, ["--port", String(port), "--save", "", "--appendonly", "no"]);
    await new Promise<void>((resolve) => server.stdout?.on("data", (text: Buffer) => /Ready to accept/.test(String(text)) && resolve()));
    client = connectRedis(`redis://127.0.0.1:${port}`, () => undefined);
    while (!client.isReady) await new Promise((resolve) => setTimeout(resolve, 20));
    pages = createRedisPages(client, PREFIX, SECRET);
  });
  beforeEach(async () => {
    await client.flushAll();
    await pages.set(PAGE, page("<p>benar</p>"));
    await pages.set(OTHER, page("<p>lain</p>"));
  });
  afterAll(() => {
    client.destroy();
    server.kill("SIGKILL");
  });

  const shown = async (key = PAGE) => (await pages.get(key, CONTEXT))?.value;

  it("a page stored in Redis is read back", async () => {
    expect(await shown()).toMatchObject({
      html: "<p>benar</p>",
      rscData: Buffer.from("data"),
      segmentData: new Map([["/_tree", Buffer.from("part")]]),
    });
    await pages.revalidateTag(TAG);
    expect(await shown()).toBeUndefined();
  });

  it("a page stored in Redis by another build is not read", async () => {
    await createRedisPages(client, PREFIX, Buffer.alloc(32, 2)).set(PAGE, page("<p>lain</p>"));
    expect(await shown()).toBeUndefined();
  });

  const wrong: [string, (stored: string, other: string) => Promise<unknown>][] = [
    ["a page with a script of its own", () => client.set(PREFIX + PAGE, FOREIGN)],
    ["the page with another word", (stored) => client.set(PREFIX + PAGE, stored.replace("benar", "racun"))],
    ["the page with another policy", (stored) => client.set(PREFIX + PAGE, stored.replace("'self'", "* data:"))],
    ["the page of another address", (_, other) => client.set(PREFIX + PAGE, other)],
    ["half of the page", (stored) => client.set(PREFIX + PAGE, stored.slice(0, stored.length / 2))],
    ["the page with something behind it", (stored) => client.set(PREFIX + PAGE, `${stored} `)],
    ["a seal of other letters", (stored) => client.set(PREFIX + PAGE, `${"é".repeat(43)}${stored.slice(43)}`)],
    ["nothing", () => client.set(PREFIX + PAGE, "")],
    ["a word", () => client.set(PREFIX + PAGE, "racun")],
    ["null", () => client.set(PREFIX + PAGE, "null")],
    ["a deep list", () => client.set(PREFIX + PAGE, "[".repeat(100_000))],
    ["50 megabytes", () => client.setRange(PREFIX + PAGE, 52_428_800, "x")],
    ["a list", async () => [await client.del(PREFIX + PAGE), await client.rPush(PREFIX + PAGE, "racun")]],
    ["a hash", async () => [await client.del(PREFIX + PAGE), await client.hSet(PREFIX + PAGE, "html", "racun")]],
  ];
  it.each(wrong)("makes a page again where somebody wrote %s", async (_name, write) => {
    const [stored, other] = [await client.get(PREFIX + PAGE), await client.get(PREFIX + OTHER)];
    await write(stored ?? "", other ?? "");
    expect(await pages.get(PAGE, CONTEXT).catch(() => null)).toBeNull();
    await pages.set(PAGE, page("<p>baru</p>"));
    expect(await shown()).toMatchObject({ html: "<p>baru</p>" });
  });

  const times = ["9999999999999", "1e308", "Infinity", "racun", "", "-1", "0x7fffffffffff", "NaN"];
  it.each(times)("keeps its pages where somebody wrote the time of an expiry as %j", async (time) => {
    await client.hSet(`${PREFIX}__revalidated_tags__`, { [TAG]: time, "_N_T_/halamandepan": time });
    expect(await shown()).toMatchObject({ html: "<p>benar</p>" });
    await new Promise((resolve) => setTimeout(resolve, 2));
    await pages.revalidateTag(TAG);
    expect(await shown()).toBeUndefined();
  });

  const names = ["__revalidated_tags__", "__sharedTags__", "__sharedTagsTtl__"];
  it.each(names)("goes on where somebody made %s a word, a list, or a hash of words", async (name) => {
    const spoil = [
      () => client.set(PREFIX + name, "racun"),
      () => client.rPush(PREFIX + name, "racun"),
      () => client.hSet(PREFIX + name, { [PAGE]: "{racun", [OTHER]: "1", x: "null" }),
    ];
    for (const write of spoil) {
      await pages.set(PAGE, page("<p>benar</p>"));
      await client.del(PREFIX + name);
      await write();
      await pages.revalidateTag(TAG);
      expect(await shown()).toBeUndefined();
      await pages.set(PAGE, page("<p>baru</p>"));
      expect(await shown()).toMatchObject({ html: "<p>baru</p>" });
    }
  });
});
