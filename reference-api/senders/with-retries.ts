import { setTimeout as sleep } from "node:timers/promises";

/**
 * Delays between attempts, milliseconds: a person waits for the code, and sees within two seconds that a provider is
 * down.
 */
const WAITS_MS: readonly number[] = [300, 1_000];

type Options = { signal?: AbortSignal | undefined; waitsMs?: readonly number[] | undefined };

/** Retries a delivery. Throws the last error, without further attempts when it is `final` or the signal is aborted. */
export async function withRetries<Answer>(deliver: () => Promise<Answer>, { signal, waitsMs = WAITS_MS }: Options): Promise<Answer> {
  for (let round = 0; ; round += 1) {
    try {
      signal?.throwIfAborted();
      return await deliver();
    } catch (error) {
      const waitMs = waitsMs[round];
      if (waitMs === undefined || signal?.aborted || (error as { final?: boolean }).final) throw error;
      await sleep(waitMs, undefined, { signal });
    }
  }
}
