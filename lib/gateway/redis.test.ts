import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../scripts/ports.ts";
import { connectRedis } from "./redis.ts";

jest.setTimeout(30_000);

const REDIS = ["/usr/bin/redis-server", "/usr/local/bin/redis-server"].find((file) => existsSync(file));

(REDIS ? it : it.skip)("reports once that Redis is unreachable, and once that it is back", async () => {
  const port = await freePort();
  const changes: boolean[] = [];
  const client = connectRedis(`redis://127.0.0.1:${port}`, (reached) => changes.push(reached));
  let attempts = 0;
  client.on("error", () => {
    attempts += 1;
  });
  while (attempts < 3) await pause(20);
  expect(changes).toEqual([false]);
  const redis = spawn(REDIS as string, ["--port", String(port), "--save", "", "--appendonly", "no"]);
  while (!client.isReady) await pause(20);
  expect(changes).toEqual([false, true]);
  client.destroy();
  redis.kill("SIGKILL");
});

(REDIS ? it : it.skip)("reports nothing while Redis is reachable", async () => {
  const port = await freePort();
  const redis = spawn(REDIS as string, ["--port", String(port), "--save", "", "--appendonly", "no"]);
  await new Promise<void>((resolve) => redis.stdout.on("data", (text: Buffer) => /Ready to accept/.test(String(text)) && resolve()));
  const changes: boolean[] = [];
  const client = connectRedis(`redis://127.0.0.1:${port}`, (reached) => changes.push(reached));
  while (!client.isReady) await pause(20);
  expect(changes).toEqual([]);
  client.destroy();
  redis.kill("SIGKILL");
});
