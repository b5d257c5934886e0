import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { measureTimeOffset } from "./time-offset.ts";

/** A measured offset holds this long, as in the cookie of a visitor; a failed measurement is tried again sooner. Milliseconds. */
const KEPT_MS = 3_600_000;
const FAILED_MS = 60_000;
/** A page does not wait longer than this for a clock, milliseconds. */
const WAIT_MS = 1_000;

/**
 * Gives the time header and a request id to calls of `apiOrigin` that have none. Next keys the answers it keeps by the headers that a page sends, and a time among
 * them would make every read a miss: so it is put on below Next, where `fetch` is still the platform's.
 */
export function stampCalls(apiOrigin: string): void {
  const send = globalThis.fetch;
  let offsetMs = 0;
  let dueAt = 0;

  async function refreshOffset(): Promise<void> {
    dueAt = Date.now() + FAILED_MS;
    // Not through Next's `fetch`: a reading that is not kept would end the making of the page that waits for it.
    const measured = await measureTimeOffset(apiOrigin, send);
    if (measured === undefined) return;
    offsetMs = measured;
    dueAt = Date.now() + KEPT_MS;
  }

  globalThis.fetch = async (input, init) => {
    if (!String(input).startsWith(`${apiOrigin}/`)) return await send(input, init);
    const headers = new Headers(init?.headers);
    if (headers.has("ts")) return await send(input, init);
    if (Date.now() >= dueAt) await Promise.race([refreshOffset(), pause(WAIT_MS)]);
    headers.set("ts", String(Date.now() + offsetMs));
    if (!headers.has("x-request-id")) headers.set("x-request-id", randomUUID());
    return await send(input, { ...init, headers });
  };
}
