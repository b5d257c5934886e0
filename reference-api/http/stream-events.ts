import { ReadableStream as NodeStream } from "node:stream/web";
import { SUCCESS } from "../../lib/contract/envelope.ts";
import { EVENT_STREAM, writeEvent } from "../../lib/contract/event-stream.ts";
import { ApiError } from "../errors.ts";

/** A response that sends each value as an event with an envelope. A refusal is the last event. */
export function streamEvents(values: AsyncIterable<unknown>): Response {
  const encoder = new TextEncoder();
  async function* events() {
    try {
      for await (const data of values) yield encoder.encode(writeEvent({ code: SUCCESS, message: "Sukses", data }));
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      yield encoder.encode(writeEvent({ code: cause.code, message: cause.message }));
    }
  }
  return new Response(NodeStream.from(events()) as ReadableStream, { headers: { "content-type": EVENT_STREAM, "cache-control": "no-store" } });
}
