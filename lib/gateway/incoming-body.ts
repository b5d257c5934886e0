/** How long the rest of a refused body may still arrive, so that the sender gets to read the response, milliseconds. */
const DRAIN_MS = 10_000;

/** The body of a call, read chunk by chunk with backpressure. */
export type IncomingBody = {
  /** The next chunk; undefined at the end. Rejects when the sender disconnects. */
  read: () => Promise<Uint8Array | undefined>;
  /** Reads and discards the rest, because some senders read the response only after sending everything. */
  discard: () => void;
};

/**
 * Reads a request body. Never cancels its stream before the response is sent: under Node that closes the connection.
 */
export function readIncoming(body: ReadableStream<Uint8Array>): IncomingBody {
  const reader = body.getReader();
  let over = false;
  const read = async () => {
    const { done, value } = await reader.read();
    over ||= done;
    return value;
  };

  async function drain(): Promise<void> {
    const timer = setTimeout(() => void reader.cancel().catch(() => undefined), DRAIN_MS);
    timer.unref();
    try {
      while (!(await reader.read()).done);
    } catch {
      // The sender disconnected.
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    read,
    discard() {
      if (over) return;
      over = true;
      void drain();
    },
  };
}
