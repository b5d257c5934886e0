import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../ports.ts";
import { createRateLimiter, limitTable } from "../rate-limit.ts";
import { connectRedis, type Redis } from "./redis.ts";

jest.setTimeout(30_000);

const REDIS = ["/usr/bin/redis-server", "/usr/local/bin/redis-server"].find((file) => existsSync(file));
const withRedis = REDIS ? it : it.skip;
let servers: ChildProcess[];
let clients: Redis[];

beforeEach(() => {
  servers = [];
  clients = [];
});
afterEach(() => {
  for (const client of clients) client.destroy();
  for (const server of servers) server.kill("SIGKILL");
});

function connect(port: number, changes: unknown[], checkMs?: number): Redis {
  const client = connectRedis(`redis://127.0.0.1:${port}`, (...change) => changes.push(change), checkMs);
  clients.push(client);
  return client;
}

/** A server of its own, ready. */
async function start(port: number): Promise<void> {
  const server = spawn(REDIS as string, ["--port", String(port), "--save", "", "--appendonly", "no"]);
  servers.push(server);
  await new Promise<void>((resolve) => server.stdout.on("data", (text: Buffer) => /Ready to accept/.test(String(text)) && resolve()));
}

withRedis("reports once that Redis is unreachable, and once that it is back", async () => {
  const port = await freePort();
  const changes: unknown[] = [];
  const client = connect(port, changes);
  let attempts = 0;
  client.on("error", () => {
    attempts += 1;
  });
  while (attempts < 3) await pause(20);
  expect(changes).toEqual([[false, undefined]]);
  await start(port);
  while (changes.length < 2) await pause(20);
  expect(changes[1]).toEqual([true, undefined]);
});

withRedis("reports nothing while Redis is usable", async () => {
  const port = await freePort();
  await start(port);
  const changes: unknown[] = [];
  const client = connect(port, changes, 20);
  while (!client.isReady) await pause(20);
  await pause(100);
  expect(changes).toEqual([]);
});

withRedis("a server that became a replica is reported once, limits hold meanwhile, and it is used again as a primary", async () => {
  const [port, other] = [await freePort(), await freePort()];
  await start(port);
  await start(other);
  const changes: unknown[] = [];
  const client = connect(port, changes, 50);
  const admin = connect(port, []);
  while (!client.isReady || !admin.isReady) await pause(20);
  await admin.sendCommand(["REPLICAOF", "127.0.0.1", String(other)]);
  while (changes.length === 0) await pause(20);
  await pause(300);
  expect(changes).toEqual([[false, "READONLY"]]);
  const limit = createRateLimiter({ factor: 2 / limitTable.login.points, redis: client });
  const waits: unknown[] = [];
  for (let call = 0; call < 3; call += 1) waits.push(await limit("login", "192.0.2.1"));
  expect(waits).toEqual([undefined, undefined, expect.any(Number)]);
  while (!admin.isReady) await pause(20);
  await admin.sendCommand(["REPLICAOF", "NO", "ONE"]);
  while (changes.length < 2) await pause(20);
  expect(changes[1]).toEqual([true, undefined]);
});
