/** What is left of a refused body may still come for this long, so that the sender reads the answer, milliseconds. */
const DRAIN_MS = 10_000;

/** The body of a call, read piece by piece at the reader's pace. */
export type IncomingBody = {
  /** The next piece; undefined at the end. Rejects when the sender goes. */
  read: () => Promise<Uint8Array | undefined>;
  /** Lets go of the rest: it is read and dropped, so that the answer reaches a sender who first sends everything. */
  drop: () => void;
};

/**
 * Takes the body over. Its stream is never cancelled while the answer is on its way: under Node that ends the connection, and the
 * answer with it.
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
      // The sender has gone.
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    read,
    drop() {
      if (over) return;
      over = true;
      void drain();
    },
  };
}
