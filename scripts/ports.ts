import { once } from "node:events";
import { createServer } from "node:net";

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, "close");
  return port;
}

/** Whether nothing listens on a port of this machine. */
export async function isPortFree(port: number): Promise<boolean> {
  return await new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/** Whether browsers, and fetch as they do, never ask a port, whatever listens there: it belongs to another protocol. */
export async function isPortBarred(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}`, { method: "HEAD", signal: AbortSignal.timeout(2_000), redirect: "manual" });
    return false;
  } catch (cause) {
    return String((cause as Error).cause).endsWith("bad port");
  }
}

/** Whether an address answers with success within two seconds. */
export async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000), redirect: "manual" });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** Waits until an address answers. Throws an Error with one line after the given milliseconds. */
export async function waitFor(url: string, name: string, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await answers(url))) {
    if (Date.now() > deadline) throw new Error(`${name} did not answer on ${url} within ${Math.round(timeoutMs / 1000)} s.`);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}
