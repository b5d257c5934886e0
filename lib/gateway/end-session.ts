import { setTimeout as pause } from "node:timers/promises";
import { endpoints } from "../contract/endpoints.ts";

/** When a logout that failed is tried again, milliseconds after the try before. */
const RETRY_MS = [5_000, 30_000, 120_000];
const TIMEOUT_MS = 10_000;
/** Sessions that wait for their end; what is beyond lives for its seven days, and only a stolen copy could use it. */
const WAITING_MAX = 1_000;

let waiting = 0;

async function end(apiOrigin: string, headers: Record<string, string>): Promise<boolean> {
  try {
    const url = apiOrigin + endpoints.logout.path;
    const stamped = { ...headers, "content-type": "application/json", ts: String(Date.now()) };
    const response = await fetch(url, { method: "POST", headers: stamped, body: "{}", cache: "no-store", signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.body?.cancel();
    return response.ok || response.status === 401;
  } catch {
    return false;
  }
}

/** Ends a session of which the browser has let go though the upstream did not answer the logout. Tries three times; never throws. */
export async function endSessionLater(apiOrigin: string, headers: Record<string, string>, retryMs = RETRY_MS): Promise<void> {
  if (waiting >= WAITING_MAX) return;
  waiting += 1;
  try {
    for (const ms of retryMs) {
      await pause(ms, undefined, { ref: false });
      if (await end(apiOrigin, headers)) return;
    }
  } finally {
    waiting -= 1;
  }
}
