import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Whether a port is free on all addresses. */
export async function isPortFree(port: number): Promise<boolean> {
  return await new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/**
 * Finds a free local port, whose neighbours at the given distances are free too. It lies below the ports that systems give
 * to outgoing connections (from 32768 on), which could take it before it is used.
 */
export async function freePort(neighbours: number[] = []): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000);
    const free = await Promise.all([0, ...neighbours].map((distance) => isPortFree(port + distance)));
    if (free.every(Boolean)) return port;
  }
}

/** Whether browsers, like fetch, refuse to connect to a port because it belongs to another protocol. */
export async function isPortBlocked(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}`, { method: "HEAD", signal: AbortSignal.timeout(2_000), redirect: "manual" });
    return false;
  } catch (cause) {
    return String((cause as Error).cause).endsWith("bad port");
  }
}

/** Whether a URL answers 2xx within two seconds. */
export async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000), redirect: "manual" });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** Waits until a URL answers 2xx; throws after the given milliseconds. */
export async function waitFor(url: string, name: string, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await answers(url))) {
    if (Date.now() > deadline) throw new Error(`${name} did not answer on ${url} within ${Math.round(timeoutMs / 1000)} s.`);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}
