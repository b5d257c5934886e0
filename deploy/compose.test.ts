import { readFileSync } from "node:fs";
import { parse } from "yaml";

type Service = { command?: string[]; environment?: Record<string, string> };
const { services } = parse(readFileSync("deploy/compose.yaml", "utf8"), { merge: true }) as { services: Record<string, Service> };

/** What the store of a setting does when it is full. */
function evictionOf(setting: string): string | undefined {
  const { command = [] } = services[new URL(services["web-1"]?.environment?.[setting] ?? "").hostname] ?? {};
  return command[command.indexOf("--maxmemory-policy") + 1];
}

test("pages never push rate limits out of their store", () => {
  expect([evictionOf("REDIS_URL"), evictionOf("PAGES_REDIS_URL")]).toEqual(["noeviction", "allkeys-lru"]);
});
