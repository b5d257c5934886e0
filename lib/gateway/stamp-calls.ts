import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { SUCCESS } from "../contract/envelope.ts";
import { measureTimeOffset } from "./time-offset.ts";

/** A measured offset holds this long, as in the cookie of a visitor; a failed measurement is tried again sooner. Milliseconds. */
const KEPT_MS = 3_600_000;
const FAILED_MS = 60_000;
/** A page does not wait longer than this for a clock, milliseconds. */
const WAIT_MS = 1_000;
/** What an answer with 200 that is no success is told as. */
const REFUSED = 422;

/** Next keeps whatever comes with 200: a refusal in such an answer would stand as long as what it refused. */
async function tellRefusal(response: Response): Promise<Response> {
  if (response.status !== 200) return response;
  const text = await response.text();
  let code: unknown;
  try {
    code = JSON.parse(text)?.code;
  } catch {
    // Not the envelope: refused all the same.
  }
  return new Response(text, { status: code === SUCCESS ? 200 : REFUSED, headers: response.headers });
}

/**
 * Gives the time header and a request id to calls of `apiOrigin` that have none. Next keys the answers it keeps by the headers that a page sends, and a time among
 * them would make every read a miss: so it is put on below Next, where `fetch` is still the platform's. What such a call is refused with 200
 * gets another status there.
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
    return await tellRefusal(await send(input, { ...init, headers }));
  };
}
