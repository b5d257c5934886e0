/**
 * A stream that calls `start` at the first read: the response to a HEAD or to a closed connection is never read nor
 * cancelled. `abandon` is called instead when it is cancelled before that.
 */
export function lazyStream(start: () => AsyncIterable<Uint8Array>, abandon: () => Promise<void> = async () => undefined): ReadableStream {
  let chunks: AsyncIterator<Uint8Array> | undefined;
  return new ReadableStream(
    {
      async pull(controller) {
        chunks ??= start()[Symbol.asyncIterator]();
        for (;;) {
          const chunk = await chunks.next();
          if (chunk.done) return controller.close();
          if (chunk.value.length > 0) return controller.enqueue(chunk.value);
        }
      },
      cancel: async () => void (await (chunks ? chunks.return?.() : abandon())),
    },
    { highWaterMark: 0 },
  );
}
