import { setTimeout as pause } from "node:timers/promises";
import { endpoints } from "../contract/endpoints.ts";

/** Delays between retries, milliseconds. */
const RETRY_MS = [5_000, 30_000, 120_000];
const TIMEOUT_MS = 10_000;
/** Retries in progress. Beyond this a session stays valid upstream for its seven days, though the browser no longer has its token. */
const PENDING_MAX = 1_000;

let pending = 0;

async function logOut(apiOrigin: string, headers: Record<string, string>): Promise<boolean> {
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

/** Retries a logout that the upstream did not confirm, three times. The browser has already dropped the token. Never throws. */
export async function retryLogout(apiOrigin: string, headers: Record<string, string>, retryMs = RETRY_MS): Promise<void> {
  if (pending >= PENDING_MAX) return;
  pending += 1;
  try {
    for (const ms of retryMs) {
      await pause(ms, undefined, { ref: false });
      if (await logOut(apiOrigin, headers)) return;
    }
  } finally {
    pending -= 1;
  }
}
