import { ApiError, noResponseError } from "@/lib/api/api-error";
import { type Call, readResult, sendCall } from "@/lib/api/api-fetch";
import { createTimeout } from "@/lib/browser/timeout-signal";
import type { DataOf, EndpointName } from "@/lib/contract/endpoints";
import { EVENT_STREAM, isEventStream, readEvents } from "@/lib/contract/event-stream";
import { REQUEST_TIMEOUT_MS } from "@/lib/limits";

/** The first event comes at once. If it does not come within this time, a proxy buffers the stream, milliseconds. */
const FIRST_EVENT_MS = 5_000;
const EVENT_MAX_CHARS = 1_000_000;

/**
 * Makes a call that may be answered with a stream of events, and calls `onEvent` with the data of each. Resolves with
 * the last data when the stream ends or breaks off, or with the data of a plain answer. Throws ApiError like `apiFetch`,
 * and a timeout if nothing arrives within five seconds.
 */
export async function apiEvents<Name extends EndpointName>(call: Call<Name>, onEvent: (data: DataOf<Name>) => void): Promise<DataOf<Name>> {
  const { signal, restart, clear } = createTimeout(call.signal);
  restart(FIRST_EVENT_MS);
  let last: { data: DataOf<Name> } | undefined;
  try {
    const response = await sendCall(call, signal, EVENT_STREAM);
    if (!isEventStream(response.headers)) return readResult(call, response, await response.text()).data;
    for await (const text of readEvents(response, EVENT_MAX_CHARS)) {
      restart(REQUEST_TIMEOUT_MS);
      last = readResult(call, response, text);
      onEvent(last.data);
    }
  } catch (cause) {
    if (call.signal?.aborted || cause instanceof ApiError) throw cause;
    if (!last) throw noResponseError(signal.aborted ? signal.reason : cause);
  } finally {
    clear();
  }
  if (!last) throw noResponseError(undefined);
  return last.data;
}
