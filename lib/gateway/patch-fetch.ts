import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { SUCCESS } from "../contract/envelope.ts";
import { matchEndpoint } from "./match-endpoint.ts";
import { measureTimeOffset } from "./time-offset.ts";
import { limitedText, RESPONSE_MAX_BYTES } from "./upstream.ts";

/**
 * Lifetime of a measured clock offset, as in the browser's cookie; shorter after a failed measurement. Milliseconds.
 */
const OFFSET_MS = 3_600_000;
const FAILED_MS = 60_000;
/** How long a page waits for the measurement, milliseconds. */
const WAIT_MS = 1_000;
/** Status in place of 200 for an error code, and for a success with missing or invalid data. */
const REFUSED = 422;
const INVALID_DATA = 502;

/** Whether the data matches the contract; true for calls outside of it. */
function isValidData(method: string, url: string, data: unknown): boolean {
  try {
    const { endpoint } = matchEndpoint(method, new URL(url));
    return !endpoint.data || endpoint.data === "file" || endpoint.data.safeParse(data).success;
  } catch {
    return true;
  }
}

/** The status for a response that came with 200. */
function statusOf(method: string, url: string, text: string): number {
  try {
    const envelope = JSON.parse(text);
    if (envelope?.code !== SUCCESS) return REFUSED;
    return isValidData(method, url, envelope.data) ? 200 : INVALID_DATA;
  } catch {
    return REFUSED;
  }
}

/**
 * Reads a response up to the largest size, because pages read all of it. Next caches every 200, so a response that no
 * page can use gets another status.
 */
async function readResponse(method: string, url: string, response: Response): Promise<Response> {
  if (!response.body) return response;
  const text = await limitedText(response, RESPONSE_MAX_BYTES);
  return new Response(text, { status: response.status === 200 ? statusOf(method, url, text) : response.status, headers: response.headers });
}

/**
 * Patches the platform's `fetch` below Next: adds the time header and a request id to calls of `apiOrigin`, corrects
 * the status of failed responses with 200, and rejects endless ones. Next's data cache keys by the headers that a page
 * sends, so a time among them would make every read a miss.
 */
export function patchFetch(apiOrigin: string): void {
  const send = globalThis.fetch;
  let offsetMs = 0;
  let dueAt = 0;

  async function refreshOffset(): Promise<void> {
    dueAt = Date.now() + FAILED_MS;
    // Not with Next's `fetch`: an uncached request would make the page dynamic.
    const measured = await measureTimeOffset(apiOrigin, send);
    if (measured === undefined) return;
    offsetMs = measured;
    dueAt = Date.now() + OFFSET_MS;
  }

  globalThis.fetch = async (input, init) => {
    if (!String(input).startsWith(`${apiOrigin}/`)) return await send(input, init);
    const headers = new Headers(init?.headers);
    if (headers.has("ts")) return await send(input, init);
    if (Date.now() >= dueAt) await Promise.race([refreshOffset(), pause(WAIT_MS)]);
    headers.set("ts", String(Date.now() + offsetMs));
    if (!headers.has("x-request-id")) headers.set("x-request-id", randomUUID());
    return await readResponse(init?.method ?? "GET", String(input), await send(input, { ...init, headers }));
  };
}
