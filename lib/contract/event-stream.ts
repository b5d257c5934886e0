import { createParser } from "eventsource-parser";

/** Type of a response that sends an event per news (server-sent events). Each event is an envelope. */
export const EVENT_STREAM = "text/event-stream";

/** Whether a response is a stream of events. */
export const isEventStream = (headers: Headers): boolean => headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() === EVENT_STREAM;

/** Writes one event. */
export const writeEvent = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;

/** The data of each event of a response, as text. Throws for an event of more than `maxChars` characters. */
export async function* readEvents(response: Response, maxChars: number): AsyncGenerator<string, void> {
  const events: string[] = [];
  const parser = createParser({
    maxBufferSize: maxChars,
    onEvent: ({ data }) => events.push(data),
    onError: (error) => {
      if (error.type === "max-buffer-size-exceeded") throw error;
    },
  });
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  try {
    for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
      parser.feed(decoder.decode(chunk.value, { stream: true }));
      yield* events.splice(0);
    }
  } finally {
    // Also when the caller stops reading.
    void reader?.cancel().catch(() => undefined);
  }
}
