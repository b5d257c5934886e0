import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { connectRedis } from "./gateway/redis.ts";
import { freePort } from "./ports.ts";
import { createRateLimiter, type Limited, limitTable, type RateLimiter } from "./rate-limit.ts";

type Client = ReturnType<typeof connectRedis>;

// Slow sockets and servers on a busy machine.
jest.setTimeout(30_000);

const REDIS = ["/usr/bin/redis-server", "/usr/local/bin/redis-server"].find((file) => existsSync(file));
/** A login limit of three. */
const three = 3 / limitTable.login.points;
const classes = Object.keys(limitTable) as Limited[];
const ANSWERED = "192.0.2.1";

const clients: Client[] = [];
/** A client that ends with its test, also with one that fails. */
function connect(url: string): Client {
  const client = connectRedis(url, () => undefined);
  clients.push(client);
  return client;
}
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
});

/**
 * Makes as many calls as a class allows three of, and one more; returns how many went through and the last waiting
 * time.
 */
async function spend(limitClass: Limited, redis?: Client) {
  const limit = createRateLimiter({ factor: 3 / limitTable[limitClass].points, redis });
  const waits = [];
  for (let call = 0; call < 4; call += 1) waits.push(await limit(limitClass, ANSWERED));
  expect(await limit(limitClass, "192.0.2.99")).toBeUndefined();
  return { allowed: waits.filter((wait) => wait === undefined).length, wait: waits[3] };
}

it("counts each class and address separately, and reports how long to wait", async () => {
  const limit = createRateLimiter({ factor: three });
  for (const _ of [1, 2, 3]) expect(await limit("login", "192.0.2.1")).toBeUndefined();
  expect(await limit("login", "192.0.2.1")).toBeGreaterThan(limitTable.login.seconds - 10);
  expect(await limit("login", "192.0.2.2")).toBeUndefined();
  expect(await limit("read", "192.0.2.1")).toBeUndefined();
});

it("counts the kilobytes of uploads for a day", async () => {
  const limit = createRateLimiter({ factor: 1 });
  const files = limitTable["upload-kilobytes"].points / 20_480;
  for (let file = 0; file < files; file += 1) expect(await limit("upload-kilobytes", "192.0.2.1", 20_480)).toBeUndefined();
  expect(await limit("upload-kilobytes", "192.0.2.1", 1)).toBeGreaterThan(86_000);
  expect(await limit("upload-kilobytes", "192.0.2.2", 20_480)).toBeUndefined();
});

it.each(classes)("stops one address in the class %s", async (limitClass) => {
  const { allowed, wait } = await spend(limitClass);
  expect(allowed).toBe(3);
  expect(wait).toBeLessThanOrEqual(limitTable[limitClass].seconds);
});

it("counts an IPv6 client by its network", async () => {
  const limit = createRateLimiter({ factor: three });
  for (const host of [1, 2, 3]) await limit("login", `2001:db8::${host}`);
  expect(await limit("login", "2001:db8::4")).toBeDefined();
});

it("limits a /56 to four times and a /48 to sixteen times the allowance of one address", async () => {
  const allowed = async (addresses: string[]) => {
    const limit = createRateLimiter({ factor: three });
    let count = 0;
    for (const address of addresses) if ((await limit("login", address)) === undefined) count += 1;
    return count;
  };
  const networks = (make: (at: number) => string) => Array.from({ length: 100 }, (_, at) => make(at));
  expect(await allowed(networks((at) => `2001:db8:1:${at.toString(16)}::1`))).toBe(12);
  expect(await allowed(networks((at) => `2001:db8:1:${at.toString(16)}00::1`))).toBe(48);
  expect(await allowed(networks((at) => `2001:db8:${at.toString(16)}::1`))).toBe(100);
  // A refused network does not use up the share of its neighbours.
  expect(await allowed([...networks(() => "2001:db8:1:1::1"), ...[1, 2, 3].map(() => "2001:db8:1:2::1")])).toBe(6);
});

