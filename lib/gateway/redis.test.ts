import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../scripts/ports.ts";
import { connectRedis } from "./redis.ts";

jest.setTimeout(30_000);

const REDIS = ["/usr/bin/redis-server", "/usr/local/bin/redis-server"].find((file) => existsSync(file));

(REDIS ? it : it.skip)("tells once that Redis is away, and once that it is back", async () => {
  const port = await freePort();
  const told: boolean[] = [];
  const client = connectRedis(`redis://127.0.0.1:${port}`, (reached) => told.push(reached));
  let attempts = 0;
  client.on("error", () => {
    attempts += 1;
  });
  while (attempts < 3) await pause(20);
  expect(told).toEqual([false]);
  const redis = spawn(REDIS as string, ["--port", String(port), "--save", "", "--appendonly", "no"]);
  while (!client.isReady) await pause(20);
  expect(told).toEqual([false, true]);
  client.destroy();
  redis.kill("SIGKILL");
});

(REDIS ? it : it.skip)("says nothing of a Redis that answers", async () => {
  const port = await freePort();
  const redis = spawn(REDIS as string, ["--port", String(port), "--save", "", "--appendonly", "no"]);
  await new Promise<void>((resolve) => redis.stdout.on("data", (text: Buffer) => /Ready to accept/.test(String(text)) && resolve()));
  const told: boolean[] = [];
  const client = connectRedis(`redis://127.0.0.1:${port}`, (reached) => told.push(reached));
  while (!client.isReady) await pause(20);
  expect(told).toEqual([]);
  client.destroy();
  redis.kill("SIGKILL");
});
