import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { SUCCESS } from "../contract/envelope.ts";
import { limitedText } from "./limited-text.ts";
import { matchEndpoint } from "./match-endpoint.ts";
import { measureTimeOffset } from "./time-offset.ts";

/** A measured offset holds this long, as in the cookie of a visitor; a failed measurement is tried again sooner. Milliseconds. */
const KEPT_MS = 3_600_000;
const FAILED_MS = 60_000;
/** A page does not wait longer than this for a clock, milliseconds. */
const WAIT_MS = 1_000;
/** As much as the gateway reads of an answer, bytes. */
const ANSWER_MAX_BYTES = 8_388_608;
/** What an answer with 200 that is no success is told as, and a success that does not hold what the call promises. */
const REFUSED = 422;
const MISSHAPEN = 502;

/** Whether the data is what the call to this address answers; a call outside the contract promises nothing. */
function holdsData(method: string, url: string, data: unknown): boolean {
  try {
    const { endpoint } = matchEndpoint(method, new URL(url));
    return !endpoint.data || endpoint.data === "file" || endpoint.data.safeParse(data).success;
  } catch {
    return true;
  }
}

/** The status of an answer that came with 200. */
function statusOf(method: string, url: string, text: string): number {
  try {
    const envelope = JSON.parse(text);
    if (envelope?.code !== SUCCESS) return REFUSED;
    return holdsData(method, url, envelope.data) ? 200 : MISSHAPEN;
  } catch {
    return REFUSED;
  }
}

/** Next keeps whatever comes with 200: what no page can be made of would stand as long as a good answer. */
async function tellFault(method: string, url: string, response: Response): Promise<Response> {
  if (response.status !== 200) return response;
  const text = await limitedText(response, ANSWER_MAX_BYTES);
  return new Response(text, { status: statusOf(method, url, text), headers: response.headers });
}

/**
 * Gives the time header and a request id to calls of `apiOrigin` that have none. Next keys the answers it keeps by the headers that a page sends, and a time among
 * them would make every read a miss: so it is put on below Next, where `fetch` is still the platform's. What such a call is refused or wrongly answered with 200
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
    return await tellFault(init?.method ?? "GET", String(input), await send(input, { ...init, headers }));
  };
}