it("counts in memory while Redis is unreachable", async () => {
  const redis = connect(`redis://127.0.0.1:${await freePort()}`);
  const limit = createRateLimiter({ factor: three, redis });
  for (const _ of [1, 2, 3]) expect(await limit("login", "192.0.2.1")).toBeUndefined();
  expect(await limit("login", "192.0.2.1")).toBeDefined();
});

(REDIS ? describe : describe.skip)("with Redis", () => {
  let redis: ChildProcess;
  let url: string;

  beforeAll(async () => {
    const port = await freePort();
    url = `redis://127.0.0.1:${port}`;
    redis = spawn(REDIS as string, ["--port", String(port), "--save", "", "--appendonly", "no"]);
    await new Promise<void>((resolve) => redis.stdout?.on("data", (text: Buffer) => /Ready to accept/.test(String(text)) && resolve()));
  });
  beforeEach(async () => {
    const client = connect(url);
    while (!client.isReady) await new Promise((resolve) => setTimeout(resolve, 20));
    await client.flushAll();
  });
  afterAll(() => {
    redis.kill("SIGKILL");
  });

  it.each(classes)("stops one address in the class %s", async (limitClass) => {
    const client = connect(url);
    while (!client.isReady) await new Promise((resolve) => setTimeout(resolve, 20));
    const { allowed, wait } = await spend(limitClass, client);
    expect(allowed).toBe(3);
    expect(wait).toBeLessThanOrEqual(limitTable[limitClass].seconds);
    expect(await client.exists(`simpul:${limitClass}:${ANSWERED}`)).toBe(1);
  });

  it("several processes share the limits", async () => {
    const both = [connect(url), connect(url)];
    while (!both.every((client) => client.isReady)) await new Promise((resolve) => setTimeout(resolve, 20));
    const [one, two] = both.map((redis) => createRateLimiter({ factor: three, redis })) as [RateLimiter, RateLimiter];
    const answers = [];
    for (const limit of [one, two, one, two]) answers.push(await limit("login", "192.0.2.1"));
    expect(answers.slice(0, 3)).toEqual([undefined, undefined, undefined]);
    expect(answers[3]).toBeGreaterThan(0);
  });

  const DAY_SECONDS = 86_400;
  const KEY = `simpul:login:${ANSWERED}`;
  const wrong: [string, (client: Client) => Promise<unknown>][] = [
    ["a list", (client) => client.rPush(KEY, ["3"])],
    ["a hash", (client) => client.hSet(KEY, "count", "3")],
    ["a word", (client) => client.set(KEY, "banyak", { expiration: { type: "EX", value: 60 } })],
    ["nothing", (client) => client.set(KEY, "", { expiration: { type: "EX", value: 60 } })],
    ["a fraction", (client) => client.set(KEY, "1.5", { expiration: { type: "EX", value: 60 } })],
    ["a count below zero, for more tries", (client) => client.set(KEY, "-1000000", { expiration: { type: "EX", value: 60 } })],
    ["the largest number", (client) => client.set(KEY, "9223372036854775807", { expiration: { type: "EX", value: 60 } })],
    ["a megabyte", (client) => client.set(KEY, "1".repeat(1_048_576), { expiration: { type: "EX", value: 60 } })],
    ["a count that stays for days", (client) => client.set(KEY, "99", { expiration: { type: "EX", value: 9 * DAY_SECONDS } })],
    ["a count that stays for ever", (client) => client.set(KEY, "99")],
  ];
  it.each(wrong)("counts as usual, for all processes, where somebody wrote %s", async (_name, write) => {
    const both = [connect(url), connect(url)];
    while (!both.every((client) => client.isReady)) await new Promise((resolve) => setTimeout(resolve, 20));
    await write(both[0] as Client);
    const [one, two] = both.map((redis) => createRateLimiter({ factor: three, redis })) as [RateLimiter, RateLimiter];
    const answers = [];
    for (const limit of [one, two, one, two]) answers.push(await limit("login", ANSWERED));
    expect(answers.slice(0, 3)).toEqual([undefined, undefined, undefined]);
    expect(answers[3]).toBeGreaterThan(limitTable.login.seconds - 10);
    expect(answers[3]).toBeLessThanOrEqual(limitTable.login.seconds);
  });
});
