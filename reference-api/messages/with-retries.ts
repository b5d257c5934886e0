import { setTimeout as sleep } from "node:timers/promises";

/**
 * Delays between attempts, milliseconds: a provider that restarts is back within seconds, and a person waits for the
 * code.
 */
const WAITS_MS: readonly number[] = [500, 2_000];

type Options = { signal?: AbortSignal | undefined; waitsMs?: readonly number[] | undefined };

/** Retries a delivery. Throws the last error, without further attempts when it is `final` or the signal is aborted. */
export async function withRetries(deliver: () => Promise<void>, { signal, waitsMs = WAITS_MS }: Options): Promise<void> {
  for (let round = 0; ; round += 1) {
    try {
      signal?.throwIfAborted();
      await deliver();
      return;
    } catch (error) {
      const waitMs = waitsMs[round];
      if (waitMs === undefined || signal?.aborted || (error as { final?: boolean }).final) throw error;
      await sleep(waitMs, undefined, { signal });
    }
  }
}
